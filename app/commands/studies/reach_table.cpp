// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/studies/reach_table.h"

#include "engine/trial/csv.h"

namespace handhold {

std::string reachToCsv(const ReachMap& map) {
  CsvText csv({"x", "y", "z", "reached", "load", "binds"});
  for (const ReachPlace& place : map.places) {
    for (const double number : place.position) csv.add(number);
    csv.add(place.isReached ? 1.0 : 0.0);
    csv.add(place.load);
    csv.add(place.binds);
    csv.endRow();
  }
  return csv.text();
}

}  // namespace handhold
