// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <vector>

#include "engine/dynamics/inverse_recursion.h"

namespace handhold {

// Articulated bodies (Featherstone, Rigid Body Dynamics Algorithms, section 7.3) in link axes. The joints'
// accelerations are counted from those of a tree whose joints and base have none: what that tree needs is the
// inverse dynamics' (1) to (3), and no term of the velocities is left here.
//   (1) U = I^A S, D = S^T U, u = tau - S^T p^A
//   (2) I^a = I^A - U D^-1 U^T,  (3) p^a = p^A + U D^-1 u
//   (4) I^A_p += iX_p^T I^a iX_p, p^A_p += iX_p^T p^a
//   (5) I^A_0 a_0 = tau_0 - p^A_0
//   (6) a' = iX_p a_p,  qddot = D^-1 (u - U^T a'),  a_i = a' + S qddot
// S has a rotation alone, so that U is a column of I^A and nothing needs to be multiplied for it.

/// Takes the acceleration (alpha, a) of a link's origin to the load about it:
///   moment = angular alpha + coupling a,  force = coupling^T alpha + linear a.
template <class S>
struct ArticulatedInertia {
  Symmetric3<S> angular;
  Mat3<S> coupling;
  Symmetric3<S> linear;

  ArticulatedInertia& operator+=(const ArticulatedInertia& b) {
    angular += b.angular, coupling += b.coupling, linear += b.linear;
    return *this;
  }
};

/// What a joint feels of the bodies that it carries.
template <class S>
struct JointResponse {
  LinkLoad<S> U;
  S inverseD, u;
};

/// The acceleration of a link's origin, in link axes.
template <class S>
struct LinkAcceleration {
  Vec3<S> angular, linear;
};

/// Room for the recursion, one entry a link.
template <class S>
struct ArticulatedRecursion {
  explicit ArticulatedRecursion(std::size_t count) : inertia(count), response(count), acceleration(count) {}

  std::vector<ArticulatedInertia<S>> inertia;
  std::vector<JointResponse<S>> response;
  std::vector<LinkAcceleration<S>> acceleration;
};

/// A state whose velocities do not change.
template <class S>
struct CoastingState {
  const StateView<S>& state;

  S rate(int link) const { return state.rate(link); }
  S acceleration(int) const { return S{}; }
};

template <class S>
Symmetric3<S> spread(const Symmetric3<double>& m) {
  const S none{};
  return {none + m.xx, none + m.yy, none + m.zz, none + m.xy, none + m.xz, none + m.yz};
}

/// I of a rigid link: the coupling is h x.
template <class S>
ArticulatedInertia<S> rigidInertia(const TreeLink& link) {
  const Vec3<double>& h = link.firstMoment;
  const S none{};
  return {spread<S>(link.inertia),
          {{{none, none + h[2], none - h[1]},
            {none - h[2], none, none + h[0]},
            {none + h[1], none - h[0], none}}},
          spread<S>({link.mass, link.mass, link.mass, 0.0, 0.0, 0.0})};
}

/// m -= a b^T for a and b in one direction.
template <class S>
void subtractProduct(const Vec3<S>& a, const Vec3<S>& b, Symmetric3<S>& m) {
  m.xx -= a[0] * b[0], m.yy -= a[1] * b[1], m.zz -= a[2] * b[2];
  m.xy -= a[0] * b[1], m.xz -= a[0] * b[2], m.yz -= a[1] * b[2];
}

/// (2): I -= U W^T with W = D^-1 U.
template <class S>
void yield(const LinkLoad<S>& U, const LinkLoad<S>& W, ArticulatedInertia<S>& I) {
  subtractProduct(U.moment, W.moment, I.angular);
  for (int k = 0; k < 3; ++k) I.coupling[k] -= W.force[k] * U.moment;
  subtractProduct(U.force, W.force, I.linear);
}

/// To the origin from which this one lies at r: with G = coupling + (r x) linear / 2,
///   coupling' = coupling + (r x) linear,  angular' = angular + (r x) G^T + ((r x) G^T)^T.
template <class S>
void shift(const Vec3<double>& r, ArticulatedInertia<S>& I) {
  const Symmetric3<S>& m = I.linear;
  const Mat3<S> arm{{cross(r, Vec3<S>{m.xx, m.xy, m.xz}), cross(r, Vec3<S>{m.xy, m.yy, m.yz}),
                     cross(r, Vec3<S>{m.xz, m.yz, m.zz})}};
  Mat3<S> G;
  for (int k = 0; k < 3; ++k) G[k] = I.coupling[k] + 0.5 * arm[k];
  const Mat3<S> rows = transposed(G);
  const Mat3<S> turned{{cross(r, rows[0]), cross(r, rows[1]), cross(r, rows[2])}};
  I.angular += {turned[0][0] + turned[0][0], turned[1][1] + turned[1][1], turned[2][2] + turned[2][2],
                turned[0][1] + turned[1][0], turned[0][2] + turned[2][0], turned[1][2] + turned[2][1]};
  I.coupling += arm;
}

/// (1) to (4) of one joint; the load of the link is p^A.
template <class Turning, class S>
void passToParent(const TreeLink& link, const Turning& turning, const S& tau, int i,
                  InverseRecursion<S>& loads, ArticulatedRecursion<S>& work) {
  ArticulatedInertia<S>& I = work.inertia[i];
  LinkLoad<S>& load = loads.load[i];
  const LinkLoad<S> U{turning.rowAlong(I.coupling), turning.along(I.angular)};
  const S inverseD = 1.0 / turning.along(U.moment), u = tau - turning.along(load.moment);
  work.response[i] = {U, inverseD, u};
  const LinkLoad<S> W{inverseD * U.force, inverseD * U.moment};
  yield(U, W, I);
  load.force += u * W.force;
  load.moment += u * W.moment;
  passToParent(link, turning, load, loads.load[link.parent]);
  ArticulatedInertia<S> moved{turning.toParent(I.angular), turning.toParent(I.coupling),
                              turning.toParent(I.linear)};
  if (link.hasOffset) shift(link.offset, moved);
  if (link.startsSum)
    work.inertia[link.parent] = moved;
  else
    work.inertia[link.parent] += moved;
}

template <class S>
[[gnu::flatten]] void gatherArticulated(const Tree& tree, const double* tau, InverseRecursion<S>& loads,
                                        ArticulatedRecursion<S>& work) {
  for (int i = 0; i < tree.count(); ++i) {
    const TreeLink& link = tree.links[i];
    if (link.hasMass || link.endsEmpty) work.inertia[i] = rigidInertia<S>(link);
  }
  for (const int i : tree.inward)
    withTurning<S>(tree.links[i], loads.turn[i], [&](const auto& turning) {
      passToParent(tree.links[i], turning, loadAt<S>(tau, 5 + i), i, loads, work);
    });
}

/// The equations (5) of the six velocities of the base, world axes, linear first; the lower triangle.
template <class S>
struct BaseEquations {
  S matrix[6][6];
  S right[6];

  /// The velocity keeps what it has.
  void hold(int velocity) {
    for (int k = 0; k < 6; ++k) matrix[velocity][k] = matrix[k][velocity] = S{};
    matrix[velocity][velocity] = S{} + 1.0;
    right[velocity] = S{};
  }
  /// By L D L^T; the columns stay multiplied by their D. Leaves the solution in right.
  void solve() {
    S inverse[6];
    for (int k = 0; k < 6; ++k) {
      inverse[k] = 1.0 / matrix[k][k];
      for (int i = k + 1; i < 6; ++i) {
        const S factor = matrix[i][k] * inverse[k];
        for (int j = k + 1; j <= i; ++j) matrix[i][j] -= factor * matrix[j][k];
        right[i] -= factor * right[k];
      }
    }
    for (int k = 5; k >= 0; --k) {
      for (int i = k + 1; i < 6; ++i) right[k] -= matrix[i][k] * right[i];
      right[k] *= inverse[k];
    }
  }
};

/// R m R^T
template <class S>
Mat3<S> turnedBy(const Mat3<S>& R, const Mat3<S>& m) {
  const Mat3<S> left{{R * m[0], R * m[1], R * m[2]}};
  const Mat3<S> rows = transposed(left);
  return transposed(Mat3<S>{{R * rows[0], R * rows[1], R * rows[2]}});
}

template <class S>
Mat3<S> full(const Symmetric3<S>& m) {
  return {{{m.xx, m.xy, m.xz}, {m.xy, m.yy, m.yz}, {m.xz, m.yz, m.zz}}};
}

/// (5), from the base's own axes.
template <class S>
BaseEquations<S> baseEquations(const Mat3<S>& R_WB, const ArticulatedInertia<S>& I, const LinkLoad<S>& load,
                               const double* tau) {
  const Mat3<S> linear = turnedBy(R_WB, full(I.linear)), coupling = turnedBy(R_WB, I.coupling),
                angular = turnedBy(R_WB, full(I.angular));
  const Vec3<S> force = R_WB * load.force, moment = R_WB * load.moment;
  BaseEquations<S> base;
  for (int row = 0; row < 3; ++row) {
    for (int k = 0; k < 3; ++k) {
      base.matrix[row][k] = linear[k][row];
      base.matrix[3 + row][k] = coupling[k][row];
      base.matrix[3 + row][3 + k] = angular[k][row];
    }
    base.right[row] = loadAt<S>(tau, row) - force[row];
    base.right[3 + row] = loadAt<S>(tau, 3 + row) - moment[row];
  }
  return base;
}

/// (6) of one joint; returns qddot.
template <class Turning, class S>
S accelerate(const TreeLink& link, const Turning& turning, const JointResponse<S>& joint,
             const LinkAcceleration<S>& parent, LinkAcceleration<S>& own) {
  Vec3<S> linear = parent.linear;
  if (link.hasOffset) linear += cross(parent.angular, link.offset);
  own = {turning.toChild(parent.angular), turning.toChild(linear)};
  const S accel =
      (joint.u - dot(joint.U.moment, own.angular) - dot(joint.U.force, own.linear)) * joint.inverseD;
  turning.addAlong(accel, own.angular);
  return accel;
}

/// vdot (nv) of the state under tau (nv); the view's own vdot is not read.
template <class S>
void articulatedRecursion(const Tree& tree, const StateView<S>& state, const double* tau,
                          const Vector3& gravity, InverseRecursion<S>& loads, ArticulatedRecursion<S>& work,
                          double* vdot) {
  fillTurns(tree, state.q, loads.turn);
  const Mat3<S> R_WB = state.baseRotation();
  const Vec3<S> lift{S{} - gravity[0], S{} - gravity[1], S{} - gravity[2]};
  loads.motion[0] = {transposedTimes(R_WB, state.omega()), {}, transposedTimes(R_WB, lift)};
  passOutward(tree, CoastingState<S>{state}, loads);
  gatherArticulated(tree, tau, loads, work);
  BaseEquations<S> base = baseEquations(R_WB, work.inertia[0], loads.load[0], tau);
  for (int k = 0; k < 6; ++k)
    if (!tree.baseFree[k]) base.hold(k);
  base.solve();
  for (int k = 0; k < 6; ++k) storeAt(vdot, k, base.right[k]);
  const S* const a = base.right;
  work.acceleration[0] = {transposedTimes(R_WB, Vec3<S>{a[3], a[4], a[5]}),
                          transposedTimes(R_WB, Vec3<S>{a[0], a[1], a[2]})};
  for (auto i = tree.inward.rbegin(); i != tree.inward.rend(); ++i)
    withTurning<S>(tree.links[*i], loads.turn[*i], [&](const auto& turning) {
      storeAt(vdot, 5 + *i,
              accelerate(tree.links[*i], turning, work.response[*i], work.acceleration[tree.links[*i].parent],
                         work.acceleration[*i]));
    });
}

}  // namespace handhold
