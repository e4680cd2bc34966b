// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <memory>
#include <string>

#include "engine/model/model.h"
#include "engine/task/task.h"

namespace handhold {

/// The folder of models, tasks and pictures: HANDHOLD_RESOURCES if set, else ../share/handhold
/// from the program (installed), that of the source that it was built from, or ../resources. Throws
/// InputError.
std::filesystem::path resourceFolder();

/// A shipped model by name, or a model file by path. Throws InputError.
std::shared_ptr<const Model> openModel(const std::string& nameOrPath);

struct OpenedTask {
  std::shared_ptr<const Model> model;
  Task task;
};

/// A task file together with the model it asks for. Throws InputError.
OpenedTask openTask(const std::filesystem::path& file);

}  // namespace handhold
