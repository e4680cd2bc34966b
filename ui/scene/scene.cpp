// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scene/scene.h"

#include <cmath>

#include "ui/scene/figure_picking.h"

namespace handhold {
namespace {

using Box = Eigen::AlignedBox3d;

void extendBySphere(Box& box, const Vector3& center, double radius) {
  box.extend(center + Vector3::Constant(radius));
  box.extend(center - Vector3::Constant(radius));
}

Box localBox(const Solid& solid) {
  const double r = solid.radius;
  switch (solid.form) {
    case Form::Sphere:
      return Box(Vector3::Constant(-r), Vector3::Constant(r));
    case Form::Capsule:
      return Box(-Vector3(r, solid.size.y() + r, r), Vector3(r, solid.size.y() + r, r));
    case Form::Cylinder:
    case Form::Cone:
      return Box(-Vector3(r, solid.size.y(), r), Vector3(r, solid.size.y(), r));
    case Form::Box:
      return Box(-solid.size, solid.size);
    case Form::Ring: {
      const Vector3 half(solid.size.x() + r, r, solid.size.x() + r);
      return Box(-half, half);
    }
    case Form::Mesh:
      break;
  }
  Box box;
  if (!solid.mesh) return box;
  for (const auto& p : solid.mesh->positions) box.extend(p.cast<double>().cwiseProduct(solid.size));
  return box;
}

Box boundsOf(const FigureInstance& figure) {
  Box box = figureBounds(figure);
  for (const StickLimb& limb : figure.limbs) {
    extendBySphere(box, limb.a, limb.radius);
    extendBySphere(box, limb.b, limb.radius);
  }
  return box;
}

template <class Accept>
Box boundsWhere(const Scene& scene, const Accept& accept) {
  Box box;
  for (const auto& figure : scene.figures) {
    if (accept(figure.id)) box.extend(boundsOf(figure));
  }
  for (const auto& solid : scene.solids) {
    if (accept(solid.id)) box.extend(boundsOf(solid));
  }
  for (const auto& arrow : scene.arrows) {
    if (accept(arrow.id)) box.extend(Box(arrow.from.cwiseMin(arrow.to), arrow.from.cwiseMax(arrow.to)));
  }
  for (const auto& target : scene.targets) {
    if (accept(target.id)) extendBySphere(box, target.X_WT.p, target.radius);
  }
  for (const auto& line : scene.lines) {
    if (!accept(line.id)) continue;
    for (const Vector3& point : line.points) box.extend(point);
  }
  return box;
}

}  // namespace

Pose poseAlong(const Vector3& a, const Vector3& b) {
  const Vector3 axis = b - a;
  const Quaternion turn = Quaternion::FromTwoVectors(Vector3::UnitY(), axis);
  return {axis.norm() > 0.0 ? turn.toRotationMatrix() : Matrix3(Matrix3::Identity()), 0.5 * (a + b)};
}

Solid barBetween(const Vector3& a, const Vector3& b, double radius, const Theme& theme) {
  Solid bar = capsuleBetween(a, b, radius, theme.metal);
  bar.material = Material::Metal;
  return bar;
}

Solid boxSolid(const Pose& X_WB, const Vector3& halfSize, Color color) {
  Solid box;
  box.X_WS = X_WB;
  box.size = halfSize;
  box.radius = std::min(0.006, 0.3 * halfSize.minCoeff());
  box.color = color;
  return box;
}

Solid sphereSolid(const Vector3& center, double radius, Color color) {
  Solid sphere;
  sphere.form = Form::Sphere;
  sphere.X_WS.p = center;
  sphere.radius = radius;
  sphere.color = color;
  return sphere;
}

Solid capsuleBetween(const Vector3& a, const Vector3& b, double radius, Color color) {
  Solid capsule;
  capsule.form = Form::Capsule;
  capsule.X_WS = poseAlong(a, b);
  capsule.size = Vector3(0.0, 0.5 * (b - a).norm(), 0.0);
  capsule.radius = radius;
  capsule.color = color;
  return capsule;
}

Solid handholdRing(const Vector3& center, const Vector3& axis, double barRadius, const Theme& theme) {
  Solid ring;
  ring.form = Form::Ring;
  ring.X_WS = poseAlong(center - axis, center + axis);
  ring.size = Vector3::Constant(barRadius + 0.009);
  ring.radius = 0.0035;
  ring.color = theme.accent;
  ring.material = Material::Plain;
  return ring;
}

void addMeasuredGap(Scene& scene, const Vector3& from, const Vector3& to, const std::string& text) {
  Polyline line;
  line.points = {from, to};
  line.colors = {scene.theme.attention};
  line.width = 2.0;
  line.dash = 5.0;
  line.depth = Depth::OverBodies;
  scene.lines.push_back(line);
  for (const Vector3& end : {from, to}) {
    Solid dot = sphereSolid(end, 0.008, scene.theme.attention);
    dot.material = Material::Plain;
    dot.depth = Depth::OverBodies;
    scene.solids.push_back(dot);
  }
  scene.labels.push_back({{}, 0.5 * (from + to), text, scene.theme.attention});
}

Polyline trail(std::vector<Vector3> points, Color color) {
  Polyline line;
  for (std::size_t i = 0; i < points.size(); ++i) {
    const float age = 1.0f - float(i + 1) / float(points.size());
    line.colors.push_back(withAlpha(color, color.a * (1.0f - age) * (1.0f - age)));
  }
  line.points = std::move(points);
  line.width = 2.5;
  return line;
}

Box boundsOf(const Solid& solid) {
  const Box local = localBox(solid);
  Box box;
  if (local.isEmpty()) return box;
  for (int corner = 0; corner < 8; ++corner) box.extend(solid.X_WS * local.corner(Box::CornerType(corner)));
  return box;
}

Box bounds(const Scene& scene) {
  const Box box = boundsWhere(scene, [](const ThingId&) { return true; });
  return box.isEmpty() ? Box(Vector3(-0.5, 0.0, -0.5), Vector3(0.5, 1.7, 0.5)) : box;
}

Box boundsOf(const Scene& scene, const ThingId& id) {
  const bool whole = id.part < 0;
  Box box =
      boundsWhere(scene, [&](const ThingId& other) { return whole ? other.whole() == id : other == id; });
  for (const FigureInstance& figure : scene.figures)
    if (!whole && figure.id == id.whole()) box.extend(partBounds(figure, id.part));
  return box;
}

}  // namespace handhold
