// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/process/known_muscles.h"

#include "app/process/resources.h"
#include "engine/model/model_file.h"

namespace handhold {

MuscledBody shippedMuscles(const Subject& subject) {
  const auto standard = loadModel(modelFolder() / (standardPerson() + ".json"));
  const MuscleSet set = readMuscleSet(resourceFolder() / "muscles" / (standardPerson() + ".json"), *standard);
  return muscledBody(set, *standard, subject.model);
}

}  // namespace handhold
