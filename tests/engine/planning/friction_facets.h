// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cmath>

#include "engine/math/types.h"

namespace handhold::test {

/// Inward normals of friction pyramids, facets to a contact, a row each: load . row >= 0. The first four
/// contacts are hands on walls that lean, the others feet on the ground.
inline Eigen::Matrix<double, Eigen::Dynamic, 3> frictionFacets(int contacts, int facets) {
  constexpr double kFriction = 0.6, kLean = 0.6;
  const Matrix3 wall = Eigen::AngleAxisd(kLean, Vector3::UnitX()).toRotationMatrix();
  Eigen::Matrix<double, Eigen::Dynamic, 3> rows(contacts * facets, 3);
  for (int c = 0; c < contacts; ++c)
    for (int k = 0; k < facets; ++k) {
      const double angle = 2.0 * M_PI * k / facets;
      const Vector3 inward(-std::cos(angle), -std::sin(angle), kFriction);
      rows.row(c * facets + k) = (c < 4 ? Vector3(wall * inward) : inward).transpose();
    }
  return rows;
}

}  // namespace handhold::test
