// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <optional>

#include "ui/scene/figure/figure_mesh.h"

namespace handhold {

/// What a stored figure was made from: a file with another key is not used.
using FigureKey = std::uint64_t;

/// The four meshes from a file of storeMeshes, or nothing when it is missing, damaged or of another key.
std::optional<std::array<FigureMesh, 4>> loadMeshes(const std::filesystem::path& file, FigureKey key);

/// Writes the meshes to a temporary beside the file and renames it. Says whether it could.
bool storeMeshes(const std::filesystem::path& file, FigureKey key,
                 const std::array<const FigureMesh*, 4>& meshes);

}  // namespace handhold
