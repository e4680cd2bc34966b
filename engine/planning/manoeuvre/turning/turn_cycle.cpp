// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/planning/manoeuvre/turning/turn_cycle.h"

#include <algorithm>
#include <cmath>

#include "engine/math/quintic_spline.h"
#include "engine/planning/manoeuvre/turning/circle_forms.h"

namespace handhold {

namespace {

constexpr int kSamples = 13;       ///< of each way: the splines between them bend by less than 1e-4 rad
constexpr int kLooksOfSample = 8;  // at the splines for the joint limits
// Sweep of an arm that goes with the legs: from a little behind the shoulder line to almost straight ahead,
// where the shoulder's two axes meet the arm.
constexpr double kArmFront = 0.3, kArmSide = 1.65;  // rad

std::vector<Stick> sticksOf(TurnLimbs limbs) {
  if (limbs == TurnLimbs::Legs) return {Stick::RightLeg, Stick::LeftLeg};
  return {Stick::RightLeg, Stick::LeftLeg, Stick::RightArm, Stick::LeftArm};
}

/// Where the sticks point at a share `lift` of their tilts and a share `twist` of their sweep.
std::vector<Aim> aimsOf(const TurnCycle& cycle, double lift, double twist) {
  const auto leg = [&](double azimuth) {
    return Aim{lift * cycle.tiltAt(azimuth), azimuth, lift * cycle.lean};
  };
  const double armTilt = lift * cycle.armTilt;
  const double way = cycle.sweep >= 0.0 ? twist : 1.0 - twist, sweep = std::abs(cycle.sweep);
  const double arm = kArmFront + (kArmSide - kArmFront) * way;
  std::vector<Aim> aims;
  if (cycle.kind == TurnKind::Yaw) {
    const double left = 0.5 * M_PI + sweep * (way - 0.5);
    aims = {leg(left + M_PI), leg(left)};
    if (cycle.limbs == TurnLimbs::LegsAndArms) {
      aims.push_back({armTilt, -kArmSide + (kArmSide - kArmFront) * way, 0.0});
      aims.push_back({armTilt, arm, 0.0});
    }
  } else {
    const double left = sweep * way;
    aims = {leg(-left), leg(left)};
    if (cycle.limbs == TurnLimbs::LegsAndArms) {
      aims.push_back({armTilt, -arm, 0.0});
      aims.push_back({armTilt, arm, 0.0});
    }
  }
  return aims;
}

}  // namespace

double TurnCycle::tiltAt(double azimuth) const {
  const double c = std::cos(azimuth);
  return side + c * c * c * c * ((c > 0.0 ? front : back) - side);
}

VectorX closedPosture(const Model& model, TurnLimbs limbs) {
  VectorX q = model.relaxedPosition();
  const std::vector<Stick> sticks = sticksOf(limbs);
  LimbAim(model, sticks).aim(std::vector<Aim>(sticks.size()), q);
  return q;
}

CycleWays cycleWays(const Model& model, const TurnCycle& cycle) {
  if (cycle.circles) return circleWays(model, cycle);
  LimbAim aim(model, sticksOf(cycle.limbs));
  VectorX q = closedPosture(model, cycle.limbs);
  const int joints = model.jointCount();
  CycleWays ways;
  const VectorX closed = q.tail(joints);
  const auto sample = [&](int step, double lift, double twist) {
    aim.aim(aimsOf(cycle, lift, twist), q);
    ways[step].push_back(q.tail(joints));
  };
  for (int i = 0; i < kSamples; ++i) sample(0, static_cast<double>(i) / (kSamples - 1), 0.0);
  for (int i = 0; i < kSamples; ++i) sample(1, 1.0, static_cast<double>(i) / (kSamples - 1));
  for (int i = 0; i < kSamples; ++i) sample(2, 1.0 - static_cast<double>(i) / (kSamples - 1), 1.0);
  // the first posture exactly, so that cycles can follow each other
  ways[0].front() = ways[2].back() = closed;
  return ways;
}

void addCycles(const CycleWays& ways, const CycleTiming& timing, int count, JointTrajectory& trajectory) {
  for (int n = 0; n < count; ++n)
    for (int k = 0; k < 3; ++k)
      trajectory.add(JointStep(kCycleSteps[k], ways[k], timing.durations[k], timing.maxSpeeds[k]));
}

double limitExcess(const Model& model, const CycleWays& ways) {
  VectorX q = model.zeroPosition();
  double excess = 0.0;
  for (const std::vector<VectorX>& way : ways) {
    MatrixX samples(model.jointCount(), static_cast<Eigen::Index>(way.size()));
    for (std::size_t i = 0; i < way.size(); ++i) samples.col(static_cast<Eigen::Index>(i)) = way[i];
    const QuinticSpline curve(samples);
    const int looks = kLooksOfSample * static_cast<int>(way.size() - 1);
    for (int i = 0; i <= looks; ++i) {
      q.tail(model.jointCount()) = curve.at(static_cast<double>(i) / looks).value;
      excess = std::max(excess, limitExcess(model, q));
    }
  }
  return excess;
}

}  // namespace handhold
