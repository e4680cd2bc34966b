// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/estimation/printed/stick_motion.h"

namespace handhold {

namespace {

/// Where a body's joints are, from its centre of mass in its axes.
std::vector<Vector3> jointsOn(const JointedBodies& tree, int body) {
  std::vector<Vector3> places;
  for (const BallJoint& joint : tree.joints) {
    if (joint.a == body) places.push_back(joint.inA);
    if (joint.b == body) places.push_back(joint.inB);
  }
  return places;
}

}  // namespace

std::vector<Vector3> sticksOf(const JointedBodies& tree, const JointedPose& pose) {
  std::vector<Vector3> ends;
  for (std::size_t body = 0; body < tree.bodies.size(); ++body) {
    std::vector<Vector3> places = jointsOn(tree, static_cast<int>(body));
    if (places.size() == 1) places.push_back(-places.front());
    for (const Vector3& place : places) {
      ends.push_back(pose.centre[body]);
      ends.push_back(pose.centre[body] + pose.q[body] * place);
    }
  }
  return ends;
}

StickSet stickSet(const JointedBodies& tree, const char* name, const JointedFrames& frames) {
  StickSet set{name, {}};
  for (const JointedMotion& frame : frames) set.frames.push_back(sticksOf(tree, frame.pose));
  return set;
}

std::vector<double> frameTimes(std::size_t frames, double step) {
  std::vector<double> times;
  for (std::size_t i = 0; i < frames; ++i) times.push_back(static_cast<double>(i) * step);
  return times;
}

std::vector<StickSet> fiveSets(const JointedBodies& tree, const CascadeSets& sets, StickSet truth) {
  return {std::move(truth),
          stickSet(tree, "ic", sets.ic),
          stickSet(tree, "sp_p", sets.spP),
          stickSet(tree, "sp_v", sets.spV),
          stickSet(tree, "sp_a", sets.spA),
          stickSet(tree, "sp_pva", sets.spPva)};
}

}  // namespace handhold
