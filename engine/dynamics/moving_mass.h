// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/dynamics/screw.h"

namespace handhold {

// Equations (8) and (9) are those of derivative_recursion.h.

/// Sums over the particles of a body or of many, about the base origin in world axes.
template <class S>
struct MovingMass {
  S mass;
  Vec3<S> firstMoment;
  Symmetric3<S> inertia;
  Vec3<S> momentum;  ///< P
  Mat3<S> spin;      ///< D
  Screw<S> load;     ///< f

  MovingMass& operator+=(const MovingMass& b) {
    mass += b.mass, firstMoment += b.firstMoment, inertia += b.inertia;
    momentum += b.momentum, spin += b.spin, load += b.load;
    return *this;
  }
  Screw<S> inertiaTimes(const Screw<S>& m) const {
    return {inertia * m.angular + cross(firstMoment, m.linear),
            mass * m.linear - cross(firstMoment, m.angular)};
  }
  /// (8)
  Screw<S> twiceB(const Screw<S>& m) const {
    const Vec3<S> w = m.angular + m.angular;
    return {spin.trace() * w - spin * w, cross(w, momentum)};
  }
  /// (9): the vector that gives S . 2 B m when multiplied with the angular part of m.
  Vec3<S> twiceBRow(const Screw<S>& s) const {
    const Vec3<S> row =
        cross(momentum, s.linear) + spin.trace() * s.angular - transposedTimes(spin, s.angular);
    return row + row;
  }
};

/// R E R^T for a constant symmetric E.
template <class S>
Symmetric3<S> turned(const Mat3<S>& R, const Symmetric3<double>& E) {
  const Vec3<S> a = E.xx * R[0] + E.xy * R[1] + E.xz * R[2];
  const Vec3<S> b = E.xy * R[0] + E.yy * R[1] + E.yz * R[2];
  const Vec3<S> c = E.xz * R[0] + E.yz * R[1] + E.zz * R[2];
  const auto entry = [&](int r, int k) { return a[r] * R[0][k] + b[r] * R[1][k] + c[r] * R[2][k]; };
  return {entry(0, 0), entry(1, 1), entry(2, 2), entry(0, 1), entry(0, 2), entry(1, 2)};
}

/// Second moment about the base origin from that about the link origin at r: E + h r^T + r h^T + m r r^T.
template <class S>
Symmetric3<S> shifted(Symmetric3<S> E, double m, const Vec3<S>& h, const Vec3<S>& r) {
  const Vec3<S> k = h + (0.5 * m) * r;
  E += {2.0 * k[0] * r[0],         2.0 * k[1] * r[1],         2.0 * k[2] * r[2],
        k[0] * r[1] + k[1] * r[0], k[0] * r[2] + k[2] * r[0], k[1] * r[2] + k[2] * r[1]};
  return E;
}

/// Of a link and of the base's origin moved with it, less gravity.
template <class S>
struct LinkScrews {
  Screw<S> velocity, acceleration;
};

/// P, D and f of a link whose mass, first and second moment about the base origin are known.
template <class S>
void setMovingMass(const S& m, const Vec3<S>& h, const Symmetric3<S>& E, const LinkScrews<S>& motion,
                   MovingMass<S>& b) {
  const Screw<S>& v = motion.velocity;
  b.mass = m;
  b.firstMoment = h;
  b.inertia = {E.yy + E.zz, E.xx + E.zz, E.xx + E.yy, -E.xy, -E.xz, -E.yz};
  const Screw<S> momentum = b.inertiaTimes(v);
  b.momentum = momentum.linear;
  // D = u h^T + omega x E
  b.spin[0] = h[0] * v.linear + cross(v.angular, Vec3<S>{E.xx, E.xy, E.xz});
  b.spin[1] = h[1] * v.linear + cross(v.angular, Vec3<S>{E.xy, E.yy, E.yz});
  b.spin[2] = h[2] * v.linear + cross(v.angular, Vec3<S>{E.xz, E.yz, E.zz});
  b.load = b.inertiaTimes(motion.acceleration);
  b.load += crossLoad(v, momentum);
}

}  // namespace handhold
