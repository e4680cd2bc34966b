// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstddef>
#include <vector>

#include "engine/dynamics/planar_turn.h"
#include "engine/dynamics/state_view.h"
#include "engine/dynamics/tree.h"

namespace handhold {

/// Motion of a link, in link axes; the acceleration is that of its origin, less gravity.
template <class S>
struct LinkMotion {
  Vec3<S> omega, alpha, acceleration;
};

/// What the joint must give to the link and all that it carries, about the link origin, in link axes.
template <class S>
struct LinkLoad {
  Vec3<S> force, moment;
};

/// Room for the recursion, one entry a link.
template <class S>
struct InverseRecursion {
  explicit InverseRecursion(std::size_t count) : turn(count), motion(count), load(count) {}

  std::vector<SineCosine<S>> turn;  ///< of the signed joint angle; set before the recursion
  std::vector<LinkMotion<S>> motion;
  std::vector<LinkLoad<S>> load;
};

// Recursive Newton-Euler in link axes (001, section 5; Featherstone's method):
//   (1)  v_i = iX_p v_p + S_i qdot_i
//   (2)  a_i = iX_p a_p + v_i x S_i qdot_i + S_i qddot_i
//   (3)  f*_i = I_i a_i + v_i x I_i v_i
//   (4)  f_i = f*_i + sum over children j of iX_j f_j
//   (5)  Q_i = S_i^T f_i
// Written out in three-vectors about the link origins. The base's linear velocity cannot matter (Galileo), so
// only angular velocities are carried; gravity enters as an upward acceleration of the base.

template <class Turning, class S>
LinkMotion<S> childMotion(const TreeLink& link, const Turning& turning, const LinkMotion<S>& p, S rate,
                          S accel) {
  LinkMotion<S> m;
  m.omega = turning.toChild(p.omega);
  m.alpha = turning.toChild(p.alpha);
  m.acceleration = p.acceleration;
  if (link.hasOffset)
    m.acceleration += cross(p.alpha, link.offset) + cross(p.omega, cross(p.omega, link.offset));
  m.acceleration = turning.toChild(m.acceleration);
  turning.addAxisCross(m.omega, rate, m.alpha);  // (2): omega x axis rate
  turning.addAlong(rate, m.omega);               // (1)
  turning.addAlong(accel, m.alpha);
  return m;
}

/// (3)
template <class S>
LinkLoad<S> bodyLoad(const TreeLink& link, const LinkMotion<S>& m) {
  const Vec3<S> swing = cross(m.omega, link.firstMoment);
  LinkLoad<S> load;
  load.force = link.mass * m.acceleration + cross(m.alpha, link.firstMoment) + cross(m.omega, swing);
  load.moment = link.inertia * m.alpha + cross(m.omega, link.inertia * m.omega) +
                cross(link.firstMoment, m.acceleration);
  return load;
}

/// (4)
template <class Turning, class S>
void passToParent(const TreeLink& link, const Turning& turning, const LinkLoad<S>& load,
                  LinkLoad<S>& parent) {
  const Vec3<S> force = turning.toParent(load.force);
  parent.force += force;
  parent.moment += turning.toParent(load.moment);
  if (link.hasOffset) parent.moment += cross(link.offset, force);
}

/// Sines and cosines of the signed joint angles, in one sweep through full vector registers.
inline void fillTurns(const Tree& tree, const double* q, std::vector<SineCosine<double>>& turn) {
  for (int first = 1; first < tree.count(); first += kLanes) {
    const int used = std::min(kLanes, tree.count() - first);
    Pack angle{};
    for (int k = 0; k < used; ++k) angle[k] = tree.links[first + k].sign * q[6 + first + k];
    const SineCosine<Pack> both = sineCosine(angle);
    for (int k = 0; k < used; ++k) turn[first + k] = {both.sine[k], both.cosine[k]};
  }
}

inline void fillTurns(const Tree& tree, const double* q, std::vector<SineCosine<Pack>>& turn) {
  for (int i = 1; i < tree.count(); ++i) turn[i] = sineCosine(tree.links[i].sign * loadAt<Pack>(q, 6 + i));
}

/// (1) to (3) from the base, which moves as work.motion[0] says, to the ends.
template <class S, class State>
void passOutward(const Tree& tree, const State& state, InverseRecursion<S>& work) {
  for (int i = 0; i < tree.count(); ++i) {
    const TreeLink& link = tree.links[i];
    if (i > 0)
      withTurning<S>(link, work.turn[i], [&](const auto& turning) {
        work.motion[i] =
            childMotion(link, turning, work.motion[link.parent], state.rate(i), state.acceleration(i));
      });
    work.load[i] = link.hasMass ? bodyLoad(link, work.motion[i]) : LinkLoad<S>{};
  }
}

/// (4) and (5) from the ends to the base; leaves the load on the base in work.load[0].
template <class S, class Put>
void passInward(const Tree& tree, InverseRecursion<S>& work, const Put& putTorque) {
  for (int i = tree.count() - 1; i > 0; --i) {
    const TreeLink& link = tree.links[i];
    withTurning<S>(link, work.turn[i], [&](const auto& turning) {
      putTorque(i, turning.along(work.load[i].moment));
      passToParent(link, turning, work.load[i], work.load[link.parent]);
    });
  }
}

/// All of it: tau (nv) of the state, base rows in world axes.
template <class S>
void inverseRecursion(const Tree& tree, const StateView<S>& state, const Vector3& gravity,
                      InverseRecursion<S>& work, double* tau) {
  fillTurns(tree, state.q, work.turn);
  const Mat3<S> R_WB = state.baseRotation();
  work.motion[0] = {transposedTimes(R_WB, state.omega()), transposedTimes(R_WB, state.alpha()),
                    transposedTimes(R_WB, state.lift(gravity))};
  passOutward(tree, state, work);
  passInward(tree, work, [tau](int link, const S& torque) { storeAt(tau, 5 + link, torque); });
  const Vec3<S> force = R_WB * work.load[0].force, moment = R_WB * work.load[0].moment;
  for (int k = 0; k < 3; ++k) {
    storeAt(tau, k, force[k]);
    storeAt(tau, 3 + k, moment[k]);
  }
}

}  // namespace handhold
