// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/planning/manoeuvre/turning/cycle_loads.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "engine/dynamics/inverse_dynamics.h"
#include "engine/model/utilisation.h"
#include "engine/planning/manoeuvre/floating/floating_motion.h"

namespace handhold {

namespace {

constexpr double kShortestStep = 0.2;  // s; people do not swing a limb there and stop it in less
constexpr int kMostPasses = 20;

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
    step.fastest = std::max(step.fastest, frame.v.tail(joints).lpNorm<Eigen::Infinity>());
  }
}

double CycleLoads::squareFor(const Step& step, double share, double duration) const {
  double square = 0.0;
  TorqueLimits limits = torqueLimits(*model_, step.postures[0], noRates());
  for (int i = 0; i < step.unit.cols(); ++i) {
    if (varies_)
      limits = torqueLimits(*model_, step.postures[i],
                            duration > 0.0 ? VectorX(step.rates[i] / duration) : noRates());
    for (int j = 0; j < step.unit.rows(); ++j) {
      const double upper = share * limits.upper[j], lower = share * limits.lower[j];
      const double moving = step.unit(j, i), spring = step.spring(j, i);
      const double room = moving >= 0.0 ? upper - spring : lower - spring;
      if (spring > upper || spring < lower)
        square = std::numeric_limits<double>::infinity();
      else if (moving != 0.0)
        square = std::max(square, moving / room);
    }
  }
  return square;
}

// |tau_1 / T^2 + tau_s| <= limit on the side on which tau_1 pulls:  T^2 >= tau_1 / (limit - tau_s)
std::array<double, 3> CycleLoads::shortest(double share, double maxSpeed) const {
  std::array<double, 3> durations{};
  for (int k = 0; k < 3; ++k) {
    const Step& step = steps_[k];
    double duration =
        std::max({kShortestStep, std::sqrt(squareFor(step, share, 0.0)), step.fastest / maxSpeed});
    // muscles that move are weaker: slower until strong enough, which slower ones are the more
    for (int pass = 0; varies_ && pass < kMostPasses && std::isfinite(duration); ++pass) {
      const double needed = std::sqrt(squareFor(step, share, duration));
      if (needed <= duration) break;
      duration = needed;
    }
    durations[k] = duration;
  }
  return durations;
}

}  // namespace handhold
