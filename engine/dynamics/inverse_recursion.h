// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <vector>

#include "engine/dynamics/planar_turn.h"
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

/// Joint torques into tau[1 .. n] (index of the link) for a base that moves as work.motion[0] says; leaves
/// the load on the base in work.load[0]. rates and accelerations are indexed by link, in the model's sense.
template <class S, class Get, class Put>
void inverseRecursion(const Tree& tree, const Get& get, InverseRecursion<S>& work, const Put& put) {
  const int count = tree.count();
  for (int i = 0; i < count; ++i) {
    const TreeLink& link = tree.links[i];
    if (i > 0) {
      const LinkMotion<S>& p = work.motion[link.parent];
      withTurning<S>(link, work.turn[i], [&](const auto& turning) {
        work.motion[i] = childMotion(link, turning, p, get.rate(i), get.acceleration(i));
      });
    }
    work.load[i] = link.hasMass ? bodyLoad(link, work.motion[i]) : LinkLoad<S>{};
  }
  for (int i = count - 1; i > 0; --i) {
    const TreeLink& link = tree.links[i];
    withTurning<S>(link, work.turn[i], [&](const auto& turning) {
      put(i, turning.along(work.load[i].moment));  // (5)
      passToParent(link, turning, work.load[i], work.load[link.parent]);
    });
  }
}

}  // namespace handhold
