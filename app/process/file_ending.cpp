// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/process/file_ending.h"

#include <algorithm>

#include "engine/core/error.h"
#include "engine/core/nearest_name.h"

namespace handhold {

bool hasEnding(const std::filesystem::path& file, const std::vector<std::string>& endings) {
  std::string ending = file.extension().string();
  std::ranges::transform(ending, ending.begin(),
                         [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
  return std::ranges::find(endings, ending) != endings.end();
}

void wantEnding(const std::string& option, const std::filesystem::path& file,
                const std::vector<std::string>& endings) {
  if (hasEnding(file, endings)) return;
  throw InputError(option, quoted(file.string()) + " does not end with what is written there",
                   "end it with " + listed(endings));
}

bool isMeshFile(const std::filesystem::path& file) {
  return hasEnding(file, {".obj", ".stl", ".ply", ".dae", ".gltf", ".glb"});
}

}  // namespace handhold
