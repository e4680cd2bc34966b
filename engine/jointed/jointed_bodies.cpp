// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/jointed/jointed_bodies.h"

#include <algorithm>
#include <numeric>

#include "engine/core/error.h"

namespace handhold {

namespace {

/// Velocity or acceleration of a point of a turning body, less those of its centre.
Vector3 turning(const JointedMotion& motion, int body, const Vector3& arm) {
  return motion.omega[std::size_t(body)].cross(arm);
}

Vector3 quickening(const JointedMotion& motion, int body, const Vector3& arm) {
  return motion.alpha[std::size_t(body)].cross(arm) +
         motion.omega[std::size_t(body)].cross(turning(motion, body, arm));
}

/// Throws where a joint names no two bodies.
void checkJoint(const JointedBodies& tree, std::size_t joint) {
  const int count = static_cast<int>(tree.bodies.size());
  const BallJoint& ball = tree.joints[joint];
  const auto is = [count](int body) { return body >= 0 && body < count; };
  if (!is(ball.a) || !is(ball.b) || ball.a == ball.b)
    throw InputError("joints[" + std::to_string(joint) + "]", "does not join two bodies",
                     "name two different bodies by number, from 0");
}

}  // namespace

double JointedBodies::mass() const {
  return std::accumulate(bodies.begin(), bodies.end(), 0.0,
                         [](double sum, const JointedBody& body) { return sum + body.mass; });
}

JointOrder orderFrom(const JointedBodies& tree, int base) {
  const std::size_t count = tree.bodies.size();
  JointOrder order{{base}, std::vector<int>(count, -1), std::vector<int>(count, -1)};
  std::vector<bool> isReached(count, false), isUsed(tree.joints.size(), false);
  for (std::size_t j = 0; j < tree.joints.size(); ++j) checkJoint(tree, j);
  isReached.at(static_cast<std::size_t>(base)) = true;
  for (std::size_t next = 0; next < order.bodies.size(); ++next)
    for (std::size_t j = 0; j < tree.joints.size(); ++j) {
      const int from = order.bodies[next];
      const BallJoint& ball = tree.joints[j];
      if (isUsed[j] || (ball.a != from && ball.b != from)) continue;
      const int to = ball.a == from ? ball.b : ball.a;
      if (isReached[std::size_t(to)])
        throw InputError("joints[" + std::to_string(j) + "]", "closes a loop", "leave one joint of it out");
      isUsed[j] = isReached[std::size_t(to)] = true;
      order.parent[std::size_t(to)] = from;
      order.joint[std::size_t(to)] = static_cast<int>(j);
      order.bodies.push_back(to);
    }
  const auto lost = std::ranges::find(isReached, false);
  if (lost != isReached.end())
    throw InputError("bodies[" + std::to_string(lost - isReached.begin()) + "]", "hangs on no other body",
                     "join it to one");
  return order;
}

Vector3 placeInBody(const JointedBodies& tree, const JointOrder& order, int body) {
  const BallJoint& ball = tree.joints[std::size_t(order.joint[std::size_t(body)])];
  return ball.a == body ? ball.inA : ball.inB;
}

Vector3 placeInParent(const JointedBodies& tree, const JointOrder& order, int body) {
  const BallJoint& ball = tree.joints[std::size_t(order.joint[std::size_t(body)])];
  return ball.a == body ? ball.inB : ball.inA;
}

Vector3 jointGap(const JointedBodies& tree, const JointedPose& pose, int joint) {
  const BallJoint& ball = tree.joints[std::size_t(joint)];
  const auto place = [&pose](int body, const Vector3& arm) -> Vector3 {
    return pose.centre[std::size_t(body)] + pose.q[std::size_t(body)] * arm;
  };
  return place(ball.b, ball.inB) - place(ball.a, ball.inA);
}

void closeJoints(const JointedBodies& tree, int base, JointedPose& pose) {
  const JointOrder order = orderFrom(tree, base);
  for (const int body : order.bodies) {
    const int parent = order.parent[std::size_t(body)];
    if (parent < 0) continue;
    pose.centre[std::size_t(body)] = pose.centre[std::size_t(parent)] +
                                     pose.q[std::size_t(parent)] * placeInParent(tree, order, body) -
                                     pose.q[std::size_t(body)] * placeInBody(tree, order, body);
  }
}

void closeJoints(const JointedBodies& tree, int base, JointedMotion& motion) {
  closeJoints(tree, base, motion.pose);
  const JointOrder order = orderFrom(tree, base);
  for (const int body : order.bodies) {
    const int parent = order.parent[std::size_t(body)];
    if (parent < 0) continue;
    const Vector3 outer = motion.pose.q[std::size_t(parent)] * placeInParent(tree, order, body);
    const Vector3 inner = motion.pose.q[std::size_t(body)] * placeInBody(tree, order, body);
    motion.velocity[std::size_t(body)] =
        motion.velocity[std::size_t(parent)] + turning(motion, parent, outer) - turning(motion, body, inner);
    motion.acceleration[std::size_t(body)] = motion.acceleration[std::size_t(parent)] +
                                             quickening(motion, parent, outer) -
                                             quickening(motion, body, inner);
  }
}

}  // namespace handhold
