// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scene/picking.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "ui/scene/figure_picking.h"
#include "ui/scene/ray_intersection.h"

namespace handhold {
namespace {

/// Collects hits: one nearest among bodies, one among things drawn over them.
struct Search {
  const Ray& ray;
  double slack;
  std::optional<Hit> inside;
  std::optional<Hit> over;

  /// How much fatter a thing at that place is for a finger.
  double slackAt(const Vector3& p_W) const { return slack * (p_W - ray.origin).norm(); }

  void offer(const ThingId& id, Depth depth, std::optional<double> t) {
    std::optional<Hit>& best = depth == Depth::OverBodies ? over : inside;
    if (!id.valid() || !t || (best && best->distance <= *t)) return;
    best = Hit{id, ray.at(*t), *t};
  }
};

std::optional<double> hitMesh(const Ray& ray, const Solid& solid) {
  if (!solid.mesh) return std::nullopt;
  const auto corner = [&](std::uint32_t index) {
    return Vector3(solid.X_WS * solid.mesh->positions[index].cast<double>().cwiseProduct(solid.size));
  };
  std::optional<double> nearest;
  for (const auto& triangle : solid.mesh->triangles) {
    const auto t = hitTriangle(ray, corner(triangle[0]), corner(triangle[1]), corner(triangle[2]));
    if (t && (!nearest || *t < *nearest)) nearest = t;
  }
  return nearest;
}

std::optional<double> hitGrown(const Ray& ray, const Solid& solid, double slack) {
  const Vector3 up = solid.X_WS.R.col(1) * solid.size.y();
  switch (solid.form) {
    case Form::Sphere:
      return hitSphere(ray, solid.X_WS.p, solid.radius + slack);
    case Form::Capsule:
    case Form::Cylinder:
    case Form::Cone:
      return hitCapsule(ray, solid.X_WS.p - up, solid.X_WS.p + up, solid.radius + slack);
    case Form::Box:
      return hitBox(ray, solid.X_WS, solid.size + Vector3::Constant(slack));
    case Form::Ring:
      return hitRing(ray, solid.X_WS, solid.size.x(), solid.radius + slack);
    case Form::Mesh:
      return hitMesh(ray, solid);
  }
  return std::nullopt;
}

/// The true surface where it is hit, so that a grip lies on it; else the thing grown by the slack.
std::optional<double> hitSolid(const Ray& ray, const Solid& solid, double slack) {
  const auto exact = hitGrown(ray, solid, 0.0);
  return exact || slack == 0.0 || solid.form == Form::Mesh ? exact : hitGrown(ray, solid, slack);
}

void searchLine(Search& search, const Polyline& line) {
  for (std::size_t i = 1; i < line.points.size(); ++i) {
    const double radius = search.slackAt(line.points[i]);
    search.offer(line.id, line.depth, hitCapsule(search.ray, line.points[i - 1], line.points[i], radius));
  }
}

constexpr float kGhost = 0.5f;  // opacity: what is paler is looked through

void searchFigure(Search& search, const FigureInstance& figure) {
  if (figure.opacity < kGhost) return;
  if (const auto hit = hitFigure(figure, search.ray)) {
    ThingId id = figure.id;
    id.part = hit->part;
    search.offer(id, Depth::Hidden, hit->distance);
  }
  for (std::size_t i = 0; i < figure.limbs.size(); ++i) {
    const StickLimb& limb = figure.limbs[i];
    ThingId id = figure.id;
    id.part = int(i);
    search.offer(id, Depth::Hidden, hitCapsule(search.ray, limb.a, limb.b, limb.radius));
  }
}

bool isWithinCapsule(const Vector3& p, const Vector3& a, const Vector3& b, double radius) {
  const Vector3 along = b - a;
  const double share = along.isZero() ? 0.0 : (p - a).dot(along) / along.squaredNorm();
  return (a + std::clamp(share, 0.0, 1.0) * along - p).norm() < radius;
}

/// All around, but for what corners and small holes leave open.
bool isAllAround(double angle) { return std::abs(angle) > 2.0 * std::numbers::pi; }

/// How much of a mesh is seen from a place in the solid's axes.
double meshAround(const Solid& solid, const Vector3& p) {
  const auto corner = [&](std::uint32_t index) {
    return Vector3(solid.mesh->positions[index].cast<double>().cwiseProduct(solid.size));
  };
  double around = 0.0;
  for (const auto& triangle : solid.mesh->triangles)
    around += solidAngle(p, corner(triangle[0]), corner(triangle[1]), corner(triangle[2]));
  return around;
}

bool isWithin(const Solid& solid, const Vector3& p_W) {
  const Vector3 p = solid.X_WS.inverse() * p_W, end = solid.size.y() * Vector3::UnitY();
  const double across = std::hypot(p.x(), p.z());
  switch (solid.form) {
    case Form::Sphere:
      return p.norm() < solid.radius;
    case Form::Capsule:
      return isWithinCapsule(p, -end, end, solid.radius);
    case Form::Cylinder:
      return std::abs(p.y()) < end.y() && across < solid.radius;
    case Form::Cone:
      return std::abs(p.y()) < end.y() && across < solid.radius * (end.y() - p.y()) / (2.0 * end.y());
    case Form::Box:
      return (solid.size - p.cwiseAbs()).minCoeff() > 0.0;
    case Form::Ring:
      return false;
    case Form::Mesh:
      return solid.mesh && !solid.mesh->isOpen && isAllAround(meshAround(solid, p));
  }
  return false;
}

bool isWithin(const FigureInstance& figure, const Vector3& p_W) {
  if (figure.opacity < kGhost) return false;
  return isAllAround(skinAround(figure, p_W)) ||
         std::ranges::any_of(figure.limbs, [&](const StickLimb& limb) {
           return isWithinCapsule(p_W, limb.a, limb.b, limb.radius);
         });
}

}  // namespace

std::optional<Hit> pick(const Scene& scene, const Ray& ray, double slack) {
  Search search{ray, slack, std::nullopt, std::nullopt};
  for (const FigureInstance& figure : scene.figures) searchFigure(search, figure);
  for (const Solid& solid : scene.solids) {
    if (solid.id.kind == ThingKind::Muscle) continue;
    search.offer(solid.id, solid.depth, hitSolid(ray, solid, search.slackAt(solid.X_WS.p)));
  }
  for (const Arrow& arrow : scene.arrows) {
    const double radius = arrow.radius + search.slackAt(arrow.from);
    search.offer(arrow.id, arrow.depth, hitCapsule(ray, arrow.from, arrow.to, radius));
  }
  for (const Polyline& line : scene.lines) searchLine(search, line);
  for (const TargetDisc& target : scene.targets) {
    search.offer(target.id, Depth::Hidden, hitDisc(ray, target.X_WT, target.radius));
  }
  return search.over ? search.over : search.inside;
}

std::optional<Hit> pickMuscle(const Scene& scene, const Ray& ray) {
  Search search{ray, 0.0, std::nullopt, std::nullopt};
  for (const Solid& solid : scene.solids)
    if (solid.id.kind == ThingKind::Muscle) search.offer(solid.id, solid.depth, hitMesh(ray, solid));
  return search.inside;
}

std::optional<ThingId> thingAround(const Scene& scene, const Vector3& p_W) {
  for (const FigureInstance& figure : scene.figures)
    if (isWithin(figure, p_W)) return figure.id;
  for (const Solid& solid : scene.solids) {
    const bool isThing = solid.id.kind == ThingKind::Prop || solid.id.kind == ThingKind::Load;
    if (isThing && solid.color.a >= 1.0f && isWithin(solid, p_W)) return solid.id.whole();
  }
  return std::nullopt;
}

double pickSlack(const Camera& camera, const ViewSize& size, double pixels) {
  return pixels * size.pixelRatio * metresPerPixel(camera, size, camera.target) / camera.distance;
}

}  // namespace handhold
