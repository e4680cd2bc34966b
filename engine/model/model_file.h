// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <memory>

#include "engine/model/model.h"

namespace handhold {

/// Reads and checks a model file. Throws InputError naming file, body and field.
std::shared_ptr<const Model> loadModel(const std::filesystem::path& file);

}  // namespace handhold
