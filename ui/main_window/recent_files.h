// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

#include "ui/document/files/folders.h"

namespace handhold {

/// The ten files used last, newest first; those that are gone are left out.
QStringList recentFiles();
void rememberFile(const QString& file);

}  // namespace handhold
