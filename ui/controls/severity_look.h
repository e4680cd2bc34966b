// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QPalette>
#include <QString>

#include "ui/document/verdict.h"

namespace handhold {

/// The icon and colour that belong to a severity, the same everywhere.
QString severityIcon(Severity severity);
QColor severityColor(Severity severity, const QPalette& palette);

}  // namespace handhold
