// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <stop_token>

#include "engine/recording/recording.h"

namespace handhold {

/// What a low-pass takes out of the markers, over its cut-off (Winter, 3.4.4.3): noise alone leaves a
/// straight line, which met at no cut-off at all is its amount; where the curve has that amount the motion
/// lost is as much as the noise that stays.
struct ResidualAnalysis {
  std::vector<double> cutOffs;    ///< Hz, ascending
  std::vector<double> residuals;  ///< m, root of the mean square over markers, axes and frames
  double noise = 0.0;             ///< m: the line at 0 Hz
  double slope = 0.0;             ///< m/Hz, of the line
  double lineFrom = 0.0;          ///< Hz: the line is that of the residuals from here on
  double chosen = 0.0;            ///< Hz

  bool isKnown() const { return !cutOffs.empty(); }
};

/// Of each marker the longest stretch in which it was seen, at most 4,096 frames of it, at even times between
/// them where theirs are not. Unknown where there are none of twenty frames, and of one that was stopped.
ResidualAnalysis residualAnalysis(const Recording& recording, std::stop_token stop = {});

}  // namespace handhold
