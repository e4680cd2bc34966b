// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/trial/file/earlier_trial.h"

#include "engine/task/file/own_points.h"
#include "engine/task/file/task_fields.h"
#include "engine/task/file/task_file.h"
#include "engine/trial/file/violation_json.h"
#include "engine/trial/load_entries.h"
#include "engine/trial/posture_words.h"
#include "engine/trial/trial_fields.h"
#include "engine/trial/trial_json.h"
#include "engine/trial/violation_words.h"

namespace handhold {

namespace {

Figures figuresListedAt(const JsonNode& list) {
  Figures figures;
  for (const JsonNode& item : list.items())
    figures.emplace_back(item.at("name").text(), item.at("value").number());
  return figures;
}

/// What postures and motions had alike.
void readAnswer(const JsonNode& node, const Model& model, Trial& trial) {
  trial.status = word(node.at("status"), "a status", kPostureStatuses);
  trial.peak.load = node.at("peak_load").number();
  trial.peak.joint = LinkIndex(
      static_cast<int>(node.at("peak_joint").number({-1.0, static_cast<double>(model.linkCount()) - 1.0})));
  trial.seconds = node.at("seconds").number();
  for (const JsonNode& item : node.at("unmet").items()) trial.violations.push_back(violationAt(item));
  std::string message;
  node.read("message", message);
  trial.message = ownMessage(std::move(message), trial.violations);
  if (const auto advice = node.find("advice"))
    trial.advice = earlierAdvice(advice->at("sentence").text(), changeAt(*advice));
}

/// A posture was written like a frame, without time, rates and accelerations.
Motion stillAt(const JsonNode& node, const std::vector<ContactLoad>& entries, const Model& model) {
  MotionFrame frame;
  frame.q = vectorAt(node, "q", model.positionSize());
  if (frame.q.size() == 0) node.at("q").fail("is empty", "delete this result from the file");
  frame.v = frame.vdot = VectorX::Zero(model.velocitySize());
  frame.tau = vectorAt(node, "tau", model.velocitySize());
  frame.loads = loadsFromJson(node.at("loads"), entries);
  return {{std::move(frame)}};
}

Predicted readPrediction(const JsonNode& node, Trial& trial) {
  const JsonNode check = node.at("check");
  trial.objective = node.at("objective").number();
  trial.terms = figuresListedAt(node.at("terms"));
  trial.iterations = indexAt(node, "iterations");
  Predicted predicted;
  predicted.check = {check.at("force").number(),        check.at("moment").number(),
                     check.at("closed_force").number(), check.at("closed_moment").number(),
                     check.at("contact_gap").number(),  check.at("target_gap").number(),
                     check.at("peak_load").number()};
  predicted.peakAtInstants = node.at("peak_at_instants").number();
  predicted.refinements = indexAt(node, "refinements");
  predicted.controlPoints = indexAt(node, "control_points");
  predicted.instants = indexAt(node, "instants");
  return predicted;
}

void readMotion(const JsonNode& node, const std::vector<ContactLoad>& entries, Trial& trial) {
  readAnswer(node, *trial.subject.model, trial);
  trial.peak.time = node.at("peak_time").number();
  trial.motion = motionFromJson(node.at("frames"), entries, *trial.subject.model);
  trial.origin = Kinematic();
  const auto times = node.find("unmet_times");
  if (!times) return;
  const std::vector<JsonNode> list = times->items();
  for (std::size_t i = 0; i < std::min(list.size(), trial.violations.size()); ++i)
    trial.violations[i].time = list[i].number();
}

void readPosture(const JsonNode& node, const std::vector<ContactLoad>& entries, Trial& trial) {
  readAnswer(node, *trial.subject.model, trial);
  trial.motion = stillAt(node, entries, *trial.subject.model);
  trial.objective = node.at("objective").number();
  trial.terms = figuresListedAt(node.at("terms"));
  trial.iterations = indexAt(node, "iterations");
  trial.origin = Solved();
}

}  // namespace

Trial trialFromKeptResult(const JsonNode& node, const Subject& subject) {
  Trial trial;
  const JsonDocument task(node.at("task").json(), node.path() + ".task");
  trial.subject = withPointsIn(subject, task);
  trial.task = std::make_shared<const Task>(notedTask(task, *trial.subject.model).task);
  const std::vector<ContactLoad> entries =
      loadEntries(node.at("entries"), *trial.subject.model, trial.task.get());
  const auto motion = node.find("motion");
  motion ? readMotion(*motion, entries, trial) : readPosture(node.at("posture"), entries, trial);
  const std::string from = node.at("loads_from").text();
  if (from == "held posture" && !motion) trial.origin = Held();
  if (from == "simulation") trial.origin = Simulated();
  if (const auto prediction = node.find("prediction")) trial.origin = readPrediction(*prediction, trial);
  if (const auto figures = node.find("figures")) {
    trial.figures = figuresListedAt(*figures);
    trial.origin = Planned();
  }
  return trial;
}

}  // namespace handhold
