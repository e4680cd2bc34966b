// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <vector>

#include "engine/dynamics/derivative_entries.h"
#include "engine/dynamics/inverse_recursion.h"

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
// and half of 2 Sdot_k in (5) and (6). Shifting it changes nothing. With I_i S_i = (m, f) and the row of (9)
// g, (3) and (5) are for its three angular coordinates together
//   (11) dtau_i/dv = g + m x omega,  dtau_i/dq = (g + m x omega) x omega + m x alpha + f x a

// The loops over entries are flattened into their callers: left to itself the compiler passes the packs
// through memory.

/// Room for the recursion; the rows have an entry for each velocity coordinate, that of link i at 5 + i.
template <class S>
struct DerivativeRecursion {
  explicit DerivativeRecursion(std::size_t linkCount)
      : turn(linkCount),
        R(linkCount),
        origin(linkCount),
        mass(linkCount),
        velocity(linkCount + 5),
        acceleration(linkCount + 5),
        axis(linkCount + 5),
        axisDot(linkCount + 5),
        axisDotDot(linkCount + 5),
        momentum(linkCount + 5),
        gyration(linkCount + 5) {}

  std::vector<SineCosine<S>> turn;
  std::vector<Mat3<S>> R;                 ///< R_WL
  std::vector<Vec3<S>> origin;            ///< of the link from the base origin
  std::vector<MovingMass<S>> mass;        ///< of each link, then of all it carries
  ScrewRow<S> velocity;                   ///< of the link, for a base origin at rest
  ScrewRow<S> acceleration;               ///< likewise, less gravity
  ScrewRow<S> axis, axisDot, axisDotDot;  ///< S, Sdot, Sddot
  ScrewRow<S> momentum;                   ///< I_i S_i
  Vec3Row<S> gyration;                    ///< (9)
};

/// Pose of link i from its parent's; returns the joint's axis.
template <class S>
Vec3<S> placeLink(const TreeLink& link, int i, DerivativeRecursion<S>& work) {
  const Mat3<S>& R_WP = work.R[link.parent];
  work.origin[i] = work.origin[link.parent];
  if (link.hasOffset) work.origin[i] += R_WP * link.offset;
  Vec3<S> z;
  withTurning<S>(link, work.turn[i], [&](const auto& turning) {
    z = turning.axisIn(R_WP);
    turning.applyTo(R_WP, work.R[i]);
  });
  return z;
}

/// (1) and the motion of link i from its parent's.
template <class S>
[[gnu::flatten]] void moveLink(const TreeLink& link, int i, const StateView<S>& state,
                               DerivativeRecursion<S>& work) {
  const Vec3<S> z = placeLink(link, i, work);
  const Screw<S> s{z, cross(work.origin[i], z)};
  Screw<S> velocity = work.velocity.view().template at<S>(5 + link.parent);
  Screw<S> acceleration = work.acceleration.view().template at<S>(5 + link.parent);
  const Screw<S> sDot = crossMotion(velocity, s);
  const S rate = state.rate(i);
  velocity += rate * s;
  acceleration += state.acceleration(i) * s;
  acceleration += rate * sDot;
  work.axis.view().set(5 + i, s);
  work.axisDot.view().set(5 + i, sDot);
  work.velocity.view().set(5 + i, velocity);
  work.acceleration.view().set(5 + i, acceleration);
}

template <class S>
[[gnu::flatten]] void setLinkMass(const TreeLink& link, int i, DerivativeRecursion<S>& work) {
  const Vec3<S> h = work.R[i] * link.firstMoment;
  const Vec3<S>& r = work.origin[i];
  const Symmetric3<S> E = shifted(turned(work.R[i], link.secondMoment), link.mass, h, r);
  setMovingMass(S{} + link.mass, h + link.mass * r, E,
                {work.velocity.view().template at<S>(5 + i), work.acceleration.view().template at<S>(5 + i)},
                work.mass[i]);
}

/// Outward: poses, motions and masses of the links one by one.
template <class S>
void placeLinks(const Tree& tree, const StateView<S>& state, const BaseMotion<S>& base,
                DerivativeRecursion<S>& work) {
  work.R[0] = state.baseRotation();
  work.origin[0] = {};
  work.velocity.view().set(5, Screw<S>{base.omega, {}});
  work.acceleration.view().set(5, Screw<S>{base.alpha, base.lift});
  for (int i = 0; i < tree.count(); ++i) {
    const TreeLink& link = tree.links[i];
    if (i > 0) moveLink(link, i, state, work);
    if (link.hasMass) setLinkMass(link, i, work);
    if (link.endsEmpty) work.mass[i] = MovingMass<S>();
  }
}

/// Inward: the masses of all that each link carries.
template <class S>
void gatherMasses(const Tree& tree, DerivativeRecursion<S>& work) {
  for (int i = tree.count() - 1; i > 0; --i) {
    const TreeLink& link = tree.links[i];
    if (link.startsSum)
      work.mass[link.parent] = work.mass[i];
    else
      work.mass[link.parent] += work.mass[i];
  }
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

/// (2), where the link's own motion serves as its parent's: what the joint adds cancels.
template <class T, class S>
[[gnu::flatten]] Screw<T> secondMotion(int i, DerivativeRecursion<S>& work) {
  const Screw<T> s = work.axis.view().template at<T>(i), sDot = work.axisDot.view().template at<T>(i);
  return crossMotion(work.acceleration.view().template at<T>(i), s) +
         crossMotion(work.velocity.view().template at<T>(i), sDot);
}

/// Column of the joint of a link, above the diagonal.
template <class S>
[[gnu::flatten]] void columnAbove(const Tree& tree, int link, const ScrewView<S> axis, const Pull<S>& pull,
                                  const DerivativeTarget out) {
  const int place = (5 + link) * (tree.count() + 5);
  writeBaseRows(pull, place, out);
  for (const IndexRange& range : tree.above[link])
    sweep<S>(
        range, [&](int j) { writeAbove(axis.template at<S>(j), pull, place + j, out); },
        [&](int j) { writeAbove(axis.template at<Pack>(j), pull, place + j, out); });
}

/// Torques of the joint of a link, or of its neighbours too, and what their rows and columns need.
template <class T, class S>
Pull<T> jointPull(const MovingMass<T>& mass, int i, DerivativeRecursion<S>& work,
                  const DerivativeTarget& out) {
  const MovingAxis<T> axis{work.axis.view().template at<T>(i), work.axisDot.view().template at<T>(i),
                           secondMotion<T>(i, work)};
  storeEntry<S>(out.tau, i, dot(axis.s, mass.load));
  work.axisDotDot.view().set(i, axis.dotDot);
  work.gyration.view().set(i, mass.twiceBRow(axis.s));
  const Pull<T> pull = pullOf(mass, axis, 2.0);
  work.momentum.view().set(i, pull.M);
  return pull;
}

template <class S>
[[gnu::flatten]] void jointColumn(const Tree& tree, int link, DerivativeRecursion<S>& work,
                                  const DerivativeTarget& out) {
  columnAbove<S>(tree, link, work.axis.view(), jointPull(work.mass[link], 5 + link, work, out), out);
}

/// kLanes of them at once.
inline void jointColumns(const Tree& tree, int link, DerivativeRecursion<double>& work,
                         const DerivativeTarget& out) {
  MovingMass<Pack> masses;
  for (int lane = 0; lane < kLanes; ++lane) packLane<double>(work.mass[link + lane], lane, masses);
  const Pull<Pack> pulls = jointPull(masses, 5 + link, work, out);
  Pull<double> pull;
  for (int lane = 0; lane < kLanes; ++lane) {
    unpackLane<double>(pulls, lane, pull);
    columnAbove<double>(tree, link + lane, work.axis.view(), pull, out);
  }
}

/// Column of the joint of a link, below the diagonal.
template <class S>
[[gnu::flatten]] void columnBelow(const Tree& tree, int link, DerivativeRecursion<S>& work,
                                  const DerivativeTarget out) {
  const int j = 5 + link, place = j * (tree.count() + 5);
  const MovingAxis<S> axis{work.axis.view().template at<S>(j), work.axisDot.view().template at<S>(j),
                           work.axisDotDot.view().template at<S>(j)};
  const ScrewView<S> momentum = work.momentum.view();
  const Vec3View<S> gyration = work.gyration.view();
  for (const IndexRange& range : tree.below[link])
    sweep<S>(
        range,
        [&](int i) {
          writeBelow<S>({momentum.template at<S>(i), gyration.template at<S>(i)}, axis, place + i, out);
        },
        [&](int i) {
          writeBelow<Pack>({momentum.template at<Pack>(i), gyration.template at<Pack>(i)}, axis, place + i,
                           out);
        });
}

/// Rows of all joints in the base's columns.
template <class S>
[[gnu::flatten]] void baseColumns(const BaseMotion<S>& base, int rows, DerivativeRecursion<S>& work,
                                  const DerivativeTarget out) {
  const ScrewView<S> momentum = work.momentum.view();
  const Vec3View<S> gyration = work.gyration.view();
  const auto write = [&]<class T>(const T&, int i) {
    writeBaseColumns(Push<T>{momentum.template at<T>(i), gyration.template at<T>(i)}, base, i, rows, out);
  };
  sweep<S>(
      {6, rows}, [&](int i) { write(S{}, i); }, [&](int i) { write(Pack{}, i); });
}

/// The base's own rows of its own columns, by (10), and its torques.
template <class S>
void baseBlock(const MovingMass<S>& all, const BaseMotion<S>& base, int rows, const DerivativeTarget& out) {
  for (int k = 0; k < 3; ++k) {
    Vec3<S> e{};
    e[k] += 1.0;
    const Vec3<S> turning = cross(base.omega, e);
    const Screw<S> dot{turning, {}};
    const Screw<S> dotDot{cross(base.omega, turning) + cross(base.alpha, e), cross(base.lift, e)};
    writeBaseRows(pullOf(all, {{e, {}}, dot, dotDot}, 1.0), (3 + k) * rows, out);
    const Screw<S> shift = all.inertiaTimes({{}, e});
    for (int row = 0; row < 3; ++row) {
      storeEntry<S>(out.M, k * rows + row, shift.linear[row]);
      storeEntry<S>(out.M, k * rows + 3 + row, shift.angular[row]);
    }
    storeEntry<S>(out.tau, k, all.load.linear[k]);
    storeEntry<S>(out.tau, 3 + k, all.load.angular[k]);
  }
}

/// Torque and its derivatives for the state.
template <class S>
void derivativeRecursion(const Tree& tree, const StateView<S>& state, const Vector3& gravity,
                         DerivativeRecursion<S>& work, const DerivativeTarget& out) {
  const BaseMotion<S> base{state.omega(), state.alpha(), state.lift(gravity)};
  const int rows = tree.count() + 5;
  fillTurns(tree, state.q, work.turn);
  placeLinks(tree, state, base, work);
  gatherMasses(tree, work);
  baseBlock(work.mass[0], base, rows, out);
  if constexpr (sizeof(S) == sizeof(double))
    sweep<S>(
        {1, tree.count()}, [&](int i) { jointColumn(tree, i, work, out); },
        [&](int i) { jointColumns(tree, i, work, out); });
  else
    for (int i = 1; i < tree.count(); ++i) jointColumn(tree, i, work, out);
  baseColumns(base, rows, work, out);
  for (int i = 1; i < tree.count(); ++i) columnBelow(tree, i, work, out);
}

}  // namespace handhold
