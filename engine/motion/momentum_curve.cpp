// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/motion/momentum_curve.h"

#include <algorithm>
#include <cmath>

#include "engine/dynamics/kinematics.h"
#include "engine/dynamics/momentum.h"
#include "engine/dynamics/segment_motion.h"
#include "engine/math/rotation.h"
#include "engine/model/base_orientation.h"

namespace handhold {

namespace {

/// The rotation vector of `turn` that is nearest to the one before.
Vector3 unwound(const Quaternion& turn, const Vector3& before) {
  const Vector3 w = logQuaternion(turn);
  const double angle = w.norm();
  if (angle < 1e-12) {
    // whole turns about the axis so far
    const double turns = std::round(before.norm() / (2.0 * M_PI));
    return turns > 0.0 ? Vector3(before.normalized() * (turns * 2.0 * M_PI)) : w;
  }
  const Vector3 axis = w / angle;
  const double whole = std::round((before.dot(axis) - angle) / (2.0 * M_PI));
  return axis * (angle + whole * 2.0 * M_PI);
}

}  // namespace

std::vector<MomentumSample> momentumCurve(const Model& model, const Motion& motion) {
  Data data(model);
  std::vector<MomentumSample> curve;
  for (const MotionFrame& frame : motion.frames) {
    updateKinematics(model, frame.q, data);
    MomentumSample sample;
    sample.time = frame.time;
    sample.centreOfMass = centreOfMass(model, data);
    for (const SegmentMotion& link : segmentMotions(model, frame.v, data)) {
      const Vector3 angular = link.angularMomentumAbout(sample.centreOfMass);
      sample.linear += link.linearMomentum();
      sample.angular += angular;
      sample.linearExchange += 0.5 * link.linearMomentum().norm();
      sample.angularExchange += 0.5 * angular.norm();
    }
    const Quaternion start = baseOrientation(motion.frames.front().q);
    sample.turn = unwound(start.conjugate() * baseOrientation(frame.q),
                          curve.empty() ? Vector3::Zero() : curve.back().turn);
    curve.push_back(sample);
  }
  return curve;
}

MomentumResidue momentumResidue(const std::vector<MomentumSample>& curve) {
  MomentumResidue residue;
  for (const MomentumSample& sample : curve) {
    residue.linear = std::max(residue.linear, (sample.linear - curve.front().linear).norm());
    residue.angular = std::max(residue.angular, (sample.angular - curve.front().angular).norm());
    residue.linearExchange = std::max(residue.linearExchange, sample.linearExchange);
    residue.angularExchange = std::max(residue.angularExchange, sample.angularExchange);
  }
  if (residue.linearExchange > 0.0) residue.share = residue.linear / residue.linearExchange;
  if (residue.angularExchange > 0.0)
    residue.share = std::max(residue.share, residue.angular / residue.angularExchange);
  return residue;
}

}  // namespace handhold
