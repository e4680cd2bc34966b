// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace handhold {

/// A unit as read in the window: "°", "°/s" where files write "deg", "deg/s".
inline QString withDegreeSign(QString unit) {
  const QString word = QStringLiteral("deg");
  const bool isOfDegrees = unit == word || unit.startsWith(word + QLatin1Char('/'));
  return isOfDegrees ? unit.replace(0, word.size(), QChar(0x00B0)) : unit;
}

/// "12.5 mm", "20.0°".
inline QString numberWithUnit(const QString& number, const QString& unit) {
  if (unit.isEmpty() || unit == QString(QChar(0x00B0))) return number + unit;
  return number + QLatin1Char(' ') + unit;
}

}  // namespace handhold
