// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/process/known_muscles.h"

#include "app/process/resources.h"
#include "engine/model/model_file.h"
#include "engine/model/person.h"
#include "engine/muscles/fitted_strength.h"

namespace handhold {

namespace {

/// Whose strength was measured on people of that sex, age and size; that of all others is told by their
/// model.
bool isOfMeasures(const Subject& subject) {
  return personIn(modelText(subject.file.empty() ? byName(subject) : subject), "person").has_value();
}

}  // namespace

/// Of the model itself where there are such; else of the standard person, whose body others share.
MuscledBody shippedMuscles(const Subject& subject) {
  const std::filesystem::path folder = resourceFolder() / "muscles";
  const std::string own = subject.model->name + ".json";
  const std::string file = std::filesystem::exists(folder / own) ? own : standardPerson() + ".json";
  const auto standard = loadModel(modelFolder() / file);
  const MuscleSet set = readMuscleSet(folder / file, *standard);
  MuscledBody body = muscledBody(set, *standard, subject.model);
  const bool hasMeasured = !set.strengthOf.empty() && isOfMeasures(subject);
  const auto measured = hasMeasured ? loadModel(modelFolder() / (set.strengthOf + ".json")) : standard;
  fitStrength(body, muscledBody(set, *standard, standard), *measured);
  return body;
}

}  // namespace handhold
