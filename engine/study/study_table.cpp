// SPDX-License-Identifier: GPL-3.0-or-later
#include <nlohmann/json.hpp>

#include "engine/study/study_summary.h"
#include "engine/trial/csv.h"

namespace handhold {

std::string studyToCsv(const StudyStore& store) {
  const std::vector<StudyRow> rows = store.rows();
  std::vector<std::string> columns{"case"};
  const std::vector<std::string> figures = figureNames(rows);
  for (const StudyVariable& variable : store.plan().variables) columns.push_back(variable.name);
  for (const char* name : {"state", "law", "thing", "reason", "seconds"}) columns.emplace_back(name);
  columns.insert(columns.end(), figures.begin(), figures.end());
  CsvText csv(columns);
  for (const StudyRow& row : rows) {
    csv.add(static_cast<double>(row.index));
    for (const std::string& value : row.values) {
      const auto json = nlohmann::ordered_json::parse(value);
      if (json.is_number())
        csv.add(json.get<double>());
      else
        csv.add(json.is_string() ? json.get<std::string>() : value);
    }
    csv.add(kCaseStateWords[static_cast<std::size_t>(row.state)]);
    csv.add(row.law);
    csv.add(row.thing);
    csv.add(row.reason);
    csv.add(row.seconds);
    for (const std::string& name : figures) {
      if (const auto figure = figureOf(row, name))
        csv.add(*figure);
      else
        csv.add("");
    }
    csv.endRow();
  }
  return csv.text();
}

}  // namespace handhold
