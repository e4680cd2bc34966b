// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/planning/paths/way_timing.h"

#include "engine/core/error.h"

namespace handhold {

PostureCurve ownWay(const Model& model, const ComponentWays& ways, const VectorX& from, const VectorX& way) {
  constexpr int kSamples = 257;
  std::vector<VectorX> postures;
  for (int i = 0; i < kSamples; ++i)
    postures.push_back(
        moved(model, from, ways.shares(ways.duration() * i / (kSamples - 1)).cwiseProduct(way)));
  return PostureCurve(model, postures);
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
