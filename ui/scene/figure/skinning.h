// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "ui/scene/figure/figure_mesh.h"
#include "ui/scene/grip/hand_pose.h"

namespace handhold {

/// A skin matrix [R t], from the rest posture in world to now in world.
using SkinMatrix = Eigen::Matrix<float, 3, 4>;

/// The palette for the frame poses of this moment. `now` must hold kFigureFrames poses.
void skinPalette(const Figure& figure, const FramePoses& now, std::vector<SkinMatrix>& palette,
                 const HandTurns& hands = openHands());

/// Skinned positions and unit normals on the CPU: for picking and tests.
void skin(const FigureMesh& mesh, const std::vector<SkinMatrix>& palette,
          std::vector<Eigen::Vector3f>& positions, std::vector<Eigen::Vector3f>& normals);

/// Which matrices of the palette move a part; all of them where it is negative. Of those between two parts
/// each goes to the nearer one.
std::vector<bool> bonesOfPart(const Figure& figure, int part);

/// Where a named point such as "l_sole_ball" is in world. Throws InputError for an unknown name.
Vector3 namedPoint(const Figure& figure, const std::string& name, const FramePoses& now);

}  // namespace handhold
