// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/render/figure_pass.h"

#include <algorithm>
#include <cstddef>

#include "ui/render/frame_block.h"
#include "ui/render/vertex_attribute.h"
#include "ui/scene/clothes.h"
#include "ui/scene/figure/coarse_skin.h"
#include "ui/scene/figure/common_bands.h"
#include "ui/scene/figure/figure_mesh.h"
#include "ui/scene/figure/skinning.h"
#include "ui/scene/figure_picking.h"

namespace handhold {
namespace {

constexpr std::size_t kMatrices = 96, kPaletteRows = 3 * kMatrices, kZones = 16, kBands = 48, kSpine = 4;
constexpr float kBodyAroundBones = 0.20f;
constexpr float kLeastSeam = 0.0012f;  // m
constexpr int kHeadFrame = 37;
constexpr int kCoarseTriangles = 600;
constexpr float kSole = 0.013f, kNoSole = 1.0f;  // m

/// Block Body of shaders/figure.vert (std140: vec4 only).
struct BodyBlock {
  std::array<Eigen::Vector4f, kPaletteRows> palette;
  std::array<Eigen::Vector4f, kZones> zones;
  std::array<Eigen::Vector4f, kBands> bands;
  std::array<Eigen::Vector4f, kSpine> spinePlanes;
  std::array<Eigen::Vector4f, kSpine> spineColors;
};

Eigen::Vector4f linear(Color color) {
  const Color light = toLinear(color);
  return {light.r, light.g, light.b, light.a};
}

void setPalette(BodyBlock& block, const FigureInstance& figure) {
  const std::size_t count = std::min(figure.palette.size(), kMatrices);
  for (std::size_t i = 0; i < count; ++i) {
    for (int row = 0; row < 3; ++row) block.palette[3 * i + std::size_t(row)] = figure.palette[i].row(row);
  }
}

Eigen::Vector4f shownColor(std::string_view zone, const FigureInstance& figure, const Theme& theme) {
  const Color cloth = clothColor(zone, figure.clothes, theme);
  return linear(mix(cloth, withAlpha(figure.tint, 1.0f), figure.tint.a));
}

void setColors(BodyBlock& block, const FigureInstance& figure, const Theme& theme) {
  const auto& zones = figure.figure->zones;
  for (std::size_t i = 0; i < std::min(zones.size(), kZones); ++i) {
    block.zones[i] = shownColor(zones[i].name, figure, theme);
    block.zones[i][3] = float(paddingOf(zones[i].name, figure.clothes));
  }
  for (std::size_t i = 0; i < std::min(figure.loads.size(), kBands); ++i) {
    const double load = figure.loads[i];
    const float cover = loadCover(load);
    block.bands[i] = linear(withAlpha(loadColor(load), cover * cover));  // the shader takes a root
  }
}

/// A layer's s is smoothstep(0.5 + (dot(p, normal) - offset) / width): one affine function of p.
void setSpine(BodyBlock& block, const Figure& figure) {
  for (std::size_t i = 0; i < std::min(figure.spineBands.size(), kSpine); ++i) {
    const SpineBand& band = figure.spineBands[i];
    const Eigen::Vector4f plane(band.normal[0], band.normal[1], band.normal[2],
                                0.5f * band.width - band.offset);
    block.spinePlanes[i] = plane / band.width;
    if (std::size_t(band.band) < kBands) block.spineColors[i] = block.bands[std::size_t(band.band)];
  }
}

/// The variant of a skin whose clothes stand off it.
std::string worn(const FigureInstance& figure, std::string_view variant) {
  return std::string(variant) + (figure.clothes == Clothes::PressureSuit ? " PADDED" : "");
}

bool hasFace(const FigureInstance& figure) {
  return figure.clothes != Clothes::None && figure.head == HeadShown::Drawn;
}

struct Attribute {
  GLuint index;
  GLint size;
  GLenum type;
  std::size_t offset;
};

constexpr Attribute kAttributes[] = {{0, 3, GL_FLOAT, offsetof(FigureVertex, position)},
                                     {1, 3, GL_FLOAT, offsetof(FigureVertex, normal)},
                                     {2, 4, GL_FLOAT, offsetof(FigureVertex, weight)},
                                     {3, 4, GL_UNSIGNED_BYTE, offsetof(FigureVertex, bone)},
                                     {4, 3, GL_FLOAT, offsetof(FigureVertex, place)},
                                     {5, 3, GL_UNSIGNED_BYTE, offsetof(FigureVertex, band)},
                                     {6, 1, GL_UNSIGNED_BYTE, offsetof(FigureVertex, zone)},
                                     {7, 1, GL_FLOAT, offsetof(FigureVertex, seam)},
                                     {8, 1, GL_FLOAT, offsetof(FigureVertex, trunk)},
                                     {9, 1, GL_UNSIGNED_BYTE, offsetof(FigureVertex, beyond)},
                                     {10, 3, GL_FLOAT, offsetof(FigureVertex, share)}};

void describe(const Attribute& attribute) {
  const void* offset = asPointer(attribute.offset);
  glEnableVertexAttribArray(attribute.index);
  if (attribute.type == GL_FLOAT) {
    glVertexAttribPointer(attribute.index, attribute.size, GL_FLOAT, GL_FALSE, sizeof(FigureVertex), offset);
  } else {
    glVertexAttribIPointer(attribute.index, attribute.size, attribute.type, sizeof(FigureVertex), offset);
  }
}

using Triangle = std::array<std::uint32_t, 3>;

/// Those of the head first, which are drawn again with the face; how many they are.
std::size_t headFirst(const Figure& figure, const FigureMesh& mesh, std::vector<Triangle>& triangles) {
  for (std::size_t i = 0; i < mesh.indices.size(); i += 3)
    triangles.push_back({mesh.indices[i], mesh.indices[i + 1], mesh.indices[i + 2]});
  const auto rest = std::stable_partition(triangles.begin(), triangles.end(), [&](const Triangle& corners) {
    return std::ranges::all_of(corners,
                               [&](std::uint32_t corner) { return isOfHead(figure, mesh.vertices[corner]); });
  });
  return std::size_t(rest - triangles.begin());
}

/// Rows that take a rest position to the head's axes (up, forward, to the left; figure.json's frame 37).
std::array<Eigen::Vector4f, 3> headRows(const Figure& figure) {
  const Pose& X_WH = figure.rest[kHeadFrame];
  std::array<Eigen::Vector4f, 3> rows;
  for (int i = 0; i < 3; ++i) {
    const Vector3 axis = X_WH.R.col(i);
    rows[std::size_t(i)] = Eigen::Vector4d(axis.x(), axis.y(), axis.z(), -axis.dot(X_WH.p)).cast<float>();
  }
  return rows;
}

/// Of the left and the right one: height over them is dot(plane, (rest position, 1)).
std::array<Eigen::Vector4f, 2> solePlanes(const Figure& figure) {
  std::array<Eigen::Vector4f, 2> planes;
  for (const int side : {0, 1}) {
    const auto ball = figure.points.find(side == 0 ? "l_sole_ball" : "r_sole_ball");
    planes[std::size_t(side)] = Eigen::Vector4f(0.0f, 0.0f, 0.0f, kNoSole);
    if (ball == figure.points.end()) continue;
    const Pose& X_WF = figure.rest[std::size_t(ball->second.frame)];
    const Vector3 up = X_WF.R.col(0);
    planes[std::size_t(side)] =
        Eigen::Vector4d(up.x(), up.y(), up.z(), -up.dot(X_WF * ball->second.local)).cast<float>();
  }
  return planes;
}

/// For each zone the bits of those over which its garment ends with a hem; four zones a row.
std::array<Eigen::Vector4f, kZones / 4> hemBits(const FigureInstance& figure) {
  std::array<Eigen::Vector4f, kZones / 4> bits;
  bits.fill(Eigen::Vector4f::Zero());
  const auto& zones = figure.figure->zones;
  const std::size_t count = std::min(zones.size(), kZones);
  for (std::size_t zone = 0; zone < count; ++zone)
    for (std::size_t beyond = 0; beyond < count; ++beyond)
      if (hasHem(zones[zone].name, zones[beyond].name, figure.clothes))
        bits[zone / 4][Eigen::Index(zone % 4)] += float(1U << beyond);
  return bits;
}

}  // namespace

SkinMesh::SkinMesh(const Figure& figure, const FigureMesh& source) {
  const FigureMesh mesh = withCommonBands(source);
  std::vector<Triangle> triangles;
  headCount_ = GLsizei(3 * headFirst(figure, mesh, triangles));
  count_ = GLsizei(3 * triangles.size());
  glBindVertexArray(layout_.name());
  glBindBuffer(GL_ARRAY_BUFFER, vertices_.name());
  glBufferData(GL_ARRAY_BUFFER, GLsizeiptr(mesh.vertices.size() * sizeof(FigureVertex)), mesh.vertices.data(),
               GL_STATIC_DRAW);
  for (const Attribute& attribute : kAttributes) describe(attribute);
  glBindBuffer(GL_ELEMENT_ARRAY_BUFFER, indices_.name());
  glBufferData(GL_ELEMENT_ARRAY_BUFFER, GLsizeiptr(triangles.size() * sizeof(Triangle)), triangles.data(),
               GL_STATIC_DRAW);
  glBindVertexArray(0);
}

void SkinMesh::draw(HeadShown head) const {
  const GLsizei before = head == HeadShown::LeftOut ? headCount_ : 0;
  glBindVertexArray(layout_.name());
  glDrawElements(GL_TRIANGLES, count_ - before, GL_UNSIGNED_INT,
                 asPointer(std::size_t(before) * sizeof(std::uint32_t)));
}

void SkinMesh::drawHead() const {
  glBindVertexArray(layout_.name());
  glDrawElements(GL_TRIANGLES, headCount_, GL_UNSIGNED_INT, nullptr);
}

const SkinMesh& FigurePass::mesh(const FigureInstance& figure, std::size_t level) {
  auto known = meshes_.find(figure.figure.get());
  if (known == meshes_.end() || known->second.figure.expired()) {
    std::erase_if(meshes_, [](const auto& entry) { return entry.second.figure.expired(); });
    known = meshes_.emplace(figure.figure.get(), Meshes{figure.figure, {}}).first;
  }
  auto& levels = known->second.levels;
  const auto made = levels.find(level);
  if (made != levels.end()) return made->second;
  const Figure& whole = *figure.figure;
  const auto keep = [&](const FigureMesh& source) -> const SkinMesh& {
    return levels.emplace(level, SkinMesh(whole, source)).first->second;
  };
  if (level == kCoarse) return keep(coarseSkin(whole.body.back(), kCoarseTriangles));
  return keep(level == kBones ? whole.bones : whole.body[level]);
}

void FigurePass::uploadBody(const FigureInstance& figure, const Theme& theme) {
  BodyBlock block{};
  setPalette(block, figure);
  setColors(block, figure, theme);
  setSpine(block, *figure.figure);
  glBindBuffer(GL_UNIFORM_BUFFER, body_.name());
  glBufferData(GL_UNIFORM_BUFFER, sizeof block, &block, GL_STREAM_DRAW);
  glBindBufferBase(GL_UNIFORM_BUFFER, kBodyBinding, body_.name());
}

Program& FigurePass::dressed(const FigureInstance& figure, const Theme& theme, std::string_view variant) {
  std::string words = worn(figure, variant);
  words += " SEAMS";
  if (!figure.loads.empty()) words += " LOADS";
  Program& program = shaders_.use("figure", words);
  Eigen::Vector4f seam = linear(theme.seam);
  seam[3] = std::max(float(figure.figure->seamHalfWidth), kLeastSeam);
  program.set("seamColor", seam);
  program.set("bareColor", shownColor("skin", figure, theme));
  program.set("soles", solePlanes(*figure.figure));
  Eigen::Vector4f sole = linear(soleColor(figure.clothes));
  sole[3] = figure.clothes == Clothes::None ? -kNoSole : kSole;
  program.set("soleColor", sole);
  program.set("hemBits", hemBits(figure));
  return program;
}

void FigurePass::drawOpaque(const FigureInstance& figure, const Theme& theme, std::size_t level,
                            std::string_view variant) {
  if (level == kBones) {
    shaders_.use("figure", variant);
  } else {
    dressed(figure, theme, variant);
  }
  mesh(figure, level).draw(figure.head);
  if (level == kBones || !hasFace(figure)) return;
  glEnable(GL_BLEND);
  glDepthMask(GL_FALSE);
  drawFace(figure, level, variant, 1.0f);
  glDepthMask(GL_TRUE);
  glDisable(GL_BLEND);
}

/// Eyes, brows, lips and hair, blended over the skin that is drawn already.
void FigurePass::drawFace(const FigureInstance& figure, std::size_t level, std::string_view variant,
                          float opacity) {
  Program& program = shaders_.use("figure", worn(figure, variant) + " FACE");
  program.set("headRows", headRows(*figure.figure));
  program.set("gaze", figure.gaze);
  program.set("woman", figure.figure->isWoman ? 1.0f : 0.0f);
  program.set("hairColor", linear(kHair));
  program.set("irisColor", linear(kIris));
  program.set("lipColor", linear(kLips));
  program.set("faceOpacity", opacity);
  mesh(figure, level).drawHead();
}

void FigurePass::drawTranslucent(const FigureInstance& figure, const Theme& theme, std::size_t level,
                                 std::string_view variant, float opacity) {
  // Depth first, so that only the surface nearest to the eye is seen, not the inside of the body.
  shaders_.use("figure", worn(figure, "DEPTH"));
  glColorMask(GL_FALSE, GL_FALSE, GL_FALSE, GL_FALSE);
  mesh(figure, level).draw(figure.head);
  glColorMask(GL_TRUE, GL_TRUE, GL_TRUE, GL_TRUE);
  const std::string seenThrough = std::string(variant) + " TRANSLUCENT";
  const bool isCoarse = level == kCoarse;
  Program& program =
      isCoarse ? shaders_.use("figure", worn(figure, seenThrough)) : dressed(figure, theme, seenThrough);
  program.set("opacity", opacity);
  mesh(figure, level).draw(figure.head);
  if (!isCoarse && figure.look != FigureLook::Bone && hasFace(figure))
    drawFace(figure, level, variant, opacity);
}

void FigurePass::drawSolid(const FigureInstance& figure, const Theme& theme, int level,
                           std::string_view variant) {
  if (figure.opacity < 1.0f) return;
  uploadBody(figure, theme);
  drawOpaque(figure, theme, figure.look == FigureLook::Bone ? kBones : std::size_t(level), variant);
}

void FigurePass::drawGlass(const FigureInstance& figure, const Theme& theme, int level,
                           std::string_view variant) {
  const bool ghost = figure.opacity < 1.0f;
  if (!ghost && figure.look != FigureLook::Bone) return;
  uploadBody(figure, theme);
  drawTranslucent(figure, theme, std::size_t(level), variant, ghost ? figure.opacity : kBodyAroundBones);
}

void FigurePass::drawShadow(const FigureInstance& figure, const Theme& theme, int level) {
  uploadBody(figure, theme);
  shaders_.use("figure", worn(figure, "SHADOW"));
  mesh(figure, std::size_t(level)).draw();
}

void FigurePass::drawDepth(const FigureInstance& figure, const Theme& theme, int level) {
  uploadBody(figure, theme);
  shaders_.use("figure", worn(figure, "DEPTH"));
  mesh(figure, std::size_t(level)).draw(figure.head);
}

/// Where most of the skin goes along with the part's bones: a border between vertices would be torn.
void FigurePass::drawMask(const FigureInstance& figure, const Theme& theme, int level, const PartMask& mask) {
  uploadBody(figure, theme);
  Program& program = shaders_.use("figure", worn(figure, "MASK"));
  std::array<Eigen::Vector4f, kMatrices / 4> chosen;
  const std::vector<bool> bones = bonesOfPart(*figure.figure, mask.part);
  for (std::size_t bone = 0; bone < kMatrices; ++bone)
    chosen[bone / 4][Eigen::Index(bone % 4)] = bone < bones.size() && bones[bone] ? 1.0f : 0.0f;
  program.set("chosenBones", std::span<const Eigen::Vector4f>(chosen));
  program.set("maskColor", mask.color);
  mesh(figure, std::size_t(level)).draw(figure.head);
}

}  // namespace handhold
