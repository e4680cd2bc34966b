// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <map>
#include <memory>
#include <vector>

#include "engine/task/task.h"
#include "ui/scene/scene.h"

namespace handhold {

/// Meshes of props, read once for each path. Paths in a task are relative to its folder.
class MeshStore {
 public:
  /// Puts the task's mesh props into the scene; those that are not read yet are read now. Returns one
  /// sentence for the first that could not be read, empty when all could; each file is told once.
  std::string addTo(Scene& scene, const Task& task, const std::filesystem::path& folder);

  /// The same without reading.
  void addKnown(Scene& scene, const Task& task, const std::filesystem::path& folder) const;
  /// Files of the task that nobody has tried to read.
  std::vector<std::filesystem::path> unread(const Task& task, const std::filesystem::path& folder) const;
  /// Null: it cannot be read, or shall not be.
  void keep(const std::filesystem::path& file, std::shared_ptr<const TriangleMesh> mesh);
  void forget(const std::filesystem::path& file) { meshes_.erase(file); }

 private:
  std::map<std::filesystem::path, std::shared_ptr<const TriangleMesh>> meshes_;
};

/// Mesh files of a task that lie outside its folder: who opens another's task may not want them read. None
/// where the task has no folder yet.
std::vector<std::filesystem::path> meshesOutside(const Task& task, const std::filesystem::path& folder);

}  // namespace handhold
