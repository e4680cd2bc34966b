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
  handWidth = 0.0;
}

Manoeuvre usualManoeuvre(ManoeuvreKind kind) {
  switch (kind) {
    case ManoeuvreKind::Orient:
      return TurnManoeuvre();
    case ManoeuvreKind::Ladder:
      return TraverseManoeuvre();
    case ManoeuvreKind::Flight:
      return FlightManoeuvre();
    case ManoeuvreKind::Hold:
      return HoldManoeuvre();
    case ManoeuvreKind::Carry:
      break;
  }
  return CarryManoeuvre();
}

std::string toString(ManoeuvreKind kind) {
  switch (kind) {
    case ManoeuvreKind::Orient:
      return "orient";
    case ManoeuvreKind::Ladder:
      return "ladder";
    case ManoeuvreKind::Flight:
      return "flight";
    case ManoeuvreKind::Hold:
      return "hold";
    case ManoeuvreKind::Carry:
      return "carry";
  }
  return {};
}

std::string toString(TurnGoal goal) { return goal == TurnGoal::Shortest ? "shortest" : "least torque"; }

std::string toString(TurnLimbs limbs) { return limbs == TurnLimbs::Legs ? "legs" : "legs and arms"; }

std::string toString(TraverseMethod method) {
  return method == TraverseMethod::Kinematic ? "kinematic" : "predicted";
}

std::string toString(TraversePace pace) { return pace == TraversePace::Even ? "even" : "stop at rungs"; }

std::string toString(PushFrom from) { return from == PushFrom::Wall ? "wall" : "rail"; }

std::string toString(ToolHands hands) {
  return hands == ToolHands::Both ? "both" : hands == ToolHands::Right ? "right" : "left";
}

std::string toString(RestrainedFeet feet) {
  return feet == RestrainedFeet::Both ? "both" : feet == RestrainedFeet::Right ? "right" : "left";
}

}  // namespace handhold
