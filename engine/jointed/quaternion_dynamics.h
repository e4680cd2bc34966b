// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <vector>

#include "engine/jointed/document_quaternion.h"
#include "engine/jointed/jointed_bodies.h"

namespace handhold {

using Vector4List = std::vector<Vector4>;

/// What acts on one body from outside: a force in its centre of mass and a moment, in inertial axes (N, N m).
struct BodyLoad {
  Vector3 force = Vector3::Zero(), moment = Vector3::Zero();
};

/// What moves a tree, in inertial axes: by body the moment that the joint to its parent gives it and takes
/// from the parent, of the base that from outside; and the force on the base in the place P (N m, N).
struct JointMoments {
  std::vector<Vector3> joint;
  Vector3 force = Vector3::Zero();
};

/// 7.8: the place P on the base and the quaternion of each body, as the document writes them, with their
/// rates.
struct QuaternionState {
  Vector3 place = Vector3::Zero(), placeRate = Vector3::Zero();
  Vector4List q, qRate;
};

/// 7.32, what the equations are solved for.
struct QuaternionAcceleration {
  Vector3 place = Vector3::Zero();
  Vector4List q;
};

/// How far an integration left what it should keep.
struct QuaternionDrift {
  double norm = 0.0;    ///< of the quaternions from one, at most
  double energy = 0.0;  ///< kinetic and potential, from that of the start at most (J)
};

/// Lagrange's equations in quaternions (003, chapter 7) with the unit constraint, for any tree of ball joints
/// and a base that may be any body. The generalized coordinates are a place P fixed in the base and four
/// numbers of each body, so that no posture is singular:
///   M p'' + h(p, p') + sum sigma_i q_i = Q,    q_i . q_i'' + q_i' . q_i' = 0          (7.31, 7.32)
/// where the document's 2 H q of 7.33 and 7.37 must read 2 H q'. A moment tau on a body is the virtual one
/// tau_v = 2 G^T tau of its four numbers (-1/2 G tau_v back in the document's sense of turning; what lies
/// along q is free, 7.53), and what a body's four numbers take is the net moment: those of joints are their
/// sums from the tips.
class QuaternionDynamics {
 public:
  /// P lies at `arm` from the base's centre of mass, in its axes. Throws InputError where it is no tree.
  QuaternionDynamics(JointedBodies tree, int base, const Vector3& arm = Vector3::Zero());

  const JointedBodies& tree() const { return tree_; }
  const JointOrder& order() const { return order_; }

  /// The moments of the joints that a motion takes; omega and alpha, and place, velocity and acceleration of
  /// the base's centre are read. Loads are one a body, or none.
  JointMoments inverse(const JointedMotion& motion, const Vector3& gravity,
                       const std::vector<BodyLoad>& loads = {}) const;

  /// The motion that moments make: alpha and all accelerations of a state whose other numbers are given.
  void forward(const JointMoments& moments, const Vector3& gravity, const std::vector<BodyLoad>& loads,
               JointedMotion& motion) const;

  QuaternionState toState(const JointedMotion& motion) const;
  /// With the joints closed; accelerations stay zero.
  JointedMotion toMotion(const QuaternionState& state) const;

  /// What moments make of a state, whose quaternions need not be of unit length quite.
  QuaternionAcceleration accelerations(const QuaternionState& state, const JointMoments& moments,
                                       const Vector3& gravity, const std::vector<BodyLoad>& loads = {}) const;

  double energy(const JointedMotion& motion, const Vector3& gravity) const;

 private:
  /// How the centre of a body follows from p: C = P + sum R(q_x) arm (7.2).
  struct Arm {
    int body = 0;
    Vector3 arm = Vector3::Zero();
  };

  MatrixX massMatrix(const Vector4List& q) const;
  /// The left side of Lagrange's equations less gravity and loads: three numbers of P, then four a body.
  VectorX demand(const QuaternionState& state, const QuaternionAcceleration& second, const Vector3& gravity,
                 const std::vector<BodyLoad>& loads) const;
  VectorX supply(const JointMoments& moments, const Vector4List& q) const;

  JointedBodies tree_;
  int base_ = 0;
  Vector3 arm_;
  JointOrder order_;
  std::vector<std::vector<Arm>> arms_;  ///< by body
};

struct QuaternionRun {
  std::function<JointMoments(double time)> moments;  ///< as the bodies get them, from time 0 (s)
  Vector3 gravity = Vector3::Zero();
  double duration = 1.0, step = 1e-3;  ///< s
  /// What hangs on the motion besides, as springs in the joints do; may be empty.
  std::function<JointMoments(const JointedMotion&)> feedback = {};
};

/// Forward in time by Runge-Kutta of fourth order; quaternions are not brought back to unit length on the
/// way. Tells how far they and the energy drift.
QuaternionDrift integrate(const QuaternionDynamics& dynamics, const QuaternionRun& run,
                          JointedMotion& motion);

}  // namespace handhold
