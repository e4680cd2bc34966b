// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/study/study_plan.h"

#include <algorithm>
#include <cmath>
#include <set>

#include "engine/core/atomic_file.h"
#include "engine/core/error.h"
#include "engine/core/json_document.h"
#include "engine/core/nearest_name.h"
#include "engine/math/random_numbers.h"
#include "engine/study/sobol.h"
#include "engine/study/study_people.h"

namespace handhold {

namespace {

using Json = nlohmann::ordered_json;
namespace fs = std::filesystem;

constexpr Range kCounted{1.0, kMostCases};
const std::vector<std::string> kFields{"schema", "name",       "task", "wanted", "design", "count", "seed",
                                       "starts", "time_limit", "vary", "scores", "people", "drawn"};

/// A pointer whose steps into lists may be names: "/props/bar/position/1". Given back with numbers.
Json::json_pointer pointerOf(const JsonNode& node, const Json& task) {
  const std::string text = node.text();
  Json::json_pointer pointer;
  try {
    pointer = Json::json_pointer(text);
  } catch (const Json::exception&) {
    node.fail(handhold::quoted(text) + " is no JSON pointer", "write one such as /contacts/0/position/1");
  }
  std::vector<std::string> steps;
  for (; !pointer.empty(); pointer.pop_back()) steps.push_back(pointer.back());
  Json::json_pointer numbered;
  for (auto step = steps.rbegin(); step != steps.rend(); ++step) {
    const Json* list = task.contains(numbered) ? &task.at(numbered) : nullptr;
    const auto isNamed = [&](const Json& thing) {
      return thing.is_object() && thing.value("name", "") == *step;
    };
    const auto named =
        list && list->is_array() ? std::find_if(list->begin(), list->end(), isNamed) : Json::const_iterator();
    if (list && list->is_array() && named != list->end())
      numbered.push_back(std::to_string(named - list->begin()));
    else
      numbered.push_back(*step);
  }
  return numbered;
}

/// The task has that place, or the object that would have it.
void wantPlace(const JsonNode& node, const Json::json_pointer& pointer, const Json& task) {
  if (pointer.empty()) node.fail("is the whole task", "point to a field of it");
  try {
    if (task.contains(pointer) ||
        (task.contains(pointer.parent_pointer()) && task.at(pointer.parent_pointer()).is_object()))
      return;
  } catch (const Json::exception&) {
    // an index that is no number: told below
  }
  Json::json_pointer known = pointer;
  while (!known.empty() && !task.contains(known)) known = known.parent_pointer();
  const std::string has = known.empty() ? "the task" : handhold::quoted(known.to_string());
  node.fail("the task has no " + node.text(), has + " is there; look what it holds");
}

int wholeNumber(const JsonNode& node, const char* field, int usual, const Range& range) {
  double number = usual;
  node.read(field, number, range);
  if (number != std::floor(number)) node.at(field).fail("is no whole number", "write one");
  return static_cast<int>(number);
}

StudyVariable readVariable(const JsonNode& node, Design design, const Json& task) {
  node.allowOnly({"name", "pointer", "values", "from", "to", "steps"});
  StudyVariable variable;
  const JsonNode place = node.at("pointer");
  const std::vector<JsonNode> places = place.isText() ? std::vector<JsonNode>{place} : place.items();
  if (places.empty()) place.fail("is empty", "point to a field of the task");
  variable.name = places.front().text();
  node.read("name", variable.name);
  for (const JsonNode& each : places) {
    const Json::json_pointer pointer = pointerOf(each, task);
    wantPlace(each, pointer, task);
    variable.pointers.push_back(pointer.to_string());
  }
  if (node.has("values")) {
    for (const char* other : {"from", "to", "steps"})
      if (node.has(other)) node.at(other).fail("stands beside 'values'", "take one of them away");
    for (const JsonNode& value : node.at("values").items()) variable.values.push_back(value.json());
    if (variable.values.empty()) node.at("values").fail("is empty", "list the values to try");
    return variable;
  }
  variable.from = node.at("from").number();
  variable.to = node.at("to").number();
  if (variable.to < variable.from) node.at("to").fail("lies below 'from'", "exchange them");
  if (design == Design::Grid) {
    if (!node.has("steps"))
      node.fail("a grid needs 'steps' here", "tell how many values from 'from' to 'to'");
    variable.steps = wholeNumber(node, "steps", 1, kCounted);
    if (variable.steps > 1 && variable.to == variable.from)
      node.at("steps").fail("is more than the one value from 'from' to 'to'",
                            "move one of both, or take one step");
  } else if (node.has("steps")) {
    node.at("steps").fail("belongs to a grid", "take it away; 'count' tells how many cases there are");
  }
  return variable;
}

Design designOf(const JsonNode& root) {
  std::string word = kDesignWords[0];
  root.read("design", word);
  const auto* at = std::find(kDesignWords.begin(), kDesignWords.end(), word);
  if (at == kDesignWords.end())
    root.at("design").fail("'" + word + "' is no design",
                           suggestion(word, {kDesignWords.begin(), kDesignWords.end()}));
  return static_cast<Design>(at - kDesignWords.begin());
}

void readCount(const JsonNode& root, StudyPlan& plan) {
  if (plan.design == Design::Grid) {
    if (root.has("count"))
      root.at("count").fail("belongs to random and sobol", "a grid has as many cases as its values make");
    double cases = 1.0;
    for (const StudyVariable& variable : plan.variables) cases *= stepsOf(variable);
    if (!plan.people.empty()) cases *= static_cast<double>(plan.people.size());
    if (cases > kMostCases) root.at("vary").fail("makes more than a million cases", "take fewer values");
    return;
  }
  if (!root.has("count")) root.fail("'count' is missing", "tell how many cases there are");
  plan.count = wholeNumber(root, "count", 1, kCounted);
  if (plan.design == Design::Sobol && plan.variables.size() > kMostSobolDimensions)
    root.at("vary").fail("has more than 10 variables", "Sobol sequences here have at most ten; use random");
}

/// Whoever is written last would be the only one who counts.
void refuseTwoWriters(const JsonNode& node, const StudyPlan& plan) {
  const StudyVariable& last = plan.variables.back();
  const auto isWithin = [](const std::string& inner, const std::string& outer) {
    return (inner + "/").starts_with(outer + "/");
  };
  for (const std::string& pointer : last.pointers) {
    if (!plan.people.empty() && isWithin(pointer, "/model"))
      node.at("pointer").fail("is told by 'people', too", "take this field away, or the people");
    for (const StudyVariable& other : plan.variables)
      for (const std::string& its : other.pointers)
        if (other.name != last.name && (isWithin(pointer, its) || isWithin(its, pointer)))
          node.at("pointer").fail("'" + other.name + "' varies " + its + ", too",
                                  "let one field vary it, with all its values");
  }
}

void readVariables(const JsonNode& root, const Json& task, StudyPlan& plan) {
  std::set<std::string> names;
  for (const StudyVariable& variable : plan.variables) names.insert(variable.name);
  if (!plan.people.empty() && !root.has("vary")) return;
  for (const JsonNode& node : root.at("vary").items()) {
    plan.variables.push_back(readVariable(node, plan.design, task));
    if (!names.insert(plan.variables.back().name).second)
      node.fail("two variables are called '" + plan.variables.back().name + "'",
                "give them names of their own");
    refuseTwoWriters(node, plan);
  }
  if (plan.variables.empty()) root.at("vary").fail("is empty", "tell what varies");
}

void readRules(const JsonNode& root, StudyPlan& plan) {
  if (!root.has("scores")) return;
  for (const JsonNode& node : root.at("scores").items()) {
    try {
      plan.rules.push_back(rulesOf(node.text()).front());
    } catch (const InputError& error) {
      node.fail("'" + node.text() + "' " + error.problem(), error.remedy());
    }
  }
}

/// At a share of the way, 0 to 1; listed values have equal parts of it.
std::string valueAt(const StudyVariable& variable, double share) {
  if (variable.values.empty()) {
    constexpr double kDigits = 1e12;  // 0.8, not 0.7999999999999999
    return Json(std::round((variable.from + share * (variable.to - variable.from)) * kDigits) / kDigits)
        .dump();
  }
  const auto count = static_cast<double>(variable.values.size());
  return variable.values[static_cast<std::size_t>(std::min(std::floor(share * count), count - 1.0))];
}

/// The last variable runs fastest, people slowest.
std::vector<std::string> gridValues(const StudyPlan& plan, int index) {
  std::vector<std::string> values(plan.variables.size());
  for (std::size_t i = values.size(); i-- > 0;) {
    const StudyVariable& variable = plan.variables[i];
    const int count = stepsOf(variable);
    const int step = variable.isOfPerson ? index : index % count;
    index /= count;
    if (!variable.values.empty())
      values[i] = variable.values[static_cast<std::size_t>(step)];
    else
      values[i] = valueAt(variable, count > 1 ? static_cast<double>(step) / (count - 1) : 0.0);
  }
  return values;
}

}  // namespace

StudyPlan readStudyPlan(const fs::path& file) {
  const std::string text = readFile(file);
  const JsonDocument document(text, file.string());
  const JsonNode root(document);
  root.allowOnly(kFields);
  const fs::path taskFile = file.parent_path() / root.at("task").text();
  std::error_code error;
  if (!fs::is_regular_file(taskFile, error))
    root.at("task").fail("there is no file " + taskFile.string(), "name a task from the study's folder");
  Json task = JsonDocument(readFile(taskFile), taskFile.string()).root();
  task.erase("results");
  return studyPlanOf(file, text, task.dump());
}

StudyPlan studyPlanOf(const fs::path& file, const std::string& text, const std::string& task) {
  StudyPlan plan;
  plan.file = file;
  plan.text = text;
  plan.task = task;
  const JsonDocument document(text, file.string());
  const JsonNode root(document);
  root.allowOnly(kFields);
  if (root.at("schema").text() != "handhold-study-1")
    root.at("schema").fail("'" + root.at("schema").text() + "' is no schema of a study",
                           "write handhold-study-1");
  plan.name = file.stem().string();
  root.read("name", plan.name);
  plan.taskFile = file.parent_path() / root.at("task").text();
  std::string wanted = "posture";
  root.read("wanted", wanted);
  if (wanted != "posture" && wanted != "motion")
    root.at("wanted").fail("'" + wanted + "' is not known", suggestion(wanted, {"posture", "motion"}));
  plan.isMotion = wanted == "motion";
  const Json whole = Json::parse(task);
  if (!plan.isMotion && whole.contains("manoeuvre"))
    root.at(root.has("wanted") ? "wanted" : "task")
        .fail("a posture leaves out the task's manoeuvre", "write \"wanted\": \"motion\", which plans it");
  plan.design = designOf(root);
  plan.seed = static_cast<std::uint64_t>(wholeNumber(root, "seed", 0, {0.0, 1e9}));
  plan.starts = wholeNumber(root, "starts", 1, {1.0, 1000.0});
  root.read("time_limit", plan.timeLimit, {0.1, 86400.0});
  if (root.has("people")) readPeople(root.at("people"), plan);
  root.read("drawn", plan.arePeopleDrawn);
  if (plan.arePeopleDrawn && plan.people.empty())
    root.at("drawn").fail("is said of nobody", "list the people, or take it away");
  readVariables(root, whole, plan);
  readCount(root, plan);
  readRules(root, plan);
  return plan;
}

int stepsOf(const StudyVariable& variable) {
  if (variable.isOfPerson) return 1;
  return variable.values.empty() ? variable.steps : static_cast<int>(variable.values.size());
}

int caseCount(const StudyPlan& plan) {
  if (plan.design != Design::Grid) return plan.count;
  int cases = plan.people.empty() ? 1 : static_cast<int>(plan.people.size());
  for (const StudyVariable& variable : plan.variables) cases *= stepsOf(variable);
  return cases;
}

const AskedPerson* casePerson(const StudyPlan& plan, int index) {
  if (plan.people.empty()) return nullptr;
  for (const StudyVariable& variable : plan.variables) index /= stepsOf(variable);
  return &plan.people[static_cast<std::size_t>(index)];
}

void checkVariables(const StudyPlan& plan, const TaskCheck& check) {
  const JsonDocument document(plan.text, plan.file.string());
  const auto refusalOf = [&](const StudyVariable& variable) -> std::optional<InputError> {
    std::vector<std::string> values = variable.values;
    if (values.empty()) values = {valueAt(variable, 0.0), valueAt(variable, 1.0)};
    std::optional<InputError> refusal;
    for (const std::string& value : values) {
      Json task = Json::parse(plan.task);
      for (const std::string& pointer : variable.pointers)
        task[Json::json_pointer(pointer)] = Json::parse(value);
      try {
        check(task.dump());
        return std::nullopt;
      } catch (const InputError& error) {
        if (!refusal) refusal = error;
      }
    }
    return refusal;
  };
  std::size_t place = 0;
  for (const StudyVariable& variable : plan.variables) {
    if (variable.isOfPerson) continue;
    const JsonNode node = JsonNode(document).at("vary").items()[place++];
    if (const auto refusal = refusalOf(variable))
      node.at("pointer").fail("no value makes a task: " + refusal->problem(), refusal->remedy());
  }
}

std::vector<std::string> caseValues(const StudyPlan& plan, int index) {
  if (plan.design == Design::Grid) return gridValues(plan, index);
  std::vector<double> shares;
  const int size = static_cast<int>(plan.variables.size());
  if (plan.design == Design::Sobol) {
    shares = Sobol(size, plan.seed).point(static_cast<std::uint32_t>(index));
  } else {
    UniformNumbers numbers = numbersOfCase(plan.seed, index);
    for (int i = 0; i < size; ++i) shares.push_back(numbers.next());
  }
  std::vector<std::string> values;
  for (std::size_t i = 0; i < shares.size(); ++i) values.push_back(valueAt(plan.variables[i], shares[i]));
  return values;
}

std::string caseTask(const StudyPlan& plan, const std::vector<std::string>& values) {
  Json task = Json::parse(plan.task);
  for (std::size_t i = 0; i < values.size(); ++i)
    for (const std::string& pointer : plan.variables[i].pointers)
      task[Json::json_pointer(pointer)] = Json::parse(values[i]);
  return task.dump();
}

}  // namespace handhold
