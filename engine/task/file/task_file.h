// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "engine/core/json_document.h"
#include "engine/model/subject.h"
#include "engine/task/place_check.h"
#include "engine/task/task.h"

namespace handhold {

/// Reads and checks a task (schema "handhold-task-1", README "Task files"). Throws InputError with file,
/// field and remedy; names that the model does not have are reported too.
Task loadTask(const std::filesystem::path& file, const Model& model);

/// The shipped models, sorted.
std::vector<std::string> modelNames(const std::filesystem::path& modelFolder);

/// Whether the folder of shipped models has one of that name.
bool isShipped(const std::string& model, const std::filesystem::path& modelFolder);

/// Where a model is that a task in `folder` names: a shipped one goes before a file of its name.
std::filesystem::path modelPath(const std::string& model, const std::filesystem::path& folder,
                                const std::filesystem::path& modelFolder);

/// The one that is meant where nobody is named: its file says "standard": true. Throws InputError.
std::string standardPerson(const std::filesystem::path& modelFolder);

/// By which name a task file asks for a model, without reading the rest; empty: the model is in it.
std::string taskModelName(const std::filesystem::path& taskFile, const std::filesystem::path& modelFolder);
/// The same of a task that is read, with files beside it in `folder`.
std::string taskModelName(const JsonDocument& task, const std::filesystem::path& folder,
                          const std::filesystem::path& modelFolder);

/// Where that model is: a shipped name in modelFolder, a path relative to the task file, or that file itself.
std::filesystem::path taskModelFile(const std::filesystem::path& taskFile,
                                    const std::filesystem::path& modelFolder);

/// Whether that model is a file outside the task's folder and none of the shipped ones.
bool isModelOutside(const std::filesystem::path& taskFile, const std::filesystem::path& modelFolder);

/// Temporary file, sync, rename, sync of the folder: what was on disk survives any failure.
void saveTask(const Task& task, const Subject& subject, const std::filesystem::path& file);

/// The same as text, for undo, the clipboard and tests.
std::string taskToJson(const Task& task, const Subject& subject);
Task taskFromJson(const std::string& text, const std::string& place, const Model& model);

/// With what had to be settled to read it, for whoever opened the file.
struct NotedTask {
  Task task;
  std::vector<PlaceNote> notes;
};
NotedTask notedTaskFromJson(const std::string& text, const std::string& place, const Model& model);
NotedTask notedTask(const JsonDocument& document, const Model& model);  ///< of a text that is parsed already

}  // namespace handhold
