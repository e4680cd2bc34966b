// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <filesystem>
#include <map>
#include <memory>
#include <mutex>
#include <stop_token>

#include "app/process/told_person.h"
#include "engine/task/file/opened_task.h"
#include "engine/task/task.h"
#include "ui/scene/scene.h"

namespace handhold {

/// Meshes from outside a task's folder: another's task may not read them unasked.
enum class OutsideMeshes { Refused, Read };

/// What the meshes of tasks are made of, for the law of clearance: each file read once, as large as its props
/// are. For several threads at once.
class PropSolids {
 public:
  explicit PropSolids(const std::filesystem::path& folder = {},
                      OutsideMeshes outside = OutsideMeshes::Refused);

  /// Where the files of the next tasks are; empty: where the program is at work.
  void setFolder(const std::filesystem::path& folder);
  /// What somebody else has read, from outside the folder, too.
  void keep(const std::filesystem::path& file, std::shared_ptr<const TriangleMesh> mesh);
  /// It shall not be taken from what was read.
  void forget(const std::filesystem::path& file);
  /// The task with the triangles of its meshes, where clearance or a manoeuvre looks at them; without them
  /// where it was stopped. Throws InputError where the law of clearance is on and a mesh has none: it cannot
  /// be read, or lies outside the folder.
  Task solid(Task task, const std::stop_token& stop = {});

 private:
  using Key = std::pair<std::filesystem::path, std::array<double, 3>>;

  Key keyOf(const Prop& prop) const;
  std::shared_ptr<const TriangleMesh> meshOf(const Prop& prop, const std::stop_token& stop);
  std::shared_ptr<const TriangleSolid> solidOf(const Prop& prop, const std::stop_token& stop);
  void forgetAllBut(const Task& task);

  mutable std::mutex mutex_;
  std::filesystem::path folder_;
  OutsideMeshes outside_;
  std::map<std::filesystem::path, std::shared_ptr<const TriangleMesh>> meshes_;
  std::map<Key, std::shared_ptr<const TriangleSolid>> solids_;
};

/// The same of a task that was opened.
void giveSolids(OpenedTask& opened, OutsideMeshes outside = OutsideMeshes::Refused);

/// As openTaskOf (process/resources.h), with the triangles of its meshes.
OpenedTask openSolidTask(const std::filesystem::path& path, const ToldPerson& person,
                         OutsideMeshes outside = OutsideMeshes::Refused);

}  // namespace handhold
