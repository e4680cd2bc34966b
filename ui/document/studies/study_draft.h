// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <optional>
#include <vector>

#include "engine/core/unit_choice.h"
#include "engine/people/virtual_people.h"
#include "engine/scores/rule.h"
#include "engine/study/study_plan.h"
#include "ui/document/document.h"
#include "ui/document/element.h"

namespace handhold {

/// A number of a task's file that a study can vary.
struct StudyField {
  std::string pointer;  ///< as study files write it: "/props/bar/position/1"
  QString title;        ///< "bar: position y"
  Dimension dimension = Dimension::None;
  double value = 0.0;       ///< now (SI)
  std::string called = {};  ///< by the inspector, where that has a word of its own: "height" of a ladder
  bool operator==(const StudyField&) const = default;
};

/// The numbers of one thing, in the order of its file; of no thing those of all things. What follows from
/// another number, as the position of a contact from its place on a prop, is none.
std::vector<StudyField> studyFields(const Project& project, Element thing = {});

/// The contacts that live on a rod or a face.
QStringList placedContacts(const Task& task);

/// The field that the inspector calls so ("prop.position.y") of a thing; null where a study cannot vary it.
const StudyField* fieldCalled(const std::vector<StudyField>& fields, const QString& name);

/// A study as somebody puts it together.
struct StudyDraft {
  struct Varied {
    StudyField field;
    double from = 0.0, to = 0.0;  ///< (SI)
    int steps = 5;                ///< of a grid
  };

  QString name;
  Design design = Design::Grid;
  int count = 50;  ///< cases, of random and Sobol
  int seed = 1;
  bool isMotion = false;
  int starts = 1;
  double timeLimit = 60.0;  ///< of a case (s)
  std::vector<Varied> varied;
  QStringList people;                  ///< models, each with all other values; empty: whom the task names
  std::optional<PeopleRequest> crowd;  ///< virtual people instead
  QString contact;                     ///< whose places on its rod or face vary; empty: none's
  int places = 5;                      ///< of that contact
  std::vector<Rule> scores;
};

/// What its virtual people and places come to.
struct DrawnStudy {
  std::vector<AskedPerson> people;
  std::string places;  ///< a variable of the study file (JSON); empty: none
};

/// Around the value that it has now: a fifth to either side, or a tenth of a metre and the like of nought.
StudyDraft::Varied usualRange(const StudyField& field);

/// How many cases it has; more than a million count as one more.
long caseCount(const StudyDraft& draft);

/// The text of its study file beside a task file of that name. Throws InputError for a draft that varies
/// nothing, varies a field twice or turns a range about.
std::string studyText(const StudyDraft& draft, const std::string& taskFile, const DrawnStudy& drawn = {});

/// Writes the task as it is and the study beside it ("reach.json", "reach.task.json"); both or none.
void writeStudyFiles(const StudyDraft& draft, const DrawnStudy& drawn, const Document& document,
                     const std::filesystem::path& file);

}  // namespace handhold
