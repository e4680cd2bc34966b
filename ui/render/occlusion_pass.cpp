// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/render/occlusion_pass.h"

#include <Eigen/LU>

namespace handhold {
namespace {

constexpr float kRadius = 0.2f;     // m: from the palm to the bar, from the arm to the flank
constexpr float kStrength = 0.75f;  // by eye: creases grow dark, nothing grows black

}  // namespace

void OcclusionPass::look(const PictureTarget& picture, const FrameBlock& frame) {
  const int width = int(frame.screen.x()), height = int(frame.screen.y());
  depths_.resize(width, height);
  openness_.resize(width, height);
  depths_.takeDepths(picture.name());
  openness_.bind();
  glDisable(GL_DEPTH_TEST);
  glDisable(GL_BLEND);
  glActiveTexture(GL_TEXTURE1);
  glBindTexture(GL_TEXTURE_2D, depths_.texture());
  Program& program = shaders_.use("occlusion");
  program.set("depths", 1);
  program.set("unproject", Eigen::Matrix4f(frame.viewProjection.cast<double>().inverse().cast<float>()));
  program.set("radius", kRadius);
  program.set("strength", kStrength);
  glBindVertexArray(empty_.name());
  glDrawArrays(GL_TRIANGLES, 0, 3);
  glActiveTexture(GL_TEXTURE0);
}

void OcclusionPass::darken() {
  glEnable(GL_BLEND);
  glBlendFunc(GL_ZERO, GL_SRC_COLOR);
  glDepthMask(GL_FALSE);
  glActiveTexture(GL_TEXTURE1);
  glBindTexture(GL_TEXTURE_2D, openness_.texture());
  shaders_.use("occlusion", "DARKEN").set("openness", 1);
  glBindVertexArray(empty_.name());
  glDrawArrays(GL_TRIANGLES, 0, 3);
  glActiveTexture(GL_TEXTURE0);
  glBlendFuncSeparate(GL_SRC_ALPHA, GL_ONE_MINUS_SRC_ALPHA, GL_ONE, GL_ONE_MINUS_SRC_ALPHA);
  glDepthMask(GL_TRUE);
  glEnable(GL_DEPTH_TEST);
}

}  // namespace handhold
