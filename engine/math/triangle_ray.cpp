// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/math/triangle_ray.h"

#include <cmath>

namespace handhold {

namespace {

/// Of the size of a triangle: what rounding may add.
constexpr double kSure = 1e-12;

}  // namespace

const std::array<Vector3, 3>& rays() {
  static const std::array<Vector3, 3> ways{Vector3(0.6134, 0.2718, 0.7416).normalized(),
                                           Vector3(-0.3217, 0.8123, 0.4867).normalized(),
                                           Vector3(0.2291, -0.5477, -0.8049).normalized()};
  return ways;
}

std::optional<int> rayCrossing(const Vector3& p, const Vector3& way, const Vector3& a, const Vector3& b,
                               const Vector3& c) {
  const Vector3 e = b - a, f = c - a, h = way.cross(f);
  const double det = e.dot(h);
  if (std::abs(det) <= kSure * e.norm() * f.norm()) return 0;  // along its plane: neighbours are crossed
  const Vector3 from = p - a, q = from.cross(e);
  const double u = from.dot(h) / det, w = way.dot(q) / det, t = f.dot(q) / det;
  if (t < 0.0 || u < -kSure || w < -kSure || u + w > 1.0 + kSure) return 0;
  if (u < kSure || w < kSure || u + w > 1.0 - kSure) return std::nullopt;
  return det < 0.0 ? 1 : -1;
}

}  // namespace handhold
