// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "engine/planning/posture/posture.h"
#include "engine/task/prop_parts.h"

namespace handhold {

/// Places of a contact on one rod or face, in rows that neighbour each other: one row along a rod.
struct PlaceGrid {
  std::vector<PropPlace> places;  ///< row after row
  int columns = 0;

  int rows() const { return columns > 0 ? static_cast<int>(places.size()) / columns : 0; }
};

/// At most `most` places on the part that the contact lives on: along the whole rod, at the contact's angle
/// about it; on a face about the contact, within an arm's length. None where it lives on no part.
PlaceGrid placesAbout(const Task& task, const Contact& contact, int most);

/// What it costs to hold at a place, the best posture of the task taken.
struct PlaceCost {
  bool isWeighed = false;
  bool isPossible = false;
  double load = 0.0;       ///< greatest |torque| / limit
  double objective = 0.0;  ///< what is minimised
  std::string binds;       ///< the most loaded joint, or the first law that cannot be kept
};

/// One of the things that a contact may hold, with its places and what each of them costs.
struct WeighedThing {
  std::size_t choice = 0;  ///< 0: where the contact stands, else that of its others before which it comes
  PlaceGrid grid;
  std::vector<PlaceCost> costs;  ///< one a place
};

/// All that the contact may hold, where it stands first, with at most so many places in all. Empty where that
/// is no rod or face.
std::vector<WeighedThing> thingsToWeigh(const Task& task, int contact, int most);

/// The task with the contact on that one of the things.
Task withThing(Task task, int contact, std::size_t choice);

/// Called for each place as it is found, by its number in the grid of one of the things.
using PlaceSink = std::function<void(std::size_t thing, int place, const PlaceCost& cost)>;

/// Which places of a contact of a task are to be weighed.
struct PlaceQuestion {
  std::shared_ptr<const Model> model;
  Task task;
  int contact = 0;
  std::vector<WeighedThing> things;  ///< as thingsToWeigh tells them
  PostureResult from;                ///< the posture where the contact is now
};

/// The cost of each place of each thing: outward from the one nearest to where the contact is, each posture
/// from that of the neighbour before, so that two hundred take a second or two. A stop leaves the rest
/// untold.
void weighPlaces(const PlaceQuestion& question, const PlaceSink& sink, const std::stop_token& stop = {});

/// The place that costs least: of the possible ones by the objective. -1 where none is possible.
int bestPlace(const std::vector<PlaceCost>& costs);

/// The thing whose best place costs least; none where no place is possible.
std::optional<std::size_t> bestThing(const std::vector<WeighedThing>& things);

/// The contact at a place of a thing, the others that it may hold besides kept.
Contact contactAt(const Task& task, int contact, const WeighedThing& thing, int place);

}  // namespace handhold
