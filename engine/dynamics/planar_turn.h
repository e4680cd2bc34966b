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
  /// R b R^T
  Mat3<S> toParent(const Mat3<S>& b) const {
    Mat3<S> left, a;
    for (int k = 0; k < 3; ++k) left[k] = toParent(b[k]);
    a[kU] = angle.cosine * left[kU] - angle.sine * left[kV];
    a[kV] = angle.cosine * left[kV] + angle.sine * left[kU];
    a[kAxis] = left[kAxis];
    return a;
  }
  Symmetric3<S> toParent(const Symmetric3<S>& b) const {
    const S &uu = entry<kU, kU>(b), &uv = entry<kU, kV>(b), &vv = entry<kV, kV>(b);
    const S &ua = entry<kU, kAxis>(b), &va = entry<kV, kAxis>(b);
    const S c = angle.cosine, s = angle.sine;
    Symmetric3<S> a;
    entry<kU, kU>(a) = c * (c * uu - s * uv) - s * (c * uv - s * vv);
    entry<kU, kV>(a) = s * (c * uu - s * uv) + c * (c * uv - s * vv);
    entry<kV, kV>(a) = s * (s * uu + c * uv) + c * (s * uv + c * vv);
    entry<kU, kAxis>(a) = c * ua - s * va;
    entry<kV, kAxis>(a) = c * va + s * ua;
    entry<kAxis, kAxis>(a) = entry<kAxis, kAxis>(b);
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
  /// m axis
  Vec3<S> along(const Symmetric3<S>& m) const {
    return link.sign * Vec3<S>{entry<0, kAxis>(m), entry<1, kAxis>(m), entry<2, kAxis>(m)};
  }
  /// m^T axis
  Vec3<S> rowAlong(const Mat3<S>& m) const {
    return link.sign * Vec3<S>{m[0][kAxis], m[1][kAxis], m[2][kAxis]};
  }
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
  Mat3<S> toParent(const Mat3<S>& b) const { return eachToParent(transposed(eachToParent(transposed(b)))); }
  Symmetric3<S> toParent(const Symmetric3<S>& b) const {
    const Mat3<S> a = toParent(Mat3<S>{{{b.xx, b.xy, b.xz}, {b.xy, b.yy, b.yz}, {b.xz, b.yz, b.zz}}});
    return {a[0][0], a[1][1], a[2][2], a[1][0], a[2][0], a[2][1]};
  }
  void addAxisCross(const Vec3<S>& omega, const S& rate, Vec3<S>& sum) const {
    sum += rate * cross(omega, link.axis);
  }
  void addAlong(const S& amount, Vec3<S>& sum) const { sum += amount * link.axis; }
  S along(const Vec3<S>& a) const { return dot(link.axis, a); }
  Vec3<S> along(const Symmetric3<S>& m) const { return m * link.axis; }
  Vec3<S> rowAlong(const Mat3<S>& m) const { return transposedTimes(m, link.axis); }
  void applyTo(const Mat3<S>& R, Mat3<S>& result) const {
    for (int k = 0; k < 3; ++k) {
      Vec3<S> unit{};
      unit[k] += 1.0;
      result[k] = R * toParent(unit);
    }
  }
  Vec3<S> axisIn(const Mat3<S>& R) const { return R * link.axis; }

 private:
  Mat3<S> eachToParent(const Mat3<S>& b) const { return {{toParent(b[0]), toParent(b[1]), toParent(b[2])}}; }
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
