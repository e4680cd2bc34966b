// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/motion/momentum_curve.h"

#include <algorithm>

#include "engine/dynamics/kinematics.h"
#include "engine/dynamics/momentum.h"
#include "engine/dynamics/segment_motion.h"
#include "engine/model/base_orientation.h"
#include "engine/motion/turn_count.h"

namespace handhold {

std::vector<MomentumSample> momentumCurve(const Model& model, const Motion& motion) {
  Data data(model);
  std::vector<MomentumSample> curve;
  if (motion.frames.empty()) return curve;
  TurnCount count(baseOrientation(motion.frames.front().q));
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
    count.moveTo(baseOrientation(frame.q));
    sample.turn = count.turn();
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
