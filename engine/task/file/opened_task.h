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

/// A task with all that its results need to be read again elsewhere.
struct OpenedTask {
  Subject subject;
  Task task;
  std::filesystem::path folder = {};  ///< where the task's mesh files are looked for
  std::vector<PlaceNote> notes = {};  ///< what had to be settled to read it
};

/// A person by name: a shipped model's, or a model file's path from the folder. Throws InputError.
Subject openSubject(const std::string& name, const std::filesystem::path& folder,
                    const std::filesystem::path& modelFolder);

/// The person that goes along in the text of a task, read from that place. Throws InputError.
Subject carriedSubject(const JsonDocument& task);
inline Subject carriedSubject(const std::string& task, const std::string& place) {
  return carriedSubject(JsonDocument(task, place));
}

/// The person that a task file asks for. Throws InputError.
Subject openSubject(const std::filesystem::path& taskFile, const std::filesystem::path& modelFolder);
/// The same of a task that is read, with files beside it in `folder`.
Subject openSubject(const JsonDocument& task, const std::filesystem::path& folder,
                    const std::filesystem::path& modelFolder);

/// A task file together with the person it asks for. Throws InputError.
OpenedTask openTask(const std::filesystem::path& file, const std::filesystem::path& modelFolder);

}  // namespace handhold
