// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "ui/scene/task/prop_meshes.h"

namespace handhold {

/// A sentence for each contact that can hardly be meant as it stands: a hand round what it does not close
/// round, with what is left of its strength; a hand within the box or mesh that it holds; a palm, a foot or a
/// back below the surface that it lies on. The meshes are those that have been read.
std::vector<std::string> graspDoubts(const Model& model, const Task& task, const PropMeshes& meshes);

}  // namespace handhold
