// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/render/outline_pass.h"

#include <algorithm>

#include "ui/scene/figure_picking.h"

namespace handhold {
namespace {

constexpr float kGlowReach = 10.0f;  // px
constexpr double kFinerSkin = 0.01;  // m by which the skin drawn may leave the coarse one that is measured
const Eigen::Vector4f kSelected(1.0f, 0.0f, 0.0f, 1.0f);
const Eigen::Vector4f kHovered(0.0f, 1.0f, 0.0f, 1.0f);

bool hasHighlight(const FigureInstance& figure) {
  return figure.figure && !figure.palette.empty() &&
         (figure.hoveredPart != kNoPart || figure.selectedPart != kNoPart);
}

/// Where boxes lie in clip space with a margin for the glow; all of it when one reaches behind the eye.
Eigen::AlignedBox2f areaOf(const Eigen::AlignedBox3d& box, const FrameBlock& frame) {
  const Eigen::Vector2f corner(1.0f, 1.0f);
  Eigen::AlignedBox2f area;
  for (int i = 0; i < 8; ++i) {
    const Vector3 p_W = box.corner(Eigen::AlignedBox3d::CornerType(i));
    const Eigen::Vector4f clip = frame.viewProjection * p_W.cast<float>().homogeneous();
    if (clip.w() <= 0.01f) return {-corner, corner};
    area.extend(Eigen::Vector2f(clip.head<2>() / clip.w()));
  }
  const Eigen::Vector2f margin = kGlowReach * frame.screen.z() * 2.0f / frame.screen.head<2>().array();
  area.min() -= margin;
  area.max() += margin;
  return area.intersection(Eigen::AlignedBox2f(-corner, corner));
}

Eigen::AlignedBox3d highlightBounds(const Scene& scene, const DrawList& list) {
  Eigen::AlignedBox3d box;
  for (const Solid& solid : list.highlighted) box.extend(boundsOf(solid));
  for (const FigureInstance& figure : scene.figures) {
    if (!hasHighlight(figure)) continue;
    for (const int part : {figure.hoveredPart, figure.selectedPart}) {
      if (part != kNoPart) box.extend(partBounds(figure, part));
    }
  }
  if (box.isEmpty()) return box;
  const Vector3 margin = Vector3::Constant(kFinerSkin);
  return {box.min() - margin, box.max() + margin};
}

/// What the glow reads: clearing and filling all of a picture takes time.
void restrictTo(const Eigen::AlignedBox2f& area, const Eigen::Vector4f& screen) {
  const Eigen::Array2f size{screen.x(), screen.y()};
  const float reach = kGlowReach * screen.z();
  const Eigen::Array2i low = ((area.min().array() * 0.5f + 0.5f) * size - reach).floor().cast<int>();
  const Eigen::Array2i high = ((area.max().array() * 0.5f + 0.5f) * size + reach).ceil().cast<int>();
  glEnable(GL_SCISSOR_TEST);
  glScissor(low.x(), low.y(), high.x() - low.x(), high.y() - low.y());
}

}  // namespace

void OutlinePass::drawFigureParts(const FigureInstance& figure, const Theme& theme, int level) {
  if (!hasHighlight(figure) || figure.look == FigureLook::Stick) return;
  if (figure.hoveredPart != kNoPart) figures_.drawMask(figure, theme, level, {figure.hoveredPart, kHovered});
  if (figure.selectedPart != kNoPart)
    figures_.drawMask(figure, theme, level, {figure.selectedPart, kSelected});
}

bool OutlinePass::drawMask(const Scene& scene, const DrawList& list, const FrameBlock& frame, int level) {
  const bool any = std::any_of(scene.figures.begin(), scene.figures.end(), hasHighlight);
  if (!any && list.highlighted.empty()) return false;
  const int width = int(frame.screen.x());
  const int height = int(frame.screen.y());
  area_ = areaOf(highlightBounds(scene, list), frame);
  if (area_.isEmpty()) return false;
  mask_.resize(width, height);
  mask_.bind();
  glViewport(0, 0, width, height);
  glDisable(GL_DEPTH_TEST);
  glDisable(GL_BLEND);
  restrictTo(area_, frame.screen);
  glClearColor(0.0f, 0.0f, 0.0f, 0.0f);
  glClear(GL_COLOR_BUFFER_BIT);
  for (const Solid& solid : list.highlighted) {
    solids_.drawFlat(solid, solid.highlight == Highlight::Selected ? kSelected : kHovered);
  }
  for (const FigureInstance& figure : scene.figures) drawFigureParts(figure, scene.theme, level);
  glDisable(GL_SCISSOR_TEST);
  return true;
}

void OutlinePass::drawGlow(const Theme& theme, std::string_view variant) {
  glDisable(GL_DEPTH_TEST);
  glEnable(GL_BLEND);
  glActiveTexture(GL_TEXTURE1);
  glBindTexture(GL_TEXTURE_2D, mask_.texture());
  Program& program = shaders_.use("outline", variant);
  program.set("mask", 1);
  program.set("area", Eigen::Vector4f(area_.min().x(), area_.min().y(), area_.max().x(), area_.max().y()));
  program.set("glowColor", Eigen::Vector4f(theme.accent.r, theme.accent.g, theme.accent.b, 1.0f));
  glBindVertexArray(empty_.name());
  glDrawArrays(GL_TRIANGLE_STRIP, 0, 4);
  glActiveTexture(GL_TEXTURE0);
}

}  // namespace handhold
