// SPDX-License-Identifier: GPL-3.0-or-later
#include <CLI/CLI.hpp>
#include <cstdio>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>

#include "app/commands/commands.h"
#include "app/commands/option_checks.h"
#include "app/commands/picture.h"
#include "app/commands/terminal_units.h"
#include "app/commands/workload_plot.h"
#include "app/drawing/workload_pdf.h"
#include "app/process/exit_code.h"
#include "app/process/file_ending.h"
#include "app/process/resources.h"
#include "app/process/terminal_note.h"
#include "engine/core/atomic_file.h"
#include "engine/core/error.h"
#include "engine/core/spoken_name.h"
#include "engine/io/workload_page.h"
#include "engine/io/workload_tables.h"
#include "engine/model/person.h"
#include "engine/motion/loaded_torques.h"
#include "engine/motion/touches.h"
#include "engine/scores/scores.h"
#include "engine/task/words/limits_off.h"
#include "engine/trial/energy_book.h"
#include "engine/trial/trial_folder.h"
#include "engine/trial/trial_words.h"

namespace handhold {

namespace {

namespace fs = std::filesystem;

/// Greatest loads that differ by a lesser part are told alike.
constexpr double kSameLoad = 1e-3;

/// By how much a channel has changed along the motion.
double changeOf(const Trial& trial, const char* name) {
  const Channel* channel = findChannel(trial, name);
  return channel && !channel->values.empty() ? channel->values.back() - channel->values.front() : 0.0;
}

/// A simulation keeps book of its energy step by step; frames alone do not tell what damping and stops take.
void printEnergyBook(const Trial& trial, const UnitChoice& units) {
  double sum = 0.0;
  say(units, "energy:");
  for (const EnergyEntry& entry : kEnergyEntries) {
    sum += changeOf(trial, entry.channel);
    say(units, " %s %.3f J,", entry.words, changeOf(trial, entry.channel));
  }
  const double change = changeOf(trial, "total");
  say(units, " in all %.3f J; stored %.3f J (gap %.2e J)\n", sum, change, sum - change);
}

void printMotionTotals(const WorkloadTotals& t, const Trial& trial, const UnitChoice& units) {
  say(units, "duration %.3f s\n", t.duration);
  say(units, "joint work %.3f J positive, %.3f J negative, %.3f J weighted\n", t.positiveWork, t.negativeWork,
      t.weightedWork);
  const bool hasBook = findChannel(trial, kEnergyEntries[0].channel) && findChannel(trial, "total");
  say(units, "weighted torque %.3f N m s, transferred %.3f J", t.weightedTorque, t.transferred);
  if (!hasBook) say(units, ", energy change %.3f J (gap %.2e J)", t.energyChange, t.energyGap);
  say(units, "\n");
  if (hasBook) printEnergyBook(trial, units);
}

/// The verdict looks between the frames, too, which the totals do not.
bool isGreaterBetween(const Trial& trial, const WorkloadTotals& t) {
  return trial.isMotion() && trial.peak.joint.valid() && trial.peak.load > (1.0 + kSameLoad) * t.peakLoad;
}

void printTotals(const WorkloadTotals& t, const Trial& trial, const UnitChoice& units) {
  if (trial.isMotion())
    printMotionTotals(t, trial, units);
  else
    say(units, "a posture that is held: no work and no time\n");
  if (t.peakJoint.empty()) {
    say(units, "no muscle works\n");
    return;
  }
  const std::string off = trial.task ? strengthOffWords(trial.task->laws) : std::string();
  say(units, "greatest load %.1f %% of strength, %s", 100.0 * t.peakLoad, spokenName(t.peakJoint).c_str());
  if (trial.isMotion()) say(units, " at %.3f s", t.peakTime);
  if (isGreaterBetween(trial, t))
    say(units, " at its frames; between them %.1f %%, %s at %.3f s", 100.0 * trial.peak.load,
        spokenName(trial.subject.model->joints[trial.peak.joint].name).c_str(), trial.peak.time);
  say(units, "%s\n", off.empty() ? "" : ("; " + off).c_str());
}

struct WorkloadOptions {
  std::string folder, html, pdf, plot;
  UnitChoice units;
};

/// With a picture of the instant of the greatest load.
WorkloadPage pageOf(const fs::path& folder, const OpenedTrial& result, const Workload& workload) {
  RenderOptions size;
  size.width = 900;
  size.height = 675;
  WorkloadPage page;
  const Task& task = result.opened.task;
  page.title = task.name.empty() ? folder.filename().string() : task.name;
  page.model = whoIs(result.opened.subject);
  page.picture = pictureAddress(paintResult(result, workload.totals.peakTime, size));
  std::string found = findingOf(result.trial);
  if (!found.empty()) found += ". ";
  page.scores = scoresOf(result.trial, task.gravity, rulesOf(""), {},
                         PopulationStrength(resourceFolder() / "scores" / "strength.csv"));
  page.remark = found + (isGreaterBetween(result.trial, workload.totals)
                             ? "Picture, tables and curves are of the frames, between which more is taken."
                             : "The picture shows the greatest load.");
  return page;
}

void checkEndings(const WorkloadOptions& options) {
  if (!options.html.empty()) wantEnding("--html", options.html, {".html", ".htm"});
  if (!options.pdf.empty()) wantEnding("--pdf", options.pdf, {".pdf"});
  if (!options.plot.empty()) wantEnding("--plot", options.plot, {".svg", ".png", ".pdf", ".csv"});
}

void run(const WorkloadOptions& options) {
  checkEndings(options);
  const fs::path folder = options.folder;
  std::error_code error;
  if (!fs::is_directory(folder, error))
    throw InputError(folder.string(), "is not a folder", "give a folder that solve or plan has written");
  OpenedTrial result = readTrial(folder, modelFolder());
  noteOnTerminal(folder.string(), result.doubt);
  const auto model = result.opened.subject.model;
  const Vector3 gravity = result.opened.task.gravity;
  Motion& motion = result.trial.motion;
  addMissingTorques(*model, gravity, motion);
  const Workload workload = workloadOf(*model, motion, gravity);
  FileSet files;
  // before anything is written: a folder may be read-only
  printTotals(workload.totals, result.trial, options.units);
  addToResult(files, folder,
              {{"workload.csv", workloadToCsv(workload)}, {"efforts.csv", effortsToCsv(workload)}});
  if (!options.html.empty() || !options.pdf.empty()) {
    WorkloadPage page = pageOf(folder, result, workload);
    for (const Touch& touch : touchesOf(motion)) page.touches.push_back(touch.time);
    if (!options.html.empty()) files.add(options.html, workloadToHtml(workload, page));
    if (!options.pdf.empty()) files.add(options.pdf, workloadToPdf(workload, page));
  }
  // a plot that cannot be written leaves the folder as it was
  if (!options.plot.empty()) writeWeightedSumPlot(*model, motion, options.plot);
  files.commit();
}

}  // namespace

void addWorkloadCommand(CLI::App& app, int& exitCode) {
  const auto options = std::make_shared<WorkloadOptions>();
  CLI::App* command = app.add_subcommand(
      "workload", "energy, power and loads of a result; writes workload.csv and efforts.csv beside it");
  command->add_option("folder", options->folder, "folder that solve or plan has written")->required();
  addUnits(*command, options->units);
  command->add_option("--html", options->html, "page with a picture to write")->check(aName());
  command->add_option("--pdf", options->pdf, "the same page as PDF")->check(aName());
  command
      ->add_option("--plot", options->plot,
                   "weighted sum of torques over time with the instants of touch: .svg, .png, .pdf or .csv")
      ->check(aName());
  command->callback([options, &exitCode] {
    run(*options);
    exitCode = kSolved;
  });
}

}  // namespace handhold
