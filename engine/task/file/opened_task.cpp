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

OpenedTask openedTask(std::shared_ptr<const Model> model, Task task, const fs::path& folder,
                      const fs::path& modelFolder) {
  OpenedTask opened{std::move(model), std::move(task), {}, folder};
  if (!isShipped(opened.task.model, modelFolder)) opened.ownModel = readFile(folder / opened.task.model);
  return opened;
}

OpenedTask openTask(const fs::path& file, const fs::path& modelFolder) {
  auto model = loadModel(taskModelFile(file, modelFolder));
  NotedTask read = notedTaskFromJson(readFile(file), file.string(), *model);
  OpenedTask opened = openedTask(std::move(model), std::move(read.task), file.parent_path(), modelFolder);
  opened.notes = std::move(read.notes);
  return opened;
}

}  // namespace handhold
