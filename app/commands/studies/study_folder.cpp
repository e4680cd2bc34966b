// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/studies/study_folder.h"

#include <charconv>
#include <cstdint>
#include <map>
#include <nlohmann/json.hpp>

#include "app/drawing/figure_svg.h"
#include "engine/core/atomic_file.h"
#include "engine/core/error.h"
#include "engine/trial/csv.h"

namespace handhold {

namespace {

nlohmann::ordered_json toJson(const PrintedComparison& comparison) {
  nlohmann::ordered_json json{{"figure", comparison.figure},
                              {"quantity", comparison.quantity},
                              {"unit", comparison.unit},
                              {"printed", comparison.printed},
                              {"claim", claimName(comparison.claim)},
                              {"ours", comparison.ours},
                              {"agrees", comparison.agrees},
                              {"why", comparison.why}};
  if (comparison.claim == PrintedClaim::Equals) json["tolerance"] = comparison.tolerance;
  return json;
}

/// As somebody tells it: without what turning it into SI and back leaves behind its twelfth figure.
double toldNumber(double si, double perSi) {
  char text[32];
  const auto end = std::to_chars(text, text + sizeof text, si * perSi, std::chars_format::general, 12).ptr;
  double told = 0.0;
  std::from_chars(text, end, told);
  return perSi == 1.0 ? si : told + 0.0;
}

nlohmann::ordered_json conditionsToJson(const StudyRun& run) {
  nlohmann::ordered_json json;
  for (std::size_t i = 0; i < run.values.size(); ++i) {
    const StudyCondition& condition = run.kind.conditions[i];
    const double told = toldNumber(run.values[i], condition.perSi);
    if (condition.isWhole)
      json[condition.key] = static_cast<std::int64_t>(told);
    else
      json[condition.key] = told;
  }
  return json;
}

nlohmann::ordered_json toJson(const StudyTable& table) {
  nlohmann::ordered_json rows = nlohmann::ordered_json::array();
  for (const StudyTable::Row& row : table.rows) {
    nlohmann::ordered_json json{{table.rowKey, row.name}};
    for (std::size_t i = 0; i < row.values.size(); ++i) json[table.columns[i].key] = row.values[i];
    rows.push_back(std::move(json));
  }
  return rows;
}

/// Ours that nobody printed, where a study has it.
void addOwn(const PrintedStudy& study, nlohmann::ordered_json& json) {
  for (const StudyResult& result : study.results)
    json["results"].push_back(
        {{"quantity", result.quantity}, {"unit", result.unit}, {"value", result.value}});
  for (const StudyTable& table : study.tables) json[table.key] = toJson(table);
  if (!study.recommendation.empty()) json["recommendation"] = study.recommendation;
  if (!study.impossible.empty()) json["impossible"] = study.impossible;
}

std::string summaryOf(const StudyRun& run) {
  nlohmann::ordered_json json;
  json["study"] = run.kind.name;
  json["conditions"] = conditionsToJson(run);
  json["notes"] = run.kind.notes;
  for (const std::string& remark : run.study.remarks) json["notes"].push_back(remark);
  json["comparisons"] = nlohmann::ordered_json::array();
  for (const PrintedComparison& comparison : run.study.comparisons)
    json["comparisons"].push_back(toJson(comparison));
  addOwn(run.study, json);
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

/// "8.4 a" -> "figure_8_4_a", and how many of that number came before.
std::string figureFileName(const StudyFigure& figure, int same) {
  std::string name = "figure_" + figure.number;
  for (char& letter : name)
    if (letter == '.' || letter == ' ') letter = '_';
  return same == 0 ? name : name + "_" + std::to_string(same + 1);
}

void makeFolderFor(const std::filesystem::path& folder) {
  if (std::filesystem::exists(folder / "files.json"))
    throw InputError(folder.string(), "holds a result",
                     "name another folder; a study would replace its summary");
  std::error_code error;
  std::filesystem::create_directories(folder, error);
  if (error) throw InputError(folder.string(), error.message(), "choose another folder");
}

}  // namespace

void writeStudy(const StudyRun& run, const std::filesystem::path& folder) {
  makeFolderFor(folder);
  FileSet files;
  std::map<std::string, int> seen;
  for (const StudyFigure& figure : run.study.figures) {
    const std::string name = figureFileName(figure, seen[figure.number]++);
    files.add(folder / (name + ".csv"), toCsv(figure));
    files.add(folder / (name + ".svg"), toSvg(figure));
  }
  for (const StudyFile& file : run.study.files) files.add(folder / file.name, file.text);
  files.add(folder / "summary.json", summaryOf(run));
  files.commit();
}

}  // namespace handhold
