// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/laws/constraints/held_load_rows.h"

#include <cmath>

#include "engine/laws/evaluation/violated_limits.h"
#include "engine/math/rotation.h"
#include "engine/task/task_loads.h"

namespace handhold {

namespace {

Model massesAlone(Model model, const Task& alone) {
  model.bodies.clear();
  return withTaskMasses(model, alone);
}

}  // namespace

HeldLoadRows::HeldLoadRows(const Model& model, const Task& task, const HeldLoads& held)
    : alone_(heldTask(task, held)),
      held_(held),
      masses_(massesAlone(model, alone_)),
      data_(masses_),
      inertia_(masses_) {
  // the first row tells whether all are equations: what bears nothing comes last
  for (const bool bears : {true, false})
    for (int c = 0; c < 6; ++c) {
      const double limit = std::max(held_.grip.upper[c], -held_.grip.lower[c]);
      if (!held_.grip.carries[c] || !std::isfinite(limit) || (limit > 0.0) != bears) continue;
      components_.push_back(c);
      // a hand without any strength still needs rows of order one
      scale_.push_back(1.0 / std::max(limit, 1.0));
    }
}

std::vector<ContactLoad> HeldLoadRows::loadsAt(const PostureEvaluation& posture, Regime regime) const {
  const VectorX still = VectorX::Zero(posture.model().velocitySize());
  const bool moves = regime == Regime::Moving && posture.v().size() > 0;
  return taskLoads(posture.model(), alone_, posture.data(), moves ? posture.v() : still,
                   moves ? posture.vdot() : still);
}

std::vector<ContactLoad> HeldLoadRows::unturnedAt(const PostureEvaluation& posture, Regime regime) const {
  const std::vector<ContactLoad> all = loadsAt(posture, regime);
  std::vector<ContactLoad> unturned;
  for (size_t i = 0; i < alone_.loads.size(); ++i)
    if (!turnsWithSite(alone_.loads[i])) unturned.push_back(all[i]);
  return unturned;
}

Vector6 HeldLoadRows::wrench(const PostureEvaluation& posture) const {
  return heldWrench(held_, posture.data(), loadsAt(posture, Regime::Moving));
}

void HeldLoadRows::evaluate(const PostureEvaluation& posture, Eigen::Ref<VectorX> c) const {
  const Vector6 w = wrench(posture);
  for (int r = 0; r < rows(); ++r) c[r] = scale_[r] * w[components_[r]];
}

/// What accelerating the masses takes: the base rows of M vdot + h of the masses alone are minus its force
/// and minus its moment about the base's origin.
void HeldLoadRows::addInertia(const PostureEvaluation& posture, Rates& wrench) const {
  const PostureLayout& layout = posture.layout();
  const int n = layout.coordinates;
  inverseDynamicsDerivatives(masses_, posture.q(), posture.v(), posture.vdot(), Vector3::Zero(), data_,
                             inertia_);
  const Vector3 grip = worldPoint(held_.grip, posture.data());
  const Matrix3 arm = skew(grip - posture.q().head<3>());
  const Vector3 force = -inertia_.tau.head<3>();
  wrench.force += force;
  wrench.moment -= inertia_.tau.segment<3>(3) + arm * force;
  const auto add = [&](const MatrixX& by, int first) {
    wrench.dF.middleCols(first, n) -= by.topRows<3>();
    wrench.dM.middleCols(first, n) += arm * by.topRows<3>() - by.middleRows<3>(3);
  };
  add(inertia_.dq, 0);
  add(inertia_.dv, layout.rates);
  add(inertia_.M, layout.accelerations);
  MatrixX Jp(3, n);
  translationJacobian(posture.model(), posture.data(), held_.grip.link, grip, Jp);
  Jp.leftCols<3>() -= Matrix3::Identity();
  wrench.dM.leftCols(n) += skew(force) * Jp;
}

// In the hand's axes w_S = R^T w, dw_S = R^T (dw + w x turn). Weights and forces keep their direction in the
// world and act at points that turn with the hand: d(r x f) = (turn x r) x f = f x (r x turn).
void HeldLoadRows::jacobian(const PostureEvaluation& posture, Eigen::Ref<MatrixX> J) const {
  const int n = posture.layout().coordinates;
  const Vector3 grip = worldPoint(held_.grip, posture.data());
  MatrixX turn = MatrixX::Zero(3, n);
  turn.middleCols<3>(3).setIdentity();
  for (int a = held_.grip.link; a > 0; a = posture.model().joints[a].parent)
    turn.col(5 + a) = posture.data().axis_W[a];
  Rates w;
  w.dF = w.dM = MatrixX::Zero(3, posture.layout().size);
  for (const ContactLoad& load : unturnedAt(posture, Regime::Still)) {
    const Vector3 arm = load.point - grip;
    w.force += load.force;
    w.moment += load.moment + arm.cross(load.force);
    w.dM.leftCols(n) += skew(load.force) * skew(arm) * turn;
  }
  if (posture.v().size() > 0) addInertia(posture, w);
  w.dF.leftCols(n) += skew(w.force) * turn;
  w.dM.leftCols(n) += skew(w.moment) * turn;
  const Matrix3 axes = loadAxes(held_.grip, posture.data());
  for (int r = 0; r < rows(); ++r)
    J.row(r) = scale_[r] * axes.col(components_[r] % 3).transpose() * (components_[r] < 3 ? w.dF : w.dM);
}

// e . (r x f) + e . m = (e x r) . f + e . m: directions fixed to the hand
void HeldLoadRows::addCurvature(const PostureEvaluation& posture, const Eigen::Ref<const VectorX>& y,
                                Curvature& curvature) const {
  const Matrix3 axes = loadAxes(held_.grip, posture.data());
  const Vector3 grip = worldPoint(held_.grip, posture.data());
  for (const ContactLoad& load : unturnedAt(posture, Regime::Moving))
    for (int r = 0; r < rows(); ++r) {
      const Vector3 axis = axes.col(components_[r] % 3);
      const double weight = scale_[r] * y[r];
      if (components_[r] < 3) {
        curvature.addDirection(held_.grip.link, axis, weight * load.force);
        continue;
      }
      curvature.addDirection(held_.grip.link, axis.cross(load.point - grip), weight * load.force);
      curvature.addDirection(held_.grip.link, axis, weight * load.moment);
    }
}

std::string HeldLoadRows::rowName(int row) const {
  return held_.grip.name + " hold " + std::to_string(components_[row]);
}

void HeldLoadRows::describe(const PostureEvaluation& posture, double tolerance,
                            std::vector<Violation>& violations) const {
  const std::optional<Violation> over = violatedHold(held_, alone_, wrench(posture), tolerance);
  if (over) violations.push_back(*over);
}

}  // namespace handhold
