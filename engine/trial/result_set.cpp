// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/trial/result_set.h"

#include <algorithm>
#include <cinttypes>
#include <cstdio>
#include <map>

#include "engine/core/atomic_file.h"
#include "engine/core/error.h"
#include "engine/core/fingerprint.h"
#include "engine/core/json_document.h"

namespace handhold {

namespace {

namespace fs = std::filesystem;
using Names = std::vector<std::string>;

constexpr const char* kList = "files.json";
constexpr const char* kListSchema = "handhold-files-1";
constexpr const char* kSummary = "summary.json";

struct ResultList {
  Names files;
  std::string task;                         ///< empty: none
  std::map<std::string, std::string> sums;  ///< of the files as they were written; none of earlier versions
};

std::string sumOf(const std::string& text) {
  char digits[17];
  std::snprintf(digits, sizeof digits, "%016" PRIx64, fingerprint(text.data(), text.size()));
  return digits;
}

bool isThere(const fs::path& file) {
  std::error_code error;
  return fs::exists(fs::symlink_status(file, error));
}

bool holds(const Names& names, const std::string& name) {
  return std::find(names.begin(), names.end(), name) != names.end();
}

/// A list must not reach out of its folder.
std::string plainName(const JsonNode& node) {
  const std::string name = node.text();
  if (name.empty() || name == "." || name == ".." || name.find('/') != std::string::npos)
    node.fail("'" + name + "' is not the name of a file in this folder", "solve into a new folder");
  return name;
}

ResultList readList(const fs::path& file) {
  const JsonDocument document(readFile(file), file.string());
  const JsonNode root(document);
  if (!root.has("schema") || root.at("schema").text() != kListSchema)
    throw InputError(file.string(), "is not the list of a result", "choose another folder");
  ResultList list;
  for (const JsonNode& node : root.at("files").items()) list.files.push_back(plainName(node));
  if (root.has("task")) list.task = plainName(root.at("task"));
  if (const auto sums = root.find("sums"))
    for (const std::string& name : sums->fields()) list.sums[name] = sums->at(name).text();
  return list;
}

/// What earlier versions wrote without a list, by what their summary says.
ResultList listBySummary(const fs::path& folder) {
  const fs::path file = folder / kSummary;
  const JsonDocument document(readFile(file), file.string());
  const JsonNode root(document);
  const std::string schema = root.has("schema") ? root.at("schema").text() : "";
  Names names{kSummary, "states.csv", "torques.csv", "contacts.csv", "workload.csv", "efforts.csv"};
  if (schema == "handhold-simulation-1") {
    names.insert(names.end(), {"energy.csv", "momentum.csv"});
  } else if (schema != "handhold-summary-1") {
    return {};
  } else if (root.has("plan")) {
    names.insert(names.end(), {"momentum.csv", "periods.csv", "periods_kinematic.csv", "task.json"});
  } else if (root.has("between_instants")) {
    names.push_back("spline.json");
  }
  std::erase_if(names, [&](const std::string& name) { return !isThere(folder / name); });
  return {names, holds(names, "task.json") ? "task.json" : "", {}};
}

ResultList listOf(const fs::path& folder) {
  if (isThere(folder / kList)) return readList(folder / kList);
  if (!isThere(folder / kSummary)) return {};
  try {
    return listBySummary(folder);
  } catch (const InputError&) {
    return {};  // some other program's summary
  }
}

std::string listToJson(const ResultList& list) {
  nlohmann::ordered_json json{{"schema", kListSchema}};
  if (!list.task.empty()) json["task"] = list.task;
  json["files"] = list.files;
  if (!list.sums.empty()) json["sums"] = list.sums;
  return prettyJson(json);
}

void removeEmpty(const std::vector<fs::path>& folders) {
  std::error_code error;
  for (const fs::path& folder : folders) fs::remove(folder, error);  // no folder that holds something
}

/// Those that were not there yet, the innermost first.
std::vector<fs::path> makeFolder(const fs::path& folder) {
  std::vector<fs::path> made;
  std::error_code error;
  for (fs::path missing = fs::absolute(folder); !fs::exists(missing, error); missing = missing.parent_path())
    made.push_back(missing);
  fs::create_directories(folder, error);
  if (!error && fs::is_directory(folder, error)) return made;
  removeEmpty(made);
  throw InputError(folder.string(), "cannot be made a folder", "choose another place");
}

void refuseForeign(const fs::path& folder, const std::string& name, const Names& ours) {
  if (isThere(folder / name) && !holds(ours, name))
    throw InputError((folder / name).string(), "is there and belongs to no result of Handhold",
                     "choose another folder, or move it away");
}

}  // namespace

Names resultFiles(const fs::path& folder) {
  Names files = listOf(folder).files;
  if (isThere(folder / kList)) files.emplace_back(kList);
  return files;
}

fs::path resultTaskFile(const fs::path& folder) {
  const std::string task = listOf(folder).task;
  return task.empty() ? fs::path() : folder / task;
}

Names filesNotAsWritten(const fs::path& folder) {
  const ResultList list = listOf(folder);
  Names changed;
  for (const std::string& name : list.files) {
    const auto sum = list.sums.find(name);
    if (sum == list.sums.end()) continue;
    if (!isThere(folder / name) || sumOf(readFile(folder / name)) != sum->second) changed.push_back(name);
  }
  return changed;
}

std::string nameInResult(const fs::path& folder, const std::string& wanted) {
  const Names ours = listOf(folder).files;
  const fs::path name = wanted;
  std::string tried = wanted;
  for (int number = 2; isThere(folder / tried) && !holds(ours, tried); ++number)
    tried = name.stem().string() + "-" + std::to_string(number) + name.extension().string();
  return tried;
}

namespace {

void replaceIn(const fs::path& folder, const std::vector<ResultFile>& files, const std::string& task) {
  const Names old = resultFiles(folder);
  ResultList list{{}, task, {}};
  for (const ResultFile& file : files) {
    list.files.push_back(file.name);
    list.sums[file.name] = sumOf(file.text);
  }
  FileSet staged;
  // first the list: whatever else comes to be there is known as ours
  staged.add(folder / kList, listToJson(list));
  for (const ResultFile& file : files) {
    refuseForeign(folder, file.name, old);
    staged.add(folder / file.name, file.text);
  }
  for (const std::string& name : old)
    if (name != kList && !holds(list.files, name)) staged.remove(folder / name);
  staged.commit();
}

}  // namespace

void replaceResult(const fs::path& folder, const std::vector<ResultFile>& files, const std::string& task) {
  const std::vector<fs::path> made = makeFolder(folder);
  try {
    replaceIn(folder, files, task);
  } catch (...) {
    removeEmpty(made);
    throw;
  }
}

void addToResult(FileSet& staged, const fs::path& folder, const std::vector<ResultFile>& files) {
  ResultList list = listOf(folder);
  const bool isResult = !list.files.empty();  // of an earlier version, too: what joins it is known as ours
  for (const ResultFile& file : files) {
    refuseForeign(folder, file.name, list.files);
    if (!holds(list.files, file.name)) list.files.push_back(file.name);
    if (!list.sums.empty()) list.sums[file.name] = sumOf(file.text);
  }
  if (isResult) staged.add(folder / kList, listToJson(list));
  for (const ResultFile& file : files) staged.add(folder / file.name, file.text);
}

}  // namespace handhold
