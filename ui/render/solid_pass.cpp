// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/render/solid_pass.h"

#include <algorithm>
#include <string>

namespace handhold {
namespace {

const char* materialWord(Material material) {
  switch (material) {
    case Material::Metal:
      return " METAL";
    case Material::Plain:
      return " PLAIN";
    case Material::Matte:
      break;
  }
  return "";
}

bool isOpen(const Solid& solid) { return solid.form == Form::Mesh && solid.mesh && solid.mesh->isOpen; }

}  // namespace

const Shape& SolidPass::shape(Form form) {
  const auto known = shapes_.find(form);
  if (known != shapes_.end()) return known->second;
  return shapes_.emplace(form, Shape(unitShape(form))).first->second;
}

const Shape* SolidPass::shape(const Solid& solid) {
  if (solid.form != Form::Mesh) return &shape(solid.form);
  if (!solid.mesh) return nullptr;
  const auto known = meshes_.find(solid.mesh.get());
  if (known != meshes_.end() && !known->second.mesh.expired()) return &known->second.shape;
  forgetLostMeshes();
  return &meshes_.emplace(solid.mesh.get(), MeshShape{solid.mesh, Shape(shapeOf(*solid.mesh))})
              .first->second.shape;
}

void SolidPass::forgetLostMeshes() {
  std::erase_if(meshes_, [](const auto& entry) { return entry.second.mesh.expired(); });
}

void SolidPass::drawBatches(std::span<const Solid> solids) {
  std::map<const Shape*, std::vector<SolidInstance>> batches;
  for (const Solid& solid : solids) {
    if (const Shape* form = shape(solid)) batches[form].push_back(instanceOf(solid));
  }
  for (const auto& [form, instances] : batches) form->draw(instances);
}

void SolidPass::draw(std::span<const Solid> solids, std::string_view variant) {
  for (const Material material : {Material::Matte, Material::Metal, Material::Plain})
    for (const bool open : {false, true}) {
      std::vector<Solid> chosen;
      std::copy_if(solids.begin(), solids.end(), std::back_inserter(chosen),
                   [&](const Solid& solid) { return solid.material == material && isOpen(solid) == open; });
      if (chosen.empty()) continue;
      shaders_.use("solid", std::string(variant) + materialWord(material) + (open ? " BOTH_SIDES" : ""));
      const bool culls = open && glIsEnabled(GL_CULL_FACE);
      if (culls) glDisable(GL_CULL_FACE);
      drawBatches(chosen);
      if (culls) glEnable(GL_CULL_FACE);
    }
}

void SolidPass::drawTranslucent(std::vector<Solid> solids, const Camera& camera, std::string_view variant) {
  const auto depth = [&](const Solid& solid) { return camera.forward().dot(solid.X_WS.p); };
  std::stable_sort(solids.begin(), solids.end(),
                   [&](const Solid& a, const Solid& b) { return depth(a) > depth(b); });
  for (const Solid& solid : solids) draw({&solid, 1}, std::string(variant) + " TRANSLUCENT");
}

/// First how near each point is, a little farther than it will be: then all but the nearest fails the test.
void SolidPass::drawShells(std::span<const Solid> solids, std::string_view variant) {
  glDepthMask(GL_TRUE);
  for (const Solid& solid : solids) {
    glColorMask(GL_FALSE, GL_FALSE, GL_FALSE, GL_FALSE);
    glEnable(GL_POLYGON_OFFSET_FILL);
    glPolygonOffset(1.0f, 1.0f);
    drawFlat(solid, Eigen::Vector4f::Zero());
    glDisable(GL_POLYGON_OFFSET_FILL);
    glColorMask(GL_TRUE, GL_TRUE, GL_TRUE, GL_TRUE);
    draw({&solid, 1}, std::string(variant) + " TRANSLUCENT");
  }
}

void SolidPass::drawShadows(std::span<const Solid> solids) {
  shaders_.use("solid", "SHADOW");
  drawBatches(solids);
}

void SolidPass::drawHalos(std::span<const Solid> solids, float pixels, const Eigen::Vector4f& color) {
  Program& program = shaders_.use("solid", "HALO");
  program.set("haloPixels", pixels);
  program.set("haloColor", color);
  drawBatches(solids);
}

void SolidPass::drawFlat(const Solid& solid, const Eigen::Vector4f& color) {
  drawHalos({&solid, 1}, 0.0f, color);
}

}  // namespace handhold
