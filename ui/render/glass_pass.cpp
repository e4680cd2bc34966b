// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/render/glass_pass.h"

#include <algorithm>
#include <array>
#include <functional>
#include <utility>

#include "ui/render/stage.h"
#include "ui/scene/figure_picking.h"

namespace handhold {
namespace {

/// So few are drawn one by one as well as the person.
constexpr std::size_t kFew = 3;
constexpr int kKeptLevel = 2;
/// Keeping them takes as long as several pictures: not worth it between two moves of a hand on the mouse.
constexpr int kLeastPictures = 5;

bool isPale(const FigureInstance& figure) { return hasSkin(figure) && isGhost(figure); }

std::size_t paleFigures(const Scene& scene) {
  return std::size_t(std::ranges::count_if(scene.figures, isPale));
}

/// How far each is, is asked once: a strip has dozens.
std::vector<const FigureInstance*> farthestFirst(const std::vector<const FigureInstance*>& figures,
                                                 const Camera& camera) {
  std::vector<std::pair<double, const FigureInstance*>> order;
  for (const FigureInstance* figure : figures)
    order.emplace_back(camera.forward().dot(figureMiddle(*figure)), figure);
  std::ranges::stable_sort(order, std::greater(), &std::pair<double, const FigureInstance*>::first);
  std::vector<const FigureInstance*> sorted;
  for (const auto& [depth, figure] : order) sorted.push_back(figure);
  return sorted;
}

/// Without what goes with the person who moves: their shadow, in which no ghost stands, and which lamps are
/// the nearest.
FrameBlock withoutPerson(FrameBlock frame) {
  frame.lightViewProjection.setZero();
  frame.shadow.setZero();
  setLamps(frame, {});
  return frame;
}

}  // namespace

bool hasCrowd(const Scene& scene) { return paleFigures(scene) > kFew; }

/// A few that move, or come and go, are drawn beside the others.
void GlassPass::watch(const GlassView& view, const Figures& glass) {
  const FrameBlock seen = withoutPerson(view.frame);
  const auto hasMoved = [&](const FigureInstance& known) {
    return std::ranges::none_of(glass, [&](const FigureInstance* figure) { return *figure == known; });
  };
  if (std::erase_if(still_, hasMoved) > 0) isKept_ = false;
  ++pictures_;
  const bool areOthers = paleFigures(view.scene) > still_.size() + kFew;
  if (seen_ == seen && variant_ == view.variant && theme_ == view.scene.theme && !areOthers) return;
  seen_ = seen;
  variant_ = view.variant;
  theme_ = view.scene.theme;
  still_.clear();
  for (const FigureInstance* figure : glass)
    if (isPale(*figure)) still_.push_back(*figure);
  pictures_ = 0;
  isKept_ = false;
}

bool GlassPass::isWorthKeeping() const { return still_.size() > kFew && pictures_ >= kLeastPictures; }

void GlassPass::keep(const GlassView& view) {
  const int width = int(view.frame.screen.x()), height = int(view.frame.screen.y());
  for (PictureTarget* target : {&kept_, &nearest_, &farthest_, &opaque_}) target->resize(width, height);
  Figures figures;
  for (const FigureInstance& figure : still_) figures.push_back(&figure);
  kept_.bind();
  glClearColor(0.0f, 0.0f, 0.0f, 0.0f);
  glClear(GL_COLOR_BUFFER_BIT | GL_DEPTH_BUFFER_BIT);
  for (const FigureInstance* figure : farthestFirst(figures, view.camera))
    figures_.drawGlass(*figure, theme_, kKeptLevel, view.variant);
  nearest_.takeDepths(kept_.name());
  farthest_.bind();
  glClearDepth(0.0);
  glClear(GL_DEPTH_BUFFER_BIT);
  glClearDepth(1.0);
  glDepthFunc(GL_GREATER);
  for (const FigureInstance* figure : figures) figures_.drawDepth(*figure, theme_, FigurePass::kCoarse);
  glDepthFunc(GL_LEQUAL);
  isKept_ = true;
}

void GlassPass::showKept(const GlassView& view) {
  opaque_.takeDepths(view.framebuffer);
  glBindFramebuffer(GL_FRAMEBUFFER, view.framebuffer);
  Program& program = shaders_.use("glass");
  const std::array<std::pair<const char*, const PictureTarget*>, 4> pictures{
      {{"figures", &kept_}, {"nearest", &nearest_}, {"farthest", &farthest_}, {"opaque", &opaque_}}};
  int unit = 1;  // the first has the shadow
  for (const auto& [name, picture] : pictures) {
    glActiveTexture(GL_TEXTURE0 + GLenum(unit));
    glBindTexture(GL_TEXTURE_2D, picture->texture());
    program.set(name, unit++);
  }
  glActiveTexture(GL_TEXTURE0);
  glBlendFunc(GL_ONE, GL_ONE_MINUS_SRC_ALPHA);
  glBindVertexArray(empty_.name());
  glDrawArrays(GL_TRIANGLES, 0, 3);
  glBlendFuncSeparate(GL_SRC_ALPHA, GL_ONE_MINUS_SRC_ALPHA, GL_ONE, GL_ONE_MINUS_SRC_ALPHA);
}

void GlassPass::draw(const GlassView& view) {
  Figures glass;
  for (const FigureInstance& figure : view.scene.figures)
    if (hasSkin(figure) && (isGhost(figure) || figure.look == FigureLook::Bone)) glass.push_back(&figure);
  const bool isCrowd = view.level > 0 && hasCrowd(view.scene);
  if (isCrowd) watch(view, glass);
  const bool showsKept = isCrowd && isWorthKeeping();
  if (showsKept) {
    if (!isKept_) keep(view);
    showKept(view);
    std::erase_if(glass, [&](const FigureInstance* figure) {
      return std::find(still_.begin(), still_.end(), *figure) != still_.end();
    });
  }
  for (const FigureInstance* figure : farthestFirst(glass, view.camera)) {
    const bool isCoarse = isCrowd && !showsKept && isGhost(*figure);
    figures_.drawGlass(*figure, view.scene.theme, isCoarse ? FigurePass::kCoarse : view.level, view.variant);
  }
}

}  // namespace handhold
