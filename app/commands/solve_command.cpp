// SPDX-License-Identifier: GPL-3.0-or-later
#include <CLI/CLI.hpp>
#include <algorithm>
#include <cstdio>
#include <memory>
#include <optional>
#include <sstream>
#include <string>
#include <vector>

#include "app/commands/commands.h"
#include "app/commands/muscles/sharing_options.h"
#include "app/commands/muscles_command.h"
#include "app/commands/option_checks.h"
#include "app/commands/plan_output.h"
#include "app/commands/terminal_units.h"
#include "app/files/prop_solids.h"
#include "app/process/exit_code.h"
#include "app/process/resources.h"
#include "app/process/terminal_progress.h"
#include "engine/core/error.h"
#include "engine/core/nearest_name.h"
#include "engine/dynamics/kinematics.h"
#include "engine/planning/solve.h"
#include "engine/task/prop_parts.h"
#include "engine/task/spoken_place.h"
#include "engine/task/task_check.h"
#include "engine/task/words/task_words.h"
#include "engine/trial/posture_words.h"
#include "engine/trial/trial_folder.h"
#include "engine/trial/trial_words.h"
#include "engine/trial/violation_words.h"

namespace handhold {

namespace {

constexpr const char* kShippedMuscles = "shipped";

struct SolveArguments {
  ToldPerson person;
  std::string task, out, solver = "own", method, muscles;
  int starts = 1;
  bool motion = false;
  std::vector<std::string> ownTimes, ownPoints;
  std::optional<double> maxSpeed, tolerance, settled;
  std::optional<int> iterations;
  ToldSharing sharing;
  UnitChoice units;
};

/// "r_elbow_flexion=0.5:1.5:2": from when, for how long (s), and how fast at most.
ComponentTime ownTime(const std::string& words) {
  ComponentTime component;
  const std::size_t mark = words.find('=');
  component.name = words.substr(0, mark);
  std::istringstream numbers(mark == std::string::npos ? std::string() : words.substr(mark + 1));
  std::vector<double> times;
  for (std::string part; std::getline(numbers, part, ':');) {
    double value = 0.0;
    if (!CLI::detail::lexical_cast(part, value))
      throw InputError("--own-time", quoted(words) + " is no time of a component",
                       "write r_elbow_flexion=0.5:1.5, or with a greatest speed behind it, 0.5:1.5:2");
    times.push_back(value);
  }
  if (times.empty() || times.size() > 3)
    throw InputError("--own-time", quoted(words) + " tells no time", "write r_elbow_flexion=0.5:1.5");
  component.from = times[0];
  if (times.size() > 1) component.duration = times[1];
  if (times.size() > 2) component.maxSpeed = times[2];
  return component;
}

/// "r_toe_flexion=10": so many control points.
void takeOwnPoints(const std::string& words, std::vector<ComponentTime>& components) {
  const std::size_t mark = words.find('=');
  int points = 0;
  if (mark == std::string::npos || !CLI::detail::lexical_cast(words.substr(mark + 1), points))
    throw InputError("--own-points", quoted(words) + " is no number of control points of a component",
                     "write r_toe_flexion=10");
  const std::string name = words.substr(0, mark);
  const auto known = std::ranges::find(components, name, &ComponentTime::name);
  (known != components.end() ? *known : components.emplace_back(ComponentTime{name, 0.0, {}, {}}))
      .controlPoints = points;
}

/// What the command line asks in the stead of the task.
void adopt(const SolveArguments& options, MotionSettings& motion) {
  for (const MotionMethod method : kMotionMethods)
    if (options.method == toString(method)) motion.method = method;
  if (!options.ownTimes.empty()) motion.components.clear();
  for (const std::string& words : options.ownTimes) motion.components.push_back(ownTime(words));
  for (const std::string& words : options.ownPoints) takeOwnPoints(words, motion.components);
  if (options.maxSpeed) motion.maxSpeed = options.maxSpeed;
  motion.iterations = options.iterations.value_or(motion.iterations);
  motion.tolerance = options.tolerance.value_or(motion.tolerance);
  motion.settled = options.settled.value_or(motion.settled);
}

/// Options of one way to move that another would leave aside.
void wantMeant(const SolveArguments& options, const MotionSettings& motion) {
  const bool isKinematic = motion.method == MotionMethod::Kinematic;
  if (!isKinematic && (!options.ownTimes.empty() || options.maxSpeed))
    throw InputError(options.maxSpeed ? "--max-speed" : "--own-time",
                     "is of kinematic motions, and this one is predicted", "add --method kinematic");
  if (isKinematic &&
      (options.iterations || options.tolerance || options.settled || !options.ownPoints.empty()))
    throw InputError(options.iterations           ? "--iterations"
                     : !options.ownPoints.empty() ? "--own-points"
                     : options.tolerance          ? "--tolerance"
                                                  : "--settled",
                     "is of predicted motions, and this one is kinematic", "add --method predicted");
}

/// Manoeuvres are planned as their own fields say.
void wantPlannable(const SolveArguments& options) {
  const std::pair<const char*, bool> told[] = {{"--method", !options.method.empty()},
                                               {"--own-time", !options.ownTimes.empty()},
                                               {"--own-points", !options.ownPoints.empty()},
                                               {"--max-speed", options.maxSpeed.has_value()},
                                               {"--iterations", options.iterations.has_value()},
                                               {"--tolerance", options.tolerance.has_value()},
                                               {"--settled", options.settled.has_value()},
                                               {"--solver", options.solver != "own"},
                                               {"--starts", options.starts != 1}};
  for (const auto& [option, isTold] : told)
    if (isTold)
      throw InputError(option, "is nothing that a manoeuvre is planned by",
                       "leave it out, or set the fields of the task's manoeuvre");
  if (!options.muscles.empty())
    throw InputError("--muscles", "is not for the planning of manoeuvres",
                     "leave it out, and run handhold muscles on the folder that is written");
}

SolveOptions solveOptions(const SolveArguments& options, const TerminalProgress& progress) {
  SolveOptions how;
  how.posture.stop = progress.stop();
  how.posture.progress = progress.sink();
  how.wanted = options.motion ? Wanted::Motion : Wanted::Posture;
  how.posture.solver =
      options.solver == "ipopt" ? PostureOptions::Solver::Ipopt : PostureOptions::Solver::Own;
  how.posture.starts = options.starts;
  return how;
}

struct Answer {
  Trial trial;
  bool isStopped = false;
};

/// What helps; of a search that was stopped nobody knows.
std::string whatHelps(const Answer& answer, const UnitChoice& units) {
  const Trial& trial = answer.trial;
  if (trial.advice.isGiven()) return "; " + adviceOf(trial, units);
  if (!answer.isStopped) return "; " + remedyOf(trial.violations.front());
  return trial.status == PostureStatus::Stopped ? "" : "; stopped on request while it sought what helps";
}

/// One line for people: why not, and what to try.
void complain(const std::string& file, const Answer& answer, const UnitChoice& units) {
  const Trial& trial = answer.trial;
  const std::string found = findingOf(trial, units);
  std::string line = file + ": " + (found.empty() ? toString(trial.status) : found);
  if (!trial.violations.empty()) {
    if (!trial.message.empty()) line += ": " + told(trial.violations.front(), units);
    line += whatHelps(answer, units);
  }
  std::fprintf(stderr, "handhold: %s\n", line.c_str());
}

/// "right grip holds bar at -0.124 m", "right grip: left hand": where the solver was to choose.
void printChosen(const Task& task, const UnitChoice& units) {
  for (const Contact& contact : task.contacts) {
    if (sideCount(contact) > 1) std::printf("%s: %s\n", contact.name.c_str(), toString(contact.end).c_str());
    const bool isChosen = contact.pinned && contact.place && contact.place->isFree();
    if (!isChosen && placeCount(contact) == 1) continue;
    const PropPlace& place = *contact.place;
    const std::string thing = placeName(contact.prop, place);
    if (place.part == PropPart::Frame)
      std::printf("%s holds %s\n", contact.name.c_str(), thing.c_str());
    else if (rowOf(place.part).isRod())
      say(units, "%s holds %s at %.3f m\n", contact.name.c_str(), thing.c_str(), place.along);
    else
      say(units, "%s holds %s at %.3f, %.3f m\n", contact.name.c_str(), thing.c_str(), place.across.x(),
          place.across.y());
  }
}

/// Which way round bars are held, in the posture or where the motion ends.
void printThumbs(const Trial& trial) {
  Data data(*trial.subject.model);
  updateKinematics(*trial.subject.model, trial.last().q, data);
  for (const std::string& line : thumbWords(*trial.subject.model, data, *trial.task))
    std::printf("%s\n", line.c_str());
}

/// Positions that the file tells beside places, which count.
void tellOverruled(std::vector<PlaceNote> notes) {
  std::erase_if(notes, [](const PlaceNote& note) { return note.kind != PlaceNote::Kind::Overruled; });
  for (const std::string& note : inWords(notes)) std::fprintf(stderr, "handhold: note: %s\n", note.c_str());
}

/// Ctrl+C keeps the best so far.
Answer solved(const OpenedTask& opened, const SolveArguments& options) {
  const TerminalProgress progress;
  try {
    Trial trial = solve(opened.subject, opened.task, solveOptions(options, progress));
    return {std::move(trial), progress.stop().stop_requested()};
  } catch (const InputError& wrong) {
    const bool isOwn = wrong.place().starts_with("motion.components: ") && !options.ownTimes.empty();
    if (isOwn)
      throw InputError("--own-time " + wrong.place().substr(wrong.place().find(' ') + 1), wrong.problem(),
                       wrong.remedy());
    if (wrong.place() != "motion.max_speed" || !options.maxSpeed) throw;
    throw InputError("--max-speed", wrong.problem(), wrong.remedy());
  }
}

std::optional<MuscledBody> wantedMuscles(const Subject& subject, const SolveArguments& options) {
  if (options.muscles.empty()) return std::nullopt;
  MuscledBody body =
      toldMuscles(subject, options.muscles == kShippedMuscles ? "" : options.muscles, options.units);
  // refuses a relief of what the body lacks
  [[maybe_unused]] const MuscleTensions tried(body, options.sharing.options());
  return body;
}

int run(const SolveArguments& options) {
  OpenedTask opened = openSolidTask(options.task, options.person);
  if (options.motion && opened.task.manoeuvre) {
    wantPlannable(options);
    return planAndWrite(opened, {options.out, options.units});
  }
  // the task that is kept with the result is the one that was answered
  adopt(options, opened.task.motion);
  if (options.motion) wantMeant(options, opened.task.motion);
  checkTask(opened.task, *opened.subject.model, options.task);
  tellOverruled(opened.notes);
  // who has no muscles, or not the joint to be relieved, is told before the search
  const std::optional<MuscledBody> muscles = wantedMuscles(opened.subject, options);
  const Answer found = solved(opened, options);
  const Trial& trial = found.trial;
  if (!trial.solved()) complain(options.task, found, options.units);
  opened.task = *trial.task;  // with the places that were chosen
  MuscleOutput besides;
  if (muscles && trial.solved())
    besides = muscleOutput(*muscles, options.sharing.options(), {trial, opened}, options.units);
  writeTrial(trial, opened, options.out, besides.files);
  if (trial.solved()) std::printf("%s\n", inOneLine(trial).c_str());
  if (trial.solved() && !trial.message.empty()) std::printf("%s\n", findingOf(trial, options.units).c_str());
  if (trial.solved()) printChosen(*trial.task, options.units);
  if (trial.solved()) printThumbs(trial);
  if (opened.task.manoeuvre)
    std::printf("this is a posture alone: the task's manoeuvre, %s, is planned with --motion\n",
                toString(kindOf(*opened.task.manoeuvre)).c_str());
  return trial.solved() && besides.isRelieved ? kSolved : kNotSolvable;
}

}  // namespace

void addSolveCommand(CLI::App& app, int& exitCode) {
  const auto options = std::make_shared<SolveArguments>();
  CLI::App* command = app.add_subcommand("solve", "predict the posture or the motion of a task");
  command->add_option("task", options->task, "task file, or a folder of results")->required();
  command->add_option("--out", options->out, "folder for summary.json, states, torques and contacts")
      ->required()
      ->check(aName());
  CLI::Option* motion =
      command->add_flag("--motion", options->motion, "the motion into the posture, one row a frame");
  command->add_option("--method", options->method, "how the motion is found, instead of what the task says")
      ->check(CLI::IsMember({"kinematic", "predicted"}))
      ->needs(motion);
  command
      ->add_option(
          "--own-time", options->ownTimes,
          "a component of a kinematic motion that goes at its own time: "
          "r_elbow_flexion=FROM[:DURATION[:FASTEST]] (s, rad/s; without a duration to the end), pelvis_x, "
          "pelvis_y, pelvis_z or pelvis_turn; may be repeated")
      ->needs(motion);
  command
      ->add_option(
          "--own-points", options->ownPoints,
          "control points of a component of a predicted motion whose curve is coarser than the others: "
          "r_toe_flexion=10; may be repeated")
      ->needs(motion);
  command->add_option("--max-speed", options->maxSpeed, "of any other component (m/s or rad/s)")
      ->check(within(bound::kSpeed))
      ->needs(motion);
  command->add_option("--iterations", options->iterations, "the most of one search for a predicted motion")
      ->check(CLI::Range(1, 100000))
      ->needs(motion);
  command->add_option("--tolerance", options->tolerance, "at which a search ends, scaled (usually 0.0002)")
      ->check(within({1e-10, 1e-2}))
      ->needs(motion);
  command
      ->add_option(
          "--settled", options->settled,
          "a search ends when the objective changes by a lesser part from step to step (usually 0.00002)")
      ->check(within({1e-12, 0.1}))
      ->needs(motion);
  command
      ->add_option("--solver", options->solver,
                   "own or ipopt, as a second opinion; of motions it takes minutes")
      ->check(CLI::IsMember({"own", "ipopt"}))
      ->capture_default_str();
  command->add_option("--starts", options->starts, "start postures to try; the best result is kept")
      ->check(CLI::Range(1, 1000))
      ->capture_default_str();
  CLI::Option* muscles =
      command->add_flag(std::string("--muscles{") + kShippedMuscles + "}", options->muscles,
                        "share the torques among muscles, too: muscles.csv and joint_contact.csv; "
                        "--muscles=FILE.osim: those of a model of OpenSim");
  addSharing(*command, options->sharing, muscles);
  addSubject(*command, options->person);
  addUnits(*command, options->units);
  command->callback([options, &exitCode] { exitCode = run(*options); });
}

}  // namespace handhold
