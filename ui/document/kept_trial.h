// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "engine/task/task.h"
#include "engine/trial/trial.h"

namespace handhold {

/// A trial that was found or opened, kept to show again and to compare.
struct KeptTrial {
  int id = 0;  ///< of no other trial of the project, whatever is deleted
  std::string name;
  std::shared_ptr<const Trial> trial;  ///< with frames or a recording; never null
};

/// Greatest |torque| / limit of each joint over all frames; index 0 is unused.
std::vector<double> jointPeaks(const Trial& trial);

}  // namespace handhold
