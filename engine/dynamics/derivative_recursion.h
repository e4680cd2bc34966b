// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <vector>

#include "engine/dynamics/inverse_recursion.h"
#include "engine/dynamics/moving_mass.h"

namespace handhold {

// Derivatives of the recursive Newton-Euler equations on composite bodies, all in world axes about the base
// origin; the form of Singh, Russo and Wensing, Efficient analytical derivatives of rigid-body dynamics using
// spatial vector algebra (2022), with 2 B written out for rigid bodies.
//
// S_j = (z, y) is the unit motion of velocity coordinate j, p the parent of its link:
//   (1)  Sdot_j  = v_p x S_j
//   (2)  Sddot_j = a_p x S_j + v_p x Sdot_j
// and for i carried by j or equal to it, with sums over all that joint i carries,
//   (3)  dtau_i/dq_j = S_i . (2 B_i Sdot_j + I_i Sddot_j)
//   (4)  dtau_j/dq_i = S_j . (2 B_i Sdot_i + I_i Sddot_i + S_i x* f_i)
//   (5)  dtau_i/dv_j = S_i . (2 B_i S_j + 2 I_i Sdot_j)
//   (6)  dtau_j/dv_i = S_j . (2 B_i S_i + 2 I_i Sdot_i)
//   (7)  M_ij = M_ji = S_j . I_i S_i
// For a particle m at r with velocity c, 2 B acts on a motion (w, u) as the force 2 m w x c at r: with the
// sums P = sum m c and D = sum m c r^T over the particles of a body,
//   (8)  2 B (w, u) = force 2 w x P, moment 2 (tr D - D) w
//   (9)  S_i . 2 B (w, u) = w . 2 (P x y_i + (tr D - D^T) z_i)
// The base: its rates and accelerations keep their world axes while it turns by e_k, which is the same as
// turning them back, so for its angular coordinates, with v_0 = (omega, 0) and a_0 = (alpha, a) less gravity,
//   (10) Sdot_k = (omega x e_k, 0),  Sddot_k = (omega x (omega x e_k) + alpha x e_k, a x e_k)
// and half of 2 Sdot_k in (5) and (6).

/// Room for the recursion.
template <class S>
struct DerivativeRecursion {
  explicit DerivativeRecursion(std::size_t linkCount)
      : turn(linkCount),
        R(linkCount),
        origin(linkCount),
        velocity(linkCount),
        acceleration(linkCount),
        mass(linkCount),
        axis(linkCount + 5),
        axisDot(linkCount + 5),
        axisDotDot(linkCount + 5),
        axisBias(linkCount + 5),
        momentum(linkCount + 5),
        gyration(linkCount + 5) {}

  std::vector<SineCosine<S>> turn;
  std::vector<Mat3<S>> R;                 ///< R_WL
  std::vector<Vec3<S>> origin;            ///< of the link from the base origin
  std::vector<Screw<S>> velocity;         ///< for a base origin at rest
  std::vector<Screw<S>> acceleration;     ///< less gravity
  std::vector<MovingMass<S>> mass;        ///< of each link, then of all it carries
  ScrewRow<S> axis, axisDot, axisDotDot;  ///< S, Sdot, Sddot
  ScrewRow<S> axisBias;                   ///< what (5) and (6) have for 2 Sdot
  ScrewRow<S> momentum;                   ///< I_i S_i
  Vec3Row<S> gyration;                    ///< (9)
};

/// Where the derivatives go: column-major nv x nv, entries of S; only those of a joint and one that carries
/// it.
struct DerivativeTarget {
  double* tau;
  double* dq;
  double* dv;
  double* M;
};

template <class S>
void setAxis(int j, const Screw<S>& s, const Screw<S>& sDot, const Screw<S>& sDotDot, const Screw<S>& bias,
             DerivativeRecursion<S>& work) {
  work.axis.set(j, s);
  work.axisDot.set(j, sDot);
  work.axisDotDot.set(j, sDotDot);
  work.axisBias.set(j, bias);
}

/// (10)
template <class S>
void startAtBase(const StateView<S>& state, const Vector3& gravity, DerivativeRecursion<S>& work) {
  const Vec3<S> omega = state.omega(), alpha = state.alpha(), lift = state.lift(gravity), zero{};
  work.R[0] = state.baseRotation();
  work.origin[0] = zero;
  work.velocity[0] = {omega, zero};
  work.acceleration[0] = {alpha, lift};
  for (int k = 0; k < 3; ++k) {
    Vec3<S> e{};
    e[k] += 1.0;
    const Vec3<S> turning = cross(omega, e);
    const Screw<S> none{};
    const Screw<S> sDot{turning, zero};
    setAxis(k, {zero, e}, none, none, none, work);
    setAxis(3 + k, {e, zero}, sDot, {cross(omega, turning) + cross(alpha, e), cross(lift, e)}, sDot, work);
  }
}

/// Pose of link i from its parent's; returns the joint's axis.
template <class S>
Vec3<S> placeLink(const TreeLink& link, int i, DerivativeRecursion<S>& work) {
  const Mat3<S>& R_WP = work.R[link.parent];
  work.origin[i] = work.origin[link.parent];
  if (link.hasOffset) work.origin[i] += R_WP * link.offset;
  Vec3<S> z;
  withTurning<S>(link, work.turn[i], [&](const auto& turning) {
    z = turning.axisIn(R_WP);
    work.R[i] = turning.applyTo(R_WP);
  });
  return z;
}

/// (1), (2) and the motion of link i from its parent's.
template <class S>
void moveLink(const TreeLink& link, int i, const StateView<S>& state, DerivativeRecursion<S>& work) {
  const int p = link.parent;
  const Vec3<S> z = placeLink(link, i, work);
  const Screw<S> s{z, cross(work.origin[i], z)};
  const Screw<S> sDot = crossMotion(work.velocity[p], s);
  Screw<S> sDotDot = crossMotion(work.acceleration[p], s);
  sDotDot += crossMotion(work.velocity[p], sDot);
  Screw<S> bias = sDot;
  bias += sDot;
  setAxis(5 + i, s, sDot, sDotDot, bias, work);
  const S rate = state.rate(i);
  work.velocity[i] = work.velocity[p];
  work.velocity[i] += rate * s;
  work.acceleration[i] = work.acceleration[p];
  work.acceleration[i] += state.acceleration(i) * s;
  work.acceleration[i] += rate * sDot;
}

template <class S>
MovingMass<S> linkMass(const TreeLink& link, int i, const DerivativeRecursion<S>& work) {
  const Vec3<S> h = work.R[i] * link.firstMoment;
  const Vec3<S>& r = work.origin[i];
  const Symmetric3<S> E = shifted(turned(work.R[i], link.secondMoment), link.mass, h, r);
  return movingMass(S{} + link.mass, h + link.mass * r, E, work.velocity[i], work.acceleration[i]);
}

/// The three columns' factors of (4), (6) and (7) for coordinate i.
template <class S>
struct Pull {
  Screw<S> q, v, M;
};

/// Entries (row j, column i) for j above i; T is S or a pack of neighbouring rows.
template <class T, class S>
void writeAbove(const DerivativeRecursion<S>& work, const Pull<S>& pull, int place, int j,
                const DerivativeTarget& out) {
  const Screw<T> s = work.axis.template at<T>(j);
  constexpr int kStep = sizeof(S) / sizeof(double);
  const int at = (place + j) * kStep;
  const T q = dot(s, pull.q), v = dot(s, pull.v), M = dot(s, pull.M);
  storeAt<T>(out.dq + at, 0, q);
  storeAt<T>(out.dv + at, 0, v);
  storeAt<T>(out.M + at, 0, M);
}

/// Entries (row i, column j) for i below j, by (3), (5) and (7).
template <class T, class S>
void writeBelow(const DerivativeRecursion<S>& work, const std::array<Screw<S>, 4>& axis, int place, int i,
                const DerivativeTarget& out) {
  const Screw<T> momentum = work.momentum.template at<T>(i);
  const Vec3<T> gyration = work.gyration.template at<T>(i);
  constexpr int kStep = sizeof(S) / sizeof(double);
  const int at = (place + i) * kStep;
  const T q = dot(gyration, axis[1].angular) + dot(momentum, axis[2]);
  const T v = dot(gyration, axis[0].angular) + dot(momentum, axis[3]);
  const T M = dot(momentum, axis[0]);
  storeAt<T>(out.dq + at, 0, q);
  storeAt<T>(out.dv + at, 0, v);
  storeAt<T>(out.M + at, 0, M);
}

/// Visits the whole range: while S is a plain double by packs of neighbours, the last of which may go over
/// some once more, else one by one.
template <class S, class Narrow, class Wide>
void sweep(const IndexRange& range, const Narrow& narrow, const Wide& wide) {
  int j = range.begin;
  if (sizeof(S) == sizeof(double) && range.end - range.begin >= kLanes) {
    for (; j + kLanes < range.end; j += kLanes) wide(j);
    return wide(range.end - kLanes);
  }
  for (; j < range.end; ++j) narrow(j);
}

template <class S>
Pull<S> pullOf(const MovingMass<S>& mass, int i, DerivativeRecursion<S>& work) {
  Pull<S> pull;
  const Screw<S> s = work.axis.template at<S>(i), sDot = work.axisDot.template at<S>(i);
  pull.M = mass.inertiaTimes(s);
  pull.q = mass.twiceB(sDot);
  pull.q += mass.inertiaTimes(work.axisDotDot.template at<S>(i));
  // the base's moment is about its own origin: moving the base as a whole changes nothing
  const bool translates = i < 3;
  if (!translates) pull.q += crossLoad(s, mass.load);
  pull.v = mass.twiceB(s);
  pull.v += mass.inertiaTimes(work.axisBias.template at<S>(i));
  work.momentum.set(i, pull.M);
  work.gyration.set(i, mass.twiceBRow(s));
  return pull;
}

/// Column i of the entries above it, and its torque.
template <class S>
void columnAbove(const Tree& tree, int link, int i, DerivativeRecursion<S>& work,
                 const DerivativeTarget& out) {
  const Pull<S> pull = pullOf(work.mass[link], i, work);
  storeAt(out.tau, i, dot(work.axis.template at<S>(i), work.mass[link].load));
  const int place = i * (tree.count() + 5);
  for (const IndexRange& range : tree.above[link])
    sweep<S>(
        range, [&](int j) { writeAbove<S>(work, pull, place, j, out); },
        [&](int j) { writeAbove<Pack>(work, pull, place, j, out); });
}

template <class S>
void columnBelow(const Tree& tree, int link, int j, const DerivativeRecursion<S>& work,
                 const DerivativeTarget& out) {
  const std::array<Screw<S>, 4> axis{work.axis.template at<S>(j), work.axisDot.template at<S>(j),
                                     work.axisDotDot.template at<S>(j), work.axisBias.template at<S>(j)};
  const int place = j * (tree.count() + 5);
  for (const IndexRange& range : tree.below[link])
    sweep<S>(
        range, [&](int i) { writeBelow<S>(work, axis, place, i, out); },
        [&](int i) { writeBelow<Pack>(work, axis, place, i, out); });
}

/// Torque and its derivatives for the state.
template <class S>
void derivativeRecursion(const Tree& tree, const StateView<S>& state, const Vector3& gravity,
                         DerivativeRecursion<S>& work, const DerivativeTarget& out) {
  fillTurns(tree, state.q, work.turn);
  startAtBase(state, gravity, work);
  for (int i = 0; i < tree.count(); ++i) {
    if (i > 0) moveLink(tree.links[i], i, state, work);
    work.mass[i] = tree.links[i].hasMass ? linkMass(tree.links[i], i, work) : MovingMass<S>{};
  }
  for (int i = tree.count() - 1; i > 0; --i) {
    columnAbove(tree, i, 5 + i, work, out);
    work.mass[tree.links[i].parent] += work.mass[i];
  }
  for (int k = 0; k < 6; ++k) columnAbove(tree, 0, k, work, out);
  for (int k = 0; k < 6; ++k) columnBelow(tree, 0, k, work, out);
  for (int j = 1; j < tree.count(); ++j) columnBelow(tree, j, 5 + j, work, out);
}

}  // namespace handhold
