// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "ui/scene/figure/figure_data.h"

namespace handhold {

/// A primitive placed in world in the rest posture, ready to be asked for its distance.
class PlacedSolid {
 public:
  PlacedSolid(const FigureSolid& solid, const Pose& X_WF);

  /// Signed pseudo-distance of a point (m): negative inside, zero on the surface, roughly metric near it.
  double distance(const Vector3& p) const;

  const Eigen::AlignedBox3d& bounds() const { return bounds_; }
  bool adds() const { return operation_ == SolidOperation::unite; }
  double blend() const { return blend_; }
  /// Factor by which pseudo-distances may fall short of true ones away from the surface.
  double reach() const;

 private:
  using Channels = Eigen::Array<double, 8, 1>;
  /// Cubic of one span: value = c0 + s (c1 + s (c2 + s c3)), s = t - start.
  struct Span {
    Channels c0, c1, c2, c3;
    double start = 0.0;
  };

  double ellipsoid(const Vector3& p) const;
  double cone(const Vector3& p) const;
  double loft(const Vector3& p) const;
  void fitSpline(const std::vector<LoftStation>& stations);
  Channels channelsAt(double t) const;
  void boundCone();
  void boundEllipsoid();
  void boundLoft();

  SolidShape shape_;
  SolidOperation operation_;
  double blend_;
  Matrix3 axes_;  ///< rows u, v, w in world
  Vector3 origin_;
  Vector3 radii_;
  Vector3 a_, b_;
  double ra_, rb_;
  std::array<double, 2> caps_;
  std::vector<Span> spans_;
  double firstT_ = 0.0, lastT_ = 0.0;
  Eigen::AlignedBox3d bounds_;
};

}  // namespace handhold
