// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/resources.h"

#include <algorithm>
#include <cstdlib>
#include <vector>

#include "engine/core/error.h"
#include "engine/core/nearest_name.h"
#include "engine/model/model_file.h"
#include "engine/task/task_file.h"

namespace handhold {

namespace {

namespace fs = std::filesystem;

std::vector<std::string> shippedModels() {
  std::vector<std::string> names;
  std::error_code error;
  for (const auto& entry : fs::directory_iterator(resourceFolder() / "models", error))
    if (entry.path().extension() == ".json") names.push_back(entry.path().stem().string());
  std::sort(names.begin(), names.end());
  return names;
}

}  // namespace

fs::path resourceFolder() {
  if (const char* wanted = std::getenv("HANDHOLD_RESOURCES")) {
    if (fs::is_directory(wanted)) return wanted;
    throw InputError("HANDHOLD_RESOURCES", std::string("'") + wanted + "' is not a folder",
                     "set it to the folder that holds models/, or unset it");
  }
  std::error_code error;
  const fs::path program = fs::read_symlink("/proc/self/exe", error).parent_path();
  const fs::path candidates[] = {program / "../share/handhold",
#ifdef HANDHOLD_SOURCE_DIR  // a program that is not installed
                                 fs::path(HANDHOLD_SOURCE_DIR) / "resources",
#endif
                                 program / "../resources"};
  for (const fs::path& candidate : candidates)
    if (fs::is_directory(candidate / "models", error)) return candidate.lexically_normal();
  throw InputError(program.string(), "the resources folder is not there",
                   "set HANDHOLD_RESOURCES to the folder that holds models/");
}

std::shared_ptr<const Model> openModel(const std::string& nameOrPath) {
  const std::vector<std::string> names = shippedModels();
  if (std::find(names.begin(), names.end(), nameOrPath) != names.end())
    return loadModel(resourceFolder() / "models" / (nameOrPath + ".json"));
  if (!fs::exists(nameOrPath))
    throw InputError("--model", "there is no model '" + nameOrPath + "'",
                     "use " + (names.empty() ? "" : listed(names) + " or ") + "the path of a model file");
  return loadModel(nameOrPath);
}

OpenedTask openTask(const fs::path& file) {
  OpenedTask opened;
  opened.model = loadModel(taskModelFile(file, resourceFolder() / "models"));
  opened.task = loadTask(file, *opened.model);
  return opened;
}

}  // namespace handhold
