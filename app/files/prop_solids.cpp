// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/files/prop_solids.h"

#include "app/files/mesh_file.h"
#include "app/files/mesh_import.h"
#include "app/process/resources.h"
#include "engine/core/error.h"
#include "engine/math/triangle_solid.h"
#include "ui/document/files/open_file.h"
#include "ui/scene/task/prop_meshes.h"

namespace handhold {

namespace {

bool isInside(const std::filesystem::path& file, const std::filesystem::path& folder) {
  return isWithin(QString::fromStdString(file.string()), QString::fromStdString(folder.string()));
}

}  // namespace

void PropSolids::setFolder(const std::filesystem::path& folder) {
  const std::scoped_lock lock(mutex_);
  folder_ = folder;
  meshes_.clear();  // files may have changed
  solids_.clear();
}

void PropSolids::keep(const std::filesystem::path& file, std::shared_ptr<const TriangleMesh> mesh) {
  const std::scoped_lock lock(mutex_);
  meshes_[file] = std::move(mesh);
  std::erase_if(solids_, [&](const auto& known) { return known.first.first == file; });
}

/// Nobody waits while a file is read: the lock is for the tables alone.
std::shared_ptr<const TriangleMesh> PropSolids::meshOf(const std::filesystem::path& file,
                                                       const std::filesystem::path& folder) {
  {
    const std::scoped_lock lock(mutex_);
    if (const auto known = meshes_.find(file); known != meshes_.end()) return known->second;
  }
  if (!isInside(file, folder)) return nullptr;
  std::shared_ptr<const TriangleMesh> mesh;
  try {
    mesh = readMesh(file);
  } catch (const InputError&) {
    mesh = nullptr;  // told by whoever draws it
  }
  const std::scoped_lock lock(mutex_);
  return meshes_.try_emplace(file, mesh).first->second;
}

std::shared_ptr<const TriangleSolid> PropSolids::solidOf(const Prop& prop) {
  std::unique_lock lock(mutex_);
  const std::filesystem::path folder = folder_, file = folder_ / prop.file;
  const Key key{file, {prop.size.x(), prop.size.y(), prop.size.z()}};
  if (const auto known = solids_.find(key); known != solids_.end()) return known->second;
  lock.unlock();
  const std::shared_ptr<const TriangleMesh> mesh = meshOf(file, folder);
  if (!mesh) return nullptr;
  auto solid = std::make_shared<const TriangleSolid>(cornersOf(prop, *mesh));
  lock.lock();
  return solids_.try_emplace(key, std::move(solid)).first->second;
}

Task PropSolids::solid(Task task) {
  for (Prop& prop : task.props)
    if (prop.kind == PropKind::Mesh) prop.solid = solidOf(prop);
  return task;
}

void giveSolids(OpenedTask& opened) {
  for (Prop& prop : opened.task.props) {
    if (prop.kind != PropKind::Mesh) continue;
    const std::filesystem::path file = opened.folder / prop.file;
    const bool isOutside = !opened.folder.empty() && !isInside(file, opened.folder);
    if (isOutside && opened.task.laws.clearance)
      throw InputError(file.string(),
                       "is what the body shall keep clear of, and lies outside the task's folder",
                       "put it beside the task, or switch the law of clearance off");
    if (isOutside) continue;
    try {
      prop.solid = std::make_shared<const TriangleSolid>(cornersOf(prop, *readMesh(file)));
    } catch (const InputError&) {
      if (opened.task.laws.clearance) throw;  // elsewhere it is only not drawn
    }
  }
}

OpenedTask openSolidTask(const std::filesystem::path& path, const ToldPerson& person) {
  OpenedTask opened = openTaskOf(path, person);
  giveSolids(opened);
  return opened;
}

}  // namespace handhold
