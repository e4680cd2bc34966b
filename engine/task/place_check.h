// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "engine/task/task_check.h"

namespace handhold {

/// Whether a contact's place, and each at which it may hold instead, is one of its prop: the prop has such a
/// part, the part suits the contact, and the place lies within its measures. `path` is that of the contact.
std::optional<TaskProblem> placeProblem(const Task& task, const Contact& contact, const std::string& path);

/// An edited contact agrees with its place again. Where the place was edited it counts; else a new position
/// slides along, and a kind that the part does not suit stays where it is in the prop's frame.
void agreeWithPlace(const Task& task, const Contact& before, Contact& contact);

/// How many ways to choose places and sides a task may leave to the solver: it looks at each.
inline constexpr std::size_t kMostHoldChoices = 64;

/// Whether the contacts of a task leave more ways to choose than that.
std::optional<TaskProblem> choiceProblem(const Task& task);

/// What had to be settled about a contact's place to read it.
struct PlaceNote {
  enum class Kind {
    Bound,      ///< the file knows no places: the contact was put on the prop that it lies on
    Overruled,  ///< the file tells another position than that of the place, which counts
    Adrift      ///< the task has no props: the contact stands free at the position that the file tells
  };
  Kind kind = Kind::Bound;
  std::string contact, prop;
  double moved = 0.0;   ///< (m)
  double turned = 0.0;  ///< of its axis (rad)
};

/// A sentence for each kind of note: "right grip and left grip are now on bar, left foot on floor".
std::vector<std::string> inWords(const std::vector<PlaceNote>& notes);

}  // namespace handhold
