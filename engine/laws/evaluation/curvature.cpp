// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/laws/evaluation/curvature.h"

#include <cmath>

#include "engine/dynamics/jacobian.h"

namespace handhold {

Curvature::Curvature(const PostureEvaluation& evaluation)
    : evaluation_(evaluation),
      torqueWeights_(VectorX::Zero(evaluation.layout().coordinates)),
      geometry_(evaluation.model()),
      moving_(evaluation.model()),
      rates_(evaluation.model()),
      inertia_(evaluation.model()),
      dF_(3, evaluation.layout().coordinates),
      dM_(3, evaluation.layout().coordinates) {}

void Curvature::begin(MatrixX& H) {
  H_ = &H;
  H.setZero(evaluation_.layout().size, evaluation_.layout().size);
  hasSquares_ = false;
  torqueWeights_.setZero();
  geometry_.clear();
}

void Curvature::addSquares(double factor, const Eigen::Ref<const MatrixX>& J) {
  if (J.rows() == 0) return;  // Eigen divides by their number
  if (!hasSquares_) squares_.setZero(H_->rows(), H_->cols());
  hasSquares_ = true;
  squares_.selfadjointView<Eigen::Lower>().rankUpdate(J.transpose(), factor);
}

void Curvature::finish() {
  if (hasSquares_) *H_ += squares_.selfadjointView<Eigen::Lower>();
  geometry_.gather(evaluation_.model());
  addPotentialHessian(evaluation_.model(), evaluation_.data(), geometry_, *H_);
  if (!torqueWeights_.isZero(0.0)) addTorqueCurvature();
}

// w . tau = -sum (v_w(p) . f + Omega_w . M), see addTorqueHessian
void Curvature::addTorqueCurvature() {
  const Model& model = evaluation_.model();
  const Data& data = evaluation_.data();
  rates_.set(model, data, torqueWeights_);
  moving_.clear();
  const auto add = [&](LinkIndex link, const Vector3& point, const Vector3& force) {
    moving_.addDirection(link, rates_.pointVelocity(data, link, point), force);
  };
  for (int i = 0; i < model.linkCount(); ++i) {
    const LinkInertia& link = model.links[i];
    if (link.mass <= 0.0) continue;
    const Vector3 com = data.p_WL[i] + data.R_WL[i] * (link.firstMoment / link.mass);
    add(LinkIndex(i), com, link.mass * evaluation_.task().gravity);
  }
  for (size_t k = 0; k < evaluation_.points().size(); ++k)
    add(evaluation_.layout().points[k].link, evaluation_.points()[k].p_W, evaluation_.points()[k].force);
  if (evaluation_.water())
    for (const WaterBody::Lift& lift : evaluation_.water()->liftsWithCarried()) {
      const Vector3 rate = lift.mass * rates_.originVelocity(lift.link) +
                           rates_.angular(lift.link).cross(data.R_WL[lift.link] * lift.firstMoment);
      moving_.addDirection(lift.link, -rate, evaluation_.task().gravity);
    }
  for (const auto& [wrench, turns] : evaluation_.given()) {
    add(wrench.link, wrench.point, wrench.force);
    addMomentHessian(model, data, rates_, wrench.link, wrench.moment, *H_);
  }
  moving_.gather(model);
  addTorqueHessian(model, data, rates_, evaluation_.field(), moving_, *H_);
  for (const auto& [wrench, turns] : evaluation_.given()) {
    if (!turns) continue;
    pointVelocityDerivative(model, data, rates_, wrench.link, wrench.point, dv_);
    angularVelocityDerivative(model, data, rates_, wrench.link, dw_);
    addTurning(wrench);
  }
  for (size_t k = 0; k < evaluation_.points().size(); ++k) addLoadCurvature(static_cast<int>(k));
  const PostureLayout& layout = evaluation_.layout();
  if (layout.rates < 0) return;
  addFrictionCurvature();
  if (countsInertia_) inertia_.addTo(data, torqueWeights_, {0, layout.rates, layout.accelerations}, *H_);
}

// d2 (F tanh(v / e)) / dv2 = -2 F / e^2 tanh (1 - tanh^2)
void Curvature::addFrictionCurvature() {
  const Model& model = evaluation_.model();
  for (int i = 1; i < model.linkCount(); ++i) {
    const Joint& joint = model.joints[i];
    if (joint.friction == 0.0) continue;
    const int row = velocityIndex(i), at = evaluation_.layout().rates + row;
    const double part = std::tanh(evaluation_.v()[row] / joint.frictionRate);
    (*H_)(at, at) -= 2.0 * torqueWeights_[row] * joint.friction / (joint.frictionRate * joint.frictionRate) *
                     part * (1.0 - part * part);
  }
}

// Coordinates with loads: d/dq of -(v_w . axis) and -(Omega_w . axis); for a load that turns with the hand
// F = R f the terms in dF/dq and d2F/dq2 come on top.
void Curvature::addLoadCurvature(int pointIndex) {
  const Model& model = evaluation_.model();
  const Data& data = evaluation_.data();
  const PostureLayout& layout = evaluation_.layout();
  const ContactPoint& contact = layout.points[pointIndex];
  const LoadedPoint& point = evaluation_.points()[pointIndex];
  const int n = layout.coordinates;
  const bool turns = contact.axes == LoadAxes::Site;
  addMomentHessian(model, data, rates_, contact.link, point.moment, *H_);
  pointVelocityDerivative(model, data, rates_, contact.link, point.p_W, dv_);
  angularVelocityDerivative(model, data, rates_, contact.link, dw_);
  const Vector3 velocity = rates_.pointVelocity(data, contact.link, point.p_W);
  const Vector3 omega = rates_.angular(contact.link);
  for (size_t k = 0; k < layout.loads.size(); ++k) {
    if (layout.loads[k].point != pointIndex) continue;
    const bool isForce = layout.loads[k].component < 3;
    const Vector3 axis = layout.loads[k].scale * point.axes.col(layout.loads[k].component % 3);
    VectorX column = -(isForce ? dv_ : dw_).transpose() * axis;
    if (turns) {
      directionJacobian(model, data, contact.link, axis, dF_);
      column.noalias() -= dF_.transpose() * (isForce ? velocity : omega);
    }
    H_->col(n + k).head(n) += column;
    H_->row(n + k).head(n) += column.transpose();
  }
  if (turns) addTurning({contact.link, point.p_W, point.force, point.moment});
}

/// What a wrench that turns with its link adds to one that does not. With dv_ and dw_ of its point.
void Curvature::addTurning(const LinkWrench& wrench) {
  const Model& model = evaluation_.model();
  const Data& data = evaluation_.data();
  const int n = evaluation_.layout().coordinates;
  directionJacobian(model, data, wrench.link, wrench.force, dF_);
  directionJacobian(model, data, wrench.link, wrench.moment, dM_);
  const MatrixX cross = dv_.transpose() * dF_ + dw_.transpose() * dM_;
  H_->topLeftCorner(n, n) -= cross + cross.transpose();
  moving_.clear();  // -v . F'' - Omega . M'' as directions fixed to the link
  moving_.addDirection(wrench.link, wrench.force, rates_.pointVelocity(data, wrench.link, wrench.point));
  moving_.addDirection(wrench.link, wrench.moment, rates_.angular(wrench.link));
  moving_.gather(model);
  addPotentialHessian(model, data, moving_, *H_);
}

}  // namespace handhold
