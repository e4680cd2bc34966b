// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/dynamics/tree.h"
#include "engine/math/pack.h"

namespace handhold {

/// A turn about a coordinate axis: two coordinates turn in their plane, the third stays.
/// `sign` is that of the joint's axis; the sine belongs to sign times the joint angle.
template <int kAxis, class S>
struct PlanarTurn {
  static constexpr int kU = (kAxis + 1) % 3, kV = (kAxis + 2) % 3;
  const TreeLink& link;
  const SineCosine<S>& angle;

  Vec3<S> toChild(const Vec3<S>& a) const {
    Vec3<S> b;
    b[kU] = angle.cosine * a[kU] + angle.sine * a[kV];
    b[kV] = angle.cosine * a[kV] - angle.sine * a[kU];
    b[kAxis] = a[kAxis];
    return b;
  }
  Vec3<S> toParent(const Vec3<S>& b) const {
    Vec3<S> a;
    a[kU] = angle.cosine * b[kU] - angle.sine * b[kV];
    a[kV] = angle.cosine * b[kV] + angle.sine * b[kU];
    a[kAxis] = b[kAxis];
    return a;
  }
  /// sum += omega x axis rate
  void addAxisCross(const Vec3<S>& omega, const S& rate, Vec3<S>& sum) const {
    const S turning = link.sign * rate;
    sum[kU] += omega[kV] * turning;
    sum[kV] -= omega[kU] * turning;
  }
  /// sum += axis amount
  void addAlong(const S& amount, Vec3<S>& sum) const { sum[kAxis] += link.sign * amount; }
  S along(const Vec3<S>& a) const { return link.sign * a[kAxis]; }
  /// R_WP Rot(axis, q)
  void applyTo(const Mat3<S>& R, Mat3<S>& turned) const {
    turned[kU] = angle.cosine * R[kU] + angle.sine * R[kV];
    turned[kV] = angle.cosine * R[kV] - angle.sine * R[kU];
    turned[kAxis] = R[kAxis];
  }
  Vec3<S> axisIn(const Mat3<S>& R) const { return link.sign * R[kAxis]; }
};

/// A turn about any axis e (Rodrigues): Rot(e, q) a = c a + s e x a + (1 - c) e (e . a).
template <class S>
struct AnyTurn {
  const TreeLink& link;
  const SineCosine<S>& angle;

  Vec3<S> turned(const Vec3<S>& a, const S& sine) const {
    const S rest = (1.0 - angle.cosine) * dot(link.axis, a);
    return angle.cosine * a + sine * cross(link.axis, a) + rest * link.axis;
  }
  Vec3<S> toChild(const Vec3<S>& a) const { return turned(a, -angle.sine); }
  Vec3<S> toParent(const Vec3<S>& b) const { return turned(b, angle.sine); }
  void addAxisCross(const Vec3<S>& omega, const S& rate, Vec3<S>& sum) const {
    sum += rate * cross(omega, link.axis);
  }
  void addAlong(const S& amount, Vec3<S>& sum) const { sum += amount * link.axis; }
  S along(const Vec3<S>& a) const { return dot(link.axis, a); }
  void applyTo(const Mat3<S>& R, Mat3<S>& result) const {
    for (int k = 0; k < 3; ++k) {
      Vec3<S> unit{};
      unit[k] += 1.0;
      result[k] = R * toParent(unit);
    }
  }
  Vec3<S> axisIn(const Mat3<S>& R) const { return R * link.axis; }
};

/// Calls use(turn) with the cheapest form of the joint's rotation.
template <class S, class Use>
void withTurning(const TreeLink& link, const SineCosine<S>& angle, const Use& use) {
  switch (link.turn) {
    case Turn::X:
      return use(PlanarTurn<0, S>{link, angle});
    case Turn::Y:
      return use(PlanarTurn<1, S>{link, angle});
    case Turn::Z:
      return use(PlanarTurn<2, S>{link, angle});
    case Turn::Any:
      return use(AnyTurn<S>{link, angle});
  }
}

}  // namespace handhold
