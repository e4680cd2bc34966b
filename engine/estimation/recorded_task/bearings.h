// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/contact/contact_kind.h"
#include "engine/estimation/preparation.h"
#include "engine/estimation/weighing/weighing.h"
#include "engine/trial/trial.h"

namespace handhold {

/// A ball or heel of a foot, or a hand, that bore the body from one time to another without moving.
struct Bearing {
  ContactKind kind = ContactKind::Foot;  ///< Foot: the ball; Heel; Grip
  BodySide side = BodySide::Right;
  double from = 0.0, to = 0.0;  ///< s, from the beginning of the piece
  Pose X_WS = {};               ///< of its site, on the average of the time in which it rests
  /// Force on that foot or hand then (N): as measured, else its part of what nothing measured; 0: unknown.
  double greatest = 0.0;
};

/// Where the floor is, and what bore the body.
struct FoundBearings {
  double floor = 0.0;  ///< height (m): of the plates, else where feet rest lowest
  std::vector<Bearing> bearings;
  Doubts doubts;  ///< what nothing measured and nobody declared
};

/// What bore the body in a piece of a recorded trial (s, on its clock). Feet bear while a plate says so, and
/// where no plate was, while heel or ball rests near the floor; a foot that rests higher stands on something
/// where nothing else bears a body that does not fall, and where the body moves past it. Hands bear where the
/// trial has a load on them, where `holds` or the recording's own say so, while they rest and the body moves
/// past them, and where the body hangs: nothing else bears it, it does not fall, and they stay about one
/// place. What rests with short pauses at one place bears in these, too.
FoundBearings foundBearings(const Trial& trial, const TimeSpan& piece,
                            const std::vector<DeclaredHold>& holds);

}  // namespace handhold
