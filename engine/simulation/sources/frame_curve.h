// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <memory>

#include "engine/motion/motion.h"

namespace handhold {

/// Of the named contact on the body, in world axes (N m); zero where the loads have none of that name.
Vector3 momentOf(const std::vector<ContactLoad>& loads, const std::string& contact);

/// The frames of a motion as curves in time; before the first and after the last frame their values stay, at
/// rest.
class FrameCurve {
 public:
  explicit FrameCurve(std::shared_ptr<const Motion> motion);

  /// Joint rows of tau by the cubic through the four nearest frames; base rows zero.
  void torque(double time, VectorX& tau) const;
  /// Joint angles and rates by the quintic that has q, v and vdot of both neighbours; the base stays as it
  /// is in q, its rates are zero.
  void joints(double time, VectorX& q, VectorX& v) const;
  /// Of the base, by the same quintic (m).
  Vector3 basePosition(double time) const;

  /// Of the named contact on the body, in world axes (N m), evenly between frames; zero where they have none.
  Vector3 moment(double time, const std::string& contact) const;

  double end() const { return motion_->frames.back().time; }

 private:
  struct Place {
    int frame;     ///< the neighbour before
    double share;  ///< of the way to the next, 0 to 1
  };
  Place placeOf(double time) const;
  std::array<double, 6> values(const Place& place, int velocityIndex, int positionIndex) const;

  std::shared_ptr<const Motion> motion_;
};

}  // namespace handhold
