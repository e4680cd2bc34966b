// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>

#include "engine/model/model_file.h"
#include "engine/muscles/muscle_set.h"

namespace handhold {

inline const std::filesystem::path kShipped = std::filesystem::path(HANDHOLD_SOURCE_DIR) / "resources";

inline std::shared_ptr<const Model> human55() { return loadModel(kShipped / "models/human55.json"); }

inline MuscledBody human55Muscles() {
  const auto model = human55();
  return muscledBody(readMuscleSet(kShipped / "muscles/human55.json", *model), *model, model);
}

inline std::size_t muscleNamed(const MuscledBody& body, const std::string& name) {
  for (std::size_t i = 0; i < body.muscles.size(); ++i)
    if (body.muscles[i].name == name) return i;
  throw std::runtime_error("no muscle " + name);
}

}  // namespace handhold
