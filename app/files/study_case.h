// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <optional>

#include "app/files/prop_solids.h"
#include "engine/people/person_model.h"
#include "engine/study/study_plan.h"
#include "engine/task/file/opened_task.h"

namespace handhold {

/// A study file whose variables have been tried on its task. Throws InputError, with line and field.
StudyPlan openStudyPlan(const std::filesystem::path& file);

/// Opens the cases of a study: the task with the case's values, asked of whom it names or of the case's
/// person, whose grips bear what that person's hands do where the task does not tell.
class StudyCases {
 public:
  explicit StudyCases(StudyPlan plan);
  const StudyPlan& plan() const { return plan_; }
  /// Throws InputError where the values make no task.
  OpenedTask open(int index) const;

 private:
  StudyPlan plan_;
  mutable PropSolids solids_;           ///< most cases have the same
  std::optional<PeopleTables> tables_;  ///< where people are asked
};

}  // namespace handhold
