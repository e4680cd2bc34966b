// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/files/study_places.h"

#include <cmath>
#include <nlohmann/json.hpp>

#include "engine/core/error.h"
#include "engine/core/nearest_name.h"
#include "engine/planning/posture/place_costs.h"

namespace handhold {

std::string varyPlaces(const Task& task, const std::string& contact, int most, const std::string& place) {
  using PlaceJson = nlohmann::ordered_json;
  std::vector<std::string> names;
  for (const Contact& each : task.contacts) names.push_back(each.name);
  const auto found = std::ranges::find(names, contact);
  if (found == names.end())
    throw InputError(place, "the task has no contact '" + contact + "'", suggestion(contact, names));
  const auto index = static_cast<std::size_t>(found - names.begin());
  const Contact& at = task.contacts[index];
  const PlaceGrid grid = placesAbout(task, at, most);
  if (grid.places.empty() || at.prop.empty())
    throw InputError(place, "'" + contact + "' tells no place on a rod or face",
                     "put it on a bar, a rung, a rail, a box, a floor or a wall ('on' in the task)");
  const bool isRod = rowOf(at.place->part).isRod();
  PlaceJson values = PlaceJson::array();
  for (const PropPlace& each : grid.places) {
    const auto told = [](double value) { return std::round(1e4 * value) / 1e4; };
    values.push_back(isRod ? PlaceJson(told(each.along))
                           : PlaceJson{told(each.across.x()), told(each.across.y())});
  }
  return PlaceJson{{"name", "place of " + contact},
                   {"pointer", "/contacts/" + std::to_string(index) + "/on" + (isRod ? "/along" : "/point")},
                   {"values", values}}
      .dump();
}

}  // namespace handhold
