// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/studies/study_objectives.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <filesystem>
#include <memory>
#include <optional>

#include "app/commands/option_checks.h"
#include "app/commands/recordings/asked_again.h"
#include "app/process/exit_code.h"
#include "app/process/file_ending.h"
#include "app/process/resources.h"
#include "app/process/terminal_note.h"
#include "app/process/terminal_progress.h"
#include "engine/core/atomic_file.h"
#include "engine/core/error.h"
#include "engine/motion/motion_comparison.h"
#include "engine/trial/csv.h"
#include "engine/trial/trial_folder.h"

namespace handhold {

namespace {

constexpr double kDegree = M_PI / 180.0;
constexpr const char* kUsualMix = "default";
constexpr double kShortest = 0.1;  // s, of a piece
/// Goals that many have taken for what people minimise.
constexpr const char* kUsualGoals =
    "default torque normalized_torque greatest_torque torque_rate jerk work metabolic_energy";

struct ObjectivesOptions {
  std::vector<std::string> folders, goals, lawsOff;
  std::string out;
  double piece = 0.5;
  int most = 4;
  bool isFromRecorded = false;
};

/// A stretch of a recorded motion, asked for again with one objective.
struct Answer {
  std::string recording, goals;
  double from = 0.0, to = 0.0;
  bool isSolved = false;
  double seconds = 0.0;
  std::optional<MotionComparison> comparison;  ///< none: no motion was found
};

/// Evenly over the motion, whole ones alone.
std::vector<TimeSpan> piecesOf(const Motion& motion, const ObjectivesOptions& options) {
  const double begin = motion.frames.front().time, length = motion.frames.back().time - begin;
  const int whole = static_cast<int>(std::floor(length / options.piece + 1e-9));
  if (whole < 1) return {{begin, begin + length}};
  const int count = std::min(whole, options.most);
  std::vector<TimeSpan> pieces;
  for (int i = 0; i < count; ++i) {
    const double from =
        begin + (count > 1 ? (length - options.piece) * i / (count - 1) : 0.5 * (length - options.piece));
    pieces.push_back({from, from + options.piece});
  }
  return pieces;
}

/// Nothing where somebody stopped it.
std::optional<Answer> answered(const Trial& recorded, const RecordedTask& asked, const std::string& goals,
                               const ObjectivesOptions& options) {
  RecordedTask made = asked;
  if (goals != kUsualMix) made.task.motion.objective = objectiveOf(goalMixOf(goals, "--objectives"));
  const TerminalProgress progress;
  const auto begin = std::chrono::steady_clock::now();
  const Trial trial = askedAgain(recorded.subject, made,
                                 options.isFromRecorded ? FirstGuess::Recorded : FirstGuess::Kinematic,
                                 {progress.sink(), progress.stop()});
  if (progress.stop().stop_requested()) return std::nullopt;
  Answer answer{{}, goals, 0.0, 0.0, trial.solved(), 0.0, {}};
  answer.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
  const Model& model = *recorded.subject.model;
  if (trial.isMotion())
    answer.comparison = compareMotions(model, made.motion, *trial.subject.model, trial.motion, {});
  return answer;
}

/// The middle of the correlations of the joints that move in both.
double middleCorrelation(const std::vector<const Answer*>& answers) {
  std::vector<double> all;
  for (const Answer* answer : answers)
    for (const JointDifference& joint : answer->comparison->joints)
      if (joint.angle.correlation) all.push_back(*joint.angle.correlation);
  if (all.empty()) return 0.0;
  std::ranges::nth_element(all, all.begin() + std::ssize(all) / 2);
  return all[all.size() / 2];
}

/// Of the pieces that all objectives answer, so that none looks better for having left out the hard ones.
bool isAnsweredByAll(const std::vector<Answer>& answers, const Answer& piece) {
  return std::ranges::all_of(answers, [&](const Answer& other) {
    return other.recording != piece.recording || other.from != piece.from || other.isSolved;
  });
}

void printTable(const std::vector<Answer>& answers, const std::vector<std::string>& goals) {
  std::printf("%-28s %8s %8s %10s %10s %9s\n", "objective", "solved", "RMS deg", "correl.", "pelvis mm",
              "seconds");
  for (const std::string& mix : goals) {
    std::vector<const Answer*> common;
    int solved = 0, asked = 0;
    double squares = 0.0, pelvis = 0.0, seconds = 0.0;
    for (const Answer& answer : answers) {
      if (answer.goals != mix) continue;
      ++asked;
      solved += answer.isSolved ? 1 : 0;
      seconds += answer.seconds;
      if (!isAnsweredByAll(answers, answer)) continue;
      common.push_back(&answer);
      squares += std::pow(rmsOf(*answer.comparison), 2);
      pelvis += std::pow(answer.comparison->pelvis.rms, 2);
    }
    std::printf("%-28s %5d/%-2d", mix.c_str(), solved, asked);
    const double count = static_cast<double>(common.size());
    if (common.empty())
      std::printf(" %8s %10s %10s", "-", "-", "-");
    else
      std::printf(" %8.1f %10.2f %10.0f", std::sqrt(squares / count) / kDegree, middleCorrelation(common),
                  1e3 * std::sqrt(pelvis / count));
    std::printf(" %9.0f\n", seconds);
  }
}

std::string toCsv(const std::vector<Answer>& answers) {
  CsvText text({"recording", "from_s", "to_s", "objective", "solved", "joint", "angle_rms_rad",
                "angle_correlation", "torque_rms_Nm", "torque_correlation"});
  const auto add = [&](const std::optional<double>& number) { number ? text.add(*number) : text.add(""); };
  for (const Answer& answer : answers) {
    if (!answer.comparison) continue;
    for (const JointDifference& joint : answer.comparison->joints) {
      text.add(answer.recording);
      text.add(answer.from);
      text.add(answer.to);
      text.add(answer.goals);
      text.add(answer.isSolved ? "yes" : "no");
      text.add(joint.joint);
      add(joint.angle.rms);
      add(joint.angle.correlation);
      add(joint.torque ? std::optional(joint.torque->rms) : std::nullopt);
      add(joint.torque ? joint.torque->correlation : std::nullopt);
      text.endRow();
    }
  }
  return text.text();
}

void tell(const Answer& answer) {
  std::printf("%s, %.2f to %.2f s, %s: ", answer.recording.c_str(), answer.from, answer.to,
              answer.goals.c_str());
  if (answer.comparison)
    std::printf("%.1f degrees%s, %.0f s\n", rmsOf(*answer.comparison) / kDegree,
                answer.isSolved ? "" : ", laws not kept", answer.seconds);
  else
    std::printf("no motion, %.0f s\n", answer.seconds);
  std::fflush(stdout);
}

/// All pieces of one recording; false: stopped by Ctrl+C, what was answered until then stays.
bool askPieces(const std::string& folder, const ObjectivesOptions& options, std::vector<Answer>& answers) {
  const OpenedTrial read = readTrial(folder, modelFolder());
  noteOnTerminal(folder, read.doubt);
  const std::string name = std::filesystem::path(folder).lexically_normal().filename().string();
  for (const TimeSpan& piece : piecesOf(read.trial.motion, options)) {
    RecordedTaskRequest request;
    request.piece = piece;
    request.laws = lawsWithout(options.lawsOff);
    const RecordedTask made = recordedTask(read.trial, request);
    for (const std::string& mix : options.goals) {
      std::optional<Answer> answer = answered(read.trial, made, mix, options);
      if (!answer) return false;
      answer->recording = name;
      answer->from = piece.from;
      answer->to = piece.to;
      tell(*answer);
      answers.push_back(*std::move(answer));
    }
  }
  return true;
}

int run(const ObjectivesOptions& options) {
  if (!options.out.empty()) wantEnding("--out", options.out, {".csv"});
  for (const std::string& mix : options.goals)
    if (mix != kUsualMix) goalMixOf(mix, "--objectives");
  std::vector<Answer> answers;
  for (const std::string& folder : options.folders)
    if (!askPieces(folder, options, answers)) break;
  if (!options.out.empty()) writeFile(options.out, toCsv(answers));
  printTable(answers, options.goals);
  return std::ranges::any_of(answers, &Answer::isSolved) ? kSolved : kNotSolvable;
}

}  // namespace

void addStudyObjectives(CLI::App& study, int& exitCode) {
  const auto options = std::make_shared<ObjectivesOptions>();
  options->goals = CLI::detail::split(kUsualGoals, ' ');
  CLI::App* command = study.add_subcommand(
      "objectives", "pieces of recorded motions predicted with each objective, and how near each comes");
  command->add_option("folders", options->folders, "folders that import has written")->required();
  command
      ->add_option("--objectives", options->goals,
                   "each a goal or a mix, \"torque=1,work=0.1\"; \"default\" is that of any motion")
      ->capture_default_str();
  command->add_option("--piece", options->piece, "length of a piece, s")
      ->check(within({kShortest, 60.0, "s"}))
      ->capture_default_str();
  command->add_option("--most", options->most, "pieces of each recording, evenly over it")
      ->check(CLI::Range(1, 1000))
      ->capture_default_str();
  command->add_option("--out", options->out, "table of all joints, .csv");
  addLawsOff(*command, options->lawsOff);
  command->add_flag("--recorded-guess", options->isFromRecorded,
                    "search from the recorded motion, not from the kinematic one between the ends");
  command->callback([options, &exitCode] { exitCode = run(*options); });
}

}  // namespace handhold
