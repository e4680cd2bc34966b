// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "engine/contact/contact_load.h"
#include "engine/optimization/nlp.h"
#include "engine/trial/advice.h"
#include "engine/trial/posture_status.h"
#include "engine/trial/violation.h"

namespace handhold {

struct PostureResult {
  PostureStatus status = PostureStatus::Failed;
  std::string message;             ///< one sentence; empty where the violations tell it
  VectorX q;                       ///< model.positionSize()
  VectorX tau;                     ///< model.velocitySize(); the base rows are the residual
  std::vector<ContactLoad> loads;  ///< contacts first, then the task's loads
  double objective = 0.0;
  std::vector<std::pair<std::string, double>> terms;  ///< weighted share of each goal
  std::vector<Violation> violations;
  Advice advice;
  double peakLoad = 0.0;  ///< greatest |torque| / limit
  LinkIndex peakJoint;
  int iterations = 0;
  double seconds = 0.0;
  NlpWarmStart warm;  ///< for the next, similar solve
  VectorX unknowns;   ///< coordinates and loads, likewise

  bool solved() const { return isSolved(status); }
};

}  // namespace handhold
