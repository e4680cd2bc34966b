// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/planning/manoeuvre/turning/turn_cycle.h"

namespace handhold {

/// A joint of each side that goes to and fro once a round. On the right its angle is
///   centre + swing cos(round + phase),
/// on the left as the body's mirror image has it: at the same time in a pitch, as the rounds run backwards in
/// a roll. A round is then its own mirror image, backwards or not, and leaves no turn about the other axes
/// but one, which the lean takes away.
struct JointCircle {
  const char* joint = "";                         ///< without its side
  double centre = 0.0, swing = 0.0, phase = 0.0;  ///< (rad)
};

/// Limbs that go round and round and are lifted and closed once, before and after.
struct CircleForm {
  const char* words = "";       ///< "a hula of straight legs"
  const char* wordsAside = "";  ///< the same with the arms held aside
  TurnKind kind = TurnKind::Roll;
  TurnLimbs limbs = TurnLimbs::Legs;
  std::vector<JointCircle> joints;
};

/// All that are tried.
const std::vector<CircleForm>& circleForms();

/// Whether the model has the joints of both sides.
bool canDo(const Model& model, const CircleForm& form);

/// Lifting to where the rounds begin, `rounds` of them, closing.
CycleWays circleWays(const Model& model, const TurnCycle& cycle);

}  // namespace handhold
