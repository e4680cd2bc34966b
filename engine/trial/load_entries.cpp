// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/trial/load_entries.h"

#include <algorithm>

#include "engine/task/file/json_list.h"
#include "engine/task/file/task_fields.h"
#include "engine/trial/trial_fields.h"

namespace handhold {

namespace {

using Json = nlohmann::ordered_json;

/// Numbered frames are numbers in files, as in the tables of the source.
Json frameName(const std::string& name) {
  const bool isNumber = !name.empty() && name.size() < 9 &&
                        std::all_of(name.begin(), name.end(), [](char c) { return c >= '0' && c <= '9'; });
  if (isNumber) return std::stoi(name);
  return name;
}

/// All that does not change from frame to frame, by number.
Json entryJson(const ContactLoad& load, const Model& model) {
  Json json{
      {"name", load.name},           {"kind", load.kind},         {"contact", load.contact},
      {"link", int(load.link)},      {"frame", int(load.frame)},  {"local_point", list(load.localPoint)},
      {"normal", list(load.normal)}, {"friction", load.friction}, {"has_target", load.hasTarget},
      {"target", list(load.target)}};
  if (load.frame.valid()) json["frame_name"] = frameName(model.frames[load.frame].name);
  return json;
}

/// Of what tells most loads apart. A hinge on its way has another target in every frame.
std::size_t hashOf(const ContactLoad& load) {
  std::size_t hash = std::hash<std::string>()(load.name);
  for (const Vector3* part : {&load.localPoint, &load.normal, &load.target})
    for (const double number : *part) hash = 31 * hash + std::hash<double>()(number);
  return hash;
}

int placeAt(const JsonNode& node, const char* field, int count) {
  return static_cast<int>(node.at(field).number({0.0, count - 1.0}));
}

/// A planned manoeuvre counts what it holds behind the task's contacts. Else, where the task has none, as
/// results of an earlier version have it, the number names nothing.
int contactNumber(const JsonNode& node, const Task* task) {
  if (task && task->manoeuvre) return indexAt(node, "contact");
  if (!task || task->contacts.empty()) return -1;
  return indexAt(node, "contact", static_cast<double>(task->contacts.size()) - 1.0);
}

ContactLoad entryAt(const JsonNode& node, const Model& model, const Task* task) {
  ContactLoad load;
  node.read("name", load.name);
  node.read("kind", load.kind);
  load.contact = contactNumber(node, task);
  load.link = LinkIndex(placeAt(node, "link", model.linkCount()));
  load.frame = FrameIndex(placeAt(node, "frame", static_cast<int>(model.frames.size())));
  load.localPoint = vector3(node.at("local_point"));
  load.normal = vector3(node.at("normal"));
  node.read("friction", load.friction);
  load.hasTarget = node.has("target");
  node.read("has_target", load.hasTarget);
  readVector(node, "target", load.target);
  return load;
}

}  // namespace

int LoadEntries::indexOf(const ContactLoad& load) {
  ContactLoad entry = load;
  entry.point = entry.force = entry.moment = Vector3::Zero();
  std::vector<int>& places = places_[hashOf(entry)];
  for (const int place : places)
    if (list_[static_cast<std::size_t>(place)] == entry) return place;
  places.push_back(static_cast<int>(list_.size()));
  list_.push_back(std::move(entry));
  return places.back();
}

std::vector<ContactLoad> loadEntries(const JsonNode& list, const Model& model, const Task* task) {
  std::vector<ContactLoad> entries;
  for (const JsonNode& node : list.items()) entries.push_back(entryAt(node, model, task));
  return entries;
}

ContactLoad withWrench(const ContactLoad& entry, const ContactLoad& load) {
  ContactLoad whole = entry;
  whole.point = load.point;
  whole.force = load.force;
  whole.moment = load.moment;
  return whole;
}

Json entriesJson(const LoadEntries& entries, const Model& model) {
  Json json = Json::array();
  for (const ContactLoad& load : entries.list()) json.push_back(entryJson(load, model));
  return json;
}

Json contactJson(const ContactLoad& load, const Model& model) {
  Json json{{"name", load.name}, {"kind", load.kind}};
  if (load.frame.valid()) json["frame"] = frameName(model.frames[load.frame].name);
  json["local_point"] = list(load.localPoint);
  if (load.hasTarget) json["target"] = list(load.target);
  json["normal"] = list(load.normal);
  json["friction"] = load.friction;
  return json;
}

ContactLoad contactAt(const JsonNode& node) {
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

}  // namespace handhold
