// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/laws/goals/upright_goal.h"

#include <algorithm>
#include <cmath>

#include "engine/model/roles.h"
#include "engine/task/sight/watched_place.h"
#include "engine/task/weightless.h"

namespace handhold {

namespace {

constexpr double kCrown = 1.5, kChest = 1.0, kLook = 0.5;
/// What is looked at binds from this angle on, rounded by so much on both sides; by so much more than kLook.
constexpr double kEasySight = 12.0 * M_PI / 180.0, kRounded = 2.0 * M_PI / 180.0;
constexpr double kBinding = 6.0;

/// A head that nothing turns would take the trunk along.
bool hasFreeNeck(const Model& model) {
  return std::ranges::any_of(
      model.joints, [](const Joint& joint) { return joint.limb == Limb::Head && joint.lower < joint.upper; });
}

}  // namespace

std::optional<Vector3> workPlace(const Model& model, const Task& task) {
  const std::optional<Vector3> work = placeOfWork(model, task);
  return work ? work : placeOfHands(model, task);
}

UprightGoal::UprightGoal(const Model& model, const Task& task, double weight) {
  const SiteIndex eyes = findSite(model, role::kEyes), chest = findSite(model, role::kChest);
  const bool binds = eyes.valid() && hasFreeNeck(model) && task.watched.has_value();
  if (!isAfloat(task)) {
    up_ = -task.gravity.normalized();
    // of a small roll r 1 - cos r is half of its square
    if (binds)
      level_ = {eyes, 0.5 * kCrown * weight};
    else if (eyes.valid())
      axes_.push_back({eyes, kCrown * weight});
    if (chest.valid()) axes_.push_back({chest, kChest * weight});
  }
  lookWeight_ = kLook * weight;
  if (binds) bindingWeight_ = kBinding * weight;
  const std::optional<Vector3> place = workPlace(model, task);
  if (eyes.valid() && place) look_ = Sight(eyes, 2, *place);
}

// a (1 - s) + b r(x), x = cos(easy) - s, r = (x + sqrt(x^2 + e^2)) / 2, which goes to the greater of x and 0
UprightGoal::Cost UprightGoal::costOf(double cosine) const {
  static const double easy = std::cos(kEasySight), e = std::sin(kEasySight) * kRounded;
  const double x = easy - cosine, root = std::hypot(x, e);
  return {lookWeight_ * (1.0 - cosine) + bindingWeight_ * 0.5 * (x + root),
          -lookWeight_ - bindingWeight_ * 0.5 * (1.0 + x / root),
          bindingWeight_ * 0.5 * e * e / (root * root * root)};
}

/// How far the head's x is off the horizontal (sine).
double UprightGoal::tiltOf(const PostureEvaluation& posture) const {
  return posture.site(level_.site).R.col(0).dot(up_);
}

double UprightGoal::value(const PostureEvaluation& posture) const {
  double sum = look_ ? costOf(look_->cosine(posture)).value : 0.0;
  for (const Axis& axis : axes_) sum += axis.weight * (1.0 - posture.site(axis.site).R.col(1).dot(up_));
  if (level_.site.valid()) sum += level_.weight * std::pow(tiltOf(posture), 2);
  return sum;
}

void UprightGoal::addGradient(const PostureEvaluation& posture, VectorX& gradient) const {
  MatrixX J(3, posture.layout().size);
  for (const Axis& axis : axes_) {
    posture.directionColumns(axis.site, posture.site(axis.site).R.col(1), J);
    gradient.noalias() -= axis.weight * J.transpose() * up_;
  }
  if (level_.site.valid()) {
    posture.directionColumns(level_.site, posture.site(level_.site).R.col(0), J);
    gradient.noalias() += 2.0 * level_.weight * tiltOf(posture) * J.transpose() * up_;
  }
  if (look_) gradient.noalias() += costOf(look_->cosine(posture)).slope * look_->slope(posture);
}

void UprightGoal::addCurvature(const PostureEvaluation& posture, double factor, Curvature& curvature) const {
  for (const Axis& axis : axes_)
    curvature.addDirection(posture.model().sites[axis.site].link, posture.site(axis.site).R.col(1),
                           -factor * axis.weight * up_);
  if (level_.site.valid()) {
    const Vector3 across = posture.site(level_.site).R.col(0);
    const double twice = 2.0 * factor * level_.weight;
    MatrixX J(3, posture.layout().size);
    posture.directionColumns(level_.site, across, J);
    curvature.addDirection(posture.model().sites[level_.site].link, across, twice * tiltOf(posture) * up_);
    curvature.addSquares(twice, up_.transpose() * J);
  }
  if (!look_) return;
  const Cost cost = costOf(look_->cosine(posture));
  look_->addCurvature(posture, factor * cost.slope, curvature);
  if (cost.bend > 0.0) curvature.addSquares(factor * cost.bend, look_->slope(posture).transpose());
}

}  // namespace handhold
