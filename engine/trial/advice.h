// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>

#include "engine/trial/task_change.h"
#include "engine/trial/violation.h"

namespace handhold {

/// What a change does.
enum class Effect {
  None,
  MakesPossible,  ///< it was tried, and all laws hold
  HelpsMost,      ///< it was tried, and least is left
  ShouldHelp      ///< by the multipliers; it was not tried
};

/// Where laws cannot hold: the one change that would help most. change_words.h says it.
struct Advice {
  Effect effect = Effect::None;
  TaskChange change = {};
  std::optional<Violation> left = {};  ///< the worst that the change leaves
  std::string told = {};               ///< by an earlier version's file, which has no values for it
  bool isGiven() const { return effect != Effect::None; }
  bool operator==(const Advice&) const = default;
};

}  // namespace handhold
