// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QWidget;

namespace handhold {

/// Whether what is kept under a name already may go for what is to be kept under it; `told` says what that
/// is.
bool mayReplace(QWidget* parent, const QString& told);

}  // namespace handhold
