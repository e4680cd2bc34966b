// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dynamics/lanes.h"

namespace handhold {

namespace {

Vector3 lanePart(const Vec3<Pack>& a, int lane) { return Vector3(a[0][lane], a[1][lane], a[2][lane]); }

void takeMatrix(const LaneMatrix& from, int lane, MatrixX& to) {
  Eigen::Map<VectorX>(to.data(), to.size()) = from.row(lane).transpose();
}

}  // namespace

LaneData::LaneData(const Model& model)
    : tree(model),
      inverse(model.joints.size()),
      articulated(model.joints.size()),
      derivative(model.joints.size()) {}

LaneDerivatives::LaneDerivatives(const Model& model)
    : tau(LaneMatrix::Zero(kLanes, model.velocitySize())),
      dq(LaneMatrix::Zero(kLanes, model.velocitySize() * model.velocitySize())),
      dv(dq),
      M(dq) {}

void updateKinematics(const LaneMatrix& q, LaneData& data) {
  DerivativeRecursion<Pack>& work = data.derivative;
  fillTurns(data.tree, q.data(), work.turn);
  work.R[0] = StateView<Pack>{q.data(), nullptr, nullptr}.baseRotation();
  work.origin[0] = {};
  for (int i = 1; i < data.tree.count(); ++i) placeLink(data.tree.links[i], i, work);
}

Pose lanePose(const LaneData& data, const LaneMatrix& q, int lane, LinkIndex link) {
  Pose X;
  for (int k = 0; k < 3; ++k) X.R.col(k) = lanePart(data.derivative.R[link][k], lane);
  X.p = lanePart(data.derivative.origin[link], lane) + q.block<1, 3>(lane, 0).transpose();
  return X;
}

void inverseDynamics(const LaneMatrix& q, const LaneMatrix& v, const LaneMatrix& vdot, const Vector3& gravity,
                     LaneData& data, LaneMatrix& tau) {
  tau.resize(kLanes, v.cols());
  inverseRecursion(data.tree, StateView<Pack>{q.data(), v.data(), vdot.data()}, gravity, data.inverse,
                   tau.data());
}

// Flattened: left to itself the compiler passes inertias through memory, packs above all.
[[gnu::flatten]] void forwardDynamics(const LaneMatrix& q, const LaneMatrix& v, const LaneMatrix& tau,
                                      const Vector3& gravity, LaneData& data, LaneMatrix& vdot) {
  vdot.resize(kLanes, v.cols());
  articulatedRecursion(data.tree, StateView<Pack>{q.data(), v.data(), nullptr}, tau.data(), gravity,
                       data.inverse, data.articulated, vdot.data());
}

void inverseDynamicsDerivatives(const LaneMatrix& q, const LaneMatrix& v, const LaneMatrix& vdot,
                                const Vector3& gravity, LaneData& data, LaneDerivatives& result) {
  derivativeRecursion(data.tree, StateView<Pack>{q.data(), v.data(), vdot.data()}, gravity, data.derivative,
                      {result.tau.data(), result.dq.data(), result.dv.data(), result.M.data()});
}

void takeLane(const LaneDerivatives& from, int lane, TorqueDerivatives& to) {
  to.tau = from.tau.row(lane).transpose();
  takeMatrix(from.dq, lane, to.dq);
  takeMatrix(from.dv, lane, to.dv);
  takeMatrix(from.M, lane, to.M);
}

}  // namespace handhold
