// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/render/draw_list.h"

#include <algorithm>

namespace handhold {
namespace {

void add(DrawList& list, const Solid& solid) {
  if (solid.highlight != Highlight::None) list.highlighted.push_back(solid);
  if (solid.depth == Depth::OverBodies) {
    list.over.push_back(solid);
  } else if (solid.color.a < 1.0f) {
    list.translucent.push_back(solid);
  } else {
    list.opaque.push_back(solid);
    if (solid.shade == Shade::Cast) list.casters.push_back(solid);
  }
}

/// Shaft and head; far away an arrow stays two pixels thick.
void addArrow(DrawList& list, const Arrow& arrow, const Camera& camera, const ViewSize& size) {
  const Vector3 way = arrow.to - arrow.from;
  const double length = way.norm();
  if (length < 1e-6) return;
  const double pixel = metresPerPixel(camera, size, arrow.to) * size.pixelRatio;
  const double radius = std::max(arrow.radius, 1.1 * pixel);
  const double head = std::min(6.0 * radius, 0.7 * length);
  const Vector3 neck = arrow.to - way * (head / length);
  Solid shaft = capsuleBetween(arrow.from, neck, radius, arrow.color);
  shaft.form = Form::Cylinder;
  shaft.id = arrow.id;
  shaft.depth = arrow.depth;
  Solid cone = shaft;
  cone.form = Form::Cone;
  cone.X_WS = poseAlong(neck, arrow.to);
  cone.size.y() = 0.5 * head;
  cone.radius = 2.3 * radius;
  add(list, shaft);
  add(list, cone);
}

Color limbColor(const FigureInstance& figure, const StickLimb& limb, const Theme& theme) {
  Color color = mix(theme.suit, withAlpha(figure.tint, 1.0f), figure.tint.a);
  const bool known = limb.joint >= 0 && std::size_t(limb.joint) < figure.loads.size();
  if (known) {
    const double load = figure.loads[std::size_t(limb.joint)];
    color = mix(color, loadColor(load), loadCover(load));
  }
  return withAlpha(color, figure.opacity);
}

void addLimbs(DrawList& list, const FigureInstance& figure, const Theme& theme) {
  for (std::size_t i = 0; i < figure.limbs.size(); ++i) {
    const StickLimb& limb = figure.limbs[i];
    const Color base =
        withAlpha(mix(theme.suit, withAlpha(figure.tint, 1.0f), figure.tint.a), figure.opacity);
    Solid body = capsuleBetween(limb.a, limb.b, limb.radius, base);
    body.id = {figure.id.kind, figure.id.index, int(i)};
    if (figure.hoveredPart == int(i) || figure.hoveredPart == kWholeFigure)
      body.highlight = Highlight::Hovered;
    if (figure.selectedPart == int(i) || figure.selectedPart == kWholeFigure)
      body.highlight = Highlight::Selected;
    add(list, body);
    if (limb.joint >= 0) add(list, sphereSolid(limb.a, 1.18 * limb.radius, limbColor(figure, limb, theme)));
  }
}

/// A target glows by the silhouette of a thin disc.
void addTargetHighlight(DrawList& list, const TargetDisc& target) {
  if (target.highlight == Highlight::None) return;
  Solid disc;
  disc.form = Form::Cylinder;
  disc.X_WS = target.X_WT;
  disc.size = Vector3(0.0, 0.001, 0.0);
  disc.radius = target.radius;
  disc.highlight = target.highlight;
  list.highlighted.push_back(disc);
}

void addProjection(DrawList& list, const CenterOfMass& mark, const Theme& theme) {
  if (!mark.floorHeight) return;
  Polyline line;
  line.points = {mark.p_W, Vector3(mark.p_W.x(), *mark.floorHeight, mark.p_W.z())};
  line.colors = {withAlpha(theme.text, 0.75f)};
  line.dash = 4.0;
  list.linesOver.push_back(line);
}

}  // namespace

DrawList drawList(const Scene& scene, const Camera& camera, const ViewSize& size) {
  DrawList list;
  for (const Solid& solid : scene.solids) add(list, solid);
  for (const FigureInstance& figure : scene.figures) addLimbs(list, figure, scene.theme);
  for (const Arrow& arrow : scene.arrows) addArrow(list, arrow, camera, size);
  for (const Polyline& line : scene.lines) {
    (line.depth == Depth::OverBodies ? list.linesOver : list.lines).push_back(line);
  }
  for (const TargetDisc& target : scene.targets) addTargetHighlight(list, target);
  for (const CenterOfMass& mark : scene.centersOfMass) addProjection(list, mark, scene.theme);
  return list;
}

}  // namespace handhold
