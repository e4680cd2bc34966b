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
