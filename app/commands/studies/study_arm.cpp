// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/studies/study_arm.h"

#include <CLI/CLI.hpp>
#include <cmath>
#include <map>
#include <memory>

#include "app/commands/option_checks.h"
#include "app/commands/studies/study_folder.h"
#include "app/commands/studies/study_text.h"
#include "app/process/exit_code.h"
#include "app/process/resources.h"
#include "engine/arm/arm_file.h"
#include "engine/core/error.h"
#include "engine/core/nearest_name.h"
#include "engine/estimation/arm_study/arm_conditions.h"
#include "engine/estimation/arm_study/arm_study.h"

namespace handhold {

namespace {

struct ArmOptions {
  std::string model = "3", out;
  std::map<std::string, double> told;  ///< by option, as they are told
};

std::filesystem::path fileOf(const std::string& model) {
  const std::filesystem::path folder = resourceFolder() / "studies/arm";
  if (model == "1" || model == "2" || model == "3") return folder / ("model_" + model + ".json");
  return model == "person" ? folder / "life_size.json" : std::filesystem::path(model);
}

/// Conditions of this arm that somebody has set, in SI.
StudyValues valuesOf(const StudyKind& kind, std::map<std::string, double> told) {
  StudyValues values = kind.usual;
  std::vector<std::string> known;
  for (std::size_t i = 0; i < values.size(); ++i) {
    const StudyCondition& condition = kind.conditions[i];
    known.emplace_back(condition.option);
    const auto set = told.find(condition.option);
    if (set == told.end()) continue;
    if (!condition.range.holds(set->second))
      throw InputError(condition.option, outOfRange(set->second), "write " + inWords(condition.range));
    if (condition.isWhole && set->second != std::floor(set->second))
      throw InputError(condition.option, "takes whole numbers alone", "write " + inWords(condition.range));
    values[i] = set->second / condition.perSi;
    told.erase(set);
  }
  if (!told.empty())
    throw InputError(told.begin()->first, "the " + kind.title + " has no such condition",
                     "use " + listed(known));
  return values;
}

int runArm(const ArmOptions& options) {
  const ArmModel model = readArmFile(fileOf(options.model));
  const StudyKind kind = armKind(model);
  const StudyRun run = runStudy(kind, valuesOf(kind, options.told));
  printStudy(run.study);
  if (!options.out.empty()) writeStudy(run, options.out);
  return run.study.impossible.empty() ? kSolved : kNotSolvable;
}

/// Which of them count, and their bounds, the arm tells.
void addArmConditions(CLI::App& command, const std::shared_ptr<ArmOptions>& options) {
  for (const StudyCondition& condition : everyArmCondition()) {
    const std::string unit = *condition.range.unit ? std::string(" (") + condition.range.unit + ")" : "";
    command.add_option_function<double>(
        condition.option,
        [options, option = std::string(condition.option)](const double& value) {
          options->told[option] = value;
        },
        condition.words + unit);
  }
}

}  // namespace

void addStudyArm(CLI::App& study, int& exitCode) {
  const auto options = std::make_shared<ArmOptions>();
  CLI::App* command = study.add_subcommand(
      "arm",
      "document 004: an arm by quaternion wrenches, its muscles, and what the print gives beside ours");
  command->add_option("--model", options->model, "1, 2 or 3 of the document, person, or a file of an arm")
      ->check(aName())
      ->capture_default_str();
  command
      ->add_option("--out", options->out,
                   "folder for summary.json, muscles.csv, joint_contact.csv, wrenches.csv and the figures")
      ->check(aName());
  addArmConditions(*command, options);
  command->callback([options, &exitCode] { exitCode = runArm(*options); });
}

}  // namespace handhold
