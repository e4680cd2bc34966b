// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/files/mesh_import.h"

#include <utility>

#include "app/files/mesh_file.h"
#include "engine/core/error.h"
#include "engine/core/file_place.h"

namespace handhold {

namespace {

constexpr double kPlaceholder = 0.3;    // m
constexpr float kLargestThing = 20.0f;  // m; a station's module is 7

/// The prop's file, or nothing where it is no mesh.
std::filesystem::path fileOf(const Prop& prop, const std::filesystem::path& folder) {
  return prop.kind == PropKind::Mesh ? folder / prop.file : std::filesystem::path();
}

/// Without what to do about it, and no longer than a label may be; the inspector has all of it.
std::string briefly(const std::string& reason) {
  constexpr std::size_t kMost = 48;
  const std::string problem = reason.substr(0, reason.find(';'));
  return problem.size() <= kMost ? problem : problem.substr(0, problem.rfind(' ', kMost)) + " …";
}

/// Stands where a mesh cannot be shown, so that it can be seen, selected and moved or deleted.
void addPlaceholder(Scene& scene, const ThingId& id, const Pose& X_WS, const std::string& words) {
  Solid box = boxSolid(X_WS, Vector3::Constant(0.5 * kPlaceholder), withAlpha(scene.theme.exceeded, 0.35f));
  box.id = id;
  scene.solids.push_back(std::move(box));
  scene.labels.push_back({id, X_WS.p, words});
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
  meshes_[file] = {std::move(mesh), {}};
}

void MeshStore::keepReason(const std::filesystem::path& file, const std::string& reason) {
  meshes_[file] = {nullptr, reason};
}

std::string MeshStore::read(const Task& task, const std::filesystem::path& folder) {
  std::string problem;
  for (const std::filesystem::path& file : unread(task, folder)) {
    try {
      keep(file, readMesh(file));
    } catch (const InputError& error) {
      keepReason(file, reasonWithout(file, error.what()));
      if (problem.empty()) problem = error.what();
    }
  }
  return problem;
}

PropMeshes::ByFile MeshStore::known(const Task& task, const std::filesystem::path& folder) const {
  PropMeshes::ByFile meshes;
  for (const Prop& prop : task.props)
    if (const auto found = meshes_.find(fileOf(prop, folder)); found != meshes_.end())
      meshes[prop.file] = found->second.mesh;
  return meshes;
}

void MeshStore::addKnown(Scene& scene, const Task& task, const std::filesystem::path& folder) const {
  for (size_t i = 0; i < task.props.size(); ++i) {
    const Prop& prop = task.props[i];
    const auto known = meshes_.find(fileOf(prop, folder));
    if (known == meshes_.end()) continue;
    const ThingId id{ThingKind::Prop, static_cast<int>(i)};
    const Pose X_WS{prop.orientation.toRotationMatrix(), prop.position};
    if (!known->second.mesh) {
      addPlaceholder(scene, id, X_WS, prop.name + ": " + briefly(known->second.reason));
      continue;
    }
    Solid solid;
    solid.id = id;
    solid.form = Form::Mesh;
    solid.X_WS = X_WS;
    solid.size = prop.size;
    solid.color = scene.theme.matte;
    solid.mesh = known->second.mesh;
    scene.solids.push_back(std::move(solid));
  }
}

std::string reasonWithout(const std::filesystem::path& file, const std::string& sentence) {
  const std::string place = file.string() + ": ";
  return sentence.starts_with(place) ? sentence.substr(place.size()) : sentence;
}

double guessedUnit(const TriangleMesh& mesh) {
  Eigen::AlignedBox3f box;
  for (const Eigen::Vector3f& p : mesh.positions) box.extend(p);
  return !box.isEmpty() && box.sizes().maxCoeff() > kLargestThing ? 0.001 : 1.0;
}

std::vector<std::filesystem::path> meshesOutside(const Task& task, const std::filesystem::path& folder) {
  std::vector<std::filesystem::path> files;
  const std::filesystem::path here = folder.empty() ? std::filesystem::current_path() : folder;
  for (const Prop& prop : task.props) {
    const std::filesystem::path file = fileOf(prop, folder);
    if (!file.empty() && !isWithin(std::filesystem::absolute(file), here)) files.push_back(file);
  }
  return files;
}

}  // namespace handhold
