// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/trial/posture_words.h"

namespace handhold {

std::string toString(PostureStatus status) {
  switch (status) {
    case PostureStatus::Optimal:
      return "optimal";
    case PostureStatus::Feasible:
      return "feasible";
    case PostureStatus::Infeasible:
      return "infeasible";
    case PostureStatus::Stopped:
      return "stopped";
    case PostureStatus::Failed:
      return "failed";
  }
  return {};
}

std::string toString(UnmetKind kind) {
  switch (kind) {
    case UnmetKind::ContactPosition:
      return "contact position";
    case UnmetKind::ContactDirection:
      return "contact direction";
    case UnmetKind::Target:
      return "target";
    case UnmetKind::JointTorque:
      return "joint torque";
    case UnmetKind::ContactForce:
      return "contact force";
    case UnmetKind::HeldLoad:
      return "held load";
    case UnmetKind::Friction:
      return "friction";
    case UnmetKind::Equilibrium:
      return "equilibrium";
    case UnmetKind::Collision:
      return "collision";
  }
  return {};
}

std::string spoken(PostureStatus status) {
  switch (status) {
    case PostureStatus::Optimal:
      return "feasible, local optimum";
    case PostureStatus::Infeasible:
      return "not feasible";
    case PostureStatus::Failed:
      return "no result";
    default:
      return toString(status);
  }
}

}  // namespace handhold
