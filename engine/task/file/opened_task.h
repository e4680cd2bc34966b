// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include "engine/model/model.h"
#include "engine/task/place_check.h"
#include "engine/task/task.h"

namespace handhold {

/// A task with all that its results need to be read again elsewhere.
struct OpenedTask {
  std::shared_ptr<const Model> model;
  Task task;
  std::string ownModel = {};  ///< text of the model's file where the model is none of the shipped ones
  std::filesystem::path folder = {};  ///< where the task's mesh files are looked for
  std::vector<PlaceNote> notes = {};  ///< what had to be settled to read it
};

/// Whether the folder of shipped models has one of that name.
bool isShipped(const std::string& model, const std::filesystem::path& modelFolder);

/// A task that is open already, its model and meshes relative to `folder`. Throws InputError.
OpenedTask openedTask(std::shared_ptr<const Model> model, Task task, const std::filesystem::path& folder,
                      const std::filesystem::path& modelFolder);

/// A task file together with the model it asks for. Throws InputError.
OpenedTask openTask(const std::filesystem::path& file, const std::filesystem::path& modelFolder);

}  // namespace handhold
