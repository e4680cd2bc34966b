// SPDX-License-Identifier: GPL-3.0-or-later
#include <CLI/CLI.hpp>
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <memory>
#include <string>

#include "app/commands/commands.h"
#include "app/commands/option_checks.h"
#include "app/process/exit_code.h"
#include "app/process/file_ending.h"
#include "app/process/resources.h"
#include "app/process/terminal_note.h"
#include "engine/core/atomic_file.h"
#include "engine/core/error.h"
#include "engine/core/spoken_name.h"
#include "engine/motion/motion_comparison.h"
#include "engine/trial/csv.h"
#include "engine/trial/trial_folder.h"

namespace handhold {

namespace {

constexpr double kDegree = M_PI / 180.0;
constexpr Range kShift{-3600.0, 3600.0, "s"};
constexpr std::size_t kShown = 12;

struct CompareOptions {
  std::string first, second, out;
  TimeAlignment alignment;
};

Trial readMotion(const std::string& folder) {
  const OpenedTrial opened = readTrial(folder, modelFolder());
  noteOnTerminal(folder, opened.doubt);
  if (!opened.trial.isMotion())
    throw InputError(folder, "holds no motion", "name a folder with the result of one");
  return opened.trial;
}

std::string correlationText(const CurveDifference& difference) {
  if (!difference.correlation) return "-";
  char text[16];
  std::snprintf(text, sizeof text, "%.2f", *difference.correlation);
  return text;
}

void print(const MotionComparison& comparison) {
  std::printf("%.3f to %.3f s; pelvis %.1f mm apart (RMS), %.1f mm at most\n", comparison.from, comparison.to,
              1e3 * comparison.pelvis.rms, 1e3 * comparison.pelvis.greatest);
  std::vector<JointDifference> worst = comparison.joints;
  std::ranges::stable_sort(worst, std::ranges::greater(),
                           [](const JointDifference& j) { return j.angle.rms; });
  double squares = 0.0;
  for (const JointDifference& joint : worst) squares += joint.angle.rms * joint.angle.rms;
  std::printf("%zu joints, %.1f degrees apart (RMS of all); the most:\n", worst.size(),
              std::sqrt(squares / static_cast<double>(worst.size())) / kDegree);
  std::printf("%-34s %10s %10s %6s %12s %6s\n", "joint", "RMS deg", "most deg", "corr", "RMS N m", "corr");
  worst.resize(std::min(kShown, worst.size()));
  for (const JointDifference& joint : worst) {
    std::printf("%-34s %10.1f %10.1f %6s", spokenName(joint.joint).c_str(), joint.angle.rms / kDegree,
                joint.angle.greatest / kDegree, correlationText(joint.angle).c_str());
    if (joint.torque) std::printf(" %12.1f %6s", joint.torque->rms, correlationText(*joint.torque).c_str());
    std::printf("\n");
  }
}

void add(CsvText& text, const std::optional<CurveDifference>& difference) {
  if (!difference) {
    for (int cell = 0; cell < 3; ++cell) text.add("");
    return;
  }
  text.add(difference->rms);
  text.add(difference->greatest);
  difference->correlation ? text.add(*difference->correlation) : text.add("");
}

std::string toCsv(const MotionComparison& comparison) {
  CsvText text({"joint", "angle_rms_rad", "angle_most_rad", "angle_correlation", "torque_rms_Nm",
                "torque_most_Nm", "torque_correlation"});
  for (const JointDifference& joint : comparison.joints) {
    text.add(joint.joint);
    add(text, joint.angle);
    add(text, joint.torque);
    text.endRow();
  }
  return text.text();
}

void run(const CompareOptions& options) {
  if (!options.out.empty()) wantEnding("--out", options.out, {".csv"});
  const Trial first = readMotion(options.first), second = readMotion(options.second);
  const MotionComparison comparison = compareMotions(*first.subject.model, first.motion,
                                                     *second.subject.model, second.motion, options.alignment);
  print(comparison);
  if (!options.out.empty()) writeFile(options.out, toCsv(comparison));
}

}  // namespace

void addCompareCommand(CLI::App& app, int& exitCode) {
  const auto options = std::make_shared<CompareOptions>();
  CLI::App* command = app.add_subcommand("compare", "how far two motions are apart, joint by joint");
  command->add_option("first", options->first, "folder of results")->required();
  command->add_option("second", options->second, "folder of results")->required();
  CLI::Option* stretch = command->add_flag("--stretch", options->alignment.isStretched,
                                           "lay both from start to end, however long they take");
  command->add_option("--shift", options->alignment.shift, "let the second begin so much later (s)")
      ->check(within(kShift))
      ->excludes(stretch);
  command->add_option("--out", options->out, "table of all joints, .csv")->check(aName());
  command->callback([options, &exitCode] {
    run(*options);
    exitCode = kSolved;
  });
}

}  // namespace handhold
