// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scene/task/target_marks.h"

#include "engine/math/smooth_path.h"
#include "engine/task/target_path.h"

namespace handhold {

namespace {

constexpr double kTriad = 0.16, kTriadShaft = 0.005;  ///< length and radius of an axis (m)
constexpr int kPathPieces = 96;                       ///< of a drawn path

void add(Scene& scene, Solid solid, const MarkLook& look) {
  solid.id = look.id;
  solid.highlight = look.highlight;
  scene.solids.push_back(std::move(solid));
}

void addCircle(Scene& scene, const Target& target, const MarkLook& look) {
  Solid ring;
  ring.form = Form::Ring;
  ring.X_WS = poseAlong(target.position - target.direction, target.position + target.direction);
  ring.size = Vector3::Constant(target.radius);
  ring.radius = 0.004 * look.scale;
  ring.color = scene.theme.predicted;
  ring.material = Material::Plain;
  add(scene, std::move(ring), look);
}

/// A line along the path with a dot at each of its points.
void addPath(Scene& scene, const Target& target, const MarkLook& look) {
  const SmoothPath path(pathPoints(target));
  Polyline line{look.id, {}, {scene.theme.predicted}, 2.0, 0.0, Depth::OverBodies};
  for (int k = 0; k <= kPathPieces; ++k)
    line.points.push_back(path.atPart(static_cast<double>(k) / kPathPieces).position);
  scene.lines.push_back(line);
  for (const Vector3& point : pathPoints(target))
    add(scene, sphereSolid(point, 0.009 * look.scale, scene.theme.predicted), look);
}

}  // namespace

void addTarget(Scene& scene, const Target& target, const MarkLook& look) {
  if (target.kind == TargetKind::Orientation) return;
  if (target.kind == TargetKind::Path) return addPath(scene, target, look);
  TargetDisc disc;
  disc.id = look.id;
  const bool facesUs = target.kind == TargetKind::Point || target.kind == TargetKind::Gaze;
  const Vector3 normal = facesUs ? Vector3(Vector3::UnitZ()) : Vector3(target.direction.normalized());
  disc.X_WT = {poseAlong(Vector3::Zero(), normal).R, target.position};
  disc.radius = look.scale * (target.kind == TargetKind::Plane ? 0.25 : 0.05);
  disc.color = scene.theme.predicted;
  disc.highlight = look.highlight;
  scene.targets.push_back(disc);
  if (target.kind == TargetKind::Circle) addCircle(scene, target, look);
  if (target.kind != TargetKind::Line) return;
  const Vector3 reach = 0.5 * target.direction.normalized();
  scene.lines.push_back(
      {disc.id, {target.position - reach, target.position + reach}, {disc.color}, 1.5, 6.0, Depth::Hidden});
}

void addOrientation(Scene& scene, const Target& target, const MarkLook& look, const Pose& X_WS) {
  const Matrix3 wanted = target.orientation.toRotationMatrix();
  for (int axis = 0; axis < 3; ++axis) {
    Arrow arrow;
    arrow.id = look.id;
    arrow.from = X_WS.p;
    arrow.to = X_WS.p + look.scale * kTriad * wanted.col(axis);
    arrow.radius = kTriadShaft * look.scale;
    arrow.color = kAxisColors[axis];
    arrow.depth = Depth::OverBodies;
    scene.arrows.push_back(arrow);
    const Vector3 own = X_WS.p + look.scale * kTriad * X_WS.R.col(axis);
    const Color pale = withAlpha(kAxisColors[axis], 0.6f);
    scene.lines.push_back({look.id, {X_WS.p, own}, {pale}, 1.5, 4.0, Depth::OverBodies});
  }
}

}  // namespace handhold
