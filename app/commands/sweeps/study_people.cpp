// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/sweeps/study_people.h"

#include <CLI/CLI.hpp>
#include <cstdio>
#include <filesystem>
#include <memory>
#include <nlohmann/json.hpp>

#include "app/commands/option_checks.h"
#include "app/commands/sweeps/study_sweep.h"
#include "app/files/study_places.h"
#include "app/process/resources.h"
#include "engine/core/atomic_file.h"
#include "engine/core/error.h"
#include "engine/people/person_model.h"
#include "engine/people/virtual_people.h"
#include "engine/study/study_people.h"

namespace handhold {

namespace {

namespace fs = std::filesystem;
using Fields = nlohmann::ordered_json;

struct PeopleOptions {
  std::string task, sex = "both", contact, out, wanted;
  std::vector<std::string> rules;
  PeopleRequest people;
  int most = 11, starts = 2;
  double timeLimit = 60.0;
  SweepArguments sweep;
};

std::string fieldsOf(const PeopleOptions& options, const Task& task) {
  const std::string usual = task.manoeuvre ? "motion" : "posture";
  Fields fields{{"wanted", options.wanted.empty() ? usual : options.wanted},
                {"starts", options.starts},
                {"time_limit", options.timeLimit},
                {"seed", options.people.seed}};
  if (!options.rules.empty()) fields["scores"] = options.rules;
  if (!options.contact.empty())
    fields["vary"] =
        Fields::array({Fields::parse(varyPlaces(task, options.contact, options.most, "--place"))});
  return fields.dump();
}

int runPeople(PeopleOptions options) {
  if (options.sex != "both") options.people.sex = options.sex.starts_with('f') ? Sex::Female : Sex::Male;
  const OpenedTask opened = openTask(options.task);
  const PeopleTables tables = readPeopleTables(resourceFolder(), standardPerson());
  const std::string title =
      "Who can: " + opened.task.name + ", " + std::to_string(options.people.count) + " people";
  const std::string text =
      studyOfPeople(title, fs::absolute(options.task), drawPeople(tables.survey, options.people),
                    fieldsOf(options, opened.task));
  std::error_code error;
  const fs::path folder = options.out;
  fs::create_directories(folder, error);
  if (error) throw InputError(options.out, error.message(), "choose another folder");
  const fs::path study = folder / "study.json";
  if (fs::exists(study, error) && readFile(study) != text)
    throw InputError(study.string(), "is another study", "choose another --out");
  studyPlanOf(study, text, readFile(options.task));  // refuses before anything is left
  writeFile(study, text);
  options.sweep.study = study.string();
  if (options.sweep.csv.empty()) options.sweep.csv = (folder / "people.csv").string();
  if (options.sweep.page.empty()) options.sweep.page = (folder / "people.html").string();
  return runStudy(options.sweep);
}

}  // namespace

void addStudyPeople(CLI::App& study, int& exitCode) {
  const auto options = std::make_shared<PeopleOptions>();
  CLI::App* command = study.add_subcommand(
      "people", "who can: virtual people of correlated measures and strengths through a task");
  command->add_option("task", options->task, "task file")->required()->check(CLI::ExistingFile);
  command->add_option("--count", options->people.count, "people")
      ->check(CLI::Range(1, 10000))
      ->capture_default_str();
  command->add_option("--seed", options->people.seed, "of the draw")->capture_default_str();
  command->add_option("--sex", options->sex, "f, m or both")
      ->check(CLI::IsMember({"f", "m", "both"}))
      ->capture_default_str();
  command->add_option("--place", options->contact,
                      "a contact whose places are tried, too: where should the handhold be for all");
  command->add_option("--most", options->most, "places at most")
      ->check(CLI::Range(2, 1000))
      ->capture_default_str();
  command
      ->add_option("--wanted", options->wanted,
                   "posture or motion; else a posture, or the plan of the task's manoeuvre")
      ->check(CLI::IsMember({"posture", "motion"}));
  command->add_option("--starts", options->starts, "start postures to try")
      ->check(CLI::Range(1, 1000))
      ->capture_default_str();
  command->add_option("--time-limit", options->timeLimit, "s, of a person")
      ->check(within({0.1, 86400.0, "s"}))
      ->capture_default_str();
  command->add_option("--rule", options->rules, "scores to keep with each, as rula,low-back")->delimiter(',');
  command->add_option("--out", options->out, "folder: study.json, study.sqlite, people.csv, people.html")
      ->required()
      ->check(aName());
  addSweepOptions(*command, options->sweep);
  command->callback([options, &exitCode] { exitCode = runPeople(*options); });
}

}  // namespace handhold
