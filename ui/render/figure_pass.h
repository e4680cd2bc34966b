// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <memory>
#include <string_view>

#include "ui/render/shader_library.h"
#include "ui/scene/scene.h"

namespace handhold {

struct Figure;
struct FigureMesh;

/// One level of a figure's skin on the graphics card.
class SkinMesh {
 public:
  SkinMesh(const Figure& figure, const FigureMesh& mesh);
  void draw(HeadShown head = HeadShown::Drawn) const;
  void drawHead() const;

 private:
  VertexArray layout_ = VertexArray::make();
  Buffer vertices_ = Buffer::make();
  Buffer indices_ = Buffer::make();
  GLsizei count_ = 0;
  GLsizei headCount_ = 0;  ///< of the indices, which begin with the head's
};

/// A part of a figure, or all of it when negative, and the colour that stands for it.
struct PartMask {
  int part = 0;
  Eigen::Vector4f color;
};

/// Draws people: skinned on the graphics card, with seams, load bands, bones, ghosts.
class FigurePass {
 public:
  /// After the levels of Figure::body: a few hundred triangles without seams and face, for pale figures.
  static constexpr int kCoarse = 3;

  explicit FigurePass(ShaderLibrary& shaders) : shaders_(shaders) {}

  /// What hides things behind it: the suit, or the bones. level: as in Figure::body.
  void drawSolid(const FigureInstance& figure, const Theme& theme, int level, std::string_view variant);
  /// Ghosts, and the body around bones; after the background. level: kCoarse, too.
  void drawGlass(const FigureInstance& figure, const Theme& theme, int level, std::string_view variant);
  void drawShadow(const FigureInstance& figure, const Theme& theme, int level);
  /// Into a framebuffer without colour. level: kCoarse, too.
  void drawDepth(const FigureInstance& figure, const Theme& theme, int level);
  /// One part in one colour.
  void drawMask(const FigureInstance& figure, const Theme& theme, int level, const PartMask& mask);

 private:
  static constexpr std::size_t kBones = kCoarse + 1;
  struct Meshes {
    std::weak_ptr<const Figure> figure;
    std::map<std::size_t, SkinMesh> levels;
  };
  const SkinMesh& mesh(const FigureInstance& figure, std::size_t level);
  void uploadBody(const FigureInstance& figure, const Theme& theme);
  void drawOpaque(const FigureInstance& figure, const Theme& theme, std::size_t level,
                  std::string_view variant);
  void drawFace(const FigureInstance& figure, std::size_t level, std::string_view variant, float opacity);
  void drawTranslucent(const FigureInstance& figure, const Theme& theme, std::size_t level,
                       std::string_view variant, float opacity);
  Program& dressed(const FigureInstance& figure, const Theme& theme, std::string_view variant);

  ShaderLibrary& shaders_;
  Buffer body_ = Buffer::make();
  std::map<const Figure*, Meshes> meshes_;
};

}  // namespace handhold
