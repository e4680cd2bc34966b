// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <filesystem>

#include "engine/task/file/opened_task.h"
#include "engine/trial/trial.h"

namespace handhold {

/// What document 002 tells of a trial, as we find it.
struct TrialFigures {
  int iterations = 0;
  double gap = 0.0;  ///< greatest distance of hands, feet and target from where they belong (m)
  /// The objective by the source's formula (002 equations 5.1, 5.2, 5.6, 5.7); of a motion (6.1 to 6.5)
  /// summed over the time steps between its ends, as the printed values are.
  double value = 0.0;
  double averageTorque = 0.0, greatestTorque = 0.0;  ///< |torque| of the joints (N m)
  double averageShare = 0.0, greatestShare = 0.0;    ///< torque over its limit
  /// On the left hand Fx, Fy (N), M about z (N m), then on the right; summed over the source's time steps.
  std::array<double, 6> reactions{};
};

struct SourceAnswer {
  OpenedTask asked;  ///< with that objective
  Trial trial;
  TrialFigures figures;
};

/// A sample task's posture with one of the source's four objectives alone.
SourceAnswer sourcePosture(const std::filesystem::path& task, int objective, int starts);

/// A sample task's motion with one of the source's five objectives; torques are not told in figures.
SourceAnswer sourceMotion(const std::filesystem::path& task, int objective);

}  // namespace handhold
