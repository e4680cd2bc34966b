// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <string>
#include <utility>
#include <vector>

#include "engine/core/json_document.h"
#include "engine/task/place_check.h"
#include "ui/document/project.h"

namespace handhold {

/// The task file's text with the kept results behind the task, one on a line, and the posture that is shown
/// where it is neither one of theirs nor the start; without both it is the task's own text. SI units and
/// radians, world axes.
std::string projectToJson(const Project& project, const Watch& watch = {});

/// Who is in a project: the person that its task asks for, and others of its results by their names.
struct People {
  Subject asked;
  std::function<Subject(const std::string& name)> named = {};  ///< of a shipped model; may throw

  People(Subject person)  // NOLINT(google-explicit-constructor): mostly there is nobody else
      : asked(std::move(person)) {}
  People(std::shared_ptr<const Model> person)  // NOLINT(google-explicit-constructor): likewise
      : asked(std::move(person)) {}
  People(Subject person, std::function<Subject(const std::string& name)> others)
      : asked(std::move(person)), named(std::move(others)) {}
};

/// The project that such a text describes, for a person that is read already. Shows the result or the posture
/// that was shown when it was written, else the start posture. Throws InputError with place, field and
/// remedy. `notes`: what had to be settled to read the task; may be null.
Project projectFromJson(const JsonDocument& document, const People& people,
                        std::vector<PlaceNote>* notes = nullptr, const Watch& watch = {});
Project projectFromJson(const std::string& text, const std::string& place, const People& people);

}  // namespace handhold
