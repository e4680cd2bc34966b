// SPDX-License-Identifier: GPL-3.0-or-later
#include <assimp/postprocess.h>
#include <assimp/scene.h>

#include <CLI/CLI.hpp>
#include <assimp/Importer.hpp>
#include <fstream>
#include <memory>
#include <string>

#include "app/commands.h"
#include "app/exit_code.h"

namespace handhold {

namespace {

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

}  // namespace

void addImportMeshCommand(CLI::App& app, int& exitCode) {
  const auto file = std::make_shared<std::string>(), out = std::make_shared<std::string>();
  CLI::App* command = app.add_subcommand("import-mesh", "")->group("");
  command->add_option("file", *file)->required();
  command->add_option("out", *out)->required();
  command->callback([=, &exitCode] { exitCode = convert(*file, *out) ? kSolved : kWrongInput; });
}

}  // namespace handhold
