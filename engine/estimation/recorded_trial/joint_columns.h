// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "engine/model/model.h"
#include "engine/recording/recording.h"

namespace handhold {

/// Which columns of a table are which parts of q, by the names of our tables of states, whatever their case.
struct JointColumns {
  std::vector<int> columns;          ///< one a part of q, -1 where there is none
  std::vector<std::string> unknown;  ///< columns that name neither a joint nor its speed

  int joints() const;  ///< that have a column
};

/// None of a table of torques, which names its columns alike.
JointColumns jointColumns(const Recording& recording, const Model& model);

/// Gives the columns of joints that tell no unit theirs: radians, or degrees where most are too large for
/// radians; places are metres. Numbers that no joint and no place takes become gaps. What was taken is added
/// to the doubts.
void nameJointAngles(const JointColumns& joints, Recording& recording);

}  // namespace handhold
