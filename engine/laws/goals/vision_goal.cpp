// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/laws/goals/vision_goal.h"

#include <algorithm>
#include <cmath>

#include "engine/laws/goals/upright_goal.h"
#include "engine/model/roles.h"

namespace handhold {

namespace {

constexpr double kDegree = M_PI / 180.0;
constexpr double kHalfAcuity = 2.3 * kDegree;  // E2: sharpness falls to a half (Geisler and Perry 1998)
constexpr double kFovea = 0.5 * kDegree;       // within it the corner at the line of sight is rounded
constexpr double kSmall = 1e-2;                // rad; below it series
constexpr double kBehind = 1e-6;

}  // namespace

VisionGoal::VisionGoal(Kind kind, const Model& model, const Task& task, double weight)
    : kind_(kind), weight_(weight) {
  const SiteIndex eyes = findSite(model, role::kEyes);
  const std::optional<Vector3> place = workPlace(model, task);
  if (eyes.valid() && place) sight_ = Sight(eyes, 2, *place);
}

// w = theta^2 = acos(s)^2: w' = -2 theta / sin theta, w'' = 2 (sin theta - theta cos theta) / sin^3 theta
VisionGoal::Cost VisionGoal::costOf(double cosine) const {
  const double theta = std::acos(std::clamp(cosine, -1.0, 1.0)), w = theta * theta;
  const double sine = std::max(std::sin(theta), kBehind);
  Cost square{w, -2.0 * theta / sine, 2.0 * (sine - theta * cosine) / (sine * sine * sine)};
  if (theta < kSmall) square = {w, -2.0 * (1.0 + w / 6.0), 2.0 / 3.0 * (1.0 + 0.4 * w)};
  if (kind_ == Kind::Displacement) return {weight_ * w, weight_ * square.slope, weight_ * square.bend};
  // e = w / r, r = sqrt(w + fovea^2), which goes to theta; loss L = 1 - E2 / (E2 + e)
  const double f2 = kFovea * kFovea, r = std::sqrt(w + f2), r3 = r * r * r, reach = kHalfAcuity + w / r;
  const double e1 = 0.5 * (w + 2.0 * f2) / r3, e2 = -0.25 * (w + 4.0 * f2) / (r3 * r * r);
  const double L1 = kHalfAcuity / (reach * reach), L2 = -2.0 * L1 / reach;
  const double byW = L1 * e1, byWW = L2 * e1 * e1 + L1 * e2;
  return {weight_ * (1.0 - kHalfAcuity / reach), weight_ * byW * square.slope,
          weight_ * (byWW * square.slope * square.slope + byW * square.bend)};
}

double VisionGoal::value(const PostureEvaluation& posture) const {
  return sight_ ? costOf(sight_->cosine(posture)).value : 0.0;
}

void VisionGoal::addGradient(const PostureEvaluation& posture, VectorX& gradient) const {
  if (sight_) gradient.noalias() += costOf(sight_->cosine(posture)).slope * sight_->slope(posture);
}

void VisionGoal::addCurvature(const PostureEvaluation& posture, double factor, Curvature& curvature) const {
  if (!sight_) return;
  const Cost cost = costOf(sight_->cosine(posture));
  sight_->addCurvature(posture, factor * cost.slope, curvature);
  curvature.addSquares(factor * cost.bend, sight_->slope(posture).transpose());
}

}  // namespace handhold
