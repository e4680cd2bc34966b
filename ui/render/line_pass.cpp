// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/render/line_pass.h"

#include <algorithm>
#include <cstddef>

#include "ui/render/vertex_attribute.h"

namespace handhold {
namespace {

constexpr double kLineHaloPixels = 1.5;

Eigen::Vector4f colorAt(const Polyline& line, std::size_t point) {
  const Color c =
      line.colors.empty() ? Color{1, 1, 1, 1} : line.colors[std::min(point, line.colors.size() - 1)];
  return {c.r, c.g, c.b, c.a};
}

}  // namespace

LinePass::LinePass(ShaderLibrary& shaders) : shaders_(shaders) {
  glBindVertexArray(layout_.name());
  glBindBuffer(GL_ARRAY_BUFFER, pieces_.name());
  bindFloats(0, 3, sizeof(Piece), offsetof(Piece, start), 1);
  bindFloats(1, 3, sizeof(Piece), offsetof(Piece, end), 1);
  bindFloats(2, 4, sizeof(Piece), offsetof(Piece, startColor), 1);
  bindFloats(3, 4, sizeof(Piece), offsetof(Piece, endColor), 1);
  bindFloats(4, 4, sizeof(Piece), offsetof(Piece, style), 1);
  glBindVertexArray(0);
}

void LinePass::append(std::vector<Piece>& pieces, const Polyline& line, const Camera& camera,
                      const ViewSize& size) {
  const float halfWidth = float(0.5 * line.width * size.pixelRatio);
  const float dash = float(line.dash * size.pixelRatio);
  float along = 0.0f;
  for (std::size_t i = 1; i < line.points.size(); ++i) {
    const Vector3& a = line.points[i - 1];
    const Vector3& b = line.points[i];
    float length = 0.0f;
    if (dash > 0.0f) length = float((project(camera, size, b) - project(camera, size, a)).head<2>().norm());
    pieces.push_back({a.cast<float>(), b.cast<float>(), colorAt(line, i - 1), colorAt(line, i),
                      Eigen::Vector4f(halfWidth, dash, along, length)});
    along += length;
  }
}

void LinePass::drawPieces(const std::vector<Piece>& pieces) const {
  if (pieces.empty()) return;
  glBindVertexArray(layout_.name());
  glBindBuffer(GL_ARRAY_BUFFER, pieces_.name());
  glBufferData(GL_ARRAY_BUFFER, GLsizeiptr(pieces.size() * sizeof(Piece)), pieces.data(), GL_STREAM_DRAW);
  glDrawArraysInstanced(GL_TRIANGLE_STRIP, 0, 4, GLsizei(pieces.size()));
}

void LinePass::draw(std::span<const Polyline> lines, const Camera& camera, const ViewSize& size) {
  std::vector<Piece> pieces;
  for (const Polyline& line : lines) append(pieces, line, camera, size);
  shaders_.use("line");
  drawPieces(pieces);
}

void LinePass::drawHalos(std::span<const Polyline> lines, const Camera& camera, const ViewSize& size,
                         Color color) {
  std::vector<Piece> pieces;
  for (const Polyline& line : lines) append(pieces, line, camera, size);
  for (Piece& piece : pieces) piece.style[0] += float(kLineHaloPixels * size.pixelRatio);
  shaders_.use("line", "HALO").set("haloColor", Eigen::Vector4f(color.r, color.g, color.b, color.a));
  drawPieces(pieces);
}

}  // namespace handhold
