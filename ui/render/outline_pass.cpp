// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/render/outline_pass.h"

#include <algorithm>

namespace handhold {
namespace {

const Eigen::Vector4f kSelected(1.0f, 0.0f, 0.0f, 1.0f);
const Eigen::Vector4f kHovered(0.0f, 1.0f, 0.0f, 1.0f);

bool hasHighlight(const FigureInstance& figure) {
  return figure.figure && !figure.palette.empty() && (figure.hoveredPart >= 0 || figure.selectedPart >= 0);
}

}  // namespace

void OutlinePass::drawFigureParts(const FigureInstance& figure, const Theme& theme) {
  if (!hasHighlight(figure) || figure.look == FigureLook::Stick) return;
  if (figure.hoveredPart >= 0) figures_.drawMask(figure, theme, figure.hoveredPart, kHovered);
  if (figure.selectedPart >= 0) figures_.drawMask(figure, theme, figure.selectedPart, kSelected);
}

bool OutlinePass::drawMask(const Scene& scene, const DrawList& list, int width, int height) {
  const bool any = std::any_of(scene.figures.begin(), scene.figures.end(), hasHighlight);
  if (!any && list.highlighted.empty()) return false;
  mask_.resize(width, height);
  mask_.bind();
  glViewport(0, 0, width, height);
  glDisable(GL_DEPTH_TEST);
  glDisable(GL_BLEND);
  glClearColor(0.0f, 0.0f, 0.0f, 0.0f);
  glClear(GL_COLOR_BUFFER_BIT);
  for (const Solid& solid : list.highlighted) {
    solids_.drawFlat(solid, solid.highlight == Highlight::Selected ? kSelected : kHovered);
  }
  for (const FigureInstance& figure : scene.figures) drawFigureParts(figure, scene.theme);
  return true;
}

void OutlinePass::drawGlow(const Theme& theme, std::string_view variant) {
  glDisable(GL_DEPTH_TEST);
  glEnable(GL_BLEND);
  glActiveTexture(GL_TEXTURE1);
  glBindTexture(GL_TEXTURE_2D, mask_.texture());
  Program& program = shaders_.use("outline", variant);
  program.set("mask", 1);
  program.set("area", Eigen::Vector4f(-1.0f, -1.0f, 1.0f, 1.0f));
  program.set("glowColor", Eigen::Vector4f(theme.accent.r, theme.accent.g, theme.accent.b, 1.0f));
  glBindVertexArray(empty_.name());
  glDrawArrays(GL_TRIANGLE_STRIP, 0, 4);
  glActiveTexture(GL_TEXTURE0);
}

}  // namespace handhold
