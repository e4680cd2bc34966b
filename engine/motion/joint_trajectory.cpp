// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/motion/joint_trajectory.h"

#include <algorithm>

namespace handhold {

namespace {

/// Degree five needs six samples.
constexpr int kFewest = 6;

MatrixX samplesOf(const std::vector<VectorX>& postures) {
  const bool isStraight = postures.size() == 2;
  const int count = isStraight ? kFewest : static_cast<int>(postures.size());
  MatrixX samples(postures.front().size(), count);
  for (int i = 0; i < count; ++i) {
    const double u = static_cast<double>(i) / (count - 1);
    samples.col(i) = isStraight ? VectorX((1.0 - u) * postures.front() + u * postures.back()) : postures[i];
  }
  return samples;
}

/// Rate of the fastest joint per unit of the curve's parameter; one where nothing moves.
double greatestRate(const QuinticSpline& curve) {
  constexpr int kChecks = 64;
  double greatest = 0.0;
  for (int i = 0; i <= kChecks; ++i)
    greatest = std::max(greatest, curve.at(static_cast<double>(i) / kChecks).first.lpNorm<Eigen::Infinity>());
  return greatest > 0.0 ? greatest : 1.0;
}

}  // namespace

JointStep::JointStep(std::string name, const std::vector<VectorX>& postures, double duration,
                     std::optional<double> maxSpeed)
    : name_(std::move(name)), curve_(samplesOf(postures)), law_(greatestRate(curve_), duration, maxSpeed) {}

// q = Q(u), u = x / X:  qdot = Q' u',  qddot = Q'' u'^2 + Q' u''
JointState JointStep::at(double time) const {
  const MotionSample s = law_.at(time);
  const double u = s.position / law_.distance(), rate = s.velocity / law_.distance();
  const CurvePoint point = curve_.at(u);
  return {point.value, point.first * rate,
          point.second * (rate * rate) + point.first * (s.acceleration / law_.distance())};
}

void JointTrajectory::add(JointStep step) {
  starts_.push_back(duration());
  steps_.push_back(std::move(step));
}

JointState JointTrajectory::at(double time) const {
  std::size_t k = 0;
  while (k + 1 < steps_.size() && time >= starts_[k + 1]) ++k;
  return steps_[k].at(time - starts_[k]);
}

}  // namespace handhold
