// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <Eigen/Core>
#include <array>
#include <span>

#include "ui/render/gl_object.h"
#include "ui/scene/cabin/cabin_lamps.h"
#include "ui/scene/camera.h"
#include "ui/scene/scene.h"

namespace handhold {

inline constexpr GLuint kFrameBinding = 0;
inline constexpr GLuint kBodyBinding = 1;
inline constexpr std::size_t kMostLamps = 4;

/// What every pass of one picture shares; the same as block Frame in shaders/frame.glsl (std140).
struct FrameBlock {
  Eigen::Matrix4f viewProjection;
  Eigen::Matrix4f lightViewProjection;
  Eigen::Vector4f eye;      ///< position; w: 1 perspective, 0 parallel
  Eigen::Vector4f forward;  ///< view direction
  Eigen::Vector4f key;      ///< direction to the light; w: how dark its shadow is
  Eigen::Vector4f fill;     ///< direction to the light
  Eigen::Vector4f rim;      ///< direction to the light
  Eigen::Vector4f screen;   ///< width, height (px), pixel ratio, pixels of a metre at 1 m; in parallel at any
  Eigen::Vector4f shadow;   ///< texel (1/size), metres of a texel
  Eigen::Vector4f skyLight;  ///< linear colours of the ambient hemisphere
  Eigen::Vector4f groundLight;
  Eigen::Vector4f top;  ///< background as drawn, sRGB
  Eigen::Vector4f bottom;
  Eigen::Vector4f gradient;  ///< share of the whole picture's height: of the lower edge, of the tile
  std::array<Eigen::Vector4f, kMostLamps> lampPlaces;   ///< their middles
  std::array<Eigen::Vector4f, kMostLamps> lampWays;     ///< unit vectors along them; w: half their length
  std::array<Eigen::Vector4f, kMostLamps> lampFacings;  ///< unit vectors; 0: no lamp

  bool operator==(const FrameBlock&) const = default;
};

/// Towards the key light, in world.
Vector3 keyDirection();

FrameBlock frameBlock(const Scene& scene, const Camera& camera, const ViewSize& size);

/// At most kMostLamps; by those that are left out nothing is lit.
void setLamps(FrameBlock& frame, std::span<const Lamp> lamps);

/// Orthographic projection of the key light around a box; sets the block's light fields.
void aimKeyLight(FrameBlock& frame, const Eigen::AlignedBox3d& casters, int shadowMapSize);

}  // namespace handhold
