// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/estimation/fit/fit_problem.h"

namespace handhold {

int FitProblem::seenIn(int frame) const {
  int count = 0;
  for (std::size_t i = 0; i < markers.size(); ++i)
    if (markers[i].weight > 0.0 && isSeen(position(i, frame))) ++count;
  return count;
}

FitProblem fitProblem(const Recording& recording, const std::vector<FitMarker>& markers) {
  FitProblem problem;
  problem.markers = markers;
  for (const FitMarker& marker : markers)
    problem.seen.push_back(&recording.markers[static_cast<std::size_t>(marker.marker)].positions);
  if (const double rate = meanRate(recording.frames); rate > 0.0) problem.rate = rate;
  problem.frames = recording.frames.count();
  return problem;
}

}  // namespace handhold
