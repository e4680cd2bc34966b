// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/render/disc_pass.h"

#include "ui/render/shader_values.h"

namespace handhold {
namespace {

constexpr float kHiddenStrength = 0.30f;
constexpr double kProjectionRadius = 0.8;  // of the mark's own
constexpr double kAboveFloor = 0.002;      // m, against fighting with other flat things

/// The disc's normal (y) towards the viewer, its z axis down in the picture.
Pose facing(const Camera& camera, const Vector3& p_W) {
  Matrix3 R;
  R << camera.right(), -camera.forward(), -camera.up();
  return {R, p_W};
}

}  // namespace

void DiscPass::drawDisc(Program& program, const Pose& X_WD, double radius) const {
  program.set("pose", matrixOf(X_WD));
  program.set("radius", float(radius));
  glBindVertexArray(empty_.name());
  glDrawArrays(GL_TRIANGLE_STRIP, 0, 4);
}

void DiscPass::drawTargets(const Scene& scene, const ViewSize& size) {
  if (scene.targets.empty()) return;
  Program& program = shaders_.use("disc");
  program.set("linePixels", float(1.5 * size.pixelRatio));
  for (const GLenum visible : {GLenum(GL_GREATER), GLenum(GL_LEQUAL)}) {
    glDepthFunc(visible);
    program.set("strength", visible == GL_LEQUAL ? 1.0f : kHiddenStrength);
    for (const TargetDisc& target : scene.targets) {
      program.set("color", asDrawn(target.color));
      drawDisc(program, target.X_WT, target.radius);
    }
  }
}

void DiscPass::drawCentersOfMass(const Scene& scene, const Camera& camera, const ViewSize& size) {
  if (scene.centersOfMass.empty()) return;
  Program& program = shaders_.use("disc", "CENTER_OF_MASS");
  program.set("linePixels", float(2.0 * size.pixelRatio));
  program.set("color", asDrawn(scene.theme.accent));
  for (const CenterOfMass& mark : scene.centersOfMass) {
    if (mark.floorHeight) {
      program.set("strength", 0.7f);
      const Vector3 below(mark.p_W.x(), *mark.floorHeight + kAboveFloor, mark.p_W.z());
      drawDisc(program, {Matrix3::Identity(), below}, kProjectionRadius * mark.radius);
    }
    program.set("strength", 1.0f);
    drawDisc(program, facing(camera, mark.p_W), mark.radius);
  }
}

}  // namespace handhold
