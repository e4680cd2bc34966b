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

UprightGoal::UprightGoal(const Model& model, const Task& task, double weight)
    : lookAt_(workPlace(model, task)) {
  const SiteIndex eyes = findSite(model, role::kEyes), chest = findSite(model, role::kChest);
  if (!isWeightless(task)) {
    const Vector3 up = -task.gravity.normalized();
    if (eyes.valid()) axes_.push_back({eyes, 1, 1.5 * weight, up, false});
    if (chest.valid()) axes_.push_back({chest, 1, 1.0 * weight, up, false});
  }
  if (eyes.valid() && lookAt_) axes_.push_back({eyes, 2, 0.5 * weight, Vector3::Zero(), true});
}

Vector3 UprightGoal::wanted(const PostureEvaluation& posture, const Axis& axis) const {
  if (!axis.looks) return axis.wanted;
  return (*lookAt_ - posture.site(axis.site).p).normalized();
}

double UprightGoal::value(const PostureEvaluation& posture) const {
  double sum = 0.0;
  for (const Axis& axis : axes_)
    sum += axis.weight * (1.0 - posture.site(axis.site).R.col(axis.column).dot(wanted(posture, axis)));
  return sum;
}

void UprightGoal::addGradient(const PostureEvaluation& posture, VectorX& gradient) const {
  MatrixX J(3, posture.layout().size);
  for (const Axis& axis : axes_) {
    const Pose X = posture.site(axis.site);
    const Vector3 u = X.R.col(axis.column), e = wanted(posture, axis);
    posture.directionColumns(axis.site, u, J);
    gradient.noalias() -= axis.weight * J.transpose() * e;
    if (!axis.looks) continue;
    // the wanted direction turns as the eyes move: d e = -(1 - e e') dp / distance
    const double distance = (*lookAt_ - X.p).norm();
    posture.pointColumns(axis.site, X.p, J);
    gradient.noalias() += axis.weight / distance * J.transpose() * (u - e * e.dot(u));
  }
}

// u . e with e = r / d, r = P - p: d2 = u'' . e - p'' . (u - s e) / d + p' G p' - (u' E p' + p' E u'),
// E = (1 - e e') / d, G = (3 s e e' - u e' - e u' - s) / d^2, s = u . e
void UprightGoal::addCurvature(const PostureEvaluation& posture, double factor, Curvature& curvature) const {
  const int n = posture.layout().coordinates;
  MatrixX turn(3, posture.layout().size), shift(3, posture.layout().size);
  for (const Axis& axis : axes_) {
    const Pose X = posture.site(axis.site);
    const LinkIndex link = posture.model().sites[axis.site].link;
    const Vector3 u = X.R.col(axis.column), e = wanted(posture, axis);
    const double k = -factor * axis.weight;
    curvature.addDirection(link, u, k * e);
    if (!axis.looks) continue;
    const double d = (*lookAt_ - X.p).norm(), s = u.dot(e);
    curvature.addPoint(link, X.p, -k / d * (u - s * e));
    posture.directionColumns(axis.site, u, turn);
    posture.pointColumns(axis.site, X.p, shift);
    const Matrix3 E = (Matrix3::Identity() - e * e.transpose()) / d;
    const Matrix3 G =
        (3.0 * s * e * e.transpose() - u * e.transpose() - e * u.transpose() - s * Matrix3::Identity()) /
        (d * d);
    const auto u_q = turn.leftCols(n), p_q = shift.leftCols(n);
    const MatrixX cross = u_q.transpose() * (E * p_q);
    curvature.matrix().topLeftCorner(n, n) += k * (p_q.transpose() * (G * p_q) - cross - cross.transpose());
  }
}

}  // namespace handhold
