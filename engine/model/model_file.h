// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <memory>
#include <string>

#include "engine/model/model.h"

namespace handhold {

/// Reads and checks a model file (schema "handhold-model-1"): a table of Denavit-Hartenberg frames ("frames")
/// or links with joints of several degrees ("links"). Throws InputError naming file, line, field and body.
std::shared_ptr<const Model> loadModel(const std::filesystem::path& file);

/// The text of a model file; where it names its suit by a file beside it, with that suit inside. Throws
/// InputError.
std::string modelFileText(const std::filesystem::path& file);

/// The same from text; place stands for the file in errors.
std::shared_ptr<const Model> modelFromJson(const std::string& text, const std::string& place);

}  // namespace handhold
