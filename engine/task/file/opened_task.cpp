// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/task/file/opened_task.h"

#include <utility>

#include "engine/core/atomic_file.h"
#include "engine/core/json_document.h"
#include "engine/model/model_file.h"
#include "engine/task/file/own_points.h"
#include "engine/task/file/task_file.h"

namespace handhold {

namespace fs = std::filesystem;

Subject openSubject(const std::string& name, const fs::path& folder, const fs::path& modelFolder) {
  const fs::path file = modelPath(name, folder, modelFolder);
  std::string text = modelFileText(file);
  Subject subject(name, modelFromJson(text, file.string()));
  if (!isShipped(name, modelFolder)) subject.file = std::move(text);
  return subject;
}

Subject carriedSubject(const JsonDocument& task) {
  const JsonNode model = JsonNode(task).at("model");
  std::string text = prettyJson(nlohmann::ordered_json::parse(model.json()));
  Subject subject({}, modelFromJson(text, task.place() + ": model"));
  subject.file = std::move(text);
  return subject;
}

Subject openSubject(const fs::path& taskFile, const fs::path& modelFolder) {
  return openSubject(
      JsonDocument::without("results", {"schema", "model"}, readFile(taskFile), taskFile.string()),
      taskFile.parent_path(), modelFolder);
}

/// With the points of one's own that the task speaks of (model/own_point.h).
Subject openSubject(const JsonDocument& task, const fs::path& folder, const fs::path& modelFolder) {
  const std::string name = taskModelName(task, folder, modelFolder);
  return withPointsIn(name.empty() ? carriedSubject(task) : openSubject(name, folder, modelFolder), task);
}

OpenedTask openTask(const fs::path& file, const fs::path& modelFolder) {
  const JsonDocument document(readFile(file), file.string());
  const Subject subject = withPointsIn(openSubject(file, modelFolder), document);
  NotedTask read = notedTask(document, *subject.model);
  return {subject, std::move(read.task), file.parent_path(), std::move(read.notes)};
}

}  // namespace handhold
