// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/dynamics/moving_mass.h"
#include "engine/math/pack.h"

namespace handhold {

// The entries of the derivatives from the motions and masses that they need; equations (3) to (11) are those
// of derivative_recursion.h.

/// Where the derivatives go: column-major nv x nv, entries of S; only those of a joint and one that carries
/// it.
struct DerivativeTarget {
  double* tau;
  double* dq;
  double* dv;
  double* M;
};

/// How the base moves.
template <class S>
struct BaseMotion {
  Vec3<S> omega, alpha, lift;
};

/// The motions of a coordinate in (3) to (7).
template <class S>
struct MovingAxis {
  Screw<S> s, dot, dotDot;
};

/// The columns' factors of (4), (6) and (7).
template <class S>
struct Pull {
  Screw<S> q, v, M;
};

/// Entry (row, column) of a matrix of nv rows, and its neighbours in the column where T is wider than S.
template <class S, class T>
void storeEntry(double* matrix, int place, const T& value) {
  storeAt<T>(matrix + place * static_cast<int>(sizeof(S) / sizeof(double)), 0, value);
}

/// (6) has Sdot as often as `share` says.
template <class T>
[[gnu::flatten]] Pull<T> pullOf(const MovingMass<T>& mass, const MovingAxis<T>& axis, double share) {
  return {mass.twiceB(axis.dot) + mass.inertiaTimes(axis.dotDot) + crossLoad(axis.s, mass.load),
          mass.twiceB(axis.s) + share * mass.inertiaTimes(axis.dot), mass.inertiaTimes(axis.s)};
}

/// The base's rows of a column: its axes are unit vectors at its origin.
template <class S>
void writeBaseRows(const Pull<S>& pull, int place, const DerivativeTarget& out) {
  for (int k = 0; k < 3; ++k) {
    storeEntry<S>(out.dq, place + k, pull.q.linear[k]);
    storeEntry<S>(out.dv, place + k, pull.v.linear[k]);
    storeEntry<S>(out.M, place + k, pull.M.linear[k]);
    storeEntry<S>(out.dq, place + 3 + k, pull.q.angular[k]);
    storeEntry<S>(out.dv, place + 3 + k, pull.v.angular[k]);
    storeEntry<S>(out.M, place + 3 + k, pull.M.angular[k]);
  }
}

/// Entries (row j, column i) for j above i, by (4), (6) and (7).
template <class T, class S>
void writeAbove(const Screw<T>& j, const Pull<S>& i, int place, const DerivativeTarget& out) {
  const T q = dot(j, i.q), v = dot(j, i.v), M = dot(j, i.M);
  storeEntry<S>(out.dq, place, q);
  storeEntry<S>(out.dv, place, v);
  storeEntry<S>(out.M, place, M);
}

/// What (3), (5), (7) and (11) have of coordinate i.
template <class S>
struct Push {
  Screw<S> momentum;
  Vec3<S> gyration;
};

/// Entries (row i, column j) for i below j, by (3), (5) and (7).
template <class T, class S>
void writeBelow(const Push<T>& i, const MovingAxis<S>& j, int place, const DerivativeTarget& out) {
  const T q = dot(i.gyration, j.dot.angular) + dot(i.momentum, j.dotDot);
  const T turning = dot(i.momentum, j.dot);
  const T v = dot(i.gyration, j.s.angular) + (turning + turning);
  storeEntry<S>(out.dq, place, q);
  storeEntry<S>(out.dv, place, v);
  const T M = dot(i.momentum, j.s);
  storeEntry<S>(out.M, place, M);
}

/// Rows i of the base's columns, by (7) and (11).
template <class T, class S>
void writeBaseColumns(const Push<T>& push, const BaseMotion<S>& base, int i, int rows,
                      const DerivativeTarget& out) {
  const Screw<T>& momentum = push.momentum;
  const Vec3<T> v = push.gyration + cross(momentum.angular, base.omega);
  const Vec3<T> q =
      cross(v, base.omega) + cross(momentum.angular, base.alpha) + cross(momentum.linear, base.lift);
  for (int k = 0; k < 3; ++k) {
    const int shift = k * rows + i, turn = (3 + k) * rows + i;
    storeEntry<S>(out.M, shift, momentum.linear[k]);
    storeEntry<S>(out.M, turn, momentum.angular[k]);
    storeEntry<S>(out.dv, turn, v[k]);
    storeEntry<S>(out.dq, turn, q[k]);
  }
}

}  // namespace handhold
