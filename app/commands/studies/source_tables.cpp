// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/studies/source_tables.h"

#include <cmath>
#include <cstdio>
#include <map>
#include <utility>

#include "engine/core/atomic_file.h"
#include "engine/core/json_document.h"
#include "engine/trial/posture_words.h"

namespace handhold {

namespace {

namespace fs = std::filesystem;

std::vector<std::string> texts(const JsonNode& node) {
  std::vector<std::string> result;
  for (const JsonNode& item : node.items()) result.push_back(item.text());
  return result;
}

TableRow readRow(const JsonNode& node, const SourceTable& table) {
  std::vector<double> numbers = node.numbers(2 + table.columns.size());
  TableRow row{static_cast<int>(numbers[0]), static_cast<int>(numbers[1]), {}, {}, {}};
  if (row.trial < 1 || row.trial > static_cast<int>(table.tasks.size()))
    node.fail("there is no task of trial " + std::to_string(row.trial), "name one for each trial in tasks");
  row.printed.assign(numbers.begin() + 2, numbers.end());
  return row;
}

SourceTable readTable(const JsonNode& node) {
  node.allowOnly({"number", "title", "note", "figures", "tasks", "columns", "rows"});
  SourceTable table;
  table.number = node.at("number").text();
  table.title = node.at("title").text();
  node.read("note", table.note);
  table.figures = node.at("figures").text();
  table.tasks = texts(node.at("tasks"));
  table.columns = texts(node.at("columns"));
  for (const JsonNode& row : node.at("rows").items()) table.rows.push_back(readRow(row, table));
  return table;
}

/// As short as a printed table; a dash where nothing of ours compares.
std::string cell(std::optional<double> value) {
  if (!value) return "-";
  char text[32];
  std::snprintf(text, sizeof text, std::abs(*value) >= 1e4 ? "%.3e" : "%.4g", *value);
  return text;
}

std::string padded(const std::string& text, size_t width) {
  return std::string(width > text.size() ? width - text.size() : 1, ' ') + text;
}

std::optional<double> differenceIn(const TableRow& row, size_t column) {
  if (column >= row.ours.size() || !row.ours[column]) return std::nullopt;
  return *row.ours[column] - row.printed[column];
}

std::optional<double> oursIn(const TableRow& row, size_t column) {
  return column < row.ours.size() ? row.ours[column] : std::nullopt;
}

std::string csvCell(std::optional<double> value) {
  if (!value) return "";
  char text[40];
  std::snprintf(text, sizeof text, "%.9g", *value);
  return text;
}

}  // namespace

SourceStudy readSourceStudy(const fs::path& file) {
  const JsonDocument document(readFile(file), file.string());
  const JsonNode root(document);
  root.allowOnly({"schema", "source", "tables", "misprints"});
  SourceStudy study;
  study.source = root.at("source").text();
  for (const JsonNode& table : root.at("tables").items()) study.tables.push_back(readTable(table));
  for (const JsonNode& misprint : root.at("misprints").items())
    study.misprints.push_back({misprint.at("number").text(), misprint.at("note").text()});
  return study;
}

void solveRows(SourceTable& table, const fs::path& taskFolder, int starts, const TakeAnswer& take) {
  const bool isOfMotions = table.figures.starts_with("motion ");
  for (TableRow& row : table.rows) {
    const fs::path task = taskFolder / (table.tasks[static_cast<size_t>(row.trial) - 1] + ".json");
    const SourceAnswer answer =
        isOfMotions ? sourceMotion(task, row.objective) : sourcePosture(task, row.objective, starts);
    const TrialFigures& figures = answer.figures;
    row.state = toString(answer.trial.status);
    if (answer.trial.motion.frames.empty()) continue;  // nothing of ours compares
    if (table.figures.ends_with("statistics"))
      row.ours = {std::nullopt, static_cast<double>(figures.iterations), figures.gap, figures.value};
    else if (table.figures == "torques")
      row.ours = {figures.averageTorque, figures.greatestTorque, figures.averageShare, figures.greatestShare};
    else
      row.ours.assign(figures.reactions.begin(), figures.reactions.end());
    if (take) take(row, answer);
  }
}

std::string toText(const SourceTable& table) {
  constexpr size_t kWidth = 11;
  std::string text = "Table " + table.number + "  " + table.title + "\n";
  for (size_t c = 0; c < table.columns.size(); ++c)
    text += "  " + std::to_string(c + 1) + " " + table.columns[c] + "\n";
  text += "  trial objective";
  for (size_t c = 0; c < table.columns.size(); ++c)
    text += " |" + std::to_string(c + 1) + padded("printed", kWidth - 2) + padded("ours", kWidth) +
            padded("ours-pr.", kWidth);
  text += " | ours is\n";
  for (const TableRow& row : table.rows) {
    text += padded(std::to_string(row.trial), 7) + padded(std::to_string(row.objective), 10);
    for (size_t c = 0; c < table.columns.size(); ++c)
      text += " |" + padded(cell(row.printed[c]), kWidth - 1) + padded(cell(oursIn(row, c)), kWidth) +
              padded(cell(differenceIn(row, c)), kWidth);
    text += " | " +
            (row.state == toString(PostureStatus::Optimal) ? spoken(PostureStatus::Optimal) : row.state) +
            "\n";
  }
  return table.note.empty() ? text : text + "  " + table.note + "\n";
}

std::string toCsv(const SourceTable& table) {
  std::string text = "trial,objective";
  for (const std::string& column : table.columns)
    text += "," + column + " printed," + column + " ours," + column + " difference";
  text += ",state\n";
  for (const TableRow& row : table.rows) {
    text += std::to_string(row.trial) + "," + std::to_string(row.objective);
    for (size_t c = 0; c < table.columns.size(); ++c)
      text +=
          "," + csvCell(row.printed[c]) + "," + csvCell(oursIn(row, c)) + "," + csvCell(differenceIn(row, c));
    text += "," + row.state + "\n";
  }
  return text;
}

}  // namespace handhold
