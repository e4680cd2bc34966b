// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/dynamics/data.h"

namespace handhold {

/// Forces that keep their direction in the world while the body moves, summed over the links beyond each
/// joint.
///
/// A force f at a point p of link i enters as F += f, N += p x f, D += p f^T; a moment as N alone; a
/// body-fixed direction u that is weighed by e (the term e . u) as D += u e^T alone.
class ForceField {
 public:
  explicit ForceField(const Model& model);

  void clear();
  void addForce(LinkIndex link, const Vector3& point_W, const Vector3& force_W);
  void addMoment(LinkIndex link, const Vector3& moment_W) { at_[link].N += moment_W; }
  void addDirection(LinkIndex link, const Vector3& direction_W, const Vector3& weight_W) {
    at_[link].D += direction_W * weight_W.transpose();
  }
  /// Of a mass with its first moment about the world's origin, which may be of any sign.
  void addWeight(LinkIndex link, double mass, const Vector3& moment_W, const Vector3& gravity);
  void addGravity(const Model& model, const Data& data, const Vector3& gravity);

  /// Sums every link into its parents; call once, before reading.
  void gather(const Model& model);

  const Vector3& force(LinkIndex link) const { return at_[link].F; }
  /// Moment about a point of everything beyond the joint of `link`.
  Vector3 momentAbout(LinkIndex link, const Vector3& point_W) const {
    return at_[link].N - point_W.cross(at_[link].F);
  }
  /// B with B z = sum (z x (p - o)) x f, the change of the moment about o when all turns about z through o.
  Matrix3 turning(LinkIndex link, const Vector3& origin_W) const {
    Matrix3 B = at_[link].D - origin_W * at_[link].F.transpose();
    B.diagonal().array() -= B.trace();
    return B;
  }

 private:
  struct Sum {
    Vector3 F = Vector3::Zero();
    Vector3 N = Vector3::Zero();  ///< about the world origin
    Matrix3 D = Matrix3::Zero();  ///< about the world origin
  };
  std::vector<Sum> at_;
};

/// tau = -sum J^T (N, F), the generalized force that holds the body against the field (velocitySize).
void staticTorque(const Model& model, const Data& data, const ForceField& field, VectorX& tau);

/// d tau / d q of staticTorque in the tangent of `moved` (velocitySize x velocitySize, overwritten).
void staticTorqueDerivative(const Model& model, const Data& data, const ForceField& field, MatrixX& dtau);

/// Adds the Hessian of -sum f . p - sum e . u to the leading block of H, both triangles, for a field without
/// moments.
void addPotentialHessian(const Model& model, const Data& data, const ForceField& field, MatrixX& H);

/// How the links move at given rates w (velocitySize), and what a field does under that movement.
class RateField {
 public:
  explicit RateField(const Model& model);

  void set(const Model& model, const Data& data, const VectorX& w);
  const VectorX& rates() const { return w_; }
  const Vector3& angular(LinkIndex link) const { return omega_[link]; }
  Vector3 pointVelocity(const Data& data, LinkIndex link, const Vector3& point_W) const {
    return velocity_[link] + omega_[link].cross(point_W - data.p_WL[link]);
  }
  const Vector3& originVelocity(LinkIndex link) const { return velocity_[link]; }

 private:
  VectorX w_;
  std::vector<Vector3> omega_;
  std::vector<Vector3> velocity_;
};

/// Adds the Hessian by q of w . tau(q) for forces (not moments) to the leading block of H, both triangles:
/// the derivative along w of the Hessian of the potential, with the commutators of the free rotation.
/// `field` holds the forces, `moving` the sums of velocity times force: addForce(link, velocity_W, force_W)
/// into D alone, as addDirection does.
void addTorqueHessian(const Model& model, const Data& data, const RateField& rates, const ForceField& field,
                      const ForceField& moving, MatrixX& H);

/// Adds the Hessian by q of -w . J^T (M, 0), a moment M on a link, to the leading block of H.
void addMomentHessian(const Model& model, const Data& data, const RateField& rates, LinkIndex link,
                      const Vector3& moment_W, MatrixX& H);

/// The derivative by q of the velocity of a point under the rates w: 3 x velocitySize, overwritten.
void pointVelocityDerivative(const Model& model, const Data& data, const RateField& rates, LinkIndex link,
                             const Vector3& point_W, Matrix3X& dv);

/// The derivative by q of the angular velocity of a link under the rates w: 3 x velocitySize, overwritten.
void angularVelocityDerivative(const Model& model, const Data& data, const RateField& rates, LinkIndex link,
                               Matrix3X& dw);

}  // namespace handhold
