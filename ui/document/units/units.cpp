// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/units/units.h"

#include <utility>

namespace handhold {

Units& Units::shared() {
  static Units units;
  return units;
}

void Units::choose(const UnitChoice& choice) {
  if (std::exchange(choice_, choice) != choice) emit changed();
}

}  // namespace handhold
