// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/files/opened_result.h"

#include <algorithm>
#include <memory>

#include "engine/core/atomic_file.h"
#include "engine/core/error.h"
#include "engine/core/json_document.h"
#include "engine/io/result_tables.h"
#include "engine/task/task_fields.h"
#include "engine/trial/posture_words.h"

namespace handhold {

namespace {

namespace fs = std::filesystem;

constexpr double kMostCount = 1e9;  // of iterations and the like

/// Reads summary.json; what earlier versions did not write keeps its usual value.
class SummaryReader {
 public:
  SummaryReader(const JsonNode& root, const Model& model) : root_(root), model_(model) {}

  void read(Solution& solution) const;
  /// What a table of contacts does not tell of the loads in it.
  void completeLoads(const Task& task, Motion& motion) const;

 private:
  void readPeak(Solution& solution) const;
  void readUnmet(Solution& solution) const;
  void readCheck(Solution& solution) const;

  const JsonNode& root_;
  const Model& model_;
};

int count(const JsonNode& node, const char* field) {
  double number = 0.0;
  node.read(field, number, {0.0, kMostCount});
  return static_cast<int>(number);
}

void SummaryReader::readPeak(Solution& solution) const {
  const auto peak = root_.find("peak");
  if (!peak) return;
  std::string joint;
  peak->read("normalized_torque", solution.peakLoad);
  peak->read("joint", joint);
  peak->read("time", solution.peakTime);
  if (!joint.empty()) solution.peakJoint = model_.findJoint(joint);
}

void SummaryReader::readUnmet(Solution& solution) const {
  if (!root_.has("unmet")) return;
  for (const JsonNode& node : root_.at("unmet").items()) {
    Unmet& unmet = solution.unmet.emplace_back();
    unmet.kind = word(node.at("kind"), "a kind", kUnmetKinds);
    node.read("name", unmet.name);
    node.read("sentence", unmet.sentence);
    node.read("amount", unmet.amount);
    node.read("unit", unmet.unit);
    node.read("remedy", unmet.remedy);
    if (node.has("index")) unmet.index = static_cast<int>(node.at("index").number({-1.0, kMostCount}));
    if (node.has("time")) solution.unmetTimes.push_back(node.at("time").number());
  }
}

void SummaryReader::readCheck(Solution& solution) const {
  const auto node = root_.find("between_instants");
  if (!node) return;
  MotionCheck& check = solution.check.emplace();
  node->read("residual_force", check.force);
  node->read("residual_moment", check.moment);
  node->read("closed_force", check.closure.force);
  node->read("closed_moment", check.closure.moment);
  node->read("contact_gap", check.contactGap);
  node->read("target_gap", check.targetGap);
  node->read("peak_normalized_torque", check.peakLoad);
  node->read("peak_normalized_torque_at_instants", solution.peakAtInstants);
  solution.refinements = count(*node, "refinements");
}

void SummaryReader::read(Solution& solution) const {
  solution.status = word(root_.at("status"), "a status", kPostureStatuses);
  root_.read("message", solution.message);
  root_.read("solver", solution.solver);
  root_.read("seconds", solution.seconds);
  root_.read("advice", solution.advice.sentence);
  solution.iterations = count(root_, "iterations");
  if (const auto objective = root_.find("objective")) {
    objective->read("value", solution.objective);
    const JsonNode terms = objective->at("terms");
    for (const std::string& term : terms.fields()) solution.terms.emplace_back(term, terms.at(term).number());
  }
  readPeak(solution);
  readUnmet(solution);
  readCheck(solution);
  if (const auto plan = root_.find("plan"))
    for (const std::string& name : plan->fields())
      solution.figures.emplace_back(name, plan->at(name).number());
}

/// "left foot heel" is a point of the contact "left foot".
int contactOf(const Task& task, const std::string& load) {
  for (std::size_t i = 0; i < task.contacts.size(); ++i)
    if (load == task.contacts[i].name || load.starts_with(task.contacts[i].name + " "))
      return static_cast<int>(i);
  return -1;
}

ContactLoad loadOf(const JsonNode& node) {
  ContactLoad load;
  load.name = node.at("name").text();
  node.read("kind", load.kind);
  readVector(node, "local_point", load.localPoint);
  readVector(node, "normal", load.normal);
  node.read("friction", load.friction);
  load.hasTarget = node.has("target");
  readVector(node, "target", load.target);
  return load;
}

void SummaryReader::completeLoads(const Task& task, Motion& motion) const {
  if (!root_.has("contacts")) return;
  std::vector<ContactLoad> known;
  for (const JsonNode& node : root_.at("contacts").items()) known.push_back(loadOf(node));
  for (MotionFrame& frame : motion.frames)
    for (ContactLoad& load : frame.loads) {
      const auto told =
          std::find_if(known.begin(), known.end(), [&](const ContactLoad& k) { return k.name == load.name; });
      if (told == known.end()) continue;
      ContactLoad whole = *told;
      whole.contact = contactOf(task, load.name);
      whole.link = load.link;
      whole.frame = load.frame;
      whole.point = load.point;
      whole.force = load.force;
      whole.moment = load.moment;
      load = whole;
    }
}

/// A task in which nothing stands around, as summary.json tells it.
OpenedTask bareTask(const fs::path& folder, const JsonNode& summary) {
  Task task;
  summary.read("task", task.name);
  summary.read("model", task.model);
  const std::vector<double> gravity = summary.at("gravity").numbers(3, bound::kGravity);
  task.gravity = Vector3(gravity[0], gravity[1], gravity[2]);
  try {
    return openedTask(std::move(task));
  } catch (const InputError& error) {
    throw InputError(folder.string(), "does not hold its model: " + error.problem(),
                     "solve the task again; results carry their model now");
  }
}

PostureResult endOf(const Solution& solution) {
  const MotionFrame& last = solution.motion.frames.back();
  PostureResult end;
  end.status = solution.status;
  end.message = solution.message;
  end.q = last.q;
  end.tau = last.tau;
  end.loads = last.loads;
  end.objective = solution.objective;
  end.terms = solution.terms;
  end.unmet = solution.unmet;
  end.advice = solution.advice;
  end.peakLoad = solution.peakLoad;
  end.peakJoint = solution.peakJoint;
  end.iterations = solution.iterations;
  end.seconds = solution.seconds;
  return end;
}

std::shared_ptr<const MotionPrediction> predictionOf(const OpenedResult& result) {
  auto prediction = std::make_shared<MotionPrediction>();
  prediction->outcome = result.solution;
  prediction->task = result.opened.task;
  prediction->check = *result.solution.check;
  prediction->objective = result.solution.objective;
  prediction->terms = result.solution.terms;
  prediction->peakAtInstants = result.solution.peakAtInstants;
  prediction->iterations = result.solution.iterations;
  prediction->refinements = result.solution.refinements;
  return prediction;
}

}  // namespace

OpenedResult openResult(const fs::path& folder) {
  const fs::path file = folder / "summary.json", task = resultTaskFile(folder);
  const JsonDocument document(readFile(file), file.string());
  const JsonNode root(document);
  OpenedResult result;
  result.opened = task.empty() ? bareTask(folder, root) : openTask(task);
  const Model& model = *result.opened.model;
  const SummaryReader summary(root, model);
  const bool isSimulated = root.has("schema") && root.at("schema").text() == "handhold-simulation-1";
  result.loadsFrom = isSimulated ? LoadsFrom::Simulation : LoadsFrom::Solver;
  // a simulation finishes or not; no law was asked of it
  result.solution.status = PostureStatus::Feasible;
  if (!isSimulated) summary.read(result.solution);
  result.solution.motion = readResult(folder, model);
  if (result.solution.motion.frames.empty())
    throw InputError(folder.string(), "holds no states", "plan or solve again");
  summary.completeLoads(result.opened.task, result.solution.motion);
  return result;
}

Project projectOf(const OpenedResult& result) {
  const Solution& solution = result.solution;
  Project project = withTask(newProject(result.opened.model), result.opened.task);
  project = withSolved(project, std::make_shared<const PostureResult>(endOf(solution)));
  project.loadsFrom = result.loadsFrom;
  if (solution.motion.frames.size() == 1) return project;
  if (solution.check) return withPrediction(project, predictionOf(result));
  project.motion = std::make_shared<const MotionOutcome>(solution);
  return project;
}

}  // namespace handhold
