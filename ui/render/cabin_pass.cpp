// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/render/cabin_pass.h"

#include "ui/render/shader_values.h"
#include "ui/render/vertex_attribute.h"

#include <algorithm>
#include <cstddef>

namespace handhold {

namespace {

constexpr std::size_t kMostShells = 4;

Eigen::Vector4f linear(const Color& color, float factor) {
  const Color c = toLinear(color);
  return {factor * c.r, factor * c.g, factor * c.b, 1.0f};
}

/// In the order of CabinPaint. All but lamps are tones of the theme's panels, so that the person stands out.
std::array<Eigen::Vector4f, kCabinPaints> paints(const Theme& theme) {
  const Color white = rgb(0xF4F1E8);
  const Color& panel = theme.panel;
  return {linear(panel, 0.86f), linear(panel, 1.0f),
          linear(panel, 0.74f), linear(panel, 0.52f),
          linear(panel, 0.34f), linear(mix(white, panel, 0.25f), 1.0f),
          linear(panel, 0.66f), linear(panel, 1.08f),
          linear(panel, 0.16f), linear(mix(panel, white, 0.45f), 1.0f)};
}

/// Quiet, as up and down and the sides of ships are told apart: port red, starboard green, the deck earth,
/// the overhead bright.
Eigen::Vector4f toneOf(CabinTone tone) {
  switch (tone) {
    case CabinTone::Starboard:
      return {0.88f, 1.02f, 0.91f, 1.0f};
    case CabinTone::Port:
      return {1.03f, 0.90f, 0.88f, 1.0f};
    case CabinTone::Deck:
      return {0.93f, 0.85f, 0.72f, 1.0f};
    case CabinTone::Overhead:
      return {1.0f, 1.02f, 1.06f, 1.0f};
    case CabinTone::Plain:
      break;
  }
  return {1.0f, 1.0f, 1.0f, 1.0f};
}

bool isSeenFromInside(const CabinFace& face, const Cabin& cabin, const Camera& camera) {
  const Vector3 inwards = cabin.X_WC.R * face.inwards;
  if (camera.lens == Lens::Orthographic) return camera.forward().dot(inwards) < 0.0;
  return inwards.dot(camera.position() - cabin.X_WC * face.point) > 0.0;
}

}  // namespace

CabinPass::Shell::Shell(const Vector3& half) : halfSize(half) {
  const CabinMesh mesh = cabinMesh(half);
  faces = mesh.faces;
  glBindVertexArray(layout.name());
  glBindBuffer(GL_ARRAY_BUFFER, vertices.name());
  glBufferData(GL_ARRAY_BUFFER, GLsizeiptr(mesh.vertices.size() * sizeof(CabinVertex)), mesh.vertices.data(),
               GL_STATIC_DRAW);
  bindFloats(0, 3, sizeof(CabinVertex), offsetof(CabinVertex, position));
  bindFloats(1, 3, sizeof(CabinVertex), offsetof(CabinVertex, normal));
  bindFloats(2, 1, sizeof(CabinVertex), offsetof(CabinVertex, paint));
  bindFloats(3, 1, sizeof(CabinVertex), offsetof(CabinVertex, shade));
  glBindBuffer(GL_ELEMENT_ARRAY_BUFFER, indices.name());
  glBufferData(GL_ELEMENT_ARRAY_BUFFER, GLsizeiptr(mesh.indices.size() * sizeof(std::uint32_t)),
               mesh.indices.data(), GL_STATIC_DRAW);
  glBindVertexArray(0);
}

const CabinPass::Shell& CabinPass::shellFor(const Vector3& halfSize) {
  const auto known = std::find_if(shells_.begin(), shells_.end(),
                                  [&](const Shell& shell) { return shell.halfSize == halfSize; });
  if (known != shells_.end()) return *known;
  if (shells_.size() == kMostShells) shells_.erase(shells_.begin());
  return shells_.emplace_back(halfSize);
}

void CabinPass::drawShell(const Cabin& cabin, const Camera& camera, Program& program) {
  const Shell& shell = shellFor(cabin.halfSize);
  program.set("pose", matrixOf(cabin.X_WC));
  glBindVertexArray(shell.layout.name());
  for (const CabinFace& face : shell.faces) {
    if (!isSeenFromInside(face, cabin, camera)) continue;
    program.set("tone", toneOf(face.tone));
    glDrawElements(GL_TRIANGLES, GLsizei(face.indexCount), GL_UNSIGNED_INT,
                   asPointer(face.firstIndex * sizeof(std::uint32_t)));
  }
}

void CabinPass::draw(const Scene& scene, const Camera& camera, std::string_view variant) {
  if (scene.cabins.empty()) return;
  Program& program = shaders_.use("cabin", variant);
  program.set("paints", paints(scene.theme));
  glEnable(GL_CULL_FACE);
  for (const Cabin& cabin : scene.cabins) drawShell(cabin, camera, program);
  glDisable(GL_CULL_FACE);
}

}  // namespace handhold
