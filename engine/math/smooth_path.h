// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/math/types.h"

namespace handhold {

/// What a path is like at one of its points. Derivatives are by the way along the path (m).
struct PathPoint {
  double way = 0.0;  ///< from the first point along the path; beyond the ends it counts on (m)
  Vector3 position = Vector3::Zero();
  Vector3 tangent = Vector3::UnitX();  ///< unit, towards the last point
  Vector3 normal1 = Vector3::UnitY();  ///< unit, across the path, turning about the tangent nowhere
  Vector3 normal2 = Vector3::UnitZ();  ///< tangent x normal1
  Vector3 bend = Vector3::Zero();      ///< second derivative of the position (1/m)
  Vector3 bendRate = Vector3::Zero();  ///< third derivative, across the tangent (1/m^2)
};

/// A curve through points in space: the natural cubic spline over their chords, with two continuous
/// derivatives, going on straight beyond its ends. Its normals are carried along without twist (Bishop 1975;
/// double reflection of Wang, Juettler, Zheng and Liu 2008), so that the distances across the path from its
/// nearest point have the normals themselves as gradients.
class SmoothPath {
 public:
  /// At least two points, none on its neighbour. Throws InputError otherwise. In a plane across z the second
  /// normal is z.
  explicit SmoothPath(const std::vector<Vector3>& points);

  double length() const { return samples_.back().way; }
  /// The point a part of the length from the beginning, 0 to 1.
  PathPoint atPart(double part) const;
  /// The point whose tangent is across the way to p: the nearest one, or the nearest one of its
  /// neighbourhood.
  PathPoint nearest(const Vector3& p) const;

 private:
  struct Derivatives {
    Vector3 value, first, second, third;
  };
  struct Sample {
    double u = 0.0, way = 0.0;
    Vector3 position = Vector3::Zero(), tangent = Vector3::Zero(), normal = Vector3::Zero();
  };

  Derivatives at(double u) const;
  double wayBetween(double from, double to) const;
  int sampleBefore(double u) const;
  PathPoint pointAt(double u) const;
  void solveSecondDerivatives();
  void carryNormals();

  std::vector<double> knots_;
  std::vector<Vector3> points_, seconds_;
  std::vector<Sample> samples_;
};

}  // namespace handhold
