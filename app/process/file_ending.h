// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace handhold {

/// Nothing is written under a name that promises another format: throws InputError naming `option` unless the
/// file ends with one of `endings`, ".png", in letters of either case.
void wantEnding(const std::string& option, const std::filesystem::path& file,
                const std::vector<std::string>& endings);

/// In letters of either case.
bool hasEnding(const std::filesystem::path& file, const std::vector<std::string>& endings);

/// By its ending: obj, stl, ply, dae, gltf, glb.
bool isMeshFile(const std::filesystem::path& file);

}  // namespace handhold
