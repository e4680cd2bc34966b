// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "engine/core/json_text.h"
#include "engine/model/person.h"
#include "engine/task/file/json_list.h"
#include "engine/task/file/manoeuvre_json.h"
#include "engine/task/file/task_file.h"
#include "engine/task/words/limits_off.h"
#include "engine/trial/change_words.h"
#include "engine/trial/energy_book.h"
#include "engine/trial/file/violation_json.h"
#include "engine/trial/load_entries.h"
#include "engine/trial/posture_words.h"
#include "engine/trial/recording_json.h"
#include "engine/trial/recording_tables.h"
#include "engine/trial/splines_json.h"
#include "engine/trial/trial_json.h"
#include "engine/trial/trial_words.h"
#include "engine/trial/violation_words.h"

namespace handhold {

namespace {

using Json = nlohmann::ordered_json;

/// Every load of a motion once by its name; a contact that moves has no target to stay at.
Json contactsJson(const Trial& trial) {
  std::vector<ContactLoad> all;
  for (const MotionFrame& frame : trial.motion.frames)
    for (const ContactLoad& load : frame.loads) {
      const auto known = std::find_if(all.begin(), all.end(),
                                      [&](const ContactLoad& other) { return other.name == load.name; });
      if (known == all.end())
        all.push_back(load);
      else if ((known->target - load.target).norm() > 1e-9)
        known->hasTarget = false;
    }
  Json json = Json::array();
  for (const ContactLoad& load : all) json.push_back(contactJson(load, *trial.subject.model));
  return json;
}

Json loadsJson(const std::vector<ContactLoad>& loads, LoadEntries& entries) {
  Json json = Json::array();
  for (const ContactLoad& load : loads) {
    Json wrench = list(load.point);
    for (const Vector3* part : {&load.force, &load.moment})
      for (const double number : *part) wrench.push_back(number);
    json.push_back({{"entry", entries.indexOf(load)}, {"wrench", wrench}});
  }
  return json;
}

/// Frame by frame: the values of a long motion would take some times the memory of its text.
std::string framesText(const Motion& motion, LoadEntries& entries, const Watch& watch) {
  std::string text = "[";
  for (const MotionFrame& frame : motion.frames) {
    watch.tell(shareOf(static_cast<std::size_t>(&frame - motion.frames.data()), motion.frames.size()));
    const Json json{{"time", frame.time},     {"q", list(frame.q)},
                    {"v", list(frame.v)},     {"vdot", list(frame.vdot)},
                    {"tau", list(frame.tau)}, {"loads", loadsJson(frame.loads, entries)}};
    if (text.size() > 1) text += ',';
    text += compactJson(json);
  }
  return text + ']';
}

Json violationsJson(const Trial& trial) {
  Json json = Json::array();
  for (const Violation& violation : trial.violations) json.push_back(violationJson(violation));
  return json;
}

Json namedJson(const Figures& figures) {
  Json json = Json::object();
  for (const auto& [name, value] : figures) json[name] = value;
  return json;
}

Json peakJson(const Trial& trial) {
  Json json{{"normalized_torque", trial.peak.load}};
  if (trial.peak.joint.valid()) json["joint"] = trial.subject.model->joints[trial.peak.joint].name;
  json["time"] = trial.peak.time;
  return json;
}

Json checkJson(const Predicted& predicted) {
  const BetweenInstants& check = predicted.check;
  return {{"residual_force", check.force},
          {"residual_moment", check.moment},
          {"closed_force", check.closedForce},
          {"closed_moment", check.closedMoment},
          {"contact_gap", check.contactGap},
          {"target_gap", check.targetGap},
          {"refinements", predicted.refinements},
          {"control_points", predicted.controlPoints},
          {"instants", predicted.instants},
          {"peak_normalized_torque", check.peakLoad},
          {"peak_normalized_torque_at_instants", predicted.peakAtInstants}};
}

void addAdvice(const Trial& trial, Json& json) {
  if (!trial.advice.isGiven()) return;
  json["advice"] = adviceOf(trial);
  json["advice_change"] = changeJson(trial.advice.change);
  if (!trial.advice.told.empty()) return;
  json["advice_effect"] = toString(trial.advice.effect);
  if (trial.advice.left) json["advice_left"] = violationJson(*trial.advice.left);
}

Json energyJson(const Trial& trial) {
  const Channel* kinetic = findChannel(trial, "kinetic");
  const Channel* potential = findChannel(trial, "potential");
  if (!kinetic || !potential || kinetic->values.empty()) return nullptr;
  Json json{{"start", kinetic->values.front() + potential->values.front()},
            {"end", kinetic->values.back() + potential->values.back()}};
  for (const EnergyEntry& entry : kEnergyEntries)
    if (const Channel* work = findChannel(trial, entry.channel))
      json[entry.channel] = work->values.back() - work->values.front();
  return json;
}

Json schemeJson(const Simulated& run) {
  Json json{{"name", run.scheme}};
  if (run.step > 0.0) json["step"] = run.step;
  if (run.tolerance > 0.0) json["tolerance"] = run.tolerance;
  return json;
}

Json driftJson(const ReplayDrift& drift) {
  Json json{{"joint", drift.joint}, {"pelvis", drift.pelvis}};
  if (!drift.worstJoint.empty()) json["worst_joint"] = drift.worstJoint;
  json["joint_at_end"] = drift.jointAtEnd;
  json["pelvis_at_end"] = drift.pelvisAtEnd;
  return json;
}

void addSimulation(const Trial& trial, const Simulated& run, Json& json) {
  const double simulated = trial.motion.duration();
  json["drive"] = run.drive;
  json["scheme"] = schemeJson(run);
  json["duration"] = simulated;
  json["steps"] = run.steps;
  json["real_time_factor"] = trial.seconds > 0.0 ? simulated / trial.seconds : 0.0;
  json["contact_drift"] = run.contactDrift;
  json["events"] = {{"released", run.released}, {"gripped", run.gripped}, {"impacts", run.impacts}};
  if (const Json energy = energyJson(trial); !energy.is_null()) json["energy"] = energy;
  json["controller_share"] = run.controllerShare;
  if (run.drive == "motion") json["track"] = run.trackGain, json["joint_loss_share"] = run.lossShare;
  if (run.drift) json["drift_from_motion"] = driftJson(*run.drift);
}

Json holdsJson(const std::vector<DeclaredHold>& holds) {
  Json json = Json::array();
  for (const DeclaredHold& hold : holds)
    json.push_back({{"part", partOf(hold)}, {"from", hold.from}, {"to", hold.to}});
  return json;
}

void addRecorded(const Trial& trial, const Recorded& recorded, Json& json) {
  json["file"] = recorded.file;
  if (!recorded.recording) return;
  json["marker_set"] = recorded.markerSet;
  json["markers"] = fittedMarkersJson(recorded, *trial.subject.model);
  json["low_pass"] = recorded.cutOff;
  if (!recorded.holds.empty()) json["holds"] = holdsJson(recorded.holds);
  if (!recorded.doubts.empty()) json["doubts"] = doubtsJson(recorded.doubts);
  json["recording"] = recordingJson(*recorded.recording);
}

/// An optimum is one among its neighbours only, and that limits were off goes with every answer.
std::string messageOf(const Trial& trial) {
  std::string message = finding(trial.message, trial.violations);
  if (trial.status == PostureStatus::Optimal)
    message += message.empty() ? "a local optimum" : "; a local optimum";
  const std::string off = trial.task ? limitsOffWords(trial.task->laws) : std::string();
  return off.empty() ? message : message + "; " + off;
}

/// What a summary and a whole trial begin with.
Json headJson(const Trial& trial) {
  const Simulated* run = trial.from<Simulated>();
  Json json{{"schema", run ? "handhold-simulation-1" : "handhold-summary-1"}};
  json["origin"] = kOriginWords[trial.origin.index()];
  if (trial.task) json["task"] = trial.task->name;
  json["person"] = whoIs(trial.subject);
  json["model"] = trial.subject.model->name;
  if (trial.task) json["gravity"] = list(trial.task->gravity);
  json["status"] = run ? run->status : toString(trial.status);
  json["message"] = run ? finding(trial.message, trial.violations) : messageOf(trial);
  json["finding"] = finding(trial.message, trial.violations);
  return json;
}

Json trialJson(const Trial& trial) {
  Json json = headJson(trial);
  json["solver"] = trial.solver;
  if (trial.task) json["limits_off"] = limitsOff(trial.task->laws);
  if (trial.objective) json["objective"] = {{"value", *trial.objective}, {"terms", namedJson(trial.terms)}};
  json["iterations"] = trial.iterations;
  json["seconds"] = trial.seconds;
  json["frames"] = trial.motion.frames.size();
  json["peak"] = peakJson(trial);
  if (const auto* predicted = trial.from<Predicted>()) json["between_instants"] = checkJson(*predicted);
  if (const auto* run = trial.from<Simulated>()) {
    json["verdict"] = toString(trial.status);
    addSimulation(trial, *run, json);
  }
  if (const auto* recorded = trial.from<Recorded>()) addRecorded(trial, *recorded, json);
  if (const auto* planned = trial.from<Planned>(); planned && planned->works)
    json["works"] = manoeuvreJson(*planned->works);
  if (!trial.figures.empty())
    json[trial.from<Recorded>() || trial.from<Predicted>() ? "figures" : "plan"] = namedJson(trial.figures);
  json["contacts"] = contactsJson(trial);
  json["unmet"] = violationsJson(trial);
  addAdvice(trial, json);
  return json;
}

Json channelsJson(const Trial& trial) {
  Json json = Json::array();
  for (const Channel& channel : trial.channels)
    json.push_back({{"name", channel.name}, {"unit", channel.unit}, {"values", channel.values}});
  return json;
}

}  // namespace

std::string trialToJson(const Trial& trial, const Watch& watch) {
  Json head = trialJson(trial);
  if (trial.task) head["task"] = Json::parse(taskToJson(*trial.task, byName(trial.subject)));
  LoadEntries entries;
  std::string text = compactJson(head);
  text.pop_back();
  text.append(",\"motion\":").append(framesText(trial.motion, entries, watch)).append(",");
  Json json;
  json["loads"] = entriesJson(entries, *trial.subject.model);
  if (!trial.channels.empty()) json["channels"] = channelsJson(trial);
  if (const auto* recorded = trial.from<Recorded>(); recorded && recorded->recording)
    for (const RecordingTable& table : tablesOf(*recorded->recording))
      json["tables"][table.file] = table.text;
  const auto* predicted = trial.from<Predicted>();
  if (predicted && predicted->splines) json["splines"] = splinesJson(*predicted->splines);
  return text + compactJson(json).substr(1);
}

std::string summaryToJson(const Trial& trial) {
  Json json = trialJson(trial);
  if (trial.from<Recorded>())
    for (const Channel& channel : trial.channels)
      json["channels"].push_back({{"name", channel.name}, {"unit", channel.unit}});
  LoadEntries entries;
  for (const MotionFrame& frame : trial.motion.frames)
    for (const ContactLoad& load : frame.loads) entries.indexOf(load);
  json["loads"] = entriesJson(entries, *trial.subject.model);
  return prettyJson(json);
}

}  // namespace handhold
