// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scene/ray_intersection.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>

namespace handhold {
namespace {

std::optional<double> nearer(std::optional<double> a, std::optional<double> b) {
  if (!a) return b;
  if (!b) return a;
  return std::min(*a, *b);
}

/// The side of a cylinder without its ends.
std::optional<double> hitTube(const Ray& ray, const Vector3& a, const Vector3& b, double radius) {
  const double length = (b - a).norm();
  if (length == 0.0) return std::nullopt;
  const Vector3 axis = (b - a) / length;
  const Vector3 fromA = ray.origin - a;
  const Vector3 across = ray.direction - axis * axis.dot(ray.direction);
  const Vector3 offset = fromA - axis * axis.dot(fromA);
  const double A = across.squaredNorm();
  const double B = across.dot(offset);
  const double C = offset.squaredNorm() - radius * radius;
  const double discriminant = B * B - A * C;
  if (A < 1e-16 || discriminant < 0.0) return std::nullopt;
  const double t = (-B - std::sqrt(discriminant)) / A;
  const double along = axis.dot(fromA + t * ray.direction);
  if (t < 0.0 || along < 0.0 || along > length) return std::nullopt;
  return t;
}

}  // namespace

std::optional<double> hitSphere(const Ray& ray, const Vector3& center, double radius) {
  const Vector3 offset = ray.origin - center;
  const double B = ray.direction.dot(offset);
  const double C = offset.squaredNorm() - radius * radius;
  if (C <= 0.0) return 0.0;
  const double discriminant = B * B - C;
  if (B > 0.0 || discriminant < 0.0) return std::nullopt;
  return -B - std::sqrt(discriminant);
}

std::optional<double> hitCapsule(const Ray& ray, const Vector3& a, const Vector3& b, double radius) {
  const auto ends = nearer(hitSphere(ray, a, radius), hitSphere(ray, b, radius));
  return nearer(ends, hitTube(ray, a, b, radius));
}

std::optional<double> hitBox(const Ray& ray, const Pose& X_WB, const Vector3& halfSize) {
  const Pose X_BW = X_WB.inverse();
  const Vector3 origin = X_BW * ray.origin;
  const Vector3 direction = X_BW.R * ray.direction;
  double enter = 0.0;
  double leave = std::numeric_limits<double>::infinity();
  for (int axis = 0; axis < 3; ++axis) {
    if (std::abs(direction[axis]) < 1e-15) {
      if (std::abs(origin[axis]) > halfSize[axis]) return std::nullopt;
      continue;
    }
    const double first = (-halfSize[axis] - origin[axis]) / direction[axis];
    const double second = (halfSize[axis] - origin[axis]) / direction[axis];
    enter = std::max(enter, std::min(first, second));
    leave = std::min(leave, std::max(first, second));
  }
  if (enter > leave) return std::nullopt;
  return enter;
}

std::optional<double> hitDisc(const Ray& ray, const Pose& X_WD, double radius) {
  const Vector3 normal = X_WD.R.col(1);
  const double slope = normal.dot(ray.direction);
  if (std::abs(slope) < 1e-12) return std::nullopt;
  const double t = normal.dot(X_WD.p - ray.origin) / slope;
  if (t < 0.0 || (ray.at(t) - X_WD.p).norm() > radius) return std::nullopt;
  return t;
}

std::optional<double> hitRing(const Ray& ray, const Pose& X_WR, double ringRadius, double thickness) {
  constexpr int kPieces = 32;  // straight pieces deviate by half a per cent of the radius
  std::optional<double> nearest;
  Vector3 before = X_WR * Vector3(ringRadius, 0.0, 0.0);
  for (int piece = 1; piece <= kPieces; ++piece) {
    const double angle = 2.0 * std::numbers::pi * piece / kPieces;
    const Vector3 next = X_WR * Vector3(ringRadius * std::cos(angle), 0.0, ringRadius * std::sin(angle));
    nearest = nearer(nearest, hitCapsule(ray, before, next, thickness));
    before = next;
  }
  return nearest;
}

std::optional<double> hitTriangle(const Ray& ray, const Vector3& a, const Vector3& b, const Vector3& c) {
  const Vector3 ab = b - a;
  const Vector3 ac = c - a;
  const Vector3 p = ray.direction.cross(ac);
  const double determinant = ab.dot(p);
  if (std::abs(determinant) < 1e-18) return std::nullopt;
  const Vector3 fromA = ray.origin - a;
  const double u = fromA.dot(p) / determinant;
  const Vector3 q = fromA.cross(ab);
  const double v = ray.direction.dot(q) / determinant;
  const double t = ac.dot(q) / determinant;
  if (u < 0.0 || v < 0.0 || u + v > 1.0 || t < 0.0) return std::nullopt;
  return t;
}

double solidAngle(const Vector3& p, const Vector3& a, const Vector3& b, const Vector3& c) {
  const Vector3 ra = a - p, rb = b - p, rc = c - p;
  const double la = ra.norm(), lb = rb.norm(), lc = rc.norm();
  return 2.0 *
         std::atan2(ra.dot(rb.cross(rc)), la * lb * lc + ra.dot(rb) * lc + rb.dot(rc) * la + rc.dot(ra) * lb);
}

}  // namespace handhold
