// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/planning/manoeuvre/turning/cycle_loads.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "engine/planning/manoeuvre/floating/floating_motion.h"

namespace handhold {

namespace {

constexpr double kShortestStep = 0.2;  // s; people do not swing a limb there and stop it in less

}  // namespace

CycleLoads::CycleLoads(const Model& model, const CycleWays& ways, int instants) : model_(&model) {
  for (int k = 0; k < 3; ++k) {
    const int lengths = static_cast<int>((ways[k].size() - 1) / (ways[0].size() - 1));
    addStep(ways[k], instants * std::max(1, lengths), steps_[k]);
  }
}

void CycleLoads::addStep(const std::vector<VectorX>& way, int instants, Step& step) {
  const JointStep unit("", way, 1.0);
  FloatSettings settings;
  settings.duration = 1.0;
  settings.framesPerSecond = instants;
  const Motion motion = floatingInstants(
      *model_, [&](double t) { return unit.at(t); }, settings);
  const int joints = model_->jointCount(), count = static_cast<int>(motion.frames.size());
  step.unit.resize(joints, count);
  step.spring.resize(joints, count);
  for (int i = 0; i < count; ++i) {
    const MotionFrame& frame = motion.frames[i];
    for (int j = 1; j <= joints; ++j) {
      const Joint& joint = model_->joints[j];
      step.spring(j - 1, i) = joint.stiffness * (frame.q[positionIndex(j)] - joint.neutral);
    }
    step.unit.col(i) = frame.tau.tail(joints) - step.spring.col(i);
    step.fastest = std::max(step.fastest, frame.v.tail(joints).lpNorm<Eigen::Infinity>());
  }
}

// |tau_1 / T^2 + tau_s| <= limit on the side on which tau_1 pulls:  T^2 >= tau_1 / (limit - tau_s)
std::array<double, 3> CycleLoads::shortest(double share, double maxSpeed) const {
  std::array<double, 3> durations{};
  for (int k = 0; k < 3; ++k) {
    const Step& step = steps_[k];
    double square = kShortestStep * kShortestStep;
    for (int j = 0; j < step.unit.rows(); ++j) {
      const double upper = share * model_->joints[j + 1].torqueUpper;
      const double lower = share * model_->joints[j + 1].torqueLower;
      for (int i = 0; i < step.unit.cols(); ++i) {
        const double moving = step.unit(j, i), spring = step.spring(j, i);
        const double room = moving >= 0.0 ? upper - spring : lower - spring;
        if (spring > upper || spring < lower)
          square = std::numeric_limits<double>::infinity();
        else if (moving != 0.0)
          square = std::max(square, moving / room);
      }
    }
    durations[k] = std::max(std::sqrt(square), step.fastest / maxSpeed);
  }
  return durations;
}

}  // namespace handhold
