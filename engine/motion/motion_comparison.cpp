// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/motion/motion_comparison.h"

#include <algorithm>
#include <cmath>

#include "engine/core/error.h"
#include "engine/motion/frame_at.h"

namespace handhold {

namespace {

constexpr int kInstants = 501;
constexpr double kStill = 1e-4;  ///< of the unit: what varies less does not move

/// Both motions at the same instants.
struct Laid {
  std::vector<MotionFrame> first, second;
  double from = 0.0, to = 0.0;
};

Laid lay(const Motion& motion, const Motion& other, const TimeAlignment& alignment) {
  Laid laid{{}, {}, motion.frames.front().time, motion.frames.back().time};
  const double begin = other.frames.front().time, end = other.frames.back().time;
  if (!alignment.isStretched) {
    laid.from = std::max(laid.from, begin + alignment.shift);
    laid.to = std::min(laid.to, end + alignment.shift);
  }
  if (!(laid.to > laid.from))
    throw InputError("the motions", "share no time", "shift one of them, or stretch it onto the other");
  for (int i = 0; i < kInstants; ++i) {
    const double part = static_cast<double>(i) / (kInstants - 1),
                 time = laid.from + part * (laid.to - laid.from);
    laid.first.push_back(frameAt(motion, time));
    laid.second.push_back(
        frameAt(other, alignment.isStretched ? begin + part * (end - begin) : time - alignment.shift));
  }
  return laid;
}

/// A number of each frame.
template <class Of>
VectorX curveOf(const std::vector<MotionFrame>& frames, const Of& of) {
  VectorX curve(static_cast<int>(frames.size()));
  for (std::size_t i = 0; i < frames.size(); ++i) curve[static_cast<int>(i)] = of(frames[i]);
  return curve;
}

CurveDifference bases(const Laid& laid) {
  VectorX apart(static_cast<int>(laid.first.size()));
  for (std::size_t i = 0; i < laid.first.size(); ++i)
    apart[static_cast<int>(i)] = (laid.first[i].q.head<3>() - laid.second[i].q.head<3>()).norm();
  return {std::sqrt(apart.squaredNorm() / static_cast<double>(apart.size())), apart.maxCoeff(), {}};
}

bool hasTorques(const std::vector<MotionFrame>& frames) {
  return std::ranges::all_of(frames, [](const MotionFrame& frame) { return frame.tau.size() > 0; });
}

}  // namespace

CurveDifference differenceOf(const VectorX& a, const VectorX& b) {
  CurveDifference difference;
  difference.rms = std::sqrt((a - b).squaredNorm() / static_cast<double>(a.size()));
  difference.greatest = (a - b).cwiseAbs().maxCoeff();
  const VectorX u = a.array() - a.mean(), w = b.array() - b.mean();
  const double still = kStill * std::sqrt(static_cast<double>(a.size()));
  if (u.norm() > still && w.norm() > still) difference.correlation = u.dot(w) / (u.norm() * w.norm());
  return difference;
}

MotionComparison compareMotions(const Model& model, const Motion& motion, const Model& otherModel,
                                const Motion& other, const TimeAlignment& alignment) {
  const Laid laid = lay(motion, other, alignment);
  const bool weighs = hasTorques(laid.first) && hasTorques(laid.second);
  MotionComparison comparison{laid.from, laid.to, {}, bases(laid)};
  for (LinkIndex i(1); i < model.linkCount(); i = LinkIndex(i + 1)) {
    const LinkIndex j = otherModel.findJoint(model.joints[i].name);
    if (!j.valid()) continue;
    const auto angle = [](LinkIndex joint) {
      return [joint](const MotionFrame& f) { return f.q[positionIndex(joint)]; };
    };
    const auto torque = [](LinkIndex joint) {
      return [joint](const MotionFrame& f) { return f.tau[velocityIndex(joint)]; };
    };
    JointDifference joint{model.joints[i].name,
                          differenceOf(curveOf(laid.first, angle(i)), curveOf(laid.second, angle(j))),
                          {}};
    if (weighs) joint.torque = differenceOf(curveOf(laid.first, torque(i)), curveOf(laid.second, torque(j)));
    comparison.joints.push_back(std::move(joint));
  }
  if (comparison.joints.empty())
    throw InputError("the motions", "share no joint by its name", "compare motions of one kind of model");
  return comparison;
}

double rmsOf(const MotionComparison& comparison) {
  double squares = 0.0;
  for (const JointDifference& joint : comparison.joints) squares += joint.angle.rms * joint.angle.rms;
  return comparison.joints.empty() ? 0.0 : std::sqrt(squares / static_cast<double>(comparison.joints.size()));
}

std::vector<JointDifference> worstFirst(std::vector<JointDifference> joints) {
  std::ranges::stable_sort(joints, std::ranges::greater(),
                           [](const JointDifference& joint) { return joint.angle.rms; });
  return joints;
}

}  // namespace handhold
