// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/estimation/weighing/passed_limits.h"

#include <algorithm>
#include <cmath>

#include "engine/core/spoken_amount.h"
#include "engine/core/spoken_name.h"
#include "engine/model/utilisation.h"

namespace handhold {

namespace {

constexpr double kUnexplained = 0.2;    // of the weight: more is left where something unknown bears the body
constexpr double kWhollyUnknown = 0.4;  // of the weight: steps beside a plate leave less for some frames
constexpr double kToldRange = 0.0175;   // rad: a degree beyond nobody wonders at

/// A time during which a joint needs more than its strength.
struct Overload {
  double load = 0.0;  ///< the greatest, of the strength
  const MotionFrame* frame = nullptr;
  bool isKnown = false;  ///< what bears the body, in one of its frames
};

double loadOf(const Model& model, int joint, const MotionFrame& frame) {
  return utilisation(model, joint, frame.tau[velocityIndex(LinkIndex(joint))], frame.q, frame.v);
}

}  // namespace

std::vector<PassedRange> passedRanges(const Model& model, const Motion& motion) {
  std::vector<PassedRange> passed;
  for (int i = 1; i < model.linkCount(); ++i) {
    const Joint& joint = model.joints[i];
    PassedRange worst{joint.name};
    for (const MotionFrame& frame : motion.frames) {
      const double angle = frame.q[positionIndex(LinkIndex(i))];
      const double by = std::max(joint.lower - angle, angle - joint.upper);
      if (by > worst.by) worst = {joint.name, by, frame.time};
    }
    if (worst.by > 0.0) passed.push_back(std::move(worst));
  }
  std::ranges::stable_sort(passed, std::ranges::greater(), &PassedRange::by);
  return passed;
}

std::vector<PassedStrength> passedStrengths(const Model& model, const Vector3& gravity,
                                            const Motion& motion) {
  std::vector<PassedStrength> passed;
  const double weight = model.totalMass * gravity.norm();
  for (int i = 1; i < model.linkCount(); ++i) {
    const Joint& joint = model.joints[i];
    Overload worst, now;
    for (const MotionFrame& frame : motion.frames) {
      const double left = frame.tau.size() == 0 ? 0.0 : frame.tau.head<3>().norm();
      const double load = frame.tau.size() == 0 ? 0.0 : loadOf(model, i, frame);
      if (!(load > 1.0) || left > kWhollyUnknown * weight) {
        now = {};
        continue;
      }
      if (!now.frame || load > now.load) now.load = load, now.frame = &frame;
      now.isKnown = now.isKnown || left <= kUnexplained * weight;
      if (now.isKnown && now.load > worst.load) worst = now;
    }
    if (!worst.frame) continue;
    const double torque = std::abs(worst.frame->tau[velocityIndex(LinkIndex(i))]);
    passed.push_back({joint.name, torque, torque / worst.load, worst.frame->time});
  }
  std::ranges::stable_sort(passed, std::ranges::greater(),
                           [](const PassedStrength& one) { return one.torque / one.limit; });
  return passed;
}

namespace {

/// "and 3 more joints do" behind the worst.
std::string others(std::size_t count) {
  if (count < 2) return {};
  return ", and " + std::to_string(count - 1) + (count == 2 ? " more joint does" : " more joints do");
}

std::string atTime(double time) { return " at " + spokenSize(time, Dimension::None) + "s"; }

}  // namespace

Doubts doubtsOfLimits(const Model& model, const Vector3& gravity, const Motion& motion) {
  Doubts doubts;
  std::vector<PassedRange> ranges = passedRanges(model, motion);
  std::erase_if(ranges, [](const PassedRange& passed) { return passed.by < kToldRange; });
  if (!ranges.empty())
    doubts.push_back({DoubtKind::Scale, spokenName(ranges.front().joint),
                      "goes " + spokenSize(ranges.front().by, Dimension::Angle) + " beyond its range" +
                          atTime(ranges.front().time) + others(ranges.size()),
                      "kept as it was recorded", DoubtAbout::JointLimits});
  const std::vector<PassedStrength> strengths = passedStrengths(model, gravity, motion);
  if (!strengths.empty())
    doubts.push_back({DoubtKind::Scale, spokenName(strengths.front().joint),
                      "takes " + spokenSize(strengths.front().torque, Dimension::Torque) +
                          atTime(strengths.front().time) + ", more than its strength of " +
                          spokenSize(strengths.front().limit, Dimension::Torque) + others(strengths.size()),
                      "the person is stronger than the model, or the motion is not as it was",
                      DoubtAbout::JointLimits});
  return doubts;
}

}  // namespace handhold
