// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/files/study_case.h"

#include "app/process/resources.h"
#include "engine/model/suit.h"
#include "engine/planning/asked_of.h"
#include "engine/planning/carried_points.h"
#include "engine/task/file/task_file.h"
#include "engine/task/task_check.h"

namespace handhold {

namespace {

constexpr const char* kCase = "case";  // of the text in errors

}  // namespace

StudyPlan openStudyPlan(const std::filesystem::path& file) {
  StudyPlan plan = readStudyPlan(file);
  checkVariables(plan, [&](const std::string& task) {
    taskFromJson(task, kCase, *subjectOfTask(task, plan.taskFile.parent_path()).model);
  });
  return plan;
}

StudyCases::StudyCases(StudyPlan plan) : plan_(std::move(plan)), solids_(plan_.taskFile.parent_path()) {
  if (!plan_.people.empty()) tables_ = readPeopleTables(resourceFolder(), standardPerson());
}

OpenedTask StudyCases::open(int index) const {
  const AskedPerson* asked = casePerson(plan_, index);
  const std::string text = caseTask(plan_, caseValues(plan_, index));
  OpenedTask opened;
  opened.subject = subjectOfTask(text, plan_.taskFile.parent_path());
  opened.folder = plan_.taskFile.parent_path();
  opened.task = taskFromJson(text, kCase, *opened.subject.model);
  opened.task = solids_.solid(std::move(opened.task));
  if (!asked) return opened;
  const Subject before = opened.subject;
  opened.subject = inSuitOf(before, personSubject(*tables_, *asked));
  opened.subject = withPointsOf(*before.model, opened.task, opened.subject, modelText(opened.subject));
  opened.task = askedOf(*opened.subject.model, *before.model, opened.task);
  checkTask(opened.task, *opened.subject.model, kCase);
  return opened;
}

}  // namespace handhold
