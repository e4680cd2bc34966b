// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/task/file/opened_task.h"

#include "engine/core/atomic_file.h"
#include "engine/model/model_file.h"
#include "engine/task/file/task_file.h"

namespace handhold {

namespace fs = std::filesystem;

bool isShipped(const std::string& model, const fs::path& modelFolder) {
  std::error_code error;
  return !model.empty() && model.find('/') == std::string::npos &&
         fs::is_regular_file(modelFolder / (model + ".json"), error);
}

Subject openSubject(const std::string& name, const fs::path& folder, const fs::path& modelFolder) {
  if (isShipped(name, modelFolder)) return {name, loadModel(modelFolder / (name + ".json"))};
  Subject subject(name, loadModel(folder / name));
  subject.file = readFile(folder / name);
  return subject;
}

Subject openSubject(const fs::path& taskFile, const fs::path& modelFolder) {
  return openSubject(taskModelName(taskFile, modelFolder), taskFile.parent_path(), modelFolder);
}

OpenedTask openTask(const fs::path& file, const fs::path& modelFolder) {
  const Subject subject = openSubject(file, modelFolder);
  NotedTask read = notedTaskFromJson(readFile(file), file.string(), *subject.model);
  return {subject, std::move(read.task), file.parent_path(), std::move(read.notes)};
}

}  // namespace handhold
