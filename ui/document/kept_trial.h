// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "engine/core/bounds.h"
#include "engine/task/task.h"
#include "engine/trial/trial.h"

namespace handhold {

/// How a result stands beside others that it is compared with; the trial itself stays as it is.
struct Alignment {
  double shift = 0.0;                ///< s: where its own time 0 lies on the clock of the others
  double heading = 0.0;              ///< rad, about the vertical through the world's origin
  Vector3 offset = Vector3::Zero();  ///< W (m), after the turn
  bool operator==(const Alignment&) const = default;
};

/// A trial that was found or opened, kept to show again and to compare.
struct KeptTrial {
  int id = 0;  ///< of no other trial of the project, whatever is deleted
  std::string name;
  std::shared_ptr<const Trial> trial;  ///< with frames or a recording; never null
  Alignment alignment = {};
  std::string note = {};  ///< what somebody says of it
};

/// The greatest |torque| / limit of a joint, and when (s).
struct JointPeak {
  double load = 0.0, time = 0.0;
};

/// Of each joint over all frames of these times (s); index 0 is unused.
std::vector<JointPeak> jointPeaks(const Trial& trial, const Range& times = {});

}  // namespace handhold
