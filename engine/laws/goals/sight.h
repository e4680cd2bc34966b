// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/laws/evaluation/curvature.h"

namespace handhold {

/// The cosine s = u . e between an axis u of a site and the line e = (P - p) / |P - p| from the site to a
/// place P in world, with its derivatives by all unknowns.
class Sight {
 public:
  Sight(SiteIndex site, int column, const Vector3& place) : site_(site), column_(column), place_(place) {}

  double cosine(const PostureEvaluation& posture) const;
  /// ds / dx.
  VectorX slope(const PostureEvaluation& posture) const;
  /// Adds factor times the Hessian of s.
  void addCurvature(const PostureEvaluation& posture, double factor, Curvature& curvature) const;

 private:
  struct Line {
    Vector3 u, e, p;
    double d = 0.0, s = 0.0;  ///< distance (m), cosine
  };
  Line lineOf(const PostureEvaluation& posture) const;

  SiteIndex site_;
  int column_;  ///< of the site's axes
  Vector3 place_;
};

}  // namespace handhold
