// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/laws/constraints/nearest_points.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace handhold {

namespace {

using Matrix2 = Eigen::Matrix2d;
using Vector2 = Eigen::Vector2d;

/// Of the term that prefers the middles. Between segments of length l that lie d apart the nearest points
/// slide from end to end while one turns by 2 m / (l d), 1.5 degrees for 30 cm at 10 cm.
constexpr double kMiddleSquared = 4e-4;  // (m^2)
/// Rounds the tip of the distance where segments cross (m).
constexpr double kTip = 3e-3;

bool isInside(double s) { return s > 0.0 && s < 1.0; }

/// min z' K z / 2 + c . z over the unit square; K is positive definite.
Vector2 leastInSquare(const Matrix2& K, const Vector2& c) {
  const Vector2 free = K.ldlt().solve(-c);
  if (isInside(free[0]) && isInside(free[1])) return free;
  Vector2 best = Vector2::Zero();
  double least = INFINITY;
  for (int fixed = 0; fixed < 2; ++fixed) {
    const int other = 1 - fixed;
    for (const double end : {0.0, 1.0}) {
      Vector2 z;
      z[fixed] = end;
      z[other] = std::clamp(-(c[other] + K(0, 1) * end) / K(other, other), 0.0, 1.0);
      const double value = 0.5 * z.dot(K * z) + c.dot(z);
      if (value >= least) continue;
      least = value;
      best = z;
    }
  }
  return best;
}

/// Of the coordinates that lie inside their ranges; zero elsewhere.
Matrix2 inverseOfFree(const Matrix2& K, const Vector2& z) {
  Matrix2 inverse = Matrix2::Zero();
  if (isInside(z[0]) && isInside(z[1])) return K.inverse();
  for (int k = 0; k < 2; ++k)
    if (isInside(z[k])) inverse(k, k) = 1.0 / K(k, k);
  return inverse;
}

}  // namespace

NearestPoints nearestPoints(const Segment& a, const Segment& b) {
  NearestPoints near;
  near.edgeA = a.edge();
  near.edgeB = b.edge();
  Eigen::Matrix<double, 3, 2> E;
  E << near.edgeA, -near.edgeB;
  const Vector3 offset = a.from - b.from;
  const Matrix2 K = E.transpose() * E + kMiddleSquared * Matrix2::Identity();
  const Vector2 z = leastInSquare(K, E.transpose() * offset - Vector2::Constant(0.5 * kMiddleSquared));
  near.a = a.at(z[0]);
  near.b = b.at(z[1]);
  const Vector3 r = near.a - near.b;
  const double middle = kMiddleSquared * (z - Vector2::Constant(0.5)).squaredNorm();
  near.distance = std::sqrt(r.squaredNorm() + middle + kTip * kTip);
  near.normal = r / near.distance;
  near.B = Matrix3::Identity() / near.distance;
  near.A = near.B - near.normal * near.normal.transpose() / near.distance;
  near.inverseK = near.distance * inverseOfFree(K, z);
  return near;
}

NearestPoints nearestPoints(const Segment& a, double floorHeight) {
  NearestPoints near;
  near.edgeA = a.edge();
  const double s = std::clamp(0.5 - near.edgeA.y() / (2.0 * kNearestMiddle), 0.0, 1.0);
  near.a = a.at(s);
  near.b = Vector3(near.a.x(), floorHeight, near.a.z());
  near.normal = Vector3::UnitY();
  near.distance = near.a.y() - floorHeight + kNearestMiddle * (s - 0.5) * (s - 0.5);
  if (isInside(s)) near.inverseK(0, 0) = 1.0 / (2.0 * kNearestMiddle);
  return near;
}

}  // namespace handhold
