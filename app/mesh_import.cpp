// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/mesh_import.h"

#include <QProcess>
#include <QTemporaryDir>
#include <fstream>

#include "engine/core/error.h"

namespace handhold {

namespace {

constexpr int kMostMilliseconds = 20000;

std::vector<Eigen::Vector3f> readCorners(const std::string& file) {
  std::ifstream stream(file, std::ios::binary);
  std::vector<Eigen::Vector3f> corners;
  float corner[3];
  while (stream.read(reinterpret_cast<char*>(corner), sizeof corner)) {
    const Eigen::Vector3f p(corner[0], corner[1], corner[2]);
    if (!p.allFinite()) return {};
    corners.push_back(p);
  }
  return corners;
}

}  // namespace

std::shared_ptr<const TriangleMesh> MeshStore::open(const std::filesystem::path& file) {
  const auto known = meshes_.find(file);
  if (known != meshes_.end()) return known->second;
  meshes_[file] = nullptr;
  if (!std::filesystem::exists(file))
    throw InputError(file.string(), "does not exist", "correct the prop's file");
  const QTemporaryDir folder;
  const QString out = folder.filePath(QStringLiteral("corners"));
  QProcess child;
  child.start(QStringLiteral("/proc/self/exe"),
              {QStringLiteral("import-mesh"), QString::fromStdString(file.string()), out});
  const bool done = child.waitForFinished(kMostMilliseconds) && child.exitStatus() == QProcess::NormalExit;
  const auto corners =
      done && child.exitCode() == 0 ? readCorners(out.toStdString()) : std::vector<Eigen::Vector3f>();
  if (corners.empty())
    throw InputError(file.string(), "is no mesh that can be read", "export it anew, as glb or obj");
  meshes_[file] = std::make_shared<const TriangleMesh>(meshFromTriangles(corners));
  return meshes_[file];
}

std::string MeshStore::addTo(Scene& scene, const Task& task, const std::filesystem::path& folder) {
  std::string problem;
  for (size_t i = 0; i < task.props.size(); ++i) {
    const Prop& prop = task.props[i];
    if (prop.kind != PropKind::Mesh) continue;
    Solid solid;
    solid.id = {ThingKind::Prop, static_cast<int>(i)};
    solid.form = Form::Mesh;
    solid.X_WS = {prop.orientation.toRotationMatrix(), prop.position};
    solid.size = prop.size;
    solid.color = scene.theme.matte;
    try {
      solid.mesh = open(folder / prop.file);
    } catch (const InputError& error) {
      if (problem.empty()) problem = error.what();
    }
    if (solid.mesh) scene.solids.push_back(std::move(solid));
  }
  return problem;
}

}  // namespace handhold
