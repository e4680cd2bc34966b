// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scene/highlight.h"

namespace handhold {
namespace {

/// An id without part means the whole thing.
bool means(const ThingId& asked, const ThingId& thing) {
  return asked.valid() && (asked == thing || asked == thing.whole());
}

int partOf(const ThingId& id) { return id.part < 0 ? kWholeFigure : id.part; }

Highlight highlightOf(const ThingId& thing, const ThingId& hovered, const std::vector<ThingId>& selected) {
  for (const ThingId& id : selected)
    if (means(id, thing)) return Highlight::Selected;
  return means(hovered, thing) ? Highlight::Hovered : Highlight::None;
}

}  // namespace

Scene highlighted(Scene scene, const ThingId& hovered, const std::vector<ThingId>& selected) {
  for (Solid& solid : scene.solids) {
    const Highlight highlight = highlightOf(solid.id, hovered, selected);
    if (highlight != Highlight::None) solid.highlight = highlight;
  }
  for (FigureInstance& figure : scene.figures) {
    if (!figure.id.valid()) continue;
    if (hovered.whole() == figure.id) figure.hoveredPart = partOf(hovered);
    for (const ThingId& id : selected)
      if (id.whole() == figure.id) figure.selectedPart = partOf(id);
  }
  for (TargetDisc& target : scene.targets) {
    const Highlight highlight = highlightOf(target.id, hovered, selected);
    if (highlight != Highlight::None) target.highlight = highlight;
  }
  return scene;
}

}  // namespace handhold
