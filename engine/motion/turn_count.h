// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/math/types.h"

namespace handhold {

/// Counts how far a body turns on its way, past half and whole turns, from orientations along the way that
/// are less than half a turn apart.
///
/// The reading: up to half a turn the rotation vector since the beginning, in the axes at the beginning.
/// Beyond, where rotation vectors fold and leap, the turn about the axis n along which the small turns of the
/// way add up, counted on, and beside it the tilt: R = exp(tilt) exp(n angle), tilt across n (swing and
/// twist). Bodies that wobble while they turn read a steady angle so.
class TurnCount {
 public:
  TurnCount() = default;
  explicit TurnCount(const Quaternion& start) : start_(start), at_(start) {}

  /// The next orientation R_WB along the way.
  void moveTo(const Quaternion& R);

  const Quaternion& orientation() const { return at_; }
  /// n times its angle, plus the tilt (rad).
  Vector3 turn() const;

 private:
  Quaternion start_ = Quaternion::Identity(), at_ = start_;
  Vector3 sum_ = Vector3::Zero();  ///< of the small turns, in the axes at the beginning (rad)
};

}  // namespace handhold
