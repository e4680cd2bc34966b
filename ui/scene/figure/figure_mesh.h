// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <string>
#include <type_traits>
#include <vector>

#include "ui/scene/figure/figure_data.h"

namespace handhold {

/// A vertex as the renderer uploads it. Everything is in the rest posture and in world (m).
///
/// Colour of a fragment: vertices whose seam has the sign of the interpolated seam give their zone's colour
/// (interpolate vec4(colour, 1) * step(0, seam) and vec4(colour, 1) * step(seam, 0), take the one of the
/// fragment's sign, divide by its w), darkened by seamFactor where |seam| < seamHalfWidth.
/// Load: of each band the mask is 4 s (1 - s) share with s = smoothstep(0, 1, place); mix to the bands' ramp
/// colours weighted by mask^2, by the amount sqrt(1.1 mask).
struct FigureVertex {
  std::array<float, 3> position{};
  std::array<float, 3> normal{};
  std::array<float, 4> weight{};       ///< sum to one, largest first
  std::array<std::uint8_t, 4> bone{};  ///< palette matrices
  std::array<float, 3> place{};        ///< across a load band: its middle at .5, its edges at 0 and 1
  std::array<float, 3> share{};        ///< 0 to 1: of the limb that the band is on; 0: no band
  std::array<std::uint8_t, 3> band{};  ///< indices into Figure::bands; all bands but the spine's
  std::uint8_t zone = 0;               ///< index into Figure::zones
  float seam = 0.0f;                   ///< signed distance to the nearest seam (m); sign tells the side
  float trunk = 0.0f;                  ///< share of the spine in this vertex, factor of Figure::spineBands
  std::uint8_t part = 0;               ///< index into Figure::parts
  std::uint8_t beyond = 0;             ///< the zone on the other side of the nearest seam
  std::array<std::uint8_t, 2> unused{};
};
static_assert(std::is_trivially_copyable_v<FigureVertex> && sizeof(FigureVertex) == 84);

struct FigureMesh {
  std::vector<FigureVertex> vertices;
  std::vector<std::uint32_t> indices;  ///< three a triangle, counter-clockwise from outside
};

/// A coloured band around a joint and the joints of human55 whose worst load it shows.
struct LoadBand {
  std::string name;
  std::vector<std::string> joints;
};

/// A band of the spine is a layer of the trunk and is evaluated for each fragment, as the triangles of the
/// belly are too long for it: with p the rest position, x = dot(p, normal) - offset,
/// s = smoothstep(0, 1, 0.5 + x / width), the mask is 4 s (1 - s) times the layers above it times `trunk`.
/// The layers follow one another from the chest downwards, see spineMasks.
struct SpineBand {
  int band = 0;                   ///< index into Figure::bands
  std::array<float, 3> normal{};  ///< in world, rest posture; points from the chest to the pelvis
  float offset = 0.0f;
  float width = 1.0f;
};

/// Everything for one person: meshes and what moves and colours them.
struct Figure {
  std::array<FigureMesh, 3> body;     ///< about 20000, 6000, 2200 triangles
  FigureMesh bones;                   ///< rigid: one weight of one
  std::array<int, 3> switchPixels{};  ///< height of the figure above which a level is used

  std::vector<PaletteEntry> palette;
  FramePoses rest;  ///< X_WF of every frame in the rest posture
  std::vector<LoadBand> bands;
  std::vector<SpineBand> spineBands;
  std::vector<MaterialZone> zones;
  int boneZone = 0;            ///< the zone of the bones
  double seamFactor = 1.0;     ///< darkening within a seam
  double seamHalfWidth = 0.0;  ///< (m)
  bool isWoman = false;        ///< in face and hair
  std::vector<Finger> fingers;
  std::vector<FigurePart> parts;  ///< for picking: name, frame that moves it
  std::map<std::string, NamedPoint> points;
};

/// How much a vertex's band of that slot colours it, 0 to 1: what the shader computes between vertices, too.
float bandMask(const FigureVertex& vertex, std::size_t slot);

/// Masks of Figure::spineBands at a rest position, before the factor `trunk`: what the shader computes.
std::vector<float> spineMasks(const Figure& figure, const std::array<float, 3>& restPosition);

}  // namespace handhold
