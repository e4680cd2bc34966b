// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/drawing/instant_figures.h"

#include <algorithm>
#include <cstdio>

#include "engine/motion/frame_at.h"

namespace handhold {

namespace {

constexpr float kPalest = 0.35f, kDarkest = 0.8f;  // opacity of the first, and of the last but one
constexpr float kInk = 0.75f;  // how much of the last stick figure's colour is that of words

/// Sticks have no clothes to be told by: they turn from their own colour to that of words.
void darken(FigureInstance& figure, float share, const Theme& theme) {
  if (!figure.figure) figure.tint = withAlpha(theme.text, share * kInk);
}

std::string timesOf(const std::vector<double>& instants) {
  std::string words = "Drawn at ";
  for (std::size_t i = 0; i < instants.size(); ++i) {
    char number[32];
    std::snprintf(number, sizeof number, "%s%.4g", i == 0 ? "" : ", ", instants[i]);
    words += number;
  }
  return words + " s, the later the darker";
}

}  // namespace

void addInstants(Scene& scene, const Project& project, const PosedFigure& person, const TaskView& view,
                 std::vector<double> instants) {
  if (!project.motion) return;  // a recording without a body has nobody to draw
  std::sort(instants.begin(), instants.end());
  // which would be taken for another time's
  TaskView plain = view;
  plain.showLoadColors = false;
  scene.hasLoadLegend = false;
  for (FigureInstance& figure : scene.figures) {
    figure.loads.clear();
    darken(figure, 1.0f, scene.theme);
  }
  for (std::size_t i = 0; i + 1 < instants.size(); ++i) {
    const MotionFrame frame = frameAt(project.motion->motion, instants[i]);
    Scene earlier = taskScene(taskShownAt(project, frame.time), person, {frame.q, {}, {}}, plain);
    const float share = instants.size() < 3 ? 0.0f : float(i) / float(instants.size() - 2);
    const float opacity = kPalest + share * (kDarkest - kPalest);
    for (Solid& solid : earlier.solids) {
      if (solid.id.kind != ThingKind::Load && solid.id.kind != ThingKind::Body) continue;
      solid.id = {};
      solid.color.a *= opacity;
      scene.solids.push_back(std::move(solid));
    }
    for (FigureInstance& figure : earlier.figures) {
      figure.id = {};
      figure.opacity = opacity;
      darken(figure, float(i) / float(instants.size() - 1), scene.theme);
      scene.figures.push_back(std::move(figure));
    }
  }
  if (instants.size() > 1) scene.notes.push_back({timesOf(instants), scene.theme.muted});
}

}  // namespace handhold
