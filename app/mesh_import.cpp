// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/mesh_import.h"

#include <utility>

#include "app/mesh_file.h"
#include "engine/core/error.h"
#include "ui/document/open_file.h"

namespace handhold {

namespace {

/// The prop's file, or nothing where it is no mesh.
std::filesystem::path fileOf(const Prop& prop, const std::filesystem::path& folder) {
  return prop.kind == PropKind::Mesh ? folder / prop.file : std::filesystem::path();
}

}  // namespace

std::vector<std::filesystem::path> MeshStore::unread(const Task& task,
                                                     const std::filesystem::path& folder) const {
  std::vector<std::filesystem::path> files;
  for (const Prop& prop : task.props)
    if (const auto file = fileOf(prop, folder); !file.empty() && !meshes_.contains(file))
      files.push_back(file);
  return files;
}

void MeshStore::keep(const std::filesystem::path& file, std::shared_ptr<const TriangleMesh> mesh) {
  meshes_[file] = std::move(mesh);
}

std::string MeshStore::addTo(Scene& scene, const Task& task, const std::filesystem::path& folder) {
  std::string problem;
  for (const std::filesystem::path& file : unread(task, folder)) {
    keep(file, nullptr);
    try {
      keep(file, readMesh(file));
    } catch (const InputError& error) {
      if (problem.empty()) problem = error.what();
    }
  }
  addKnown(scene, task, folder);
  return problem;
}

void MeshStore::addKnown(Scene& scene, const Task& task, const std::filesystem::path& folder) const {
  for (size_t i = 0; i < task.props.size(); ++i) {
    const Prop& prop = task.props[i];
    const auto known = meshes_.find(fileOf(prop, folder));
    if (known == meshes_.end() || !known->second) continue;
    Solid solid;
    solid.id = {ThingKind::Prop, static_cast<int>(i)};
    solid.form = Form::Mesh;
    solid.X_WS = {prop.orientation.toRotationMatrix(), prop.position};
    solid.size = prop.size;
    solid.color = scene.theme.matte;
    solid.mesh = known->second;
    scene.solids.push_back(std::move(solid));
  }
}

std::vector<std::filesystem::path> meshesOutside(const Task& task, const std::filesystem::path& folder) {
  std::vector<std::filesystem::path> files;
  if (folder.empty()) return files;
  for (const Prop& prop : task.props) {
    const std::filesystem::path file = fileOf(prop, folder);
    if (!file.empty() &&
        !isWithin(QString::fromStdString(file.string()), QString::fromStdString(folder.string())))
      files.push_back(file);
  }
  return files;
}

}  // namespace handhold
