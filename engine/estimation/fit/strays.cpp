// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/estimation/fit/strays.h"

#include <algorithm>

#include "engine/dynamics/kinematics.h"

namespace handhold {

std::vector<Stray> straysOf(const Model& model, const FitProblem& problem,
                            const std::vector<VectorX>& motion) {
  std::vector<Stray> strays;
  Data data(model);
  for (int frame = 0; frame < problem.frames; ++frame) {
    updateKinematics(model, motion[static_cast<std::size_t>(frame)], data);
    for (std::size_t i = 0; i < problem.markers.size(); ++i) {
      const Vector3f& seen = problem.position(i, frame);
      if (!isSeen(seen)) continue;
      const Vector3 place = linkPose(data, problem.markers[i].link) * problem.markers[i].point;
      const double distance = (place - seen.cast<double>()).norm();
      if (distance > problem.weights.stray) strays.push_back({i, frame, distance});
    }
  }
  return strays;
}

CleanedProblem::CleanedProblem(const FitProblem& whole, const std::vector<Stray>& strays) : problem(whole) {
  for (const std::vector<Vector3f>* seen : whole.seen) seen_.push_back(*seen);
  for (const Stray& stray : strays) seen_[stray.marker][static_cast<std::size_t>(stray.frame)] = unseen();
  for (std::size_t i = 0; i < seen_.size(); ++i) problem.seen[i] = &seen_[i];
}

Doubts doubtsOf(const std::vector<Stray>& strays, const FitProblem& problem, const Recording& recording) {
  Doubts doubts;
  for (std::size_t i = 0; i < problem.markers.size(); ++i) {
    int count = 0;
    double most = 0.0;
    for (const Stray& stray : strays)
      if (stray.marker == i) ++count, most = std::max(most, stray.distance);
    if (count == 0) continue;
    const Marker& marker = recording.markers[static_cast<std::size_t>(problem.markers[i].marker)];
    doubts.push_back(
        {DoubtKind::Labels,
         marker.name,
         "up to {1} off the body in " + std::to_string(count) + (count == 1 ? " frame" : " frames"),
         "left out there",
         DoubtAbout::Other,
         {{most}}});
  }
  return doubts;
}

}  // namespace handhold
