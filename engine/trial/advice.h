// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "engine/trial/task_change.h"

namespace handhold {

/// Where laws cannot hold: the one change that would help most.
struct Advice {
  std::string sentence;  ///< "moving the handhold right grip 9 cm down would make it possible", or empty
  TaskChange change;     ///< the same, to be applied
  bool isGiven() const { return !sentence.empty(); }
  bool operator==(const Advice&) const = default;
};

}  // namespace handhold
