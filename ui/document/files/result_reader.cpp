// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/json_document.h"
#include "engine/planning/prediction/motion_prediction.h"
#include "engine/task/task_fields.h"
#include "engine/task/task_file.h"
#include "engine/trial/posture_words.h"
#include "ui/document/files/project_file.h"
#include "ui/document/files/result_words.h"

namespace handhold {

namespace {

constexpr double kMostIndex = 1e6;

template <class Kind, std::size_t count>
Kind kindAt(const JsonNode& node, const std::string& field, const Words<Kind, count>& words) {
  const std::string text = node.at(field).text();
  for (const auto& [word, kind] : words)
    if (text == word) return kind;
  node.at(field).fail("'" + text + "' is not known here", std::string("use \"") + words.front().first + "\"");
}

/// Numbers in a list of the wanted length, or in an empty one where they are unknown.
VectorX vectorAt(const JsonNode& node, const std::string& field, int size) {
  const JsonNode list = node.at(field);
  const std::size_t count = list.items().empty() ? 0 : static_cast<std::size_t>(size);
  const std::vector<double> numbers = list.numbers(count);
  return Eigen::Map<const VectorX>(numbers.data(), static_cast<Eigen::Index>(numbers.size()));
}

Vector3 vector3At(const JsonNode& node, const std::string& field) {
  const std::vector<double> numbers = node.at(field).numbers(3);
  return Vector3(numbers[0], numbers[1], numbers[2]);
}

int indexAt(const JsonNode& node, const std::string& field, double most = kMostIndex) {
  return static_cast<int>(node.at(field).number({-1.0, most}));
}

double numberAt(const JsonNode& node, const std::string& field) { return node.at(field).number(); }

std::vector<std::pair<std::string, double>> termsAt(const JsonNode& node) {
  std::vector<std::pair<std::string, double>> terms;
  for (const JsonNode& term : node.at("terms").items())
    terms.emplace_back(term.at("name").text(), numberAt(term, "value"));
  return terms;
}

/// Files of earlier versions have none.
Advice adviceAt(const JsonNode& node) {
  Advice advice;
  if (!node.has("advice")) return advice;
  const JsonNode given = node.at("advice");
  advice.sentence = given.at("sentence").text();
  advice.change.kind = kindAt(given, "kind", kChangeWords);
  advice.change.index = indexAt(given, "index");
  advice.change.by = vector3At(given, "by");
  advice.change.factor = numberAt(given, "factor");
  advice.change.angle = numberAt(given, "angle");
  return advice;
}

std::vector<double> unmetTimesAt(const JsonNode& node) {
  std::vector<double> times;
  if (node.has("unmet_times"))
    for (const JsonNode& time : node.at("unmet_times").items()) times.push_back(time.number());
  return times;
}

/// Reads one result; its lists of numbers must fit the person.
class ResultReader {
 public:
  ResultReader(const JsonNode& node, const Model& model) : node_(node), model_(model) {
    for (const JsonNode& entry : node_.at("entries").items()) entries_.push_back(readEntry(entry));
  }

  KeptResult read(const std::string& taskText) const;

 private:
  int mostJoint() const { return model_.linkCount() - 1; }
  ContactLoad readEntry(const JsonNode& node) const;
  std::vector<ContactLoad> readLoads(const JsonNode& node) const;
  std::vector<Unmet> readUnmet(const JsonNode& node) const;
  MotionCheck readCheck(const JsonNode& node) const;
  std::shared_ptr<const MotionPrediction> readPrediction(const Task& task) const;
  PostureResult readPosture(const JsonNode& node) const;
  MotionFrame readFrame(const JsonNode& node) const;
  MotionOutcome readMotion(const JsonNode& node) const;

  const JsonNode node_;
  const Model& model_;
  std::vector<ContactLoad> entries_;
};

ContactLoad ResultReader::readEntry(const JsonNode& node) const {
  ContactLoad load;
  node.read("name", load.name);
  node.read("kind", load.kind);
  load.contact = indexAt(node, "contact");
  load.link = LinkIndex(indexAt(node, "link", mostJoint()));
  load.frame = FrameIndex(indexAt(node, "frame", static_cast<double>(model_.frames.size()) - 1.0));
  load.localPoint = vector3At(node, "local_point");
  load.normal = vector3At(node, "normal");
  node.read("friction", load.friction);
  load.hasTarget = node.has("target");
  if (load.hasTarget) load.target = vector3At(node, "target");
  return load;
}

std::vector<ContactLoad> ResultReader::readLoads(const JsonNode& node) const {
  std::vector<ContactLoad> loads;
  for (const JsonNode& item : node.at("loads").items()) {
    const auto entry =
        static_cast<std::size_t>(item.at("entry").number({0.0, static_cast<double>(entries_.size()) - 1.0}));
    ContactLoad load = entries_[entry];
    const std::vector<double> wrench = item.at("wrench").numbers(9);
    load.point = Vector3(wrench[0], wrench[1], wrench[2]);
    load.force = Vector3(wrench[3], wrench[4], wrench[5]);
    load.moment = Vector3(wrench[6], wrench[7], wrench[8]);
    loads.push_back(std::move(load));
  }
  return loads;
}

std::vector<Unmet> ResultReader::readUnmet(const JsonNode& node) const {
  std::vector<Unmet> unmet;
  for (const JsonNode& item : node.at("unmet").items()) {
    Unmet read;
    read.kind = word(item.at("kind"), "a kind", kUnmetKinds);
    item.read("name", read.name);
    item.read("sentence", read.sentence);
    read.amount = numberAt(item, "amount");
    item.read("unit", read.unit);
    item.read("remedy", read.remedy);
    read.index = indexAt(item, "index");
    unmet.push_back(std::move(read));
  }
  return unmet;
}

PostureResult ResultReader::readPosture(const JsonNode& node) const {
  PostureResult result;
  result.status = word(node.at("status"), "a status", kPostureStatuses);
  node.read("message", result.message);
  result.q = vectorAt(node, "q", model_.positionSize());
  if (result.q.size() == 0) node.at("q").fail("is empty", "delete this result from the file");
  result.tau = vectorAt(node, "tau", model_.velocitySize());
  result.loads = readLoads(node);
  result.objective = numberAt(node, "objective");
  result.terms = termsAt(node);
  result.unmet = readUnmet(node);
  result.advice = adviceAt(node);
  result.peakLoad = numberAt(node, "peak_load");
  result.peakJoint = LinkIndex(indexAt(node, "peak_joint", mostJoint()));
  result.iterations = indexAt(node, "iterations");
  result.seconds = numberAt(node, "seconds");
  return result;
}

MotionFrame ResultReader::readFrame(const JsonNode& node) const {
  MotionFrame frame;
  frame.time = numberAt(node, "time");
  frame.q = vectorAt(node, "q", model_.positionSize());
  frame.v = vectorAt(node, "v", model_.velocitySize());
  frame.vdot = vectorAt(node, "vdot", model_.velocitySize());
  frame.tau = vectorAt(node, "tau", model_.velocitySize());
  frame.loads = readLoads(node);
  if (frame.q.size() == 0) node.at("q").fail("is empty", "delete this result from the file");
  return frame;
}

MotionOutcome ResultReader::readMotion(const JsonNode& node) const {
  MotionOutcome outcome;
  outcome.status = word(node.at("status"), "a status", kPostureStatuses);
  node.read("message", outcome.message);
  outcome.unmet = readUnmet(node);
  outcome.unmetTimes = unmetTimesAt(node);
  outcome.advice = adviceAt(node);
  outcome.peakLoad = numberAt(node, "peak_load");
  outcome.peakJoint = LinkIndex(indexAt(node, "peak_joint", mostJoint()));
  outcome.peakTime = numberAt(node, "peak_time");
  outcome.seconds = numberAt(node, "seconds");
  for (const JsonNode& item : node.at("frames").items()) {
    outcome.motion.frames.push_back(readFrame(item));
    const auto& frames = outcome.motion.frames;
    if (frames.size() > 1 && frames.back().time <= frames[frames.size() - 2].time)
      item.at("time").fail("does not come after the frame before", "delete this result from the file");
  }
  return outcome;
}

MotionCheck ResultReader::readCheck(const JsonNode& node) const {
  MotionCheck check;
  check.force = numberAt(node, "force");
  check.moment = numberAt(node, "moment");
  check.closure.force = numberAt(node, "closed_force");
  check.closure.moment = numberAt(node, "closed_moment");
  check.contactGap = numberAt(node, "contact_gap");
  check.targetGap = numberAt(node, "target_gap");
  check.peakLoad = numberAt(node, "peak_load");
  check.peakJoint = LinkIndex(indexAt(node, "peak_joint", mostJoint()));
  check.peakTime = numberAt(node, "peak_time");
  check.unmet = readUnmet(node);
  check.unmetTimes = unmetTimesAt(node);
  return check;
}

/// Without its curves: a prediction that starts from this one starts anew.
std::shared_ptr<const MotionPrediction> ResultReader::readPrediction(const Task& task) const {
  const JsonNode node = node_.at("prediction");
  auto prediction = std::make_shared<MotionPrediction>();
  prediction->outcome = readMotion(node_.at("motion"));
  prediction->task = task;
  prediction->task.motion.controlPoints = indexAt(node, "control_points");
  prediction->task.motion.instants = indexAt(node, "instants");
  prediction->check = readCheck(node.at("check"));
  prediction->objective = numberAt(node, "objective");
  prediction->terms = termsAt(node);
  prediction->peakAtInstants = numberAt(node, "peak_at_instants");
  prediction->iterations = indexAt(node, "iterations");
  prediction->refinements = indexAt(node, "refinements");
  return prediction;
}

KeptResult ResultReader::read(const std::string& taskText) const {
  KeptResult result;
  result.id = static_cast<int>(node_.at("id").number({1.0, kMostIndex}));
  result.name = node_.at("name").text();
  result.task = std::make_shared<const Task>(taskFromJson(taskText, node_.path() + ".task", model_));
  result.loadsFrom = kindAt(node_, "loads_from", kLoadsWords);
  result.posture = std::make_shared<const PostureResult>(readPosture(node_.at("posture")));
  if (node_.has("prediction")) {
    result.prediction = readPrediction(*result.task);
    result.motion = {result.prediction, &result.prediction->outcome};
  } else if (node_.has("motion"))
    result.motion = std::make_shared<const MotionOutcome>(readMotion(node_.at("motion")));
  if (node_.has("figures"))
    for (const JsonNode& figure : node_.at("figures").items())
      result.figures.emplace_back(figure.at("name").text(), numberAt(figure, "value"));
  return result;
}

/// The posture that was shown and no result holds; the start posture where the file has none.
VectorX shownPosture(const JsonNode& results, const Project& project) {
  if (!results.has("posture")) return startPosture(project);
  const VectorX q = vectorAt(results, "posture", project.model->positionSize());
  constexpr double kUnit = 1e-6;  // of the quaternion's length: written with all digits
  if (q.size() == 0 || std::abs(q.segment<4>(3).norm() - 1.0) > kUnit)
    results.at("posture").fail("is no posture of this person", "delete it: the start posture is shown then");
  return q;
}

}  // namespace

Project projectFromJson(const std::string& text, const std::string& place,
                        std::shared_ptr<const Model> model) {
  Project project;
  project.task = taskFromJson(text, place, *model);
  project.model = std::move(model);
  const JsonDocument document(text, place);
  const JsonNode root(document);
  int shown = 0;
  project.q = startPosture(project);
  if (root.has("results")) {
    const JsonNode results = root.at("results");
    project.q = shownPosture(results, project);
    shown = indexAt(results, "shown");
    const std::vector<JsonNode> kept = results.at("kept").items();
    for (std::size_t i = 0; i < kept.size(); ++i) {
      const std::string task = document.root()["results"]["kept"][i].at("task").dump();
      KeptResult result = ResultReader(kept[i], *project.model).read(task);
      if (findResult(project, result.id)) kept[i].at("id").fail("is used twice", "give each result its own");
      project.results.push_back(std::move(result));
    }
  }
  if (const KeptResult* result = findResult(project, shown)) {
    Task now = project.task;
    project = withResult(project, *result);
    project.task = std::move(now);
    if (project.motion && !asksTheSame(project, *result->task)) project.motionAge = MotionAge::Outdated;
  }
  return project;
}

}  // namespace handhold
