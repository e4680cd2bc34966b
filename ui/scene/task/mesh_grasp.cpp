// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scene/task/mesh_grasp.h"

#include <Eigen/Eigenvalues>
#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <numbers>

#include "engine/math/triangle_solid.h"
#include "engine/task/prop_places.h"
#include "ui/scene/ray_intersection.h"

namespace handhold {
namespace {

constexpr int kWays = 90;            ///< half round an axis
constexpr double kOffSkin = 2e-4;    ///< from where a ray leaves the skin that it starts on (m)
constexpr double kAskance = 1.7e-4;  ///< rays pass the edges between triangles (rad)
constexpr double kSideways = 0.3;    ///< sine of what a held surface may slope along the axis

/// How far it is out of the mesh; nothing where nothing is met.
double wayOut(const MeshCorners& corners, const Vector3& p, const Vector3& direction) {
  const Vector3 way = (direction + kAskance * direction.unitOrthogonal()).normalized();
  const Ray ray{p + kOffSkin * way, way};
  double least = std::numeric_limits<double>::infinity();
  for (std::size_t t = 0; t + 2 < corners.size(); t += 3)
    if (const auto hit = hitTriangle(ray, corners[t], corners[t + 1], corners[t + 2]))
      least = std::min(least, *hit);
  return std::isfinite(least) ? least + kOffSkin : 0.0;
}

Vector3 turned(const Vector3& axis, const Vector3& across, double angle) {
  return std::cos(angle) * across + std::sin(angle) * axis.cross(across);
}

/// The surface within a sphere, as the sum of its normals' squares (n n^T): a triangle counts in pieces,
/// those near the middle most.
class NormalsAbout {
 public:
  NormalsAbout(const MeshCorners& corners, const Vector3& middle, double reach)
      : middle_(middle), reach_(reach) {
    for (std::size_t t = 0; t + 2 < corners.size(); t += 3) add({corners[t], corners[t + 1], corners[t + 2]});
  }

  /// Eigenvalues from the least on: of a bar the first is next to nothing, of a plate the second, too.
  Eigen::SelfAdjointEigenSolver<Matrix3> solve() const {
    return Eigen::SelfAdjointEigenSolver<Matrix3>(sum_);
  }

 private:
  using Triangle = std::array<Vector3, 3>;

  void add(const Triangle& triangle) {
    if ((nearestOnTriangle(middle_, triangle[0], triangle[1], triangle[2]).point - middle_).norm() >= reach_)
      return;
    std::size_t longest = 0;
    const auto edge = [&](std::size_t k) { return (triangle[(k + 1) % 3] - triangle[k]).norm(); };
    for (std::size_t k = 1; k < 3; ++k)
      if (edge(k) > edge(longest)) longest = k;
    if (edge(longest) <= kPiece) return count(triangle);
    const Vector3 half = 0.5 * (triangle[longest] + triangle[(longest + 1) % 3]);
    Triangle one = triangle, other = triangle;
    one[(longest + 1) % 3] = half;
    other[longest] = half;
    add(one);
    add(other);
  }

  void count(const Triangle& piece) {
    const Vector3 twice = (piece[1] - piece[0]).cross(piece[2] - piece[0]);
    const double away = ((piece[0] + piece[1] + piece[2]) / 3.0 - middle_).norm() / reach_;
    if (away >= 1.0 || twice.norm() == 0.0) return;
    const double fades = 1.0 - away * away;
    sum_ += fades * fades * twice * twice.transpose() / twice.norm();
  }

  static constexpr double kPiece = 0.008;  // m
  Vector3 middle_;
  double reach_;
  Matrix3 sum_ = Matrix3::Zero();
};

/// As far about as two ways across are told apart from the way along.
std::optional<Vector3> axisAbout(const MeshCorners& corners, const Vector3& middle) {
  constexpr double kTold = 0.02;  // of the greatest
  for (const double reach : {0.06, 0.09, 0.14}) {
    const auto normals = NormalsAbout(corners, middle, reach).solve();
    if (normals.eigenvalues()[1] > kTold * normals.eigenvalues()[2])
      return Vector3(normals.eigenvectors().col(0));
  }
  return std::nullopt;
}

/// The section of a mesh across an axis, from a middle: as far as the skin is all round.
class MeshSection {
 public:
  MeshSection(const MeshCorners& corners, const MeshGrasp& grip) {
    const Vector3 axis = grip.axis.normalized(), across = axis.unitOrthogonal();
    for (int k = 0; k < 2 * kWays; ++k) ways_.push_back(turned(axis, across, std::numbers::pi * k / kWays));
    for (const Vector3& way : ways_) outline_.push_back(wayOut(corners, grip.middle, way) * way);
  }

  Vector3 slimmest() const {
    return *std::ranges::min_element(ways_, {}, [&](const Vector3& way) { return reach(way) + reach(-way); });
  }

  double reach(const Vector3& way) const {
    double most = 0.0;
    for (const Vector3& point : outline_) most = std::max(most, point.dot(way));
    return most;
  }

 private:
  std::vector<Vector3> ways_, outline_;
};

}  // namespace

std::optional<MeshGrasp> graspUnder(const MeshCorners& corners, const Vector3& p, const Vector3& outward) {
  const double thick = wayOut(corners, p, -outward);
  if (thick == 0.0 || thick > kThickestHeld) return std::nullopt;
  MeshGrasp grasp{p - 0.5 * thick * outward, Vector3::Zero()};
  // once more from the middle, where both sides count alike
  for (int turn = 0; turn < 2; ++turn) {
    const auto axis = axisAbout(corners, grasp.middle);
    if (!axis) return std::nullopt;
    grasp.axis = *axis;
    const Vector3 across = outward.cross(grasp.axis);
    if (across.norm() < kSideways) return std::nullopt;
    const Vector3 aside = across.normalized();
    const double one = wayOut(corners, grasp.middle, aside), other = wayOut(corners, grasp.middle, -aside);
    if (one + other > kThickestHeld) return std::nullopt;
    grasp.middle += 0.5 * (one - other) * aside;
  }
  grasp.radius = palmRadius(corners, grasp);
  return grasp;
}

bool goesRound(const MeshCorners& corners, const MeshGrasp& grip) {
  const MeshSection section(corners, grip);
  const Vector3 way = section.slimmest();
  return section.reach(way) + section.reach(-way) <= kThickestHeld;
}

double palmRadius(const MeshCorners& corners, const MeshGrasp& grip) {
  const MeshSection section(corners, grip);
  const Vector3 slim = section.slimmest(), wide = grip.axis.normalized().cross(slim);
  double radius = 0.0;
  for (const Vector3& way : {slim, Vector3(-slim), wide, Vector3(-wide)})
    if (const double depth = section.reach(way); depth <= 0.5 * kThickestHeld + kOffSkin)
      radius = std::max(radius, depth);
  return radius;
}

Vector3 nearestOnMesh(const MeshCorners& corners, const Vector3& p) {
  Vector3 nearest = p;
  double least = std::numeric_limits<double>::infinity();
  for (std::size_t t = 0; t + 2 < corners.size(); t += 3) {
    const Vector3 place = nearestOnTriangle(p, corners[t], corners[t + 1], corners[t + 2]).point;
    if ((place - p).norm() >= least) continue;
    least = (place - p).norm();
    nearest = place;
  }
  return nearest;
}

Vector3 normalAt(const MeshCorners& corners, const Vector3& p, const Vector3& seenFrom) {
  double least = std::numeric_limits<double>::infinity();
  Vector3 normal = Vector3::UnitY();
  for (std::size_t t = 0; t + 2 < corners.size(); t += 3) {
    const double away = (nearestOnTriangle(p, corners[t], corners[t + 1], corners[t + 2]).point - p).norm();
    const Vector3 own = (corners[t + 1] - corners[t]).cross(corners[t + 2] - corners[t]);
    if (away >= least || own.norm() == 0.0) continue;
    least = away;
    normal = own.normalized();
  }
  return normal.dot(seenFrom - p) < 0.0 ? Vector3(-normal) : normal;
}

}  // namespace handhold
