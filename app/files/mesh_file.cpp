// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/files/mesh_file.h"

#include <assimp/importerdesc.h>
#include <assimp/postprocess.h>
#include <assimp/scene.h>
#include <sys/resource.h>

#include <assimp/BaseImporter.h>
#include <QProcess>
#include <QTemporaryDir>
#include <algorithm>
#include <array>
#include <assimp/Importer.hpp>
#include <fstream>
#include <sstream>

#include "engine/core/error.h"

namespace handhold {

namespace {

constexpr std::array<std::string_view, 6> kFormats{"obj", "stl", "ply", "dae", "gltf", "glb"};
constexpr std::uintmax_t kMostBytes = 256u << 20;  // of the file
constexpr rlim_t kMostMemory = rlim_t{2} << 30;    // address space of the child (bytes)
constexpr rlim_t kMostProcessorSeconds = 8;
constexpr rlim_t kMostWritten = rlim_t{128} << 20;  // what it hands back (bytes): 3.7 million triangles
constexpr int kPatience_ms = 50;                    // between two looks at the stop token

void limit(__rlimit_resource resource, rlim_t most) {
  const rlimit both{most, most};
  ::setrlimit(resource, &both);
}

/// In the child, before it becomes the reader.
void limitChild() {
#ifndef __SANITIZE_ADDRESS__  // which reserves terabytes of addresses
  limit(RLIMIT_AS, kMostMemory);
#endif
  limit(RLIMIT_CPU, kMostProcessorSeconds);
  limit(RLIMIT_FSIZE, kMostWritten);
  limit(RLIMIT_CORE, 0);
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

void check(const std::filesystem::path& file) {
  std::error_code error;
  if (!isMeshFile(file))
    throw InputError(file.string(), "is of no mesh format that is read here", "export it as glb or obj");
  if (!std::filesystem::exists(file, error))
    throw InputError(file.string(), "does not exist", "correct the prop's file");
  if (!std::filesystem::is_regular_file(file, error))
    throw InputError(file.string(), "is not a regular file", "correct the prop's file");
  if (std::filesystem::file_size(file, error) > kMostBytes)
    throw InputError(file.string(), "is larger than 256 MB", "simplify it and export it anew");
}

/// True when it ended by itself.
bool waitFor(QProcess& child, const std::stop_token& stop) {
  while (!child.waitForFinished(kPatience_ms)) {
    if (child.state() == QProcess::NotRunning) return true;
    if (!stop.stop_requested()) continue;
    child.kill();
    child.waitForFinished();
    return false;
  }
  return true;
}

/// Assimp would try each of its fifty readers on a file that the one for its ending refuses.
void keepOurFormats(Assimp::Importer& importer) {
  for (std::size_t i = importer.GetImporterCount(); i-- > 0;) {
    std::istringstream endings(importer.GetImporterInfo(i)->mFileExtensions);
    std::string ending;
    bool isOurs = false;
    while (endings >> ending) isOurs = isOurs || std::ranges::find(kFormats, ending) != kFormats.end();
    if (!isOurs) importer.UnregisterLoader(importer.GetImporter(i));
  }
}

bool writeCorners(const aiMesh& mesh, std::ostream& stream) {
  for (unsigned f = 0; f < mesh.mNumFaces; ++f) {
    const aiFace& face = mesh.mFaces[f];
    if (face.mNumIndices != 3) continue;
    for (unsigned k = 0; k < 3; ++k) {
      if (face.mIndices[k] >= mesh.mNumVertices) return false;
      const aiVector3D& p = mesh.mVertices[face.mIndices[k]];
      const float corner[3] = {p.x, p.y, p.z};
      stream.write(reinterpret_cast<const char*>(corner), sizeof corner);
    }
  }
  return true;
}

}  // namespace

bool isMeshFile(const std::filesystem::path& file) {
  std::string ending = file.extension().string();
  std::ranges::transform(ending, ending.begin(), [](unsigned char c) { return std::tolower(c); });
  return !ending.empty() && std::ranges::find(kFormats, std::string_view(ending).substr(1)) != kFormats.end();
}

bool convertMesh(const std::string& file, const std::string& out) {
  Assimp::Importer importer;
  keepOurFormats(importer);
  const aiScene* scene = importer.ReadFile(file, aiProcess_Triangulate | aiProcess_PreTransformVertices);
  if (!scene || scene->mNumMeshes == 0) return false;
  std::ofstream stream(out, std::ios::binary);
  for (unsigned m = 0; m < scene->mNumMeshes; ++m)
    if (!writeCorners(*scene->mMeshes[m], stream)) return false;
  return static_cast<bool>(stream.flush());
}

std::shared_ptr<const TriangleMesh> readMesh(const std::filesystem::path& file, const std::stop_token& stop) {
  check(file);
  const QTemporaryDir folder;
  const QString out = folder.filePath(QStringLiteral("corners"));
  QProcess child;
  child.setChildProcessModifier(limitChild);
  child.setStandardOutputFile(QProcess::nullDevice());
  child.setStandardErrorFile(QProcess::nullDevice());
  child.start(QStringLiteral("/proc/self/exe"),
              {QStringLiteral("import-mesh"), QString::fromStdString(file.string()), out});
  if (!waitFor(child, stop)) return nullptr;
  const bool isWhole = child.exitStatus() == QProcess::NormalExit && child.exitCode() == 0;
  const auto corners = isWhole ? readCorners(out.toStdString()) : std::vector<Eigen::Vector3f>();
  if (corners.empty())
    throw InputError(file.string(), "is no mesh that can be read",
                     "export it anew, as glb or obj, and simpler if it is large");
  return std::make_shared<const TriangleMesh>(meshFromTriangles(corners));
}

}  // namespace handhold
