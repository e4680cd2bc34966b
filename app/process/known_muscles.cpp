// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/process/known_muscles.h"

#include "app/process/resources.h"
#include "engine/model/model_file.h"

namespace handhold {

/// Of the model itself where there are such; else of the standard person, whose body others share.
MuscledBody shippedMuscles(const Subject& subject) {
  const std::filesystem::path folder = resourceFolder() / "muscles";
  const std::string own = subject.model->name + ".json";
  const std::string file = std::filesystem::exists(folder / own) ? own : standardPerson() + ".json";
  const auto standard = loadModel(modelFolder() / file);
  const MuscleSet set = readMuscleSet(folder / file, *standard);
  return muscledBody(set, *standard, subject.model);
}

}  // namespace handhold
