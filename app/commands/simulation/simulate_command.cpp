// SPDX-License-Identifier: GPL-3.0-or-later
#include <CLI/CLI.hpp>
#include <algorithm>
#include <cstdio>
#include <memory>
#include <optional>
#include <string>

#include "app/commands/commands.h"
#include "app/commands/option_checks.h"
#include "app/commands/simulation/simulation_words.h"
#include "app/commands/terminal_units.h"
#include "app/files/prop_solids.h"
#include "app/process/exit_code.h"
#include "app/process/resources.h"
#include "app/process/terminal_note.h"
#include "app/process/terminal_progress.h"
#include "engine/core/error.h"
#include "engine/core/respoken.h"
#include "engine/planning/solve.h"
#include "engine/simulation/simulated_trial.h"
#include "engine/simulation/sources/held_posture.h"
#include "engine/simulation/sources/joint_losses.h"
#include "engine/simulation/sources/limp.h"
#include "engine/simulation/sources/recorded_torques.h"
#include "engine/simulation/sources/replay_drift.h"
#include "engine/simulation/sources/tracked_motion.h"
#include "engine/task/task_at.h"
#include "engine/trial/result_tables.h"
#include "engine/trial/state_tables.h"
#include "engine/trial/trial_folder.h"
#include "engine/trial/trial_words.h"
#include "engine/trial/violation_words.h"

namespace handhold {

namespace {

constexpr double kMostRows = 1e6;

struct SimulateOptions {
  ToldPerson person;
  std::string task, out, torques, motion, from;
  bool hold = false, limp = false;
  UnitChoice units;
  double duration = 0.0, step = 0.0, tolerance = 0.0, track = 0.0, restitution = 0.0, framesPerSecond = 60.0;
};

/// What drives the body and where it starts.
struct Drive {
  std::string name;
  std::shared_ptr<const TorqueSource> source;
  BodyState start;
  std::shared_ptr<const Motion> motion;  ///< the one that is replayed
  double duration = 2.0;
  double lossShare = 0.0;
};

/// Not solvable as asked, a line for people.
struct NotSolved {
  std::string reason;
};

Trial solvedPosture(const OpenedTask& opened) {
  Trial posture = solve(opened.subject, opened.task);
  if (posture.motion.frames.empty() || !posture.solved())
    throw NotSolved{"the start posture: " + finding(posture.message, posture.violations) +
                    "; give a start by --from"};
  return posture;
}

/// The first row of --from, or the solved posture of the task at rest.
MotionFrame startFrame(const OpenedTask& opened, const SimulateOptions& options) {
  if (options.from.empty()) return solvedPosture(opened).last();
  const MotionFrame first = readStates(options.from, *opened.subject.model).frames.front();
  MotionFrame start = hold(opened.subject, opened.task, first.q).last();
  start.v = first.v;
  return start;
}

double sumOfTorques(const Motion& motion) {
  double sum = 0.0;
  for (const MotionFrame& frame : motion.frames) sum += frame.tau.tail(frame.tau.size() - 6).lpNorm<1>();
  return sum;
}

double lossShare(const Motion& own, const Motion& paid) {
  Motion losses = paid;
  for (std::size_t i = 0; i < own.frames.size(); ++i) losses.frames[i].tau -= own.frames[i].tau;
  const double all = sumOfTorques(own);
  return all > 0.0 ? sumOfTorques(losses) / all : 0.0;
}

/// Joint angles and torques are of the body that they were found for.
void wantSamePerson(const std::filesystem::path& folder, const Subject& subject) {
  const std::filesystem::path task = resultTaskFile(folder);
  if (!task.empty() && !isSamePerson(openTask(task, modelFolder()).subject, subject))
    throw InputError(folder.string(), "holds a motion of another person than the task's",
                     "name that person by --subject, or give a motion of this one");
}

/// A folder that solve or simulate wrote; its loads tell what the hands' friction gave.
Motion readMotion(const std::filesystem::path& folder, const Subject& subject) {
  const Model& model = *subject.model;
  wantSamePerson(folder, subject);
  Motion motion = readResult(folder, model);
  if (motion.frames.empty() || motion.frames.front().tau.size() != model.velocitySize())
    throw InputError(folder.string(), "has no states.csv and torques.csv with the same rows",
                     "give a folder that handhold solve --motion wrote");
  if (motion.duration() <= 0.0)
    throw InputError(folder.string(), "is a posture, which has no motion to follow",
                     "solve with --motion, or use --hold");
  noteOnTerminal(folder.string(), doubtOf(folder, motion.frames.size()));
  return motion;
}

Drive motionDrive(const OpenedTask& opened, const SimulateOptions& options,
                  const SimulationSettings& settings) {
  const Motion own = readMotion(options.motion, opened.subject);
  Drive drive{"motion", nullptr, {}, nullptr, own.duration(), 0.0};
  drive.motion =
      std::make_shared<const Motion>(withJointLosses(*opened.subject.model, own, settings.passive));
  drive.lossShare = lossShare(own, *drive.motion);
  if (options.track > 0.0)
    drive.source = std::make_shared<TrackedMotion>(opened.subject.model, drive.motion, options.track);
  else
    drive.source = std::make_shared<RecordedTorques>(drive.motion);
  const MotionFrame& first = own.frames.front();
  drive.start = {first.time, first.q, first.v};
  return drive;
}

Drive chooseDrive(const OpenedTask& opened, const SimulateOptions& options,
                  const SimulationSettings& settings) {
  if (!options.motion.empty()) return motionDrive(opened, options, settings);
  Drive drive;
  if (!options.torques.empty()) {
    const auto table = std::make_shared<const Motion>(readTorques(options.torques, *opened.subject.model));
    if (table->frames.empty()) throw InputError(options.torques, "has no row", "write at least one");
    drive.name = "torques";
    drive.source = std::make_shared<RecordedTorques>(table);
    drive.start.time = table->frames.front().time;
    if (table->duration() > 0.0) drive.duration = table->duration();  // one row holds on
  }
  const MotionFrame start = startFrame(opened, options);
  drive.start.q = start.q;
  drive.start.v = start.v;
  if (options.hold) {
    drive.name = "hold";
    drive.source = std::make_shared<HeldPosture>(opened.subject.model, start.q, start.tau, start.loads);
  } else if (options.limp) {
    drive.name = "limp";
    drive.source = std::make_shared<Limp>();
  }
  return drive;
}

SimulationSettings settingsOf(const SimulateOptions& options) {
  SimulationSettings settings;
  settings.restitution = options.restitution;
  if (options.step > 0.0) settings.step = options.step;
  if (options.tolerance > 0.0) {
    settings.scheme = IntegrationScheme::DormandPrince54;
    settings.absoluteTolerance = settings.relativeTolerance = options.tolerance;
  }
  return settings;
}

void wantOneDrive(const SimulateOptions& options) {
  const int drives = !options.torques.empty() + !options.motion.empty() + options.hold + options.limp;
  if (drives != 1)
    throw InputError("simulate",
                     drives == 0 ? "nothing says what the muscles do" : "two things drive the muscles",
                     "give one of --torques, --motion, --hold and --limp");
  if (!options.from.empty() && !options.motion.empty())
    throw InputError("--from", "a motion begins where its first frame is", "leave --from or --motion out");
  if (options.track > 0.0 && options.motion.empty())
    throw InputError("--track", "there is no motion to follow", "give --motion, too");
}

/// Plates bear a recorded body, which no contact of its task does.
bool isBorneByOthers(const Motion& motion, const Task& task) {
  const auto isBorne = [](const MotionFrame& frame) {
    return std::ranges::any_of(frame.loads, [](const ContactLoad& load) { return load.kind != kWaterKind; });
  };
  return task.contacts.empty() && std::ranges::any_of(motion.frames, isBorne);
}

Trial simulateTask(const OpenedTask& opened, const SimulateOptions& options) {
  SimulationOptions simulation;
  simulation.settings = settingsOf(options);
  const Drive drive = chooseDrive(opened, options, simulation.settings);
  Simulated run;
  run.drive = drive.name;
  run.trackGain = options.track;
  run.lossShare = drive.lossShare;
  describe(simulation.settings, run);
  simulation.duration = options.duration > 0.0 ? options.duration : drive.duration;
  simulation.framesPerSecond = options.framesPerSecond;
  if (simulation.duration * simulation.framesPerSecond > kMostRows)
    throw InputError("--rate", "more than a million rows would be written",
                     "use fewer rows a second or less time");
  if (drive.motion) simulation.schedule = drive.motion->duration() / opened.task.motion.duration;
  const TerminalProgress terminal;
  simulation.stop = terminal.stop();
  simulation.progress = [tell = terminal.sink(), from = drive.start.time,
                         lasts = simulation.duration](const SimulationFrame& frame) {
    Progress progress;
    progress.stage = "Simulating, " + std::to_string(frame.steps) + " steps";
    progress.fraction = (frame.motion.time - from) / lasts;
    tell(progress);
  };
  const SimulationResult result =
      simulate(*opened.subject.model, opened.task, drive.source, drive.start, simulation);
  if (drive.motion && !result.frames.empty())
    run.drift = driftFrom(*drive.motion, result.frames, *opened.subject.model);
  Trial trial = toTrial(opened.subject, opened.task, result, std::move(run));
  if (drive.motion && isBorneByOthers(*drive.motion, opened.task))
    trial.message += (trial.message.empty() ? "" : "; ") + std::string(kBorneByOthers);
  return trial;
}

/// Says why, and leaves no older result in the folder that could be taken for the answer.
int refuse(const std::string& reason, const OpenedTask& opened, const SimulateOptions& options) {
  Trial refusal;
  refusal.subject = opened.subject;
  refusal.task = std::make_shared<const Task>(opened.task);
  refusal.message = reason;
  Simulated run;
  run.status = "not started";
  run.drive = options.limp ? "limp" : options.hold ? "hold" : !options.motion.empty() ? "motion" : "torques";
  refusal.origin = std::move(run);
  writeTrial(refusal, opened, options.out);
  std::fprintf(stderr, "handhold: %s: %s\n", options.task.c_str(), respoken(reason, options.units).c_str());
  return kNotSolvable;
}

int run(const SimulateOptions& options) {
  wantOneDrive(options);
  const OpenedTask opened = openSolidTask(options.task, options.person);
  std::optional<Trial> trial;
  try {
    trial = simulateTask(opened, options);
  } catch (const NotSolved& problem) {
    return refuse(problem.reason, opened, options);
  }
  if (trial->motion.frames.empty()) {
    const bool mayBegin = options.from.empty() && options.motion.empty() && hasMovingPlaces(opened.task);
    return refuse(findingOf(*trial) + (mayBegin ? "; begin where the task's motion does: --from with the "
                                                  "states.csv that solve --motion writes"
                                                : ""),
                  opened, options);
  }
  writeTrial(*trial, opened, options.out);
  say(options.units, "%s\n", lineOf(*trial, *trial->from<Simulated>()).c_str());
  if (trial->solved() && !trial->message.empty())
    say(options.units, "note: %s\n", findingOf(*trial, options.units).c_str());
  if (trial->solved()) return kSolved;
  std::fprintf(stderr, "handhold: %s: %s\n", options.task.c_str(), findingOf(*trial, options.units).c_str());
  return kNotSolvable;
}

}  // namespace

void addSimulateCommand(CLI::App& app, int& exitCode) {
  const auto options = std::make_shared<SimulateOptions>();
  CLI::App* command = app.add_subcommand("simulate", "what torques do: forward dynamics of a task");
  command->add_option("task", options->task, "task file, or a folder of results")->required();
  addSubject(*command, options->person);
  addUnits(*command, options->units);
  command->add_option("--torques", options->torques, "table of joint torques by time, as torques.csv");
  command->add_option("--motion", options->motion, "folder of a motion, as solve --motion writes it");
  command->add_flag("--hold", options->hold, "a controller holds the start posture within the torque limits");
  command->add_flag("--limp", options->limp, "no muscle acts");
  command->add_option("--track", options->track, "with --motion: follow it; 1 is the strength of --hold")
      ->check(within({0.0, 100.0}));
  command->add_option("--from", options->from,
                      "table whose first row is the start; without it the solved posture");
  command
      ->add_option("--duration", options->duration, "seconds; without it those of the motion or table, or 2")
      ->check(within({1e-3, 1e5, "s"}));
  CLI::Option* step = command->add_option("--step", options->step, "fixed steps of so many seconds (0.001)")
                          ->check(within({1e-6, 0.02, "s"}));
  command->add_option("--tolerance", options->tolerance, "steps of any length that keep this error")
      ->check(within({1e-13, 1e-2}))
      ->excludes(step);
  command->add_option("--restitution", options->restitution, "speed after an impact over the speed before")
      ->check(within({0.0, 1.0}));
  command->add_option("--rate", options->framesPerSecond, "rows a second")
      ->check(within({1.0, 10000.0, "rows a second"}))
      ->capture_default_str();
  command->add_option("--out", options->out, "folder for summary.json and the tables")
      ->required()
      ->check(aName());
  command->callback([options, &exitCode] { exitCode = run(*options); });
}

}  // namespace handhold
