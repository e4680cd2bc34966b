// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <map>
#include <memory>

#include "engine/task/task.h"
#include "ui/scene/scene.h"

namespace handhold {

/// Meshes of props, read once for each path.
class MeshStore {
 public:
  /// Throws InputError when the file is missing, no mesh, or kills its reader.
  std::shared_ptr<const TriangleMesh> open(const std::filesystem::path& file);

  /// Puts the task's mesh props into the scene. Paths are relative to `folder`. Returns one sentence for the
  /// first that could not be read, empty when all could; each file is told once.
  std::string addTo(Scene& scene, const Task& task, const std::filesystem::path& folder);

 private:
  std::map<std::filesystem::path, std::shared_ptr<const TriangleMesh>> meshes_;  ///< null: could not be read
};

}  // namespace handhold
