// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <map>
#include <memory>
#include <vector>

#include "engine/task/task.h"
#include "ui/scene/scene.h"
#include "ui/scene/task/prop_meshes.h"

namespace handhold {

/// Meshes of props, read once for each path. Paths in a task are relative to its folder.
class MeshStore {
 public:
  /// Reads the task's meshes that are not read yet. Returns one sentence for the first that could not be
  /// read, empty when all could; each file is told once.
  std::string read(const Task& task, const std::filesystem::path& folder);

  /// Puts what has been read of the task's mesh props into the scene.
  void addKnown(Scene& scene, const Task& task, const std::filesystem::path& folder) const;
  /// By the names that the task gives the files.
  PropMeshes::ByFile known(const Task& task, const std::filesystem::path& folder) const;
  /// Files of the task that nobody has tried to read.
  std::vector<std::filesystem::path> unread(const Task& task, const std::filesystem::path& folder) const;
  void keep(const std::filesystem::path& file, std::shared_ptr<const TriangleMesh> mesh);
  /// It cannot be read, or shall not be: a box with its name and the reason stands in its place.
  void keepReason(const std::filesystem::path& file, const std::string& reason);
  void forget(const std::filesystem::path& file) { meshes_.erase(file); }

 private:
  struct Read {
    std::shared_ptr<const TriangleMesh> mesh;  ///< null: it could not be read
    std::string reason;
  };
  std::map<std::filesystem::path, Read> meshes_;
};

/// What was wrong with a mesh file, without its path, which the user knows by the prop.
std::string reasonWithout(const std::filesystem::path& file, const std::string& sentence);

/// Metres for one unit of a mesh that nobody has scaled: formats for drawings do not say, and what would be
/// larger than a house was drawn in millimetres.
double guessedUnit(const TriangleMesh& mesh);

/// Mesh files of a task that lie outside its folder (empty: where the program is at work): who opens
/// another's task may not want them read.
std::vector<std::filesystem::path> meshesOutside(const Task& task, const std::filesystem::path& folder);

}  // namespace handhold
