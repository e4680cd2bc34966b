// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "ui/scene/camera.h"
#include "ui/scene/figure_instance.h"

namespace handhold {

struct FigureVertex;

struct FigureHit {
  double distance = 0.0;
  int part = -1;  ///< index into Figure::parts
};

/// It is drawn as a body, not as sticks.
bool hasSkin(const FigureInstance& instance);

/// Most of what moves the vertex is the head.
bool isOfHead(const Figure& figure, const FigureVertex& vertex);

/// Against the posed skin (its middle level of detail); nothing for a figure without skin.
std::optional<FigureHit> hitFigure(const FigureInstance& instance, const Ray& ray);

/// Of the directions from a place those in which the posed skin is seen (solidAngle); 0 for a figure without.
double skinAround(const FigureInstance& instance, const Vector3& p_W);

/// Around the posed skin, within a few millimetres; empty for a figure without skin.
Eigen::AlignedBox3d figureBounds(const FigureInstance& instance);

/// Within the posed skin, from a few of its vertices: tells which of many figures is further away. Zero for a
/// figure without skin.
Vector3 figureMiddle(const FigureInstance& instance);

/// Around one body part, or kWholeFigure; empty for a figure without skin.
Eigen::AlignedBox3d partBounds(const FigureInstance& instance, int part);

/// Positions of the skin's vertices in world; level as in Figure::body. Empty for a figure without skin.
std::vector<Eigen::Vector3f> posedVertices(const FigureInstance& instance, int level);

/// A sphere (centre, radius) around each body part, as coarse occluders.
std::vector<Eigen::Vector4f> partSpheres(const FigureInstance& instance);

}  // namespace handhold
