// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>

#include "engine/jointed/quaternion_dynamics.h"

namespace handhold {

namespace {

/// Rates of a state: those it has, and its accelerations.
struct Slope {
  Vector3 placeRate, placeSecond;
  Vector4List qRate, qSecond;
};

JointMoments momentsOn(const QuaternionRun& run, double time, const JointedMotion& motion) {
  JointMoments moments = run.moments(time);
  if (!run.feedback) return moments;
  const JointMoments more = run.feedback(motion);
  for (std::size_t i = 0; i < moments.joint.size(); ++i) moments.joint[i] += more.joint[i];
  moments.force += more.force;
  return moments;
}

Slope slopeAt(const QuaternionDynamics& dynamics, const QuaternionRun& run, double time,
              const QuaternionState& state) {
  const JointMoments moments =
      run.feedback ? momentsOn(run, time, dynamics.toMotion(state)) : run.moments(time);
  QuaternionAcceleration second = dynamics.accelerations(state, moments, run.gravity);
  return {state.placeRate, second.place, state.qRate, std::move(second.q)};
}

void advance(QuaternionState& state, const Slope& slope, double step) {
  state.place += step * slope.placeRate;
  state.placeRate += step * slope.placeSecond;
  for (std::size_t i = 0; i < state.q.size(); ++i) {
    state.q[i] += step * slope.qRate[i];
    state.qRate[i] += step * slope.qSecond[i];
  }
}

QuaternionState advanced(QuaternionState state, const Slope& slope, double step) {
  advance(state, slope, step);
  return state;
}

/// Runge-Kutta of fourth order.
void stepOn(const QuaternionDynamics& dynamics, const QuaternionRun& run, double time, double step,
            QuaternionState& state) {
  const double half = 0.5 * step;
  const Slope a = slopeAt(dynamics, run, time, state);
  const Slope b = slopeAt(dynamics, run, time + half, advanced(state, a, half));
  const Slope c = slopeAt(dynamics, run, time + half, advanced(state, b, half));
  const Slope d = slopeAt(dynamics, run, time + step, advanced(state, c, step));
  for (const auto& [slope, weight] :
       {std::pair{&a, 1.0}, std::pair{&b, 2.0}, std::pair{&c, 2.0}, std::pair{&d, 1.0}})
    advance(state, *slope, weight * step / 6.0);
}

}  // namespace

QuaternionDrift integrate(const QuaternionDynamics& dynamics, const QuaternionRun& run,
                          JointedMotion& motion) {
  QuaternionState state = dynamics.toState(motion);
  const double begin = dynamics.energy(dynamics.toMotion(state), run.gravity);
  const int steps = std::max(1, static_cast<int>(std::ceil(run.duration / run.step - 1e-9)));
  const double step = run.duration / steps;
  QuaternionDrift drift;
  for (int i = 0; i < steps; ++i) {
    stepOn(dynamics, run, i * step, step, state);
    for (const Vector4& q : state.q) drift.norm = std::max(drift.norm, std::abs(q.norm() - 1.0));
    const double energy = dynamics.energy(dynamics.toMotion(state), run.gravity);
    drift.energy = std::max(drift.energy, std::abs(energy - begin));
  }
  motion = dynamics.toMotion(state);
  dynamics.forward(momentsOn(run, run.duration, motion), run.gravity, {}, motion);
  return drift;
}

}  // namespace handhold
