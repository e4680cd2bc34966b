// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/task/file/manoeuvre_json.h"
#include "engine/task/file/task_fields.h"
#include "engine/trial/change_words.h"
#include "engine/trial/file/violation_json.h"
#include "engine/trial/posture_words.h"
#include "engine/trial/recording_json.h"
#include "engine/trial/trial_fields.h"
#include "engine/trial/trial_json.h"
#include "engine/trial/violation_words.h"

namespace handhold {

namespace {

constexpr Range kCount{0.0, 1e9};  // of iterations and the like

int count(const JsonNode& node, const char* field) {
  double number = 0.0;
  node.read(field, number, kCount);
  return static_cast<int>(number);
}

Figures figuresAt(const JsonNode& node) {
  Figures figures;
  for (const std::string& name : node.fields()) figures.emplace_back(name, node.at(name).number());
  return figures;
}

/// Reads a summary, in which earlier versions lacked some fields: what is not there keeps its usual value.
class SummaryReader {
 public:
  SummaryReader(const JsonNode& root, const Model& model) : root_(root), model_(model) {}

  Trial read() const;

 private:
  void readStatus(Trial& trial) const;
  void readPeak(Trial& trial) const;
  void readViolations(Trial& trial) const;
  void readMessage(Trial& trial) const;
  void readAdvice(Trial& trial) const;
  Origin readOrigin() const;
  Predicted readPredicted() const;
  Simulated readSimulated() const;
  Recorded readRecorded() const;
  bool isSimulated() const {
    return root_.has("schema") && root_.at("schema").text() == "handhold-simulation-1";
  }

  const JsonNode& root_;
  const Model& model_;
};

/// A simulation finishes or not; earlier versions told no more.
void SummaryReader::readStatus(Trial& trial) const {
  const char* field = isSimulated() ? "verdict" : "status";
  trial.status = PostureStatus::Feasible;
  if (!isSimulated() || root_.has(field)) trial.status = word(root_.at(field), "a status", kPostureStatuses);
}

void SummaryReader::readPeak(Trial& trial) const {
  const auto peak = root_.find("peak");
  if (!peak) return;
  std::string joint;
  peak->read("normalized_torque", trial.peak.load);
  peak->read("joint", joint);
  peak->read("time", trial.peak.time);
  if (!joint.empty()) trial.peak.joint = model_.findJoint(joint);
}

void SummaryReader::readViolations(Trial& trial) const {
  if (!root_.has("unmet")) return;
  for (const JsonNode& node : root_.at("unmet").items()) trial.violations.push_back(violationAt(node));
}

void SummaryReader::readMessage(Trial& trial) const {
  std::string message;
  root_.read(root_.has("finding") ? "finding" : "message", message);
  trial.message = ownMessage(std::move(message), trial.violations);
}

void SummaryReader::readAdvice(Trial& trial) const {
  std::string words;
  root_.read("advice", words);
  std::optional<TaskChange> change;
  if (const auto node = root_.find("advice_change")) change = changeAt(*node);
  trial.advice = earlierAdvice(words, change);
  if (!change || !root_.has("advice_effect")) return;
  trial.advice = {word(root_.at("advice_effect"), "an effect", kEffects), *change};
  if (const auto left = root_.find("advice_left")) trial.advice.left = violationAt(*left);
}

Predicted SummaryReader::readPredicted() const {
  Predicted predicted;
  const auto node = root_.find("between_instants");
  if (!node) return predicted;
  BetweenInstants& check = predicted.check;
  node->read("residual_force", check.force);
  node->read("residual_moment", check.moment);
  node->read("closed_force", check.closedForce);
  node->read("closed_moment", check.closedMoment);
  node->read("contact_gap", check.contactGap);
  node->read("target_gap", check.targetGap);
  node->read("peak_normalized_torque", check.peakLoad);
  node->read("peak_normalized_torque_at_instants", predicted.peakAtInstants);
  predicted.refinements = count(*node, "refinements");
  predicted.controlPoints = count(*node, "control_points");
  predicted.instants = count(*node, "instants");
  return predicted;
}

Simulated SummaryReader::readSimulated() const {
  Simulated run;
  root_.read("status", run.status);
  root_.read("drive", run.drive);
  if (const auto scheme = root_.find("scheme")) {
    scheme->read("name", run.scheme);
    scheme->read("step", run.step);
    scheme->read("tolerance", run.tolerance);
  }
  run.steps = count(root_, "steps");
  if (const auto events = root_.find("events")) {
    run.released = count(*events, "released");
    run.gripped = count(*events, "gripped");
    run.impacts = count(*events, "impacts");
  }
  root_.read("contact_drift", run.contactDrift);
  root_.read("controller_share", run.controllerShare);
  root_.read("track", run.trackGain);
  root_.read("joint_loss_share", run.lossShare);
  if (const auto drift = root_.find("drift_from_motion")) {
    run.drift.emplace();
    drift->read("joint", run.drift->joint);
    drift->read("worst_joint", run.drift->worstJoint);
    drift->read("pelvis", run.drift->pelvis);
    drift->read("joint_at_end", run.drift->jointAtEnd);
    drift->read("pelvis_at_end", run.drift->pelvisAtEnd);
  }
  return run;
}

std::vector<DeclaredHold> declaredHoldsAt(const JsonNode& node) {
  std::vector<DeclaredHold> holds;
  for (const JsonNode& item : node.items()) {
    std::optional<DeclaredHold> hold = holdOf(item.at("part").text());
    if (!hold) item.at("part").fail("can hold nothing", "write \"left hand\" or \"right foot\"");
    item.read("from", hold->from);
    item.read("to", hold->to);
    holds.push_back(*hold);
  }
  return holds;
}

/// Its numbers are in tables beside the summary.
Recorded SummaryReader::readRecorded() const {
  Recorded recorded;
  root_.read("file", recorded.file);
  root_.read("marker_set", recorded.markerSet);
  if (const auto recording = root_.find("recording")) {
    recorded.recording = std::make_shared<const Recording>(recordingAt(*recording));
    if (const auto markers = root_.find("markers"))
      recorded.markers = fittedMarkersAt(*markers, *recorded.recording, model_);
  }
  root_.read("low_pass", recorded.cutOff);
  if (const auto holds = root_.find("holds")) recorded.holds = declaredHoldsAt(*holds);
  if (const auto doubts = root_.find("doubts")) recorded.doubts = doubtsAt(*doubts);
  return recorded;
}

/// Earlier versions did not say how a result came about, but by what they told of it.
Origin SummaryReader::readOrigin() const {
  std::string origin = isSimulated()                   ? "simulated"
                       : root_.has("between_instants") ? "predicted"
                       : root_.has("plan")             ? "planned"
                                                       : "solved";
  double frames = 1.0;
  root_.read("frames", frames, kCount);
  if (origin == "solved" && frames > 1.0) origin = "kinematic";
  root_.read("origin", origin);
  if (origin == "held") return Held();
  if (origin == "solved") return Solved();
  if (origin == "kinematic") return Kinematic();
  if (origin == "predicted") return readPredicted();
  if (origin == "planned")
    return Planned{root_.has("works") ? std::optional(readManoeuvre(root_.at("works"))) : std::nullopt};
  if (origin == "simulated") return readSimulated();
  if (origin == "recorded") return readRecorded();
  root_.at("origin").fail("'" + origin + "' is not known here", "use \"solved\"");
}

Trial SummaryReader::read() const {
  Trial trial;
  readStatus(trial);
  root_.read("solver", trial.solver);
  root_.read("seconds", trial.seconds);
  trial.iterations = count(root_, "iterations");
  if (const auto objective = root_.find("objective")) {
    trial.objective = objective->at("value").number();
    trial.terms = figuresAt(objective->at("terms"));
  }
  readPeak(trial);
  readViolations(trial);
  readMessage(trial);
  readAdvice(trial);
  for (const char* field : {"plan", "figures"})
    if (const auto figures = root_.find(field)) trial.figures = figuresAt(*figures);
  trial.origin = readOrigin();
  return trial;
}

}  // namespace

Trial trialFromSummary(const JsonNode& node, const Model& model) { return SummaryReader(node, model).read(); }

}  // namespace handhold
