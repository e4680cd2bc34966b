// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/task/file/opened_task.h"

#include <utility>

#include "engine/core/atomic_file.h"
#include "engine/core/json_document.h"
#include "engine/model/model_file.h"
#include "engine/task/file/task_file.h"

namespace handhold {

namespace fs = std::filesystem;

Subject openSubject(const std::string& name, const fs::path& folder, const fs::path& modelFolder) {
  const fs::path file = modelPath(name, folder, modelFolder);
  std::string text = readFile(file);
  Subject subject(name, modelFromJson(text, file.string()));
  if (!isShipped(name, modelFolder)) subject.file = std::move(text);
  return subject;
}

Subject carriedSubject(const std::string& task, const std::string& place) {
  const JsonDocument document(task, place);
  const JsonNode model = JsonNode(document).at("model");
  std::string text = prettyJson(nlohmann::ordered_json::parse(model.json()));
  Subject subject({}, modelFromJson(text, place + ": model"));
  subject.file = std::move(text);
  return subject;
}

Subject openSubject(const fs::path& taskFile, const fs::path& modelFolder) {
  const std::string name = taskModelName(taskFile, modelFolder);
  return name.empty() ? carriedSubject(readFile(taskFile), taskFile.string())
                      : openSubject(name, taskFile.parent_path(), modelFolder);
}

OpenedTask openTask(const fs::path& file, const fs::path& modelFolder) {
  const Subject subject = openSubject(file, modelFolder);
  NotedTask read = notedTaskFromJson(readFile(file), file.string(), *subject.model);
  return {subject, std::move(read.task), file.parent_path(), std::move(read.notes)};
}

}  // namespace handhold
