// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/laws/goals/upright_goal.h"

#include "engine/model/roles.h"
#include "engine/task/target_path.h"
#include "engine/task/weightless.h"

namespace handhold {

namespace {

bool isOfHand(const Model& model, const std::string& site) {
  const SiteIndex index = model.findSite(site);
  if (!index.valid()) return false;
  const Limb limb = model.joints[model.sites[index].link].limb;
  return limb == Limb::RightArm || limb == Limb::LeftArm;
}

}  // namespace

std::optional<Vector3> workPlace(const Model& model, const Task& task) {
  Vector3 sum = Vector3::Zero();
  int count = 0;
  const auto add = [&](const Vector3& place) {
    sum += place;
    ++count;
  };
  for (const Target& target : task.targets) {
    if (target.kind == TargetKind::Gaze) return target.position;
    if (target.kind == TargetKind::Point && isOfHand(model, target.site)) add(target.position);
    if (target.kind == TargetKind::Path && isOfHand(model, target.site))
      for (const Vector3& point : pathPoints(target)) add(point);
  }
  // a hand that reaches is watched more than one that holds
  if (count > 0) return sum / count;
  for (const Contact& contact : task.contacts)
    if (contact.pinned && isHand(contact.end)) add(contact.position);
  if (count == 0) return std::nullopt;
  return sum / count;
}

UprightGoal::UprightGoal(const Model& model, const Task& task, double weight) {
  const SiteIndex eyes = findSite(model, role::kEyes), chest = findSite(model, role::kChest);
  if (!isAfloat(task)) {
    up_ = -task.gravity.normalized();
    if (eyes.valid()) axes_.push_back({eyes, 1.5 * weight});
    if (chest.valid()) axes_.push_back({chest, 1.0 * weight});
  }
  lookWeight_ = 0.5 * weight;
  const std::optional<Vector3> place = workPlace(model, task);
  if (eyes.valid() && place) look_ = Sight(eyes, 2, *place);
}

double UprightGoal::value(const PostureEvaluation& posture) const {
  double sum = look_ ? lookWeight_ * (1.0 - look_->cosine(posture)) : 0.0;
  for (const Axis& axis : axes_) sum += axis.weight * (1.0 - posture.site(axis.site).R.col(1).dot(up_));
  return sum;
}

void UprightGoal::addGradient(const PostureEvaluation& posture, VectorX& gradient) const {
  MatrixX J(3, posture.layout().size);
  for (const Axis& axis : axes_) {
    posture.directionColumns(axis.site, posture.site(axis.site).R.col(1), J);
    gradient.noalias() -= axis.weight * J.transpose() * up_;
  }
  if (look_) gradient.noalias() -= lookWeight_ * look_->slope(posture);
}

void UprightGoal::addCurvature(const PostureEvaluation& posture, double factor, Curvature& curvature) const {
  for (const Axis& axis : axes_)
    curvature.addDirection(posture.model().sites[axis.site].link, posture.site(axis.site).R.col(1),
                           -factor * axis.weight * up_);
  if (look_) look_->addCurvature(posture, -factor * lookWeight_, curvature);
}

}  // namespace handhold
