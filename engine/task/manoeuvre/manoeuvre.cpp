// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/task/manoeuvre/manoeuvre.h"

namespace handhold {

/// Slow on long ramps: what a large mass asks of the hands.
CarryManoeuvre::CarryManoeuvre() {
  along = TraverseAlong::Rail;
  spacing = 0.3;
  speed = 0.15;
  rampTime = 6.0;
  clearance = 0.1;
}

namespace {

template <std::size_t... kinds>
Manoeuvre usual(std::size_t kind, std::index_sequence<kinds...>) {
  Manoeuvre manoeuvre;
  ((kinds == kind ? void(manoeuvre.emplace<kinds>()) : void()), ...);
  return manoeuvre;
}

}  // namespace

Manoeuvre usualManoeuvre(ManoeuvreKind kind) {
  return usual(static_cast<std::size_t>(kind), std::make_index_sequence<std::variant_size_v<Manoeuvre>>());
}

std::string toString(ManoeuvreKind kind) { return rowOf(kind).word; }

std::string toString(TurnGoal goal) { return goal == TurnGoal::Shortest ? "shortest" : "least torque"; }

std::string toString(TurnLimbs limbs) { return limbs == TurnLimbs::Legs ? "legs" : "legs and arms"; }

std::string toString(TraverseAlong along) { return along == TraverseAlong::Rungs ? "rungs" : "rail"; }

std::string toString(TraverseMethod method) {
  return method == TraverseMethod::Kinematic   ? "kinematic"
         : method == TraverseMethod::Predicted ? "predicted"
                                               : "joint space";
}

std::string toString(TraverseGoal goal) { return goal == TraverseGoal::AsAsked ? "as asked" : "fastest"; }

std::string toString(TraversePace pace) { return pace == TraversePace::Even ? "even" : "stop at rungs"; }

std::string toString(PushFrom from) { return from == PushFrom::Wall ? "wall" : "rail"; }

std::string toString(ToolHands hands) {
  return hands == ToolHands::Both ? "both" : hands == ToolHands::Right ? "right" : "left";
}

std::string toString(RestrainedFeet feet) {
  return feet == RestrainedFeet::Both ? "both" : feet == RestrainedFeet::Right ? "right" : "left";
}

}  // namespace handhold
