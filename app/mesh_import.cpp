// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/mesh_import.h"

#include <assimp/postprocess.h>
#include <assimp/scene.h>

#include <QProcess>
#include <QTemporaryDir>
#include <assimp/Importer.hpp>
#include <fstream>

#include "app/exit_code.h"
#include "engine/core/error.h"

namespace handhold {

namespace {

constexpr int kMostMilliseconds = 20000;

/// Writes the corners of all triangles as raw floats; false when it is no mesh.
bool convert(const std::string& file, const std::string& out) {
  Assimp::Importer importer;
  const aiScene* scene = importer.ReadFile(file, aiProcess_Triangulate | aiProcess_PreTransformVertices);
  if (!scene || scene->mNumMeshes == 0) return false;
  std::ofstream stream(out, std::ios::binary);
  for (unsigned m = 0; m < scene->mNumMeshes; ++m) {
    const aiMesh& mesh = *scene->mMeshes[m];
    for (unsigned f = 0; f < mesh.mNumFaces; ++f) {
      if (mesh.mFaces[f].mNumIndices != 3) continue;
      for (unsigned k = 0; k < 3; ++k) {
        const aiVector3D& p = mesh.mVertices[mesh.mFaces[f].mIndices[k]];
        const float corner[3] = {p.x, p.y, p.z};
        stream.write(reinterpret_cast<const char*>(corner), sizeof corner);
      }
    }
  }
  return static_cast<bool>(stream.flush());
}

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

void addImportMeshCommand(CLI::App& app, int& exitCode) {
  const auto file = std::make_shared<std::string>(), out = std::make_shared<std::string>();
  CLI::App* command = app.add_subcommand("import-mesh", "")->group("");
  command->add_option("file", *file)->required();
  command->add_option("out", *out)->required();
  command->callback([=, &exitCode] { exitCode = convert(*file, *out) ? kSolved : kWrongInput; });
}

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
