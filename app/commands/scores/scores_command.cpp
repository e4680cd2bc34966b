// SPDX-License-Identifier: GPL-3.0-or-later
#include <CLI/CLI.hpp>
#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <memory>
#include <string>

#include "app/commands/commands.h"
#include "app/commands/option_checks.h"
#include "app/commands/scores/score_options.h"
#include "app/commands/terminal_units.h"
#include "app/files/trial_source.h"
#include "app/process/exit_code.h"
#include "app/process/file_ending.h"
#include "app/process/resources.h"
#include "engine/core/atomic_file.h"
#include "engine/scores/score_tables.h"
#include "engine/scores/score_words.h"
#include "engine/scores/scores.h"
#include "engine/trial/trial_words.h"

namespace handhold {

namespace {

struct ScoresArguments {
  ToldPerson person;
  std::string from, rules, out;
  ScoreSettings settings;
  UnitChoice units;
};

void printVerdict(const RuleVerdict& verdict, const UnitChoice& units) {
  const RuleRow& row = rowOf(verdict.rule);
  std::printf("%s: %s\n", row.title, inOneLine(verdict, units).c_str());
  if (!verdict.applies()) return;
  if (verdict.curve.size() > 2)
    std::printf(
        "  mean %s; of the time %.0f %% acceptable, %.0f %% investigate, %.0f %% change soon, %.0f %% change "
        "now\n",
        valueWords(verdict.rule, verdict.mean, units).c_str(), 100.0 * verdict.shares[0],
        100.0 * verdict.shares[1], 100.0 * verdict.shares[2], 100.0 * verdict.shares[3]);
  for (const std::string& assumed : verdict.assumed) std::printf("  taken as given: %s\n", assumed.c_str());
  std::printf("  %s; %s\n", row.measure, row.source);
}

int runScores(const ScoresArguments& arguments) {
  const std::vector<Rule> rules = rulesOf(arguments.rules);
  if (!arguments.out.empty()) wantEnding("--out", arguments.out, {".csv", ".json"});
  const OpenedTrial from = trialOf(arguments.from, arguments.person);
  if (from.trial.motion.frames.empty()) {
    std::fprintf(stderr, "handhold: %s: %s\n", arguments.from.c_str(),
                 findingOf(from.trial, arguments.units).c_str());
    return kNotSolvable;
  }
  const std::vector<RuleVerdict> verdicts =
      scoresOf(from.trial, from.opened.task.gravity, rules, arguments.settings,
               PopulationStrength(resourceFolder() / "scores" / "strength.csv"));
  if (!from.trial.solved())
    std::printf("not solved, the nearest found is judged: %s\n",
                findingOf(from.trial, arguments.units).c_str());
  for (const RuleVerdict& verdict : verdicts) printVerdict(verdict, arguments.units);
  if (!arguments.out.empty())
    writeFile(arguments.out, arguments.out.ends_with(".json") ? scoresToJson(verdicts, arguments.settings)
                                                              : scoresToCsv(verdicts));
  return from.trial.solved() ? kSolved : kNotSolvable;
}

}  // namespace

void addScoresCommand(CLI::App& app, int& exitCode) {
  const auto arguments = std::make_shared<ScoresArguments>();
  CLI::App* command = app.add_subcommand(
      "scores", "what RULA, REBA, OWAS, NIOSH and other published rules say of a posture or motion");
  command->add_option("from", arguments->from, "folder of a result, or a task, whose posture is solved")
      ->required();
  command->add_option(
      "--rule", arguments->rules,
      "of rula, reba, owas, lifting, low-back, capable, crew-load, reach, endurance, by commas; else all");
  command->add_option("--out", arguments->out, "table (.csv) or all with curves over time (.json) to write")
      ->check(aName());
  addScoreSettings(*command, arguments->settings);
  addSubject(*command, arguments->person);
  addUnits(*command, arguments->units);
  command->callback([arguments, &exitCode] { exitCode = runScores(*arguments); });
}

}  // namespace handhold
