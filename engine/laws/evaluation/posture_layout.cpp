// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/laws/evaluation/posture_layout.h"

#include <limits>

namespace handhold {

namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();

void boundCoordinates(const Model& model, const Task& task, PostureLayout& layout) {
  for (int k = 0; k < 6; ++k)
    if (!model.baseFree[k]) layout.lower[k] = layout.upper[k] = 0.0;
  if (!task.laws.jointLimits) return;
  for (int i = 1; i < model.linkCount(); ++i) {
    layout.lower[velocityIndex(i)] = model.joints[i].lower;
    layout.upper[velocityIndex(i)] = model.joints[i].upper;
  }
}

void addLoads(PostureLayout& layout) {
  for (int p = 0; p < static_cast<int>(layout.points.size()); ++p)
    for (int c = 0; c < 6; ++c)
      if (layout.points[p].carries[c])
        layout.loads.push_back({p, c, c < 3 ? PostureLayout::kForceScale : PostureLayout::kMomentScale});
}

}  // namespace

PostureLayout::PostureLayout(const Model& model, const Task& task, Regime regime)
    : coordinates(model.velocitySize()), points(contactPoints(model, task)) {
  addLoads(*this);
  size = coordinates + static_cast<int>(loads.size());
  if (task.objective.greatestTorque > 0.0) greatest = size++;
  if (regime == Regime::Moving) {
    rates = size;
    accelerations = rates + coordinates;
    size = accelerations + coordinates;
  }
  lower = VectorX::Constant(size, -kInfinity);
  upper = VectorX::Constant(size, kInfinity);
  boundCoordinates(model, task, *this);
  for (size_t k = 0; k < loads.size(); ++k) {
    const ContactPoint& point = points[loads[k].point];
    lower[coordinates + k] = point.lower[loads[k].component] / loads[k].scale;
    upper[coordinates + k] = point.upper[loads[k].component] / loads[k].scale;
  }
  if (greatest < 0) return;
  lower[greatest] = 0.0;
  if (task.laws.torqueLimits) upper[greatest] = 1.0;
}

}  // namespace handhold
