// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/atomic_file.h"
#include "engine/core/json_document.h"
#include "engine/task/file/contact_json.h"
#include "engine/task/file/json_list.h"
#include "engine/task/file/manoeuvre_json.h"
#include "engine/task/file/own_points.h"
#include "engine/task/file/stage_json.h"
#include "engine/task/file/state_json.h"
#include "engine/task/file/task_file.h"
#include "engine/task/prop_places.h"
#include "engine/task/task_check.h"
#include "engine/task/words/task_words.h"

namespace handhold {

namespace {

using Json = nlohmann::ordered_json;

Json gravityJson(const Vector3& gravity) {
  for (const NamedGravity& g : kGravities)
    if (gravity == Vector3(0.0, g.y, 0.0)) return g.word;
  return list(gravity);
}

Json propJson(const Prop& prop) {
  Json json{{"name", prop.name},
            {"kind", toString(prop.kind)},
            {"position", list(prop.position)},
            {"orientation", list(prop.orientation)},
            {"size", list(prop.size)},
            {"spacing", prop.spacing},
            {"diameter", prop.diameter}};
  if (!prop.file.empty()) json["file"] = prop.file;
  return json;
}

Json targetJson(const Target& target) {
  Json json = {{"name", target.name},
               {"kind", toString(target.kind)},
               {"site", target.site},
               {"position", list(target.position)},
               {"direction", list(target.direction)},
               {"orientation", list(target.orientation)},
               {"must_hold", target.mustHold},
               {"weight", target.weight},
               {"radius", target.radius}};
  if (target.path.empty()) return json;
  for (const Vector3& point : target.path) json["points"].push_back(list(point));
  json["pace"] = toString(target.pace);
  return json;
}

Json loadJson(const Load& load) {
  Json json{{"name", load.name}, {"kind", toString(load.kind)}, {"site", load.site}};
  if (load.frame != LoadFrame::World) json["frame"] = toString(load.frame);
  json["force"] = list(load.force);
  json["moment"] = list(load.moment);
  json["mass"] = load.mass;
  json["com"] = list(load.com);
  json["inertia"] = list(load.inertia);
  return json;
}

/// Densities that differ from the usual ones.
Json surroundingsJson(const Water& water) {
  Json json{{"kind", "water"},
            {"density", water.density},
            {"drag_coefficient", water.dragCoefficient},
            {"trim", toString(water.trim)}};
  for (std::size_t i = 0; i < kSegments.size(); ++i)
    if (water.densities[i] != Water().densities[i]) json["densities"][kSegments[i].word] = water.densities[i];
  return json;
}

Json objectiveJson(const Objective& objective) {
  Json json;
  for (const GoalRow& goal : bodyGoals()) json[goal.word] = objective.*goal.weight;
  return json;
}

Json lawsJson(const Laws& laws) {
  return {{"joint_limits", laws.jointLimits},
          {"torque_limits", laws.torqueLimits},
          {"contact_limits", laws.contactLimits},
          {"friction", laws.friction},
          {"clearance", laws.clearance}};
}

template <class Item>
Json listJson(const std::vector<Item>& items, Json (*toJson)(const Item&)) {
  Json json = Json::array();
  for (const Item& item : items) json.push_back(toJson(item));
  return json;
}

Json holdJson(const HoldInterval& hold) {
  return {{"contact", hold.contact}, {"from", hold.from}, {"to", hold.to}};
}

Json timedTargetJson(const TimedTarget& timed) {
  Json json = targetJson(timed.target);
  json["from"] = timed.from;
  json["to"] = timed.to;
  return json;
}

Json motionObjectiveJson(const MotionObjective& objective) {
  Json json = objectiveJson(objective.body);
  for (const GoalRow& goal : motionGoals()) json[goal.word] = goal.of(objective);
  return json;
}

Json componentJson(const ComponentTime& component) {
  Json json{{"name", component.name}, {"from", component.from}};
  if (component.duration) json["duration"] = *component.duration;
  if (component.maxSpeed) json["max_speed"] = *component.maxSpeed;
  if (component.controlPoints) json["control_points"] = *component.controlPoints;
  return json;
}

Json motionJson(const MotionSettings& motion, const Model& model) {
  Json json{{"method", toString(motion.method)},
            {"duration", motion.duration},
            {"frames_per_second", motion.framesPerSecond}};
  if (motion.maxSpeed) json["max_speed"] = *motion.maxSpeed;
  if (!motion.components.empty()) json["components"] = listJson(motion.components, componentJson);
  if (motion.shortest) json["shortest"] = *motion.shortest;
  if (motion.longest) json["longest"] = *motion.longest;
  json["objective"] = motionObjectiveJson(motion.objective);
  json["holds"] = listJson(motion.holds, holdJson);
  json["targets"] = listJson(motion.targets, timedTargetJson);
  if (motion.begin) json["begin"] = stateJson(*motion.begin, model);
  if (motion.end) json["end"] = stateJson(*motion.end, model);
  if (!motion.stages.empty()) json["stages"] = listJson(motion.stages, stageJson);
  json["control_points"] = motion.controlPoints;
  json["instants"] = motion.instants;
  json["degree"] = motion.degree;
  json["iterations"] = motion.iterations;
  json["tolerance"] = motion.tolerance;
  json["settled"] = motion.settled;
  return json;
}

/// By name, or the body whole where its file goes along.
Json personJson(const Subject& subject) {
  const bool goesAlong = subject.name.empty() && !subject.file.empty();
  return goesAlong ? Json::parse(subject.file) : Json(subject.name);
}

}  // namespace

std::string taskToJson(const Task& task, const Subject& subject) {
  Json json{{"schema", kTaskSchema},
            {"name", task.name},
            {"description", task.description},
            {"model", personJson(subject)},
            {"gravity", gravityJson(task.gravity)}};
  if (task.isForAnybody) json["subject"] = kAnySubject;
  if (task.water) json["surroundings"] = surroundingsJson(*task.water);
  json["props"] = listJson(task.props, propJson);
  Task settled = task;
  settlePlaces(settled);
  json["contacts"] = Json::array();
  for (const Contact& contact : settled.contacts)
    json["contacts"].push_back(contactJson(contact, *subject.model));
  json["targets"] = listJson(task.targets, targetJson);
  json["loads"] = listJson(task.loads, loadJson);
  if (const auto points = sparePoints(task, *subject.model); !points.empty()) json["points"] = points;
  json["objective"] = objectiveJson(task.objective);
  json["laws"] = lawsJson(task.laws);
  if (task.start.size() > 0) json["start"] = postureJson(task.start, *subject.model);
  json["motion"] = motionJson(task.motion, *subject.model);
  if (task.manoeuvre) json["manoeuvre"] = manoeuvreJson(*task.manoeuvre);
  return prettyJson(json);
}

void saveTask(const Task& task, const Subject& subject, const std::filesystem::path& file) {
  checkTask(task, *subject.model, file.string());
  writeFile(file, taskToJson(task, subject));
}

}  // namespace handhold
