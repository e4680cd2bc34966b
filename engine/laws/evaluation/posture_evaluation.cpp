// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/laws/evaluation/posture_evaluation.h"

#include "engine/dynamics/inverse_dynamics.h"
#include "engine/dynamics/kinematics.h"

namespace handhold {

PostureEvaluation::PostureEvaluation(const Model& model, const Task& task, const PostureLayout& layout)
    : model_(model),
      task_(task),
      layout_(layout),
      step_(VectorX::Zero(model.velocitySize())),
      data_(model),
      field_(model),
      points_(layout.points.size()),
      inertia_(model) {
  for (LoadedPoint& point : points_) {
    point.Jp.setZero(3, layout.coordinates);
    point.Jw.setZero(3, layout.coordinates);
  }
}

void PostureEvaluation::set(const VectorX& x, const VectorX& reference, NlpProblem::Order order) {
  x_ = x;
  step_.head<6>() = x.head<6>();
  q_ = moved(model_, reference, step_);
  q_.tail(model_.jointCount()) = x.segment(6, model_.jointCount());
  updateKinematics(model_, q_, data_);
  placePoints();
  gatherForces();
  staticTorque(model_, data_, field_, tau_);
  for (int i = 1; i < model_.linkCount(); ++i)
    tau_[velocityIndex(i)] += model_.joints[i].stiffness * (q_[positionIndex(i)] - model_.joints[i].neutral);
  hasDerivatives_ = order == NlpProblem::Order::Derivatives;
  if (hasDerivatives_) differentiate();
  if (layout_.rates >= 0) addInertia();
}

/// What moving takes on top of holding: M vdot + h.
void PostureEvaluation::addInertia() {
  const int n = layout_.coordinates;
  v_ = x_.segment(layout_.rates, n);
  vdot_ = x_.segment(layout_.accelerations, n);
  if (!hasDerivatives_) {
    inverseDynamics(model_, q_, v_, vdot_, Vector3::Zero(), data_, inertia_.tau);
    tau_ += inertia_.tau;
    return;
  }
  inverseDynamicsDerivatives(model_, q_, v_, vdot_, Vector3::Zero(), data_, inertia_);
  tau_ += inertia_.tau;
  dtau_.leftCols(n) += inertia_.dq;
  dtau_.middleCols(layout_.rates, n) = inertia_.dv;
  dtau_.middleCols(layout_.accelerations, n) = inertia_.M;
}

void PostureEvaluation::placePoints() {
  for (size_t k = 0; k < points_.size(); ++k) {
    LoadedPoint& point = points_[k];
    point.p_W = worldPoint(layout_.points[k], data_);
    point.axes = loadAxes(layout_.points[k], data_);
    point.force.setZero();
    point.moment.setZero();
  }
  for (size_t k = 0; k < layout_.loads.size(); ++k) {
    const PostureLayout::LoadUnknown& load = layout_.loads[k];
    LoadedPoint& point = points_[load.point];
    const double size = load.scale * x_[layout_.coordinates + k];
    (load.component < 3 ? point.force : point.moment) += size * point.axes.col(load.component % 3);
  }
}

void PostureEvaluation::gatherForces() {
  field_.clear();
  field_.addGravity(model_, data_, task_.gravity);
  for (size_t k = 0; k < points_.size(); ++k) {
    field_.addForce(layout_.points[k].link, points_[k].p_W, points_[k].force);
    field_.addMoment(layout_.points[k].link, points_[k].moment);
  }
  for (const Load& load : task_.loads) {
    if (load.kind != LoadKind::Force) continue;
    const SiteIndex index = model_.findSite(load.site);
    field_.addForce(model_.sites[index].link, site(index).p, load.force);
    field_.addMoment(model_.sites[index].link, load.moment);
  }
  field_.gather(model_);
}

// tau = S(q, F): forces of fixed direction give dS/dq; a load that turns with the hand adds
// -Jp' dF/dq - Jw' dM/dq with dF/dq_a = z_a x F. By the load's components: -Jp' axis or -Jw' axis.
void PostureEvaluation::differentiate() {
  const int n = layout_.coordinates;
  dtau_.setZero(n, layout_.size);
  staticTorqueDerivative(model_, data_, field_, coordinateBlock_);
  for (size_t k = 0; k < points_.size(); ++k) {
    const ContactPoint& contact = layout_.points[k];
    LoadedPoint& point = points_[k];
    translationJacobian(model_, data_, contact.link, point.p_W, point.Jp);
    for (int a = 0; a < n; ++a) point.Jw.col(a).setZero();
    point.Jw.middleCols<3>(3).setIdentity();
    for (int a = contact.link; a > 0; a = model_.joints[a].parent) point.Jw.col(5 + a) = data_.axis_W[a];
    if (contact.axes != LoadAxes::Site) continue;
    follower_.resize(3, n);
    directionJacobian(model_, data_, contact.link, point.force, follower_);
    coordinateBlock_.noalias() -= point.Jp.transpose() * follower_;
    directionJacobian(model_, data_, contact.link, point.moment, follower_);
    coordinateBlock_.noalias() -= point.Jw.transpose() * follower_;
  }
  for (int i = 1; i < model_.linkCount(); ++i) coordinateBlock_(5 + i, 5 + i) += model_.joints[i].stiffness;
  dtau_.leftCols(n) = coordinateBlock_;
  for (size_t k = 0; k < layout_.loads.size(); ++k) {
    const PostureLayout::LoadUnknown& load = layout_.loads[k];
    const LoadedPoint& point = points_[load.point];
    const Vector3 axis = load.scale * point.axes.col(load.component % 3);
    dtau_.col(n + k).noalias() = -(load.component < 3 ? point.Jp : point.Jw).transpose() * axis;
  }
}

Pose PostureEvaluation::site(SiteIndex index) const { return sitePose(model_, data_, index); }

void PostureEvaluation::pointColumns(SiteIndex index, const Vector3& point_W, Eigen::Ref<MatrixX> J) const {
  J.setZero();
  translationJacobian(model_, data_, model_.sites[index].link, point_W, J.leftCols(layout_.coordinates));
}

void PostureEvaluation::directionColumns(SiteIndex index, const Vector3& direction_W,
                                         Eigen::Ref<MatrixX> J) const {
  J.setZero();
  directionJacobian(model_, data_, model_.sites[index].link, direction_W, J.leftCols(layout_.coordinates));
}

}  // namespace handhold
