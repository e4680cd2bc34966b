// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <filesystem>
#include <map>
#include <memory>
#include <mutex>
#include <string>

#include "app/process/told_person.h"
#include "engine/task/file/opened_task.h"
#include "engine/task/task.h"
#include "ui/scene/scene.h"

namespace handhold {

/// What the meshes of a task are made of, for the law of clearance: each file read once, as large as its
/// props are. For several threads at once.
class PropSolids {
 public:
  /// Where the files of the next tasks are.
  void setFolder(const std::filesystem::path& folder);
  /// What somebody else has read.
  void keep(const std::filesystem::path& file, std::shared_ptr<const TriangleMesh> mesh);
  /// The task with the triangles of its meshes. Files that lie outside the folder are not read here; what
  /// cannot be read stands in nobody's way.
  Task solid(Task task);

 private:
  using Key = std::pair<std::filesystem::path, std::array<double, 3>>;

  std::shared_ptr<const TriangleMesh> meshOf(const std::filesystem::path& file,
                                             const std::filesystem::path& folder);
  std::shared_ptr<const TriangleSolid> solidOf(const Prop& prop);

  std::mutex mutex_;
  std::filesystem::path folder_;
  std::map<std::filesystem::path, std::shared_ptr<const TriangleMesh>> meshes_;  ///< null: it cannot be read
  std::map<Key, std::shared_ptr<const TriangleSolid>> solids_;
};

/// The same of a task that was opened. Throws InputError where the law of clearance is on and a mesh cannot
/// be read or lies outside the task's folder.
void giveSolids(OpenedTask& opened);

/// As openTaskOf (process/resources.h), with the triangles of its meshes.
OpenedTask openSolidTask(const std::filesystem::path& path, const ToldPerson& person);

}  // namespace handhold
