// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/task/contact_points.h"
#include "engine/task/task.h"

namespace handhold {

/// A posture that is held, or one instant of a motion.
enum class Regime { Still, Moving };

/// Where each unknown of a posture problem stands, its scale and its bounds.
///
/// x = (base offset 3, base rotation offset 3, joint angles n, load components / scale, greatest torque,
///      and of a moving body v and vdot)
/// The base offsets are counted from a reference pose that may move between iterations.
struct PostureLayout {
  static constexpr double kForceScale = 100.0;  ///< N for one unit of x
  static constexpr double kMomentScale = 10.0;  ///< N m for one unit of x

  struct LoadUnknown {
    int point = 0;      ///< into points
    int component = 0;  ///< 0..5: force x y z, moment x y z in the point's axes
    double scale = kForceScale;
  };

  PostureLayout(const Model& model, const Task& task, Regime regime = Regime::Still);

  int coordinates = 0;     ///< 6 + n, the leading unknowns
  int greatest = -1;       ///< index of the greatest normalized torque, -1 where it is no goal
  int rates = -1;          ///< index of the first of v (coordinates), -1 where the body is still
  int accelerations = -1;  ///< likewise of vdot
  int size = 0;
  std::vector<ContactPoint> points;
  std::vector<LoadUnknown> loads;  ///< in order, from index `coordinates` on
  VectorX lower, upper;            ///< of x

  int loadIndex(int k) const { return coordinates + k; }
};

}  // namespace handhold
