// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <vector>

#include "ui/scene/figure/figure_data.h"
#include "ui/scene/grip/held_solid.h"

namespace handhold {

/// How far of its surface the skin of a finger counts as within reach of what is held (m): it gives so much.
inline constexpr double kSoftSkin = 0.0005;

struct BendRange {
  double first = 0.0, last = 0.0;  ///< from where a joint begins to close to where it ends (rad from rest)
};
using FingerRange = std::array<BendRange, 3>;

/// The segments of a turned finger as cones with round ends, in the axes of the right hand (m).
struct FingerSegment {
  Vector3 from, to;
  double radius = 0.0;
};
std::array<FingerSegment, 3> segments(const Finger& finger, const std::array<Matrix3, 3>& turns);

/// From a joint of a finger at rest to the next, or to the tip (m).
Vector3 fingerBone(const Finger& finger, std::size_t joint);

/// What a finger must not pass through, in the hand's axes.
struct FingerObstacles {
  HeldSolid held;  ///< from `middle`
  Vector3 middle = Vector3::Zero();
  bool hasPalm = false;
  HeldSolid palm;
  std::vector<FingerSegment> fingers = {};

  /// Of a segment's skin, less than zero within (m).
  double distanceToHeld(const FingerSegment& segment) const;
  double distance(const FingerSegment& segment) const;
};

/// One finger whose joints are settled one after the other.
class TurningFinger {
 public:
  explicit TurningFinger(const Finger& finger) : finger_(finger), base_(finger.joints[0]) {}

  FingerSegment segment(const Matrix3& turn) const;
  void settle(const Matrix3& turn);

  /// Turns the next joint about `axis` until its segment touches, less where those beyond it, turned back as
  /// far as they go, have no room. By how much it is bent then (rad).
  double close(const Vector3& axis, const FingerRange& ranges, const FingerObstacles& obstacles, int steps);

  const std::array<Matrix3, 3>& turns() const { return turns_; }

 private:
  bool hasRoomBeyond(const Vector3& axis, const FingerRange& ranges, const FingerObstacles& obstacles) const;

  const Finger& finger_;
  std::size_t joint_ = 0;
  Matrix3 R_ = Matrix3::Identity();
  Vector3 base_;
  std::array<Matrix3, 3> turns_{Matrix3::Identity(), Matrix3::Identity(), Matrix3::Identity()};
};

}  // namespace handhold
