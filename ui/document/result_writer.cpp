// SPDX-License-Identifier: GPL-3.0-or-later
#include <nlohmann/json.hpp>

#include "engine/planning/posture_words.h"
#include "engine/task/task_file.h"
#include "ui/document/project_file.h"
#include "ui/document/result_words.h"

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
  Json terms = Json::array();
  for (const auto& [name, value] : result.terms) terms.push_back({{"name", name}, {"value", value}});
  return {{"status", toString(result.status)},
          {"message", result.message},
          {"q", list(result.q)},
          {"tau", list(result.tau)},
          {"loads", loadsJson(result.loads, entries)},
          {"objective", result.objective},
          {"terms", terms},
          {"unmet", unmetJson(result.unmet)},
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
          {"unmet", unmetJson(outcome.unmet)},    {"peak_load", outcome.peakLoad},
          {"peak_joint", int(outcome.peakJoint)}, {"peak_time", outcome.peakTime},
          {"seconds", outcome.seconds},           {"frames", frames}};
}

Json resultJson(const KeptResult& result, const Model& model) {
  Json entries = Json::array();
  Json json{{"id", result.id},
            {"name", result.name},
            {"task", Json::parse(taskToJson(*result.task, model))},
            {"loads_from", wordOf(kLoadsWords, result.loadsFrom)},
            {"posture", postureJson(*result.posture, entries)}};
  if (result.motion) json["motion"] = motionJson(*result.motion, entries);
  json["entries"] = std::move(entries);
  for (const auto& [name, value] : result.figures) json["figures"].push_back({{"name", name}, {"value", value}});
  return json;
}

}  // namespace

std::string projectToJson(const Project& project) {
  std::string text = taskToJson(project.task, *project.model);
  if (project.results.empty()) return text;
  text.erase(text.find_last_of('}'));
  text.erase(text.find_last_not_of(" \n") + 1);
  const KeptResult* shown = shownResult(project);
  text.append(",\n  \"results\": {\n    \"shown\": ").append(std::to_string(shown ? shown->id : 0));
  text += ",\n    \"kept\": [\n";
  for (const KeptResult& result : project.results) {
    text.append("      ").append(resultJson(result, *project.model).dump());
    text += &result == &project.results.back() ? "\n" : ",\n";
  }
  return text.append("    ]\n  }\n}\n");
}

}  // namespace handhold
