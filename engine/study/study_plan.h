// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "engine/core/bounds.h"
#include "engine/people/expected_person.h"
#include "engine/scores/rule.h"

namespace handhold {

/// How cases are spread over what varies.
enum class Design { Grid, Random, Sobol };
inline constexpr std::array kDesignWords{"grid", "random", "sobol"};

inline constexpr int kMostCases = 1000000;

/// A field of the task that varies: over listed values, or between two numbers.
struct StudyVariable {
  std::string name;
  /// JSON pointers into the task (RFC 6901), which all take the value; files may name things:
  /// "/props/bar/position/1".
  std::vector<std::string> pointers;
  std::vector<std::string> values;  ///< JSON each; empty: from, to
  double from = 0.0, to = 0.0;      ///< in the task's unit, SI
  int steps = 0;                    ///< of a grid
  bool isOfPerson = false;          ///< a column of the people, who vary as one
};

/// What a study file asks (schema "handhold-study-1"): one task solved many times with some of its fields
/// different.
struct StudyPlan {
  std::string name;
  std::filesystem::path file;  ///< the study's; tasks and models are named from its folder
  std::filesystem::path taskFile;
  std::string task;       ///< its text
  std::string text;       ///< of the study file
  bool isMotion = false;  ///< a motion is asked for, not a posture
  Design design = Design::Grid;
  int count = 0;  ///< of cases, random and Sobol
  std::uint64_t seed = 0;
  int starts = 1;           ///< start postures to try
  double timeLimit = 60.0;  ///< of a case (s)
  /// Who does the task, each with all other values; empty: whom the task names. Then the first variables tell
  /// person, sex, stature, mass and, as their mean, strength.
  std::vector<AskedPerson> people;
  bool arePeopleDrawn = false;  ///< by chance, from a population; else somebody picked them
  std::vector<StudyVariable> variables;
  std::vector<Rule> rules;  ///< whose values are kept with each case
};

/// Throws InputError with file, line and field, also where the task has no such place.
StudyPlan readStudyPlan(const std::filesystem::path& file);
/// The same of texts that were read before.
StudyPlan studyPlanOf(const std::filesystem::path& file, const std::string& text, const std::string& task);

/// Reads a task's text; throws InputError where it is none.
using TaskCheck = std::function<void(const std::string& task)>;

/// Throws InputError with line and field where a variable has no value with which the text is a task: a word
/// misspelt in its pointer. `check` reads the text.
void checkVariables(const StudyPlan& plan, const TaskCheck& check);

/// How many values a variable takes in a grid by itself; one of a person's takes those of all at once: 1.
int stepsOf(const StudyVariable& variable);

/// The person of a case; none: whom the task names.
const AskedPerson* casePerson(const StudyPlan& plan, int index);

/// How many cases it has.
int caseCount(const StudyPlan& plan);

/// The values of a case, JSON each, in the order of the variables; the same for ever.
std::vector<std::string> caseValues(const StudyPlan& plan, int index);

/// The task with such values. Throws InputError.
std::string caseTask(const StudyPlan& plan, const std::vector<std::string>& values);

}  // namespace handhold
