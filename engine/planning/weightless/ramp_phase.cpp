// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/planning/weightless/ramp_phase.h"

#include <algorithm>

#include "engine/math/quintic_spline.h"
#include "engine/math/rotation.h"

namespace handhold {

namespace {

constexpr int kSamples = 13;       // for the derivatives where the speed is full
constexpr double kStretch = 0.25;  // of the phase that these samples cover

}  // namespace

RampPhase::RampPhase(const Model& model, const VectorX& rest, const Settings& settings)
    : model_(model), settings_(settings), rest_(rest), reach_(model, rest) {}

void RampPhase::setVelocity(const Vector3& linear, const Vector3& angular) {
  linear_ = linear;
  angular_ = angular;
}

// Seconds at full speed that the way still to the edge, or back from it, is worth: the speed is
// s = u^2 (3 - 2 u) while it grows, 1 - s while it shrinks, and the integral of s is T u^3 (1 - u / 2).
double RampPhase::wayAt(double time) const {
  const double T = settings_.duration, u = std::clamp(time / T, 0.0, 1.0);
  const double grown = T * u * u * u * (1.0 - 0.5 * u);
  return settings_.ramp == Ramp::SpeedUp ? grown - 0.5 * T : u * T - grown - 0.5 * T;
}

Pose RampPhase::baseAt(double time) const {
  const double way = wayAt(time);
  return {expQuaternion(angular_ * way).toRotationMatrix() * settings_.edge.R, settings_.edge.p + linear_ * way};
}

Pose RampPhase::baseAtSpeed() const {
  return baseAt(settings_.ramp == Ramp::SpeedUp ? settings_.duration : 0.0);
}

VectorX RampPhase::postureAt(double time) {
  const Pose base = baseAt(time);
  const Quaternion R(base.R);
  VectorX q = rest_;
  q.head<3>() = base.p;
  q.segment<4>(3) << R.w(), R.x(), R.y(), R.z();
  reach_.solve(settings_.holds, q);
  return q;
}

JointState RampPhase::jointsAtSpeed() {
  const double span = kStretch * settings_.duration;
  const bool isEnd = settings_.ramp == Ramp::SpeedUp;
  const double begin = isEnd ? settings_.duration - span : 0.0;
  MatrixX samples(model_.jointCount(), kSamples);
  for (int i = 0; i < kSamples; ++i)
    samples.col(i) = postureAt(begin + span * i / (kSamples - 1)).tail(model_.jointCount());
  const CurvePoint point = QuinticSpline(samples).at(isEnd ? 1.0 : 0.0);
  return {point.value, point.first / span, point.second / (span * span)};
}

double RampPhase::worstMiss() {
  double worst = 0.0;
  for (int i = 0; i <= 8; ++i) {
    const Pose base = baseAt(settings_.duration * i / 8.0);
    const Quaternion R(base.R);
    VectorX q = rest_;
    q.head<3>() = base.p;
    q.segment<4>(3) << R.w(), R.x(), R.y(), R.z();
    worst = std::max(worst, reach_.solve(settings_.holds, q));
  }
  return worst;
}

}  // namespace handhold
