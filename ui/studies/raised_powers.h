// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace handhold {

/// A unit as read in the window: a raised two for the ^2 of files.
inline QString raisedPowers(const std::string& unit) {
  return QString::fromStdString(unit).replace(QStringLiteral("^2"), QString(QChar(0x00B2)));
}

}  // namespace handhold
