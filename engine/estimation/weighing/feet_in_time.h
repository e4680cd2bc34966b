// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <vector>

#include "engine/model/roles.h"
#include "engine/motion/motion.h"

namespace handhold {

/// Where heel and toes of both feet are in each frame of a motion, which must outlive it.
class FeetInTime {
 public:
  FeetInTime(const Model& model, const Motion& motion);

  /// Whether the model tells where the foot is.
  bool knows(BodySide side) const { return !of(side).heel.empty(); }

  /// From the foot's middle line to a point, as seen from above (m); infinite where the foot is in the air
  /// above it.
  double distance(BodySide side, double time, const Vector3& point) const;

  /// Where heel, ball or toes move slower than 0.3 m/s (m): the foot stands on something there, or might.
  std::vector<Vector3> rests(BodySide side, std::size_t frame) const;

 private:
  struct Foot {
    std::vector<Vector3> heel, ball, toes;  ///< one a frame, W (m)
  };
  const Foot& of(BodySide side) const { return feet_[side == BodySide::Right ? 0 : 1]; }

  const Motion& motion_;
  std::array<Foot, 2> feet_;
};

}  // namespace handhold
