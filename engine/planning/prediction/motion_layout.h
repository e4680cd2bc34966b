// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/math/bspline_basis.h"
#include "engine/task/contact_points.h"
#include "engine/task/task.h"

namespace handhold {

/// One component of a contact's load.
struct LoadSignal {
  int contact = 0;    ///< into Task::contacts
  int ordinal = 0;    ///< which of the contact's points
  int component = 0;  ///< as PostureLayout counts them

  bool operator==(const LoadSignal&) const = default;
};

/// Signals that share a basis: all coordinates of the body, or the loads of contacts that hold over the same
/// time.
struct SignalGroup {
  BsplineBasis basis;             ///< over u, the time as a part of the duration
  std::vector<int> coordinates;   ///< velocity indices, of the first group only
  std::vector<LoadSignal> loads;  ///< of the others
  VectorX lower, upper;           ///< of each signal, in its unit
  std::vector<int> first;         ///< for each control point the first of its unknowns, -1 where it is given
  int width() const { return static_cast<int>(coordinates.size() + loads.size()); }
  bool isActive(double u) const { return u >= basis.begin() - 1e-12 && u <= basis.end() + 1e-12; }
};

/// The unknowns of a motion (002 chapter 6): the control points of all coordinates and contact loads, in the
/// order of the times at which they count, so that each knows only its neighbours; then what all know, the
/// greatest normalized torque and the duration.
///
/// The first and last three control points of the coordinates are given by the ends of the motion, two where
/// the task gives a state. A load begins and ends at zero where its contact takes hold or lets go on the way.
struct MotionLayout {
  static constexpr int kGivenEnds = 3;

  MotionLayout(const Model& model, const Task& task);

  std::vector<SignalGroup> groups;
  int bandSize = 0;
  int bandwidth = 0;
  int greatest = -1;  ///< index of the greatest normalized torque, -1 where it is no goal
  int duration = -1;  ///< index of the duration / nominal duration, -1 where it is given
  int size = 0;
  VectorX lower, upper;
};

}  // namespace handhold
