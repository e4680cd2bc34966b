// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/files/prop_solids.h"

#include <algorithm>

#include "app/files/mesh_file.h"
#include "app/process/resources.h"
#include "engine/core/error.h"
#include "engine/core/file_place.h"
#include "engine/math/triangle_solid.h"
#include "ui/scene/task/prop_meshes.h"

namespace handhold {

namespace {

namespace fs = std::filesystem;

constexpr const char* kOrOff = ", or switch the law of clearance off";

fs::path absoluteFolder(const fs::path& folder) {
  return folder.empty() ? fs::current_path() : fs::absolute(folder);
}

/// One name for each file.
fs::path placeOf(const fs::path& file) { return (fs::current_path() / file).lexically_normal(); }

}  // namespace

PropSolids::PropSolids(const fs::path& folder, OutsideMeshes outside)
    : folder_(absoluteFolder(folder)), outside_(outside) {}

void PropSolids::setFolder(const fs::path& folder) {
  const std::scoped_lock lock(mutex_);
  folder_ = absoluteFolder(folder);
}

void PropSolids::keep(const fs::path& file, std::shared_ptr<const TriangleMesh> mesh) {
  forget(file);
  const std::scoped_lock lock(mutex_);
  meshes_[placeOf(file)] = std::move(mesh);
}

void PropSolids::forget(const fs::path& file) {
  const fs::path place = placeOf(file);
  const std::scoped_lock lock(mutex_);
  meshes_.erase(place);
  std::erase_if(solids_, [&](const auto& known) { return known.first.first == place; });
}

PropSolids::Key PropSolids::keyOf(const Prop& prop) const {
  const std::scoped_lock lock(mutex_);
  return {placeOf(folder_ / prop.file), {prop.size.x(), prop.size.y(), prop.size.z()}};
}

/// Nobody waits while a file is read: the lock is for the tables alone.
std::shared_ptr<const TriangleMesh> PropSolids::meshOf(const Prop& prop, const std::stop_token& stop) {
  const fs::path file = keyOf(prop).first;
  fs::path folder;
  {
    const std::scoped_lock lock(mutex_);
    if (const auto known = meshes_.find(file); known != meshes_.end()) return known->second;
    folder = folder_;
  }
  const std::string why = ", and the body shall keep clear of \"" + prop.name + "\"";
  if (outside_ == OutsideMeshes::Refused && !isWithin(file, folder))
    throw InputError(file.string(), "lies outside the task's folder" + why,
                     std::string("put it beside the task") + kOrOff);
  std::shared_ptr<const TriangleMesh> mesh;
  try {
    mesh = readMesh(file, stop);
  } catch (const InputError& error) {
    throw InputError(file.string(), error.problem() + why, error.remedy() + kOrOff);
  }
  const std::scoped_lock lock(mutex_);
  return mesh ? meshes_.try_emplace(file, mesh).first->second : nullptr;
}

std::shared_ptr<const TriangleSolid> PropSolids::solidOf(const Prop& prop, const std::stop_token& stop) {
  const Key key = keyOf(prop);
  {
    const std::scoped_lock lock(mutex_);
    if (const auto known = solids_.find(key); known != solids_.end()) return known->second;
  }
  const std::shared_ptr<const TriangleMesh> mesh = meshOf(prop, stop);
  if (!mesh) return nullptr;
  auto solid = std::make_shared<const TriangleSolid>(cornersOf(prop, *mesh));
  const std::scoped_lock lock(mutex_);
  return solids_.try_emplace(key, std::move(solid)).first->second;
}

/// A size that is dragged leaves one of each step behind.
void PropSolids::forgetAllBut(const Task& task) {
  std::vector<std::shared_ptr<const TriangleSolid>> used;
  for (const Prop& prop : task.props) used.push_back(prop.solid);
  const std::scoped_lock lock(mutex_);
  std::erase_if(solids_,
                [&](const auto& known) { return std::ranges::find(used, known.second) == used.end(); });
}

Task PropSolids::solid(Task task, const std::stop_token& stop) {
  for (Prop& prop : task.props) {
    prop.solid = nullptr;
    if (prop.kind != PropKind::Mesh || !(task.laws.clearance || task.manoeuvre)) continue;
    try {
      prop.solid = solidOf(prop, stop);
    } catch (const InputError&) {
      if (task.laws.clearance) throw;  // elsewhere it is only not drawn
    }
  }
  forgetAllBut(task);
  return task;
}

void giveSolids(OpenedTask& opened, OutsideMeshes outside) {
  opened.task = PropSolids(opened.folder, outside).solid(std::move(opened.task));
}

OpenedTask openSolidTask(const fs::path& path, const ToldPerson& person, OutsideMeshes outside) {
  OpenedTask opened = openTaskOf(path, person);
  giveSolids(opened, outside);
  return opened;
}

}  // namespace handhold
