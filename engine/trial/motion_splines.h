// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "engine/math/types.h"

namespace handhold {

/// Curves over one knot vector: row i of `points` holds the control points of curve i.
struct SplineFamily {
  int degree = 0;
  std::vector<double> knots;
  MatrixX points;
  bool operator==(const SplineFamily& other) const;
};

/// One component of a contact's load: force or moment in the contact's axes.
struct LoadCurve {
  std::string contact;
  int point = 0;          ///< which of the contact's points
  std::string component;  ///< "fx" to "mz"
  bool operator==(const LoadCurve&) const = default;
};

/// Curves of the loads that act over the same time (N, N m).
struct LoadSplines : SplineFamily {
  std::vector<LoadCurve> curves;  ///< one a row
  bool operator==(const LoadSplines&) const = default;
};

/// The curves of a predicted motion over u = time / duration. The base turns by the rotation vector (turn_x,
/// turn_y, turn_z) from a reference curve of quaternions.
struct MotionSplines {
  double duration = 0.0;                 ///< (s)
  SplineFamily reference;                ///< rows w, x, y, z
  std::vector<std::string> coordinates;  ///< "base_x" ... "turn_z", then joints
  SplineFamily body;                     ///< one row a coordinate (m, rad)
  std::vector<LoadSplines> loads;
  bool operator==(const MotionSplines&) const = default;
};

}  // namespace handhold
