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
#include <assimp/Importer.hpp>
#include <csignal>
#include <fstream>
#include <sstream>

#include "app/process/file_ending.h"
#include "engine/core/error.h"

namespace handhold {

namespace {

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
#if !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_THREAD__)  // which reserve terabytes of addresses
  limit(RLIMIT_AS, kMostMemory);
#endif
  limit(RLIMIT_CPU, kMostProcessorSeconds);
  limit(RLIMIT_FSIZE, kMostWritten);
  limit(RLIMIT_CORE, 0);
}

std::vector<Eigen::Vector3f> readCorners(const std::string& file, const std::stop_token& stop) {
  std::ifstream stream(file, std::ios::binary);
  std::vector<Eigen::Vector3f> corners;
  float corner[3];
  while (!stop.stop_requested() && stream.read(reinterpret_cast<char*>(corner), sizeof corner))
    corners.emplace_back(corner[0], corner[1], corner[2]);
  return corners;
}

/// Why a child did not do its work.
std::string problemOf(const QProcess& child, const std::string& out) {
  if (child.error() == QProcess::FailedToStart) return "cannot be read: no process can be started";
  if (child.exitStatus() == QProcess::NormalExit) {
    std::ifstream stream(out);
    std::string words;
    return std::getline(stream, words) && !words.empty() ? words : "is damaged: its reader gave up";
  }
  switch (child.exitCode()) {  // the signal that ended it
    case SIGXCPU:
    case SIGKILL:
      return "takes more than " + std::to_string(kMostProcessorSeconds) + " s to read";
    case SIGXFSZ:
      return "has more triangles than can be drawn here";
    default:
      return "is damaged: its reader broke down on it";
  }
}

/// A PLY says first how much follows, and its reader makes room for as much: each takes a byte at least.
bool promisesTooMuch(const std::filesystem::path& file, std::uintmax_t bytes) {
  constexpr int kMostLines = 1000;
  std::ifstream stream(file);
  std::string line, word, name;
  if (!std::getline(stream, line) || !line.starts_with("ply")) return false;
  for (int k = 0; k < kMostLines && std::getline(stream, line) && !line.starts_with("end_header"); ++k) {
    std::istringstream words(line);
    double count = 0.0;
    if (words >> word && word == "element" && words >> name >> count && count > static_cast<double>(bytes))
      return true;
  }
  return false;
}

void check(const std::filesystem::path& file) {
  std::error_code error;
  if (!isMeshFile(file))
    throw InputError(file.string(), "is of no format that is read here (obj, stl, ply, dae, gltf, glb)",
                     "export it as glb or obj");
  if (!std::filesystem::exists(file, error))
    throw InputError(file.string(), "is not found", "put it there, or name another file");
  if (!std::filesystem::is_regular_file(file, error))
    throw InputError(file.string(), "is no regular file", "name another file");
  const std::uintmax_t bytes = std::filesystem::file_size(file, error);
  if (bytes > kMostBytes)
    throw InputError(file.string(), "is larger than 256 MB", "simplify it and export it anew");
  if (promisesTooMuch(file, bytes))
    throw InputError(file.string(), "is damaged: it tells of more corners or faces than it has bytes",
                     "export it anew, as glb or obj");
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
    while (endings >> ending) isOurs = isOurs || isMeshFile("mesh." + ending);
    if (!isOurs) importer.UnregisterLoader(importer.GetImporter(i));
  }
}

/// What is wrong, in words that follow the file's name; empty: all is written.
std::string writeCorners(const aiMesh& mesh, std::ostream& stream) {
  for (unsigned f = 0; f < mesh.mNumFaces; ++f) {
    const aiFace& face = mesh.mFaces[f];
    if (face.mNumIndices != 3) continue;
    for (unsigned k = 0; k < 3; ++k) {
      if (face.mIndices[k] >= mesh.mNumVertices) return "is damaged: a face names a corner that is not there";
      const aiVector3D& p = mesh.mVertices[face.mIndices[k]];
      const float corner[3] = {p.x, p.y, p.z};
      if (!Eigen::Vector3f(p.x, p.y, p.z).allFinite()) return "is damaged: a corner is at no finite place";
      stream.write(reinterpret_cast<const char*>(corner), sizeof corner);
    }
  }
  return {};
}

/// One short line of what the reader said, without the file's own path.
std::string inOneLine(std::string words, const std::string& file) {
  constexpr std::size_t kMost = 160;
  for (std::size_t at = words.find(file); at != std::string::npos; at = words.find(file))
    words.replace(at, file.size(), "it");
  std::ranges::replace_if(
      words, [](unsigned char c) { return c < 0x20; }, ' ');
  if (words.size() > kMost) words = words.substr(0, kMost) + "…";
  return words;
}

std::string writeTriangles(const std::string& file, std::ostream& stream) {
  Assimp::Importer importer;
  keepOurFormats(importer);
  const aiScene* scene = importer.ReadFile(file, aiProcess_Triangulate | aiProcess_PreTransformVertices);
  const std::string error = importer.GetErrorString();
  if (!scene && error.starts_with("No suitable reader"))
    return "is damaged, or of another format than its name says";
  if (!scene && error.find("bad_alloc") != std::string::npos)
    return "is damaged, or larger than can be read here: it asks for more memory than there is for it";
  if (!scene) return "is damaged: " + inOneLine(error, file);
  for (unsigned m = 0; m < scene->mNumMeshes; ++m)
    if (const std::string problem = writeCorners(*scene->mMeshes[m], stream); !problem.empty())
      return problem;
  return stream.tellp() > 0 ? std::string() : "holds no triangle";
}

}  // namespace

bool convertMesh(const std::string& file, const std::string& out) {
  std::ofstream stream(out, std::ios::binary);
  std::string problem = writeTriangles(file, stream);
  if (problem.empty() && !stream.flush()) problem = "cannot be read: there is no room for temporary files";
  if (problem.empty()) return true;
  stream.close();
  std::ofstream(out, std::ios::trunc) << problem << '\n';
  return false;
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
  if (!isWhole)
    throw InputError(file.string(), problemOf(child, out.toStdString()),
                     "export it anew, as glb or obj, and simpler if it is large");
  TriangleMesh mesh = meshFromTriangles(readCorners(out.toStdString(), stop), stop);
  return stop.stop_requested() ? nullptr : std::make_shared<const TriangleMesh>(std::move(mesh));
}

}  // namespace handhold
