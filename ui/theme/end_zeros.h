// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace handhold {

/// A written number without zeros behind the last figure of its fraction.
inline QString withoutEndZeros(QString number) {
  if (!number.contains(QLatin1Char('.'))) return number;
  while (number.endsWith(QLatin1Char('0'))) number.chop(1);
  if (number.endsWith(QLatin1Char('.'))) number.chop(1);
  return number;
}

}  // namespace handhold
