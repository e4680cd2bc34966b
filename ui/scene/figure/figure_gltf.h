// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "ui/scene/figure/skinning.h"

namespace handhold {

/// A figure in time: where its bones are at each instant. One instant is a posture.
struct FigureAnimation {
  std::string name;
  std::vector<double> times;                      ///< (s), growing
  std::vector<std::vector<SkinMatrix>> palettes;  ///< of each instant, from skinPalette()
};

/// A binary glTF 2.0 file (.glb) of the skinned figure and its motion: one mesh with a joint for each matrix
/// of the palette, metres, y up, which any program for pictures and games reads. Straight ways between
/// instants.
std::string figureGltf(const Figure& figure, const FigureAnimation& animation);

}  // namespace handhold
