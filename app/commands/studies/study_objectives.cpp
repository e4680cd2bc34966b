// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/studies/study_objectives.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>
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
constexpr double kShortest = 0.25;  // s, of a piece (recorded_task.cpp)
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

/// A stretch of a recorded motion that is asked for again.
struct Piece {
  std::string recording;  ///< its folder
  Subject person;
  TimeSpan span;
  RecordedTask asked;
};

/// One of them, with one objective.
struct Answer {
  std::size_t piece = 0;
  std::string goals;
  bool isSolved = false;
  double seconds = 0.0;
  std::optional<MotionComparison> comparison;  ///< none: no motion was found
};

/// Evenly over the motion, whole ones alone.
std::vector<TimeSpan> spansOf(const Motion& motion, const ObjectivesOptions& options) {
  const double begin = motion.frames.front().time, length = motion.frames.back().time - begin;
  const int whole = static_cast<int>(std::floor(length / options.piece + 1e-9));
  if (whole < 1) return {{begin, begin + length}};
  const int count = std::min(whole, options.most);
  std::vector<TimeSpan> spans;
  for (int i = 0; i < count; ++i) {
    const double from =
        begin + (count > 1 ? (length - options.piece) * i / (count - 1) : 0.5 * (length - options.piece));
    spans.push_back({from, from + options.piece});
  }
  return spans;
}

/// Of all recordings, before the first is asked for: a folder that cannot be is told at once.
std::vector<Piece> piecesOf(const ObjectivesOptions& options) {
  std::vector<Piece> pieces;
  for (const std::string& folder : options.folders) {
    const OpenedTrial read = readTrial(folder, modelFolder());
    noteOnTerminal(folder, read.doubt);
    RecordedTaskRequest request;
    request.laws = lawsWithout(options.lawsOff);
    for (const TimeSpan& span : spansOf(read.trial.motion, options)) {
      request.piece = span;
      pieces.push_back({folder, read.trial.subject, span, recordedTask(read.trial, request)});
    }
  }
  return pieces;
}

/// Nothing where somebody stopped it.
std::optional<Answer> answered(const Piece& piece, const std::string& goals,
                               const ObjectivesOptions& options) {
  RecordedTask made = piece.asked;
  if (goals != kUsualMix) made.task.motion.objective = objectiveOf(goalMixOf(goals, "--objectives"));
  const TerminalProgress progress;
  const auto begin = std::chrono::steady_clock::now();
  const Trial trial =
      askedAgain(piece.person, made, options.isFromRecorded ? FirstGuess::Recorded : FirstGuess::Kinematic,
                 {progress.sink(), progress.stop()});
  if (progress.stop().stop_requested()) return std::nullopt;
  Answer answer{0, goals, trial.solved(), 0.0, {}};
  answer.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
  if (trial.isMotion())
    answer.comparison =
        compareMotions(*piece.person.model, made.motion, *trial.subject.model, trial.motion, {});
  return answer;
}

/// The middle of the correlations of the joints that move in both; none: no joint does.
std::optional<double> middleCorrelation(const std::vector<const Answer*>& answers) {
  std::vector<double> all;
  for (const Answer* answer : answers)
    for (const JointDifference& joint : answer->comparison->joints)
      if (joint.angle.correlation) all.push_back(*joint.angle.correlation);
  if (all.empty()) return std::nullopt;
  std::ranges::nth_element(all, all.begin() + std::ssize(all) / 2);
  return all[all.size() / 2];
}

/// Of the pieces that all objectives answer, so that none looks better for having left out the hard ones; a
/// stop may leave the last piece without some.
bool isAnsweredByAll(const std::vector<Answer>& answers, std::size_t piece, std::size_t objectives) {
  const auto isOne = [&](const Answer& answer) { return answer.piece == piece && answer.isSolved; };
  return static_cast<std::size_t>(std::ranges::count_if(answers, isOne)) == objectives;
}

std::string correlationWords(const std::optional<double>& correlation) {
  char words[16];
  std::snprintf(words, sizeof words, "%.2f", correlation.value_or(0.0));
  return correlation ? words : "-";
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
      if (!isAnsweredByAll(answers, answer.piece, goals.size())) continue;
      common.push_back(&answer);
      squares += std::pow(rmsOf(*answer.comparison), 2);
      pelvis += std::pow(answer.comparison->pelvis.rms, 2);
    }
    std::printf("%-28s %5d/%-2d", mix.c_str(), solved, asked);
    const double count = static_cast<double>(common.size());
    if (common.empty())
      std::printf(" %8s %10s %10s", "-", "-", "-");
    else
      std::printf(" %8.1f %10s %10.0f", std::sqrt(squares / count) / kDegree,
                  correlationWords(middleCorrelation(common)).c_str(), 1e3 * std::sqrt(pelvis / count));
    std::printf(" %9.0f\n", seconds);
  }
}

std::string toCsv(const std::vector<Answer>& answers, const std::vector<Piece>& pieces) {
  CsvText text({"recording", "from_s", "to_s", "objective", "solved", "joint", "angle_rms_rad",
                "angle_correlation", "torque_rms_Nm", "torque_correlation"});
  const auto add = [&](const std::optional<double>& number) { number ? text.add(*number) : text.add(""); };
  for (const Answer& answer : answers) {
    if (!answer.comparison) continue;
    const Piece& piece = pieces[answer.piece];
    for (const JointDifference& joint : answer.comparison->joints) {
      text.add(piece.recording);
      text.add(piece.span.from);
      text.add(piece.span.to);
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

void tell(const Answer& answer, const Piece& piece) {
  std::printf("%s, %.2f to %.2f s, %s: ", piece.recording.c_str(), piece.span.from, piece.span.to,
              answer.goals.c_str());
  if (answer.comparison)
    std::printf("%.1f degrees%s, %.0f s\n", rmsOf(*answer.comparison) / kDegree,
                answer.isSolved ? "" : ", laws not kept", answer.seconds);
  else
    std::printf("no motion, %.0f s\n", answer.seconds);
  std::fflush(stdout);
}

/// By each objective in turn, until somebody stops it by Ctrl+C: what was answered until then stays.
std::vector<Answer> answersTo(const std::vector<Piece>& pieces, const ObjectivesOptions& options) {
  std::vector<Answer> answers;
  for (std::size_t i = 0; i < pieces.size(); ++i)
    for (const std::string& mix : options.goals) {
      std::optional<Answer> answer = answered(pieces[i], mix, options);
      if (!answer) return answers;
      answer->piece = i;
      tell(*answer, pieces[i]);
      answers.push_back(*std::move(answer));
    }
  return answers;
}

int run(const ObjectivesOptions& options) {
  if (!options.out.empty()) wantEnding("--out", options.out, {".csv"});
  for (const std::string& mix : options.goals)
    if (mix != kUsualMix) goalMixOf(mix, "--objectives");
  const std::vector<Piece> pieces = piecesOf(options);
  const std::vector<Answer> answers = answersTo(pieces, options);
  printTable(answers, options.goals);
  if (!options.out.empty()) writeFile(options.out, toCsv(answers, pieces));
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
