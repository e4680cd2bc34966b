// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/studies/study_three_bar.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <map>
#include <memory>
#include <nlohmann/json.hpp>

#include "app/commands/option_checks.h"
#include "app/drawing/figure_svg.h"
#include "app/process/exit_code.h"
#include "engine/core/atomic_file.h"
#include "engine/core/error.h"
#include "engine/estimation/three_bar/three_bar_study.h"
#include "engine/trial/csv.h"

namespace handhold {

namespace {

struct ThreeBarOptions {
  std::string out;
  bool isAsPrinted = false;
  ThreeBarConditions conditions;
};

nlohmann::ordered_json toJson(const Comparison& comparison) {
  return {{"figure", comparison.figure},
          {"quantity", comparison.quantity},
          {"unit", comparison.unit},
          {"printed", comparison.printed},
          {"claim", claimName(comparison.claim)},
          {"ours", comparison.ours},
          {"agrees", comparison.agrees},
          {"why", comparison.why}};
}

std::string toJson(const ThreeBarStudy& study) {
  const ThreeBarConditions& conditions = study.conditions;
  nlohmann::ordered_json json;
  json["study"] = "three-bar";
  json["conditions"] = {{"first_rate_deg_s", conditions.firstRate / kPerDegree},
                        {"offset_m", conditions.offset},
                        {"sigma_m", conditions.sigma},
                        {"moment_Nm", conditions.moment},
                        {"seed", conditions.seed},
                        {"self_iterations", conditions.iterations.self},
                        {"weighting_iterations", conditions.iterations.weighting}};
  json["comparisons"] = nlohmann::ordered_json::array();
  for (const Comparison& comparison : study.comparisons) json["comparisons"].push_back(toJson(comparison));
  return json.dump(2) + "\n";
}

/// A row a point, so that curves of any length stand in one table.
std::string toCsv(const StudyFigure& figure) {
  CsvText csv({"curve", figure.xTitle, figure.yTitle});
  for (const FigureCurve& curve : figure.curves)
    for (std::size_t i = 0; i < curve.x.size(); ++i) {
      csv.add(curve.name);
      csv.add(curve.x[i]);
      csv.add(curve.y[i]);
      csv.endRow();
    }
  return csv.text();
}

/// "8.4 a" -> "figure_8_4_a", and what the figure shows where a number has several.
std::string fileNameOf(const StudyFigure& figure, int same) {
  std::string name = "figure_" + figure.number;
  for (char& letter : name)
    if (letter == '.' || letter == ' ') letter = '_';
  return same == 0 ? name : name + "_" + std::to_string(same + 1);
}

void makeFolderFor(const std::filesystem::path& folder) {
  std::error_code error;
  std::filesystem::create_directories(folder, error);
  if (error) throw InputError(folder.string(), error.message(), "choose another folder");
}

void write(const ThreeBarStudy& study, const std::filesystem::path& folder) {
  makeFolderFor(folder);
  FileSet files;
  std::map<std::string, int> seen;
  for (const StudyFigure& figure : study.figures) {
    const std::string name = fileNameOf(figure, seen[figure.number]++);
    files.add(folder / (name + ".csv"), toCsv(figure));
    files.add(folder / (name + ".svg"), toSvg(figure));
  }
  files.add(folder / "summary.json", toJson(study));
  files.commit();
}

void print(const Comparison& comparison) {
  std::printf("%-5s %-62s %-8s %10.4g (%s)  ours %10.4g  %s\n", comparison.figure.c_str(),
              comparison.quantity.c_str(), comparison.unit.c_str(), comparison.printed,
              claimName(comparison.claim), comparison.ours,
              comparison.agrees ? "agrees" : comparison.why.c_str());
}

void runThreeBar(ThreeBarOptions options) {
  if (options.isAsPrinted) options.conditions.firstRate = printedFirstRate();
  const ThreeBarStudy study = threeBarStudy(options.conditions);
  for (const Comparison& comparison : study.comparisons) print(comparison);
  std::printf("%td of %zu agree\n", std::ranges::count(study.comparisons, true, &Comparison::agrees),
              study.comparisons.size());
  if (!options.out.empty()) write(study, options.out);
}

}  // namespace

void addStudyThreeBar(CLI::App& study, int& exitCode) {
  const auto options = std::make_shared<ThreeBarOptions>();
  ThreeBarConditions& conditions = options->conditions;
  CLI::App* command = study.add_subcommand(
      "three-bar",
      "the linkage of document 003 (chapter 8): its printed results beside ours, by its way and exactly");
  command->add_option("--out", options->out, "folder for summary.json and the figures (CSV, SVG)")
      ->check(aName());
  command->add_flag("--as-printed", options->isAsPrinted,
                    "the first bar turns by the 20 deg/s of 8.1, not by the 25 that made the figures");
  command->add_option("--offset", conditions.offset, "mean error of the markers, each way (m)")
      ->check(CLI::Range(-0.1, 0.1))
      ->capture_default_str();
  command->add_option("--sigma", conditions.sigma, "its standard deviation (m)")
      ->check(CLI::Range(1e-9, 0.1))
      ->capture_default_str();
  command->add_option("--moment", conditions.moment, "in J1 and J2 (N m)")
      ->check(CLI::Range(-100.0, 100.0))
      ->capture_default_str();
  command->add_option("--self", conditions.iterations.self, "steps with each weight (j_n)")
      ->check(CLI::Range(1, 1000))
      ->capture_default_str();
  command->add_option("--weights", conditions.iterations.weighting, "how often the weights grow (k_n)")
      ->check(CLI::Range(1, 15))
      ->capture_default_str();
  command->add_option("--seed", conditions.seed, "of the noise")->capture_default_str();
  command->callback([options, &exitCode] {
    runThreeBar(*options);
    exitCode = kSolved;
  });
}

}  // namespace handhold
