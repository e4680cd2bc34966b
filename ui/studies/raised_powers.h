// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <string>

#include "ui/theme/degree_sign.h"

namespace handhold {

/// A unit as read in the window: a raised two for the ^2 of files, a sign for degrees.
inline QString raisedPowers(const std::string& unit) {
  return withDegreeSign(QString::fromStdString(unit).replace(QStringLiteral("^2"), QString(QChar(0x00B2))));
}

}  // namespace handhold
