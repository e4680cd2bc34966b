// SPDX-License-Identifier: GPL-3.0-or-later
#include <CLI/CLI.hpp>
#include <algorithm>
#include <cstdio>
#include <memory>
#include <string>
#include <vector>

#include "app/commands/commands.h"
#include "app/commands/option_checks.h"
#include "app/commands/studies/source_tables.h"
#include "app/commands/studies/study_arm.h"
#include "app/commands/studies/study_jump.h"
#include "app/commands/studies/study_objectives.h"
#include "app/commands/studies/study_places.h"
#include "app/commands/studies/study_reach.h"
#include "app/commands/studies/study_three_bar.h"
#include "app/commands/sweeps/study_people.h"
#include "app/commands/sweeps/study_sweep.h"
#include "app/process/exit_code.h"
#include "app/process/resources.h"
#include "engine/core/atomic_file.h"
#include "engine/core/error.h"
#include "engine/core/nearest_name.h"
#include "engine/trial/trial_folder.h"

namespace handhold {

namespace {

struct StudyOptions {
  std::string out;
  std::vector<std::string> tables;  ///< by number; empty: all
  bool keepsTrials = false;         ///< folders of results beside the tables
  int starts = 8;
};

bool isWanted(const StudyOptions& options, const std::string& number) {
  const auto& wanted = options.tables;
  return wanted.empty() || std::find(wanted.begin(), wanted.end(), number) != wanted.end();
}

std::string stemOf(std::string number) {
  std::replace(number.begin(), number.end(), '.', '_');
  return "table_" + number;
}

void wantKnown(const StudyOptions& options, const SourceStudy& study) {
  std::vector<std::string> known;
  for (const SourceTable& table : study.tables) known.push_back(table.number);
  for (const Misprint& misprint : study.misprints) known.push_back(misprint.number);
  for (const std::string& number : options.tables)
    if (std::find(known.begin(), known.end(), number) == known.end())
      throw InputError("--tables", "there is no table " + number, "use " + listed(known));
}

void makeFolder(const std::filesystem::path& folder) {
  std::error_code error;
  std::filesystem::create_directories(folder, error);
  if (error) throw InputError(folder.string(), error.message(), "choose another folder");
}

/// "table_6_2_trial_1_objective_3": a folder of results as solve writes it.
TakeAnswer keeping(const StudyOptions& options, const std::string& number) {
  if (!options.keepsTrials) return {};
  return
      [folder = std::filesystem::path(options.out), number](const TableRow& row, const SourceAnswer& answer) {
        if (answer.trial.motion.frames.empty()) return;
        const std::string name = stemOf(number) + "_trial_" + std::to_string(row.trial) + "_objective_" +
                                 std::to_string(row.objective);
        OpenedTask asked = answer.asked;
        asked.task = *answer.trial.task;
        writeTrial(answer.trial, asked, folder / name);
      };
}

/// Each table is printed as soon as it is solved; the files come together.
void run(const StudyOptions& options) {
  const std::filesystem::path resources = resourceFolder();
  SourceStudy study = readSourceStudy(resources / "studies/source_tables.json");
  wantKnown(options, study);
  if (!options.out.empty()) makeFolder(options.out);
  FileSet files;
  for (SourceTable& table : study.tables) {
    if (!isWanted(options, table.number)) continue;
    solveRows(table, resources / "tasks", options.starts, keeping(options, table.number));
    std::printf("%s\n", toText(table).c_str());
    std::fflush(stdout);
    if (!options.out.empty())
      files.add(std::filesystem::path(options.out) / (stemOf(table.number) + ".csv"), toCsv(table));
  }
  for (const Misprint& misprint : study.misprints)
    if (isWanted(options, misprint.number))
      std::printf("Table %s  %s\n", misprint.number.c_str(), misprint.note.c_str());
  files.commit();
}

}  // namespace

void addStudyCommand(CLI::App& app, int& exitCode) {
  CLI::App* study = app.add_subcommand(
      "study", "series of answers: the cases of a study file, places, and what a document prints");
  study->require_subcommand(0, 1);
  addStudySweep(*study, exitCode);
  addStudyPeople(*study, exitCode);
  addStudyPlaces(*study, exitCode);
  addStudyReach(*study, exitCode);
  addStudyObjectives(*study, exitCode);
  addStudyThreeBar(*study, exitCode);
  addStudyJump(*study, exitCode);
  addStudyArm(*study, exitCode);
  const auto options = std::make_shared<StudyOptions>();
  CLI::App* command = study->add_subcommand(
      "source-tables",
      "tables 5.2 to 5.6, 6.1 and 6.2 of document 002 beside ours, each trial with each objective");
  CLI::Option* out = command->add_option("--out", options->out, "folder for one CSV a table")->check(aName());
  command
      ->add_flag("--keep-trials", options->keepsTrials,
                 "a folder of results for each row beside the tables, too, as solve writes it")
      ->needs(out);
  command->add_option("--tables", options->tables, "only these, as 5.2,5.3; 5.7 tells why it is not compared")
      ->delimiter(',');
  command->add_option("--starts", options->starts, "start postures to try for each; the best is kept")
      ->check(CLI::Range(1, 1000))
      ->capture_default_str();
  command->callback([options, &exitCode] {
    run(*options);
    exitCode = kSolved;
  });
}

}  // namespace handhold
