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
  Pose X_WS;                    ///< of its site, on the average of the time in which it rests
  double greatest = 0.0;        ///< force that was measured on that foot or hand then (N); 0: none was
};

/// Where the floor is, and what bore the body.
struct FoundBearings {
  double floor = 0.0;  ///< height (m): of the plates, else where feet rest lowest
  std::vector<Bearing> bearings;
  Doubts doubts;  ///< what nothing measured and nobody declared
};

/// What bore the body in a piece of a recorded trial (s, on its clock). Feet bear while a plate says so, and
/// where no plate was, while heel or ball rests near the floor; where nothing else bears a body that does not
/// fall, a foot that rests higher stands on something. Hands bear where the trial has a load on them, where
/// `holds` or the recording's own say so, and while they rest and the body moves past them.
FoundBearings foundBearings(const Trial& trial, const TimeSpan& piece,
                            const std::vector<DeclaredHold>& holds);

}  // namespace handhold
