// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/planning/constraints/nearest_points.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace handhold {

namespace {

using Matrix2 = Eigen::Matrix2d;
using Vector2 = Eigen::Vector2d;

/// Of the term that prefers the middles: parallel limbs slide along each other within some five degrees.
constexpr double kMiddleSquared = 4e-4;  // (m^2)
constexpr double kMiddle = 4e-3;         // (m)
/// Rounds the tip of the distance where segments cross (m).
constexpr double kTip = 3e-3;
/// Of the edges of boxes, and least half thickness (m).
constexpr double kEdge = 0.01, kLeastHalf = 0.005;
constexpr int kBisections = 52;

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

/// Signed distance of a point to a block with its first two derivatives; convex in the point.
struct BlockField {
  double value = 0.0;
  Vector3 gradient = Vector3::Zero();
  Matrix3 hessian = Matrix3::Zero();
};

/// The block is shrunk by the rounding and its distance counted from there.
BlockField fieldOf(const Block& block, const Vector3& point_W) {
  const Vector3 p = block.X_WB.inverse() * point_W;
  const Vector3 half = block.half.cwiseMax(kLeastHalf);
  const double edge = std::min(kEdge, half.minCoeff());
  const Vector3 beyond = p.cwiseAbs() - half + Vector3::Constant(edge);
  const Vector3 sign = p.unaryExpr([](double c) { return c < 0.0 ? -1.0 : 1.0; });
  const Matrix3& R = block.X_WB.R;
  BlockField field;
  int face = 0;
  const double most = beyond.maxCoeff(&face);
  if (most <= 0.0) {
    field.value = most - edge;
    field.gradient = sign[face] * R.col(face);
    return field;
  }
  const Vector3 out = beyond.cwiseMax(0.0);
  const Vector3 n = out.normalized().cwiseProduct(sign);
  const Vector3 active = (out.array() > 0.0).cast<double>();
  field.value = out.norm() - edge;
  field.gradient = R * n;
  field.hessian = R * (Matrix3(active.asDiagonal()) - n * n.transpose()) * R.transpose() / out.norm();
  return field;
}

/// Where the slope of the distance along the segment changes sign.
double leastAlong(const Segment& a, const Block& block) {
  const Vector3 edge = a.edge();
  double low = 0.0, high = 1.0;
  const auto slope = [&](double s) {
    return fieldOf(block, a.at(s)).gradient.dot(edge) + 2.0 * kMiddle * (s - 0.5);
  };
  if (slope(low) >= 0.0) return low;
  if (slope(high) <= 0.0) return high;
  for (int k = 0; k < kBisections; ++k) {
    const double middle = 0.5 * (low + high);
    (slope(middle) < 0.0 ? low : high) = middle;
  }
  return 0.5 * (low + high);
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

NearestPoints nearestPoints(const Segment& a, const Block& block) {
  NearestPoints near;
  near.edgeA = a.edge();
  const double s = leastAlong(a, block);
  const BlockField field = fieldOf(block, a.at(s));
  near.a = a.at(s);
  near.distance = field.value + kMiddle * (s - 0.5) * (s - 0.5);
  near.normal = field.gradient;
  near.b = near.a - field.value * field.gradient;
  near.A = near.B = field.hessian;
  if (isInside(s)) near.inverseK(0, 0) = 1.0 / (near.edgeA.dot(field.hessian * near.edgeA) + 2.0 * kMiddle);
  return near;
}

NearestPoints nearestPoints(const Segment& a, double floorHeight) {
  NearestPoints near;
  near.edgeA = a.edge();
  const double s = std::clamp(0.5 - near.edgeA.y() / (2.0 * kMiddle), 0.0, 1.0);
  near.a = a.at(s);
  near.b = Vector3(near.a.x(), floorHeight, near.a.z());
  near.normal = Vector3::UnitY();
  near.distance = near.a.y() - floorHeight + kMiddle * (s - 0.5) * (s - 0.5);
  if (isInside(s)) near.inverseK(0, 0) = 1.0 / (2.0 * kMiddle);
  return near;
}

}  // namespace handhold
