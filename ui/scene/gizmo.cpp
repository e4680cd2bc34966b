// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scene/gizmo.h"

#include <cmath>
#include <numbers>

namespace handhold {
namespace {

constexpr double kArrow = 86.0;  // px
constexpr double kRing = 74.0;   // px
constexpr double kHand = 1.7;    // px, half the thickness of a handle
constexpr double kMiddle = 7.0;  // px
constexpr double kSquareAt = 30.0, kSquareHalf = 8.0, kSquareThin = 0.8;  // px
constexpr double kSnapMetres = 0.05;
constexpr double kSnapRadians = 5.0 * std::numbers::pi / 180.0;
constexpr double kFine = 0.2;
constexpr double kEdgeOn = 0.08;  // sine of the angle to the line of sight

Color handleColor(const Theme& theme, int axis, int activePart) {
  return axis == activePart ? theme.attention : kAxisColors[axis];
}

/// Thin squares between the arrows, each in the colour of the axis that it leaves out.
void addSquares(Scene& scene, const Gizmo& gizmo, double pixel, int activePart) {
  for (int axis = 0; axis < 3; ++axis) {
    Vector3 middle = Vector3::Constant(kSquareAt * pixel), half = Vector3::Constant(kSquareHalf * pixel);
    middle[axis] = 0.0;
    half[axis] = kSquareThin * pixel;
    const int part = kGizmoPlane + axis;
    const Color color = part == activePart ? scene.theme.attention : kAxisColors[axis];
    Solid square = boxSolid({gizmo.X_WG.R, gizmo.X_WG * middle}, half, withAlpha(color, 0.75f));
    square.id = {ThingKind::Gizmo, 0, part};
    square.material = Material::Plain;
    square.depth = Depth::OverBodies;
    scene.solids.push_back(square);
  }
}

void addArrows(Scene& scene, const Gizmo& gizmo, double pixel, int activePart) {
  for (int axis = 0; axis < 3; ++axis) {
    Arrow arrow;
    arrow.id = {ThingKind::Gizmo, 0, axis};
    arrow.from = gizmo.X_WG.p + gizmo.X_WG.R.col(axis) * (kMiddle * 1.6 * pixel);
    arrow.to = gizmo.X_WG.p + gizmo.X_WG.R.col(axis) * (kArrow * pixel);
    arrow.radius = kHand * pixel;
    arrow.color = handleColor(scene.theme, axis, activePart);
    scene.arrows.push_back(arrow);
  }
}

void addRings(Scene& scene, const Gizmo& gizmo, double pixel, int activePart) {
  for (int axis = 0; axis < 3; ++axis) {
    Solid ring;
    ring.id = {ThingKind::Gizmo, 0, axis};
    ring.form = Form::Ring;
    const Vector3 along = gizmo.X_WG.R.col(axis);
    ring.X_WS = {poseAlong(-along, along).R, gizmo.X_WG.p};
    ring.size = Vector3::Constant(kRing * pixel);
    ring.radius = kHand * pixel;
    ring.color = handleColor(scene.theme, axis, activePart);
    ring.material = Material::Plain;
    ring.depth = Depth::OverBodies;
    scene.solids.push_back(ring);
  }
}

/// The place along the line origin + s * axis that lies nearest to the ray.
double placeOnAxis(const Vector3& origin, const Vector3& axis, const Ray& ray) {
  const Vector3 between = ray.origin - origin;
  const double slant = axis.dot(ray.direction);
  const double spread = 1.0 - slant * slant;
  if (spread < 1e-6) return 0.0;  // looking along the axis: no telling
  return (axis.dot(between) - slant * ray.direction.dot(between)) / spread;
}

/// The direction from the middle to where the ray meets the ring's plane.
std::optional<Vector3> spoke(const Vector3& origin, const Vector3& axis, const Ray& ray) {
  const double slope = axis.dot(ray.direction);
  if (std::abs(slope) < kEdgeOn) return std::nullopt;
  return ray.at(axis.dot(origin - ray.origin) / slope) - origin;
}

double turnedAmount(const GizmoDrag& drag, const Vector3& axis, const Ray& now) {
  const Vector3& origin = drag.start.X_WG.p;
  const auto before = spoke(origin, axis, drag.grabbed);
  const auto after = spoke(origin, axis, now);
  if (before && after) return std::atan2(axis.dot(before->cross(*after)), before->dot(*after));
  // A ring seen from its edge turns like a wheel that is pushed along its rim.
  const Vector3 rim = axis.cross(-drag.grabbed.direction).normalized();
  const double moved = placeOnAxis(origin, rim, now) - placeOnAxis(origin, rim, drag.grabbed);
  const double radius = 0.1 * (origin - drag.grabbed.origin).norm();
  return moved / radius;
}

double refined(double amount, double step, Precision precision) {
  if (precision == Precision::Snapped) return std::round(amount / step) * step;
  return precision == Precision::Fine ? kFine * amount : amount;
}

}  // namespace

void addGizmo(Scene& scene, const Gizmo& gizmo, const Camera& camera, const ViewSize& size, int activePart) {
  const double pixel = metresPerPixel(camera, size, gizmo.X_WG.p) * size.pixelRatio;
  if (gizmo.mode == Gizmo::Mode::Rotate) {
    addRings(scene, gizmo, pixel, activePart);
    return;
  }
  addArrows(scene, gizmo, pixel, activePart);
  addSquares(scene, gizmo, pixel, activePart);
  const Color middle = activePart == kGizmoMiddle ? scene.theme.attention : scene.theme.text;
  Solid ball = sphereSolid(gizmo.X_WG.p, kMiddle * pixel, middle);
  ball.id = {ThingKind::Gizmo, 0, kGizmoMiddle};
  ball.depth = Depth::OverBodies;
  scene.solids.push_back(ball);
}

double draggedAmount(const GizmoDrag& drag, const Ray& now, Precision precision) {
  const Vector3 axis = drag.start.X_WG.R.col(drag.part);
  if (drag.start.mode == Gizmo::Mode::Rotate) {
    return refined(turnedAmount(drag, axis, now), kSnapRadians, precision);
  }
  const Vector3& origin = drag.start.X_WG.p;
  return refined(placeOnAxis(origin, axis, now) - placeOnAxis(origin, axis, drag.grabbed), kSnapMetres,
                 precision);
}

Pose posedBy(const GizmoDrag& drag, double amount) {
  const Pose& X_WG = drag.start.X_WG;
  const Vector3 axis = X_WG.R.col(drag.part);
  if (drag.start.mode == Gizmo::Mode::Move) return {X_WG.R, X_WG.p + amount * axis};
  return {Eigen::AngleAxisd(amount, axis).toRotationMatrix() * X_WG.R, X_WG.p};
}

Pose draggedPose(const GizmoDrag& drag, const Ray& now, const Camera& camera, Precision precision) {
  if (drag.part < kGizmoMiddle) return posedBy(drag, draggedAmount(drag, now, precision));
  const Matrix3& R_WG = drag.start.X_WG.R;
  const bool inSquare = drag.part >= kGizmoPlane;
  const Vector3 normal = inSquare ? Vector3(R_WG.col(drag.part - kGizmoPlane)) : camera.forward();
  // a plane seen from its edge has no place under the cursor
  if (std::abs(normal.dot(now.direction)) < kEdgeOn || std::abs(normal.dot(drag.grabbed.direction)) < kEdgeOn)
    return drag.start.X_WG;
  const auto meet = [&](const Ray& ray) {
    return ray.at(normal.dot(drag.start.X_WG.p - ray.origin) / normal.dot(ray.direction));
  };
  const Matrix3 axes = inSquare ? R_WG : Matrix3::Identity();
  Vector3 shift = axes.transpose() * (meet(now) - meet(drag.grabbed));
  for (int axis = 0; axis < 3; ++axis) shift[axis] = refined(shift[axis], kSnapMetres, precision);
  if (inSquare) shift[drag.part - kGizmoPlane] = 0.0;
  return {R_WG, drag.start.X_WG.p + axes * shift};
}

}  // namespace handhold
