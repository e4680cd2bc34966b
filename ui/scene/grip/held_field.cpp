// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scene/grip/held_field.h"

#include <algorithm>
#include <cmath>
#include <optional>

#include "engine/math/triangle_solid.h"

namespace handhold {
namespace {

/// Rays pass between the corners and edges of what was drawn on round numbers (m).
constexpr double kAsideY = 1.37e-6, kAsideZ = 2.11e-6;

/// Where a ray along x at (y, z) meets a triangle; nothing where it passes it.
std::optional<double> crossing(const Vector3* corners, double y, double z) {
  const auto side = [&](const Vector3& a, const Vector3& b) {
    return (b.y() - a.y()) * (z - a.z()) - (b.z() - a.z()) * (y - a.y());
  };
  const double a = side(corners[1], corners[2]), b = side(corners[2], corners[0]),
               c = side(corners[0], corners[1]), sum = a + b + c;
  const bool isWithin = (a >= 0.0) == (b >= 0.0) && (b >= 0.0) == (c >= 0.0);
  if (!isWithin || sum == 0.0) return std::nullopt;
  return (a * corners[0].x() + b * corners[1].x() + c * corners[2].x()) / sum;
}

}  // namespace

HeldField::HeldField(const MeshCorners& corners, const Vector3& middle)
    : least_(middle - Vector3::Constant(0.5 * kCell * (kCount - 1))),
      distances_(std::size_t(kCount) * kCount * kCount, float(kFar)) {
  measure(corners);
  findInside(corners);
}

std::size_t HeldField::index(int i, int j, int k) const {
  return (std::size_t(i) * kCount + std::size_t(j)) * kCount + std::size_t(k);
}

/// Places beside a triangle are measured to it; what is nearest to the others is nearest to a neighbour.
void HeldField::measure(const MeshCorners& corners) {
  std::vector<int> nearest(distances_.size(), -1);
  for (int t = 0; t + 2 < int(corners.size()); t += 3) {
    const Vector3* corner = &corners[std::size_t(t)];
    Eigen::AlignedBox3d box;
    for (int k = 0; k < 3; ++k) box.extend((corner[k] - least_) / kCell);
    std::array<int, 3> from{}, to{};
    for (int k = 0; k < 3; ++k) {
      from[k] = int(std::clamp(std::floor(box.min()[k]) - 1.0, 0.0, double(kCount)));
      to[k] = int(std::clamp(std::ceil(box.max()[k]) + 1.0, -1.0, double(kCount - 1)));
    }
    for (int i = from[0]; i <= to[0]; ++i)
      for (int j = from[1]; j <= to[1]; ++j)
        for (int k = from[2]; k <= to[2]; ++k) {
          const Vector3 p = place(i, j, k);
          const auto away = float((nearestOnTriangle(p, corner[0], corner[1], corner[2]).point - p).norm());
          float& known = distances_[index(i, j, k)];
          if (!(away < known)) continue;  // of a triangle without area it is no number
          known = away;
          nearest[index(i, j, k)] = t;
        }
  }
  spread(corners, nearest);
}

/// From place to place, in sweeps to and fro, as a distance transform does.
void HeldField::spread(const MeshCorners& corners, std::vector<int>& nearest) {
  const auto take = [&](int i, int j, int k, std::size_t other) {
    const std::size_t own = index(i, j, k);
    if (nearest[other] < 0 || nearest[other] == nearest[own]) return;
    const Vector3 p = place(i, j, k);
    const Vector3* corner = &corners[std::size_t(nearest[other])];
    const auto away = float((nearestOnTriangle(p, corner[0], corner[1], corner[2]).point - p).norm());
    if (!(away < distances_[own])) return;
    distances_[own] = away;
    nearest[own] = nearest[other];
  };
  const auto sweep = [&](int step) {
    const int first = step > 0 ? 0 : kCount - 1;
    const auto isIn = [](int n) { return n >= 0 && n < kCount; };
    for (int i = first; isIn(i); i += step)
      for (int j = first; isIn(j); j += step)
        for (int k = first; isIn(k); k += step) {
          if (isIn(i - step)) take(i, j, k, index(i - step, j, k));
          if (isIn(j - step)) take(i, j, k, index(i, j - step, k));
          if (isIn(k - step)) take(i, j, k, index(i, j, k - step));
        }
  };
  for (const int step : {1, -1, 1, -1}) sweep(step);
}

/// Along rays: what lies beyond an odd number of crossings is within.
void HeldField::findInside(const MeshCorners& corners) {
  std::vector<std::vector<double>> crossings(std::size_t(kCount) * kCount);
  for (std::size_t t = 0; t + 2 < corners.size(); t += 3) {
    Eigen::AlignedBox3d box;
    for (int k = 0; k < 3; ++k) box.extend((corners[t + std::size_t(k)] - least_) / kCell);
    const auto from = [&](int axis) { return int(std::clamp(std::floor(box.min()[axis]), 0.0, 1e4)); };
    const auto to = [&](int axis) { return int(std::clamp(std::ceil(box.max()[axis]), -1.0, kCount - 1.0)); };
    for (int j = from(1); j <= to(1); ++j)
      for (int k = from(2); k <= to(2); ++k) {
        const Vector3 p = place(0, j, k);
        if (const auto x = crossing(&corners[t], p.y() + kAsideY, p.z() + kAsideZ))
          crossings[std::size_t(j) * kCount + std::size_t(k)].push_back(*x);
      }
  }
  for (auto& ray : crossings) {
    if (ray.size() % 2 == 1) return;  // it has a hole
    std::sort(ray.begin(), ray.end());
  }
  for (int j = 0; j < kCount; ++j)
    for (int k = 0; k < kCount; ++k) {
      const auto& ray = crossings[std::size_t(j) * kCount + std::size_t(k)];
      for (int i = 0; i < kCount; ++i)
        if ((std::lower_bound(ray.begin(), ray.end(), place(i, j, k).x()) - ray.begin()) % 2 == 1)
          distances_[index(i, j, k)] *= -1.0f;
    }
}

double HeldField::distance(const Vector3& p) const {
  const Vector3 s = (p - least_) / kCell;
  if (!(s.minCoeff() >= 0.0) || !(s.maxCoeff() < kCount - 1.0)) return kFar;
  const Eigen::Vector3i cell = s.array().floor().cast<int>();
  const Vector3 f = s - cell.cast<double>();
  double sum = 0.0;
  for (int corner = 0; corner < 8; ++corner) {
    double share = 1.0;
    std::array<int, 3> at{};
    for (int axis = 0; axis < 3; ++axis) {
      const int far = (corner >> axis) & 1;
      at[std::size_t(axis)] = cell[axis] + far;
      share *= far == 1 ? f[axis] : 1.0 - f[axis];
    }
    sum += share * double(distances_[index(at[0], at[1], at[2])]);
  }
  return sum;
}

}  // namespace handhold
