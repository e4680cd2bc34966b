// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/planning/paths/way_timing.h"

#include "engine/core/error.h"
#include "engine/motion/refused_way.h"

namespace handhold {

PostureCurve ownWay(const Model& model, const ComponentWays& ways, const VectorX& from, const VectorX& way) {
  constexpr int kSamples = 257;
  std::vector<VectorX> postures;
  for (int i = 0; i < kSamples; ++i)
    postures.push_back(
        moved(model, from, ways.shares(ways.duration() * i / (kSamples - 1)).cwiseProduct(way)));
  return PostureCurve(model, postures);
}

WayTiming boundedTiming(const PostureCurve& curve, const MotionSettings& motion, int samples) {
  double along = 0.0, turned = 0.0;
  for (int i = 0; i <= samples; ++i) {
    const VectorX rate = curve.at(static_cast<double>(i) / samples).first;
    along = std::max(along, rate.head<3>().norm());
    turned = std::max({turned, rate.segment<3>(3).norm(),
                       rate.size() > 6 ? rate.tail(rate.size() - 6).lpNorm<Eigen::Infinity>() : 0.0});
  }
  try {
    return WayTiming(KinematicMotionFunction(std::max(along, turned), motion.duration, motion.maxSpeed));
  } catch (const InputError& error) {
    throw refusedWay(error, "motion.max_speed", along > turned ? "m" : "rad");
  }
}

void refusePelvis(const std::vector<ComponentTime>& own) {
  for (const ComponentTime& component : own)
    if (component.name.starts_with("pelvis_"))
      throw InputError("motion.components: " + component.name,
                       "nothing acts on the body, its momentum moves the pelvis", "take its time away");
}

std::vector<Violation> brokenBounds(const Model& model, const ComponentWays& ways, const VectorX& rates) {
  constexpr double kRounded = 0.01;
  std::vector<Violation> broken;
  for (const BoundedRows& bound : ways.bounds()) {
    const auto [row, rate] = fastestOf(rates, bound.rows);
    const double speed = rate / ways.duration();
    if (speed <= bound.maxSpeed * (1.0 + kRounded)) continue;
    Violation over{Law::SpeedBound, row < 6 ? "pelvis" : model.joints[std::size_t(row - 5)].name};
    over.quantity = row < 3 ? Dimension::Speed : Dimension::AngularSpeed;
    over.amount = speed - bound.maxSpeed;
    over.value = speed;
    over.limit = bound.maxSpeed;
    broken.push_back(over);
  }
  return broken;
}

}  // namespace handhold
