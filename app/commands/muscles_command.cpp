// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/muscles_command.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <cmath>
#include <filesystem>
#include <memory>
#include <string>

#include "app/commands/commands.h"
#include "app/commands/muscles/sharing_options.h"
#include "app/commands/option_checks.h"
#include "app/commands/terminal_units.h"
#include "app/files/trial_source.h"
#include "app/process/exit_code.h"
#include "app/process/known_muscles.h"
#include "app/process/resources.h"
#include "engine/core/atomic_file.h"
#include "engine/core/error.h"
#include "engine/core/spoken_name.h"
#include "engine/muscles/muscle_tables.h"
#include "engine/muscles/osim_muscles.h"
#include "engine/muscles/trial_muscles.h"
#include "engine/trial/trial_folder.h"
#include "engine/trial/trial_words.h"

namespace handhold {

namespace {

constexpr std::size_t kReservesTold = 6;  ///< reserves in words; all are in the table
constexpr double kToldReserve = 0.05;     // N m, of which a tenth is told
constexpr double kToldBare = 5.0;         // N m, without muscles: what a head hanging by 45 degrees asks for

/// What people call a muscle of that name.
std::string titleOf(const MuscledBody& body, const std::string& name) {
  const auto muscle = std::ranges::find(body.muscles, name, &Muscle::name);
  return muscle == body.muscles.end() ? name : muscle->title;
}

bool isSpanned(const MuscledBody& body, LinkIndex joint) {
  return std::ranges::any_of(
      body.joints, [&](const auto& spanned) { return std::ranges::find(spanned, joint) != spanned.end(); });
}

/// Worth telling: what no muscle moves, as a neck, lacks all of its torque in any result.
std::vector<GreatestOf> lackingOf(const MuscledBody& body, const MuscleSummary& summary) {
  std::vector<GreatestOf> lacking = summary.reserves;
  std::erase_if(lacking, [&](const GreatestOf& one) {
    const bool isMoved = isSpanned(body, body.model->findJoint(one.name));
    return std::abs(one.value) < (isMoved ? kToldReserve : kToldBare);
  });
  return lacking;
}

/// The last line: how strong the muscles are does not matter there.
void tellBareJoints(const MuscledBody& body, const std::vector<GreatestOf>& lacking,
                    const UnitChoice& units) {
  std::vector<std::string> moved, bare;
  for (int i = 1; i < body.model->linkCount(); ++i)
    if (isSpanned(body, LinkIndex(i))) moved.push_back(spokenName(body.model->joints[i].name));
  for (const GreatestOf& one : lacking)
    if (!isSpanned(body, body.model->findJoint(one.name))) bare.push_back(spokenName(one.name));
  if (bare.empty()) return;
  const std::vector<std::string>& told = moved.size() <= kReservesTold ? moved : bare;
  std::string list;
  for (std::size_t i = 0; i < std::min(kReservesTold, told.size()); ++i)
    list += (i > 0 ? ", " : "") + told[i];
  say(units,
      &told == &moved ? "this model's %zu muscles move %s alone: no muscle of it moves the other joints\n"
                      : "no muscle of the %zu of this model moves %s\n",
      body.muscles.size(), list.c_str());
}

void printSummary(const MuscledBody& body, const MuscleSummary& summary,
                  const std::vector<GreatestOf>& lacking, const UnitChoice& units) {
  say(units, "%zu muscles; greatest tension %.0f N, %s at %.3f s; greatest activation %.2f, %s at %.3f s\n",
      body.muscles.size(), summary.tension.value, titleOf(body, summary.tension.name).c_str(),
      summary.tension.time, summary.activation.value, titleOf(body, summary.activation.name).c_str(),
      summary.activation.time);
  say(units, "greatest joint contact %.0f N, %s at %.3f s\n", summary.contact.value,
      spokenName(summary.contact.name).c_str(), summary.contact.time);
  if (summary.openFrames > 0) say(units, "%d frames in which the sharing found no end\n", summary.openFrames);
  if (lacking.empty()) {
    say(units, "muscles give every torque of the joints that they move\n");
    return;
  }
  say(units, "muscles lack torque at %zu joint%s:", lacking.size(), lacking.size() == 1 ? "" : "s");
  for (std::size_t i = 0; i < std::min(kReservesTold, lacking.size()); ++i)
    say(units, "%s %s by %.1f N m", i > 0 ? "," : "", spokenName(lacking[i].name).c_str(), lacking[i].value);
  if (lacking.size() > kReservesTold) say(units, ", and %zu more", lacking.size() - kReservesTold);
  say(units, "\n");
}

/// Whether the joint that was to be relieved bears no more than was asked for.
bool printRelief(const MuscleCourse& course, const ContactRelief& relief, const UnitChoice& units) {
  const Relieved relieved = relievedIn(course, relief);
  say(units,
      relieved.isKept ? "%s bears %.0f N at the most\n"
                      : "%s cannot be relieved so far: it bears %.0f N at the least\n",
      spokenName(relief.joint).c_str(), relieved.greatest);
  return relieved.isKept;
}

struct MusclesArguments {
  ToldPerson person;
  std::string from, out, osim;
  ToldSharing sharing;
  UnitChoice units;
};

}  // namespace

MuscledBody toldMuscles(const Subject& subject, const std::string& osim, const UnitChoice& units) {
  if (osim.empty()) return shippedMuscles(subject);
  OsimMuscles own = osimMuscles(osim, subject.model);
  for (const std::string& left : own.leftOut) say(units, "left out: %s\n", left.c_str());
  return std::move(own.body);
}

MuscleOutput muscleOutput(const MuscledBody& body, const MuscleOptions& options, const OpenedTrial& from,
                          const UnitChoice& units) {
  const MuscleCourse course = trialMuscles({body, options}, from.trial, from.opened.task.gravity);
  const MuscleSummary summary = muscleSummary(body, course);
  const std::vector<GreatestOf> lacking = lackingOf(body, summary);
  printSummary(body, summary, lacking, units);
  MuscleOutput output;
  output.isRelieved = !options.relief || printRelief(course, *options.relief, units);
  tellBareJoints(body, lacking, units);
  output.files = muscleFiles(body, options, course, from.trial.motion.frames.front().q);
  return output;
}

namespace {

/// Beside what else a folder has where it is the result's own.
void writeMuscles(const MusclesArguments& arguments, const OpenedTrial& from,
                  const std::vector<ResultFile>& files) {
  std::error_code error;
  if (arguments.person.isTold() || !std::filesystem::equivalent(arguments.from, arguments.out, error))
    return writeTrial(from.trial, from.opened, arguments.out, files);
  FileSet further;
  addToResult(further, arguments.out, files);
  further.commit();
}

int run(const MusclesArguments& arguments) {
  const MuscleOptions options = arguments.sharing.options();
  const OpenedTrial from = trialOf(arguments.from, arguments.person);
  if (from.trial.motion.frames.empty() || !from.trial.solved()) {
    std::fprintf(stderr, "handhold: %s: %s\n", arguments.from.c_str(),
                 findingOf(from.trial, arguments.units).c_str());
    return kNotSolvable;
  }
  const MuscledBody body = toldMuscles(from.trial.subject, arguments.osim, arguments.units);
  const MuscleOutput output = muscleOutput(body, options, from, arguments.units);
  writeMuscles(arguments, from, output.files);
  return output.isRelieved ? kSolved : kNotSolvable;
}

}  // namespace

void addMusclesCommand(CLI::App& app, int& exitCode) {
  const auto arguments = std::make_shared<MusclesArguments>();
  CLI::App* command = app.add_subcommand(
      "muscles",
      "share the torques of a result among muscles; writes their tensions and joint contact forces");
  command->add_option("from", arguments->from, "folder of a result, or a task, whose posture is solved")
      ->required();
  command->add_option("--out", arguments->out, "folder for the result with muscles.csv and joint_contact.csv")
      ->required()
      ->check(aName());
  command
      ->add_option(
          "--muscles", arguments->osim,
          "a model of OpenSim (.osim) whose muscles are put on the person, instead of the shipped ones")
      ->check(CLI::ExistingFile);
  addSubject(*command, arguments->person);
  addSharing(*command, arguments->sharing);
  addUnits(*command, arguments->units);
  command->callback([arguments, &exitCode] { exitCode = run(*arguments); });
}

}  // namespace handhold
