// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/laws/evaluation/posture_evaluation.h"

#include <cmath>

#include "engine/dynamics/inverse_dynamics.h"
#include "engine/dynamics/kinematics.h"
#include "engine/task/task_loads.h"

namespace handhold {

namespace {

/// Angular velocity of a link by v, 3 x coordinates.
void fillRotation(const Model& model, const Data& data, LinkIndex link, MatrixX& Jw) {
  Jw.setZero();
  Jw.middleCols<3>(3).setIdentity();
  for (int a = link; a > 0; a = model.joints[a].parent) Jw.col(5 + a) = data.axis_W[a];
}

}  // namespace

PostureEvaluation::PostureEvaluation(const Model& model, const Task& task, const PostureLayout& layout)
    : model_(model),
      task_(task),
      layout_(layout),
      step_(VectorX::Zero(model.velocitySize())),
      data_(model),
      field_(model),
      points_(layout.points.size()),
      inertia_(model),
      speeds_(model),
      limits_(model, layout) {
  if (task.water) water_.emplace(model, task);
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
  if (layout_.rates >= 0) {
    v_ = x_.segment(layout_.rates, layout_.coordinates);
    vdot_ = x_.segment(layout_.accelerations, layout_.coordinates);
  }
  placePoints();
  gatherForces();
  staticTorque(model_, data_, field_, tau_);
  for (int i = 1; i < model_.linkCount(); ++i)
    tau_[velocityIndex(i)] += model_.joints[i].stiffness * (q_[positionIndex(i)] - model_.joints[i].neutral);
  hasDerivatives_ = order == NlpProblem::Order::Derivatives;
  if (hasDerivatives_) differentiate();
  if (layout_.rates >= 0) addInertia();
  if (layout_.rates >= 0 && hasDerivatives_ && water_) addDragSlopes();
  limits_.set(q_, v_);
}

/// What moving takes on top of holding: M vdot + h, and the friction of what is worn.
void PostureEvaluation::addInertia() {
  const int n = layout_.coordinates;
  if (!hasDerivatives_) {
    inverseDynamics(model_, q_, v_, vdot_, Vector3::Zero(), data_, inertia_.tau);
    tau_ += inertia_.tau;
    addFriction(model_, v_, tau_);
    return;
  }
  inverseDynamicsDerivatives(model_, q_, v_, vdot_, Vector3::Zero(), data_, inertia_);
  tau_ += inertia_.tau;
  dtau_.leftCols(n) += inertia_.dq;
  dtau_.middleCols(layout_.rates, n) = inertia_.dv;
  dtau_.middleCols(layout_.accelerations, n) = inertia_.M;
  addFriction(model_, v_, tau_);
  for (int i = 1; i < model_.linkCount(); ++i) {
    const Joint& joint = model_.joints[i];
    if (joint.friction == 0.0) continue;
    const double part = std::tanh(v_[velocityIndex(i)] / joint.frictionRate);
    dtau_(velocityIndex(i), layout_.rates + velocityIndex(i)) +=
        joint.friction / joint.frictionRate * (1.0 - part * part);
  }
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
  given_.clear();
  for (const Load& load : task_.loads)
    if (load.kind == LoadKind::Force)
      given_.push_back({forceWrench(model_, data_, load), turnsWithSite(load)});
  if (water_) {
    for (const WaterBody::Lift& lift : water_->liftsWithCarried())
      field_.addWeight(lift.link, -lift.mass, -firstMoment(data_, lift), task_.gravity);
    if (layout_.rates >= 0)
      for (const LinkWrench& drag : dragWrenches(*water_, model_, data_, v_)) given_.push_back({drag, true});
  }
  for (const auto& [wrench, turns] : given_) {
    field_.addForce(wrench.link, wrench.point, wrench.force);
    field_.addMoment(wrench.link, wrench.moment);
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
    fillRotation(model_, data_, contact.link, point.Jw);
    if (contact.axes == LoadAxes::Site)
      addTurning({contact.link, point.p_W, point.force, point.moment}, point.Jp, point.Jw);
  }
  for (const auto& [wrench, turns] : given_) {
    if (!turns) continue;
    Jp_.resize(3, n);
    Jw_.resize(3, n);
    translationJacobian(model_, data_, wrench.link, wrench.point, Jp_);
    fillRotation(model_, data_, wrench.link, Jw_);
    addTurning(wrench, Jp_, Jw_);
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

void PostureEvaluation::addTurning(const LinkWrench& wrench, const MatrixX& Jp, const MatrixX& Jw) {
  follower_.resize(3, layout_.coordinates);
  directionJacobian(model_, data_, wrench.link, wrench.force, follower_);
  coordinateBlock_.noalias() -= Jp.transpose() * follower_;
  directionJacobian(model_, data_, wrench.link, wrench.moment, follower_);
  coordinateBlock_.noalias() -= Jw.transpose() * follower_;
}

// A drag W(V) in the link's axes, V = R^T J v: beside the wrench that turns with its link
//   d tau = -(R^T J)^T W' dV,  by v dV = R^T J,  by q dV_a = R^T (d(J v)_a - z_a x J v)
void PostureEvaluation::addDragSlopes() {
  const int n = layout_.coordinates;
  speeds_.set(model_, data_, v_);
  Jp_.resize(3, n);
  Jw_.resize(3, n);
  follower_.resize(3, n);
  MatrixX J_L(6, n), dV(6, n);
  for (const LinkIndex link : water_->dragged()) {
    const Vector3& origin = data_.p_WL[link];
    const Matrix3 R_LW = data_.R_WL[link].transpose();
    const Vector3 &turning = speeds_.angular(link), &velocity = speeds_.originVelocity(link);
    Vector6 V_L;
    V_L << R_LW * turning, R_LW * velocity;
    Matrix6 slope;
    water_->drag(link, V_L, &slope);
    translationJacobian(model_, data_, link, origin, Jp_);
    fillRotation(model_, data_, link, Jw_);
    J_L << R_LW * Jw_, R_LW * Jp_;
    angularVelocityDerivative(model_, data_, speeds_, link, dw_);
    directionJacobian(model_, data_, link, turning, follower_);
    dV.topRows<3>().noalias() = R_LW * (dw_ - follower_);
    pointVelocityDerivative(model_, data_, speeds_, link, origin, dv_);
    directionJacobian(model_, data_, link, velocity, follower_);
    dV.bottomRows<3>().noalias() = R_LW * (dv_ - follower_);
    const MatrixX pull = J_L.transpose() * slope;
    dtau_.leftCols(n).noalias() -= pull * dV;
    dtau_.middleCols(layout_.rates, n).noalias() -= pull * J_L;
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
