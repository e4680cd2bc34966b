// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/planning/manoeuvre/turning/turn_shape.h"

#include <Eigen/LU>
#include <algorithm>
#include <cmath>

#include "engine/math/quintic_spline.h"
#include "engine/math/rotation.h"
#include "engine/planning/manoeuvre/floating/floating_motion.h"
#include "engine/planning/manoeuvre/turning/circle_forms.h"

namespace handhold {

namespace {

// Largest tilts that are tried: what healthy hips and shoulders reach without the trunk's help; the joint
// limits of the model make them smaller.
constexpr double kFront = 1.75, kSide = 1.0, kBack = 0.58, kArm = 1.4;  // rad
constexpr int kRoughSteps = 12, kFineSteps = 48;  // of the integration, each way: to 1e-5 and 1e-8 rad
constexpr int kTableSize = 5;
constexpr double kLeanRoom = 0.08;       // rad, more than the bodies here need
constexpr double kAngleRoom = 0.95;      // of the greatest angle, which lean costs a little of
constexpr double kShapeInLimits = 1e-9;  // rad
constexpr double kAngleError = 1e-10, kProbe = 1e-4;
constexpr int kMostRounds = 8;

/// About the axis of the kind, against the sign of the sweep for yaw.
double angleOf(TurnKind kind, const Vector3& turn) {
  return kind == TurnKind::Yaw ? turn.y() : kind == TurnKind::Pitch ? turn.x() : turn.z();
}

/// What is left about another axis, where leaning takes it away.
double besidesOf(TurnKind kind, const Vector3& turn) { return kind == TurnKind::Yaw ? turn.z() : turn.y(); }

}  // namespace

Vector3 cycleTurn(const Model& model, const CycleWays& ways, int steps) {
  Quaternion turn = Quaternion::Identity();
  for (const std::vector<VectorX>& way : ways) {
    const int lengths = static_cast<int>((way.size() - 1) / (ways[0].size() - 1));
    MatrixX samples(way.front().size(), static_cast<Eigen::Index>(way.size()));
    for (std::size_t i = 0; i < way.size(); ++i) samples.col(static_cast<Eigen::Index>(i)) = way[i];
    const QuinticSpline curve(samples);
    const JointsAt joints = [&](double u) {
      CurvePoint point = curve.at(u);
      return JointState{std::move(point.value), std::move(point.first), std::move(point.second)};
    };
    turn = turn * floatingTurn(model, joints, 1.0, steps * std::max(1, lengths));
  }
  return logQuaternion(turn.normalized());
}

TurnShape::TurnShape(const Model& model, const TurnCycle& full) : model_(model), full_(full) {
  double most = 1.0, forbidden = 0.0;
  // bisection of the greatest size within the limits, to a hundredth; the first probe is the full size
  for (double least = 0.0, step = 1.0; step > 0.01; step *= 0.5) {
    most = least + step;
    const double lean = leans() ? kLeanRoom : 0.0;
    const auto excess = [&](double by) {
      return limitExcess(model_, cycleWays(model_, sized(most, by, 1.0)));
    };
    const bool fits = std::max(excess(lean), excess(-lean)) <= kShapeInLimits;
    if (fits) least = most;
    if (!fits) forbidden = most;
    most = least;
    if (forbidden == 0.0) break;
  }
  if (full_.circles && angleOf(full_.kind, turnOf(sized(most, 0.0, 1.0), kRoughSteps)) < 0.0)
    full_.sweep = -full_.sweep;
  sizes_ = angles_ = {0.0};
  for (int i = 1; i <= kTableSize && most > 0.0; ++i) {
    const double size = most * i / kTableSize;
    const Vector3 turn = turnOf(sized(size, 0.0, 1.0), kRoughSteps);
    sizes_.push_back(size);
    angles_.push_back(angleOf(full_.kind, turn));
  }
}

Vector3 TurnShape::turnOf(const TurnCycle& cycle, int steps) const {
  return cycleTurn(model_, cycleWays(model_, cycle), steps);
}

double TurnShape::mostAngle() const { return kAngleRoom * angles_.back(); }

// Forward sweeps turn the body to the right, so a turn to the left sweeps backwards; lifted forward and
// closed at the side, the legs pitch the body forward.
TurnCycle TurnShape::sized(double size, double lean, double sign) const {
  TurnCycle cycle = full_;
  cycle.front = size * full_.front;
  cycle.side = size * full_.side;
  cycle.back = size * full_.back;
  cycle.lean = lean;
  cycle.armTilt = size * full_.armTilt;
  cycle.size = size;
  const double sense = full_.circles ? full_.sweep : std::abs(full_.sweep);
  cycle.sweep = (full_.kind == TurnKind::Yaw ? -sign : sign) * sense;
  return cycle;
}

double TurnShape::sizeFor(double angle) const {
  std::size_t i = 1;
  while (i + 1 < angles_.size() && angles_[i] < angle) ++i;
  const double share = (angle - angles_[i - 1]) / (angles_[i] - angles_[i - 1]);
  return sizes_[i - 1] + std::clamp(share, 0.0, 1.0) * (sizes_[i] - sizes_[i - 1]);
}

TurnCycle TurnShape::about(double angle) const {
  return sized(sizeFor(std::abs(angle)), 0.0, angle >= 0.0 ? 1.0 : -1.0);
}

// Newton in size and lean for the angle and, where it leans, for no turn about the axis besides.
TurnCycle TurnShape::exactly(double angle) const {
  const double sign = angle >= 0.0 ? 1.0 : -1.0;
  Vector2 x(sizeFor(std::abs(angle)), 0.0);
  const auto missing = [&](const Vector2& at) {
    const Vector3 turn = turnOf(sized(at[0], at[1], sign), kFineSteps);
    return Vector2(angleOf(full_.kind, turn) - angle, leans() ? besidesOf(full_.kind, turn) : at[1]);
  };
  for (int round = 0; round < kMostRounds; ++round) {
    const Vector2 error = missing(x);
    if (error.norm() < kAngleError) break;
    Eigen::Matrix2d J;
    for (int k = 0; k < 2; ++k) J.col(k) = (missing(x + kProbe * Vector2::Unit(k)) - error) / kProbe;
    x -= J.inverse() * error;
  }
  return sized(x[0], x[1], sign);
}

std::vector<TurnCycle> turnForms(const Model& model, TurnKind kind, TurnLimbs limbs) {
  std::vector<TurnCycle> forms;
  const auto add = [&](TurnLimbs use, double front, double side, double sweep) {
    TurnCycle full;
    full.kind = kind;
    full.limbs = use;
    full.front = front;
    full.side = side;
    full.back = kBack;
    full.armTilt = kArm;
    full.sweep = sweep;
    forms.push_back(full);
  };
  const auto addAll = [&](TurnLimbs use) {
    if (kind == TurnKind::Yaw)
      for (const double side : {kBack, kSide})
        for (const double sweep : {0.5 * M_PI, 0.75 * M_PI, M_PI}) add(use, kBack, side, sweep);
    else if (kind == TurnKind::Pitch)
      for (const double front : {kSide, kFront})
        for (const double sweep : {0.5 * M_PI, M_PI}) add(use, front, kSide, sweep);
  };
  addAll(TurnLimbs::Legs);
  if (limbs == TurnLimbs::LegsAndArms) addAll(TurnLimbs::LegsAndArms);
  for (const CircleForm& circles : circleForms()) {
    if (circles.kind != kind || (circles.limbs != TurnLimbs::Legs && circles.limbs != limbs)) continue;
    if (!canDo(model, circles)) continue;
    add(circles.limbs, 0.0, 0.0, 2.0 * M_PI);
    forms.back().circles = &circles;
  }
  return forms;
}

}  // namespace handhold
