// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>
#include <utility>

#include "engine/model/model.h"

namespace handhold {

/// Who: a person under the name by which task files ask for one. The model has the body, its ranges, its
/// strength and the roles of its sites. Copying it costs a pointer.
struct Subject {
  std::string name;  ///< of a shipped model, or the path of a model file as the task sees it; empty: the file
                     ///< goes along in the task, as that of a body that was measured
  std::shared_ptr<const Model> model;  ///< null: nobody yet
  std::string file = {};               ///< content of the model file where it is none of the shipped ones

  Subject() = default;
  /// A model under its own name.
  Subject(std::shared_ptr<const Model> person)  // NOLINT(google-explicit-constructor): a model is somebody
      : name(person ? person->name : std::string()), model(std::move(person)) {}
  Subject(std::string called, std::shared_ptr<const Model> person)
      : name(std::move(called)), model(std::move(person)) {}
};

/// Whether both are one body: of one file of its own, or of one shipped model.
inline bool isSamePerson(const Subject& one, const Subject& other) {
  return one.file == other.file && (!one.file.empty() || one.name == other.name);
}

/// Where a task stands beside its person: asked for by name, whatever file the body has.
inline Subject byName(const Subject& subject) {
  return {subject.name.empty() && subject.model ? subject.model->name : subject.name, subject.model};
}

}  // namespace handhold
