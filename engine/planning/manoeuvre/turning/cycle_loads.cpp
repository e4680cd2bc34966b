// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/planning/manoeuvre/turning/cycle_loads.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

#include "engine/dynamics/inverse_dynamics.h"
#include "engine/model/utilisation.h"
#include "engine/planning/manoeuvre/floating/floating_motion.h"

namespace handhold {

namespace {

constexpr double kShortestStep = 0.2;           // s; people do not swing a limb there and stop it in less
constexpr int kDoublings = 30, kHalvings = 10;  // of a duration that is looked for: to a part of 2048

}  // namespace

CycleLoads::CycleLoads(const Model& model, const CycleWays& ways, int instants) : model_(&model) {
  varies_ = std::ranges::any_of(model.joints, [](const Joint& joint) { return joint.strength != nullptr; });
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
    // friction hardly depends on the speed
    VectorX passive = VectorX::Zero(model_->velocitySize());
    addPassive(*model_, frame.q, frame.v, passive);
    step.spring.col(i) = passive.tail(joints);
    step.unit.col(i) = frame.tau.tail(joints) - step.spring.col(i);
    step.postures.push_back(frame.q);
    step.rates.push_back(frame.v);
    step.springShare =
        std::max(step.springShare, normalizedTorque(*model_, passive, frame.q, noRates()).maxCoeff());
    step.fastest = std::max(step.fastest, frame.v.tail(joints).lpNorm<Eigen::Infinity>());
  }
}

bool CycleLoads::isKept(const Step& step, double share, double duration) const {
  for (int i = 0; i < step.unit.cols(); ++i) {
    const VectorX rates = step.rates[i] / duration;
    for (int j = 0; j < step.unit.rows(); ++j) {
      const double torque = step.unit(j, i) / (duration * duration) + step.spring(j, i);
      if (utilisation(*model_, j + 1, torque, step.postures[i], rates) > share) return false;
    }
  }
  return true;
}

/// Muscles that move are weaker, those of slower steps less.
double CycleLoads::keptFrom(const Step& step, double share, double least) const {
  if (isKept(step, share, least)) return least;
  double fails = least, kept = 2.0 * least;
  for (int k = 0; !isKept(step, share, kept); ++k) {
    if (k == kDoublings) return std::numeric_limits<double>::infinity();
    fails = std::exchange(kept, 2.0 * kept);
  }
  for (int k = 0; k < kHalvings; ++k) {
    const double middle = 0.5 * (fails + kept);
    (isKept(step, share, middle) ? kept : fails) = middle;
  }
  return kept;
}

// |tau_1 / T^2 + tau_s| <= limit on the side on which tau_1 pulls:  T^2 >= tau_1 / (limit - tau_s)
double CycleLoads::byConstantLimits(const Step& step, double share) const {
  double square = 0.0;
  for (int j = 0; j < step.unit.rows(); ++j) {
    const Joint& joint = model_->joints[j + 1];
    for (int i = 0; i < step.unit.cols(); ++i) {
      const double moving = step.unit(j, i),
                   limit = share * (moving >= 0.0 ? joint.torqueUpper : joint.torqueLower);
      if (moving != 0.0) square = std::max(square, std::abs(moving / (limit - step.spring(j, i))));
    }
  }
  return std::sqrt(square);
}

std::array<double, 3> CycleLoads::shortest(double share, double maxSpeed) const {
  std::array<double, 3> durations{};
  for (int k = 0; k < 3; ++k) {
    const Step& step = steps_[k];
    const double least = std::max(kShortestStep, step.fastest / maxSpeed);
    if (step.springShare > share)
      durations[k] = std::numeric_limits<double>::infinity();
    else
      durations[k] = varies_ ? keptFrom(step, share, least) : std::max(least, byConstantLimits(step, share));
  }
  return durations;
}

}  // namespace handhold
