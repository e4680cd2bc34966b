// SPDX-License-Identifier: GPL-3.0-or-later
#include <nlohmann/json.hpp>

#include "engine/planning/prediction/motion_prediction.h"
#include "engine/task/task_file.h"
#include "engine/trial/posture_words.h"
#include "ui/document/files/project_file.h"
#include "ui/document/files/result_words.h"

namespace handhold {

namespace {

using Json = nlohmann::ordered_json;

template <class Vector>
Json list(const Vector& v) {
  Json json = Json::array();
  for (const double number : v) json.push_back(number);
  return json;
}

/// Where and how a load acts; the same in many frames, so it is written once.
Json entryJson(const ContactLoad& load) {
  Json json{{"name", load.name},           {"kind", load.kind},        {"contact", load.contact},
            {"link", int(load.link)},      {"frame", int(load.frame)}, {"local_point", list(load.localPoint)},
            {"normal", list(load.normal)}, {"friction", load.friction}};
  if (load.hasTarget) json["target"] = list(load.target);
  return json;
}

/// Point, force and moment in a row.
Json wrenchJson(const ContactLoad& load) {
  Json json = list(load.point);
  for (const Vector3* part : {&load.force, &load.moment})
    for (const double number : *part) json.push_back(number);
  return json;
}

/// The loads of one instant as places in a list of entries, which grows where needed.
Json loadsJson(const std::vector<ContactLoad>& loads, Json& entries) {
  Json json = Json::array();
  for (const ContactLoad& load : loads) {
    const Json entry = entryJson(load);
    const auto known = std::find(entries.begin(), entries.end(), entry);
    const auto place = std::distance(entries.begin(), known);
    if (known == entries.end()) entries.push_back(entry);
    json.push_back({{"entry", place}, {"wrench", wrenchJson(load)}});
  }
  return json;
}

Json adviceJson(const Advice& advice) {
  const TaskChange& change = advice.change;
  return {{"sentence", advice.sentence}, {"kind", wordOf(kChangeWords, change.kind)},
          {"index", change.index},       {"by", list(change.by)},
          {"factor", change.factor},     {"angle", change.angle}};
}

Json termsJson(const std::vector<std::pair<std::string, double>>& terms) {
  Json json = Json::array();
  for (const auto& [name, value] : terms) json.push_back({{"name", name}, {"value", value}});
  return json;
}

Json unmetJson(const std::vector<Unmet>& unmet) {
  Json json = Json::array();
  for (const Unmet& item : unmet)
    json.push_back({{"kind", toString(item.kind)},
                    {"name", item.name},
                    {"sentence", item.sentence},
                    {"amount", item.amount},
                    {"unit", item.unit},
                    {"remedy", item.remedy},
                    {"index", item.index}});
  return json;
}

Json postureJson(const PostureResult& result, Json& entries) {
  return {{"status", toString(result.status)},
          {"message", result.message},
          {"q", list(result.q)},
          {"tau", list(result.tau)},
          {"loads", loadsJson(result.loads, entries)},
          {"objective", result.objective},
          {"terms", termsJson(result.terms)},
          {"unmet", unmetJson(result.unmet)},
          {"advice", adviceJson(result.advice)},
          {"peak_load", result.peakLoad},
          {"peak_joint", int(result.peakJoint)},
          {"iterations", result.iterations},
          {"seconds", result.seconds}};
}

Json motionJson(const MotionOutcome& outcome, Json& entries) {
  Json frames = Json::array();
  for (const MotionFrame& frame : outcome.motion.frames)
    frames.push_back({{"time", frame.time},
                      {"q", list(frame.q)},
                      {"v", list(frame.v)},
                      {"vdot", list(frame.vdot)},
                      {"tau", list(frame.tau)},
                      {"loads", loadsJson(frame.loads, entries)}});
  return {{"status", toString(outcome.status)},   {"message", outcome.message},
          {"unmet", unmetJson(outcome.unmet)},    {"unmet_times", outcome.unmetTimes},
          {"advice", adviceJson(outcome.advice)}, {"peak_load", outcome.peakLoad},
          {"peak_joint", int(outcome.peakJoint)}, {"peak_time", outcome.peakTime},
          {"seconds", outcome.seconds},           {"frames", frames}};
}

Json checkJson(const MotionCheck& check) {
  return {{"force", check.force},
          {"moment", check.moment},
          {"closed_force", check.closure.force},
          {"closed_moment", check.closure.moment},
          {"contact_gap", check.contactGap},
          {"target_gap", check.targetGap},
          {"peak_load", check.peakLoad},
          {"peak_joint", int(check.peakJoint)},
          {"peak_time", check.peakTime},
          {"unmet", unmetJson(check.unmet)},
          {"unmet_times", check.unmetTimes}};
}

/// What is shown of a prediction besides its motion; its curves, from which the next one may start, are not
/// kept.
Json predictionJson(const MotionPrediction& prediction) {
  return {{"objective", prediction.objective},
          {"terms", termsJson(prediction.terms)},
          {"peak_at_instants", prediction.peakAtInstants},
          {"iterations", prediction.iterations},
          {"refinements", prediction.refinements},
          {"control_points", prediction.task.motion.controlPoints},
          {"instants", prediction.task.motion.instants},
          {"check", checkJson(prediction.check)}};
}

Json resultJson(const KeptResult& result, const Model& model) {
  Json entries = Json::array();
  Json json{{"id", result.id},
            {"name", result.name},
            {"task", Json::parse(taskToJson(*result.task, model))},
            {"loads_from", wordOf(kLoadsWords, result.loadsFrom)},
            {"posture", postureJson(*result.posture, entries)}};
  if (result.motion) json["motion"] = motionJson(*result.motion, entries);
  if (result.prediction) json["prediction"] = predictionJson(*result.prediction);
  json["entries"] = std::move(entries);
  for (const auto& [name, value] : result.figures)
    json["figures"].push_back({{"name", name}, {"value", value}});
  return json;
}

}  // namespace

std::string projectToJson(const Project& project) {
  std::string text = taskToJson(project.task, *project.model);
  const KeptResult* shown = shownResult(project);
  const bool isPosed = !shown && project.q != startPosture(project);
  if (project.results.empty() && !isPosed) return text;
  text.erase(text.find_last_of('}'));
  text.erase(text.find_last_not_of(" \n") + 1);
  text.append(",\n  \"results\": {\n    \"shown\": ").append(std::to_string(shown ? shown->id : 0));
  if (isPosed) text.append(",\n    \"posture\": ").append(list(project.q).dump());
  text += ",\n    \"kept\": [\n";
  for (const KeptResult& result : project.results) {
    text.append("      ").append(resultJson(result, *project.model).dump());
    text += &result == &project.results.back() ? "\n" : ",\n";
  }
  return text.append("    ]\n  }\n}\n");
}

}  // namespace handhold
