// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cmath>

#include "engine/dynamics/inverse_recursion.h"

namespace handhold {

/// A value and its exact derivative in one direction (forward differentiation).
struct Dual {
  double value = 0.0, slope = 0.0;

  Dual() = default;
  Dual(double v, double s = 0.0) : value(v), slope(s) {}

  Dual& operator+=(const Dual& b) { return *this = {value + b.value, slope + b.slope}; }
  Dual& operator-=(const Dual& b) { return *this = {value - b.value, slope - b.slope}; }
};

inline Dual operator-(const Dual& a) { return {-a.value, -a.slope}; }
inline Dual operator+(const Dual& a, const Dual& b) { return {a.value + b.value, a.slope + b.slope}; }
inline Dual operator-(const Dual& a, const Dual& b) { return {a.value - b.value, a.slope - b.slope}; }
inline Dual operator*(const Dual& a, const Dual& b) {
  return {a.value * b.value, a.slope * b.value + a.value * b.slope};
}
inline SineCosine<Dual> sineCosine(const Dual& x) {
  const double s = std::sin(x.value), c = std::cos(x.value);
  return {{s, c * x.slope}, {c, -s * x.slope}};
}

/// A state and the direction in which it changes, all in the tangent of `moved`.
struct DualState {
  VectorX q, v, vdot, dq, dv, dvdot;

  Dual rate(int link) const { return {v[5 + link], dv[5 + link]}; }
  Dual acceleration(int link) const { return {vdot[5 + link], dvdot[5 + link]}; }
};

/// Exact derivative of inverse dynamics in the state's direction, by the plain recursion on dual numbers.
inline VectorX torqueSlope(const Model& model, const DualState& s, const Vector3& gravity) {
  const Tree tree(model);
  InverseRecursion<Dual> work(model.joints.size());
  for (int i = 1; i < tree.count(); ++i)
    work.turn[i] = sineCosine(Dual(tree.links[i].sign) * Dual(s.q[6 + i], s.dq[5 + i]));
  // d/de exp(e w) R = w x R
  const Matrix3 R = Quaternion(s.q[3], s.q[4], s.q[5], s.q[6]).toRotationMatrix();
  Mat3<Dual> R_WB;
  for (int k = 0; k < 3; ++k) {
    const Vector3 change = Vector3(s.dq.segment<3>(3)).cross(Vector3(R.col(k)));
    for (int r = 0; r < 3; ++r) R_WB[k][r] = {R(r, k), change[r]};
  }
  const auto triple = [](const VectorX& a, const VectorX& da, int at) {
    return Vec3<Dual>{Dual(a[at], da[at]), Dual(a[at + 1], da[at + 1]), Dual(a[at + 2], da[at + 2])};
  };
  Vec3<Dual> lift = triple(s.vdot, s.dvdot, 0);
  for (int k = 0; k < 3; ++k) lift[k] -= gravity[k];
  work.motion[0] = {transposedTimes(R_WB, triple(s.v, s.dv, 3)),
                    transposedTimes(R_WB, triple(s.vdot, s.dvdot, 3)), transposedTimes(R_WB, lift)};
  VectorX slope(model.velocitySize());
  passOutward(tree, s, work);
  passInward(tree, work, [&](int link, const Dual& torque) { slope[5 + link] = torque.slope; });
  const Vec3<Dual> force = R_WB * work.load[0].force, moment = R_WB * work.load[0].moment;
  for (int k = 0; k < 3; ++k) slope[k] = force[k].slope, slope[3 + k] = moment[k].slope;
  return slope;
}

}  // namespace handhold
