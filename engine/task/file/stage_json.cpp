// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/task/file/stage_json.h"

#include <algorithm>

#include "engine/model/own_point.h"
#include "engine/task/file/json_list.h"
#include "engine/task/file/task_fields.h"

namespace handhold {

namespace {

using Json = nlohmann::ordered_json;

constexpr const char* kCarried = "carried";
constexpr const char* kRest = "rest";

GivenVelocity readGiven(const JsonNode& node) {
  GivenVelocity given;
  if (node.has("joint")) {
    node.allowOnly({"joint", "speed"});
    given.joint = node.at("joint").text();
    given.speed = node.at("speed").number();
    return given;
  }
  node.allowOnly({"site", "velocity"});
  given.site = siteName(node.at("site").text());
  given.linear = vector3(node.at("velocity"));
  return given;
}

StageVelocity readVelocity(const JsonNode& node) {
  StageVelocity velocity;
  if (!node.isText()) {
    velocity.kind = StageVelocity::Kind::Given;
    for (const JsonNode& given : node.items()) velocity.given.push_back(readGiven(given));
    return velocity;
  }
  if (node.text() != kCarried && node.text() != kRest)
    node.fail(quoted(node.text()).append(" is no velocity"),
              "use \"carried\", \"rest\" or a list of sites and joints");
  velocity.kind = node.text() == kRest ? StageVelocity::Kind::Rest : StageVelocity::Kind::Carried;
  return velocity;
}

Json velocityJson(const StageVelocity& velocity) {
  if (velocity.kind != StageVelocity::Kind::Given)
    return velocity.kind == StageVelocity::Kind::Rest ? kRest : kCarried;
  Json json = Json::array();
  for (const GivenVelocity& given : velocity.given)
    json.push_back(given.site.empty() ? Json{{"joint", given.joint}, {"speed", given.speed}}
                                      : Json{{"site", given.site}, {"velocity", list(given.linear)}});
  return json;
}

/// A contact that holds in a stage and in the one before it does not let go between them.
void holdOn(const std::string& contact, double begin, double end, MotionSettings& motion) {
  const auto before = std::ranges::find_if(
      motion.holds, [&](const HoldInterval& hold) { return hold.contact == contact && hold.to == begin; });
  if (before != motion.holds.end())
    before->to = end;
  else
    motion.holds.push_back({contact, begin, end});
}

}  // namespace

void readStages(const JsonNode& stages, const std::function<TimedTarget(const JsonNode&)>& readTimedTarget,
                MotionSettings& motion) {
  double begin = 0.0;
  for (const JsonNode& node : stages.items()) {
    node.allowOnly({"name", "duration", "start_velocity", "end_velocity", "holds", "targets"});
    Stage stage;
    stage.name = node.at("name").text();
    stage.duration = node.at("duration").number();
    if (node.has("start_velocity")) stage.start = readVelocity(node.at("start_velocity"));
    if (node.has("end_velocity")) stage.end = readVelocity(node.at("end_velocity"));
    const double end = begin + stage.duration;
    if (node.has("holds"))
      for (const JsonNode& contact : node.at("holds").items()) holdOn(contact.text(), begin, end, motion);
    if (node.has("targets"))
      for (const JsonNode& target : node.at("targets").items()) {
        motion.targets.push_back(readTimedTarget(target));
        motion.targets.back().from += begin;
        motion.targets.back().to += begin;
      }
    motion.stages.push_back(std::move(stage));
    begin = end;
  }
}

Json stageJson(const Stage& stage) {
  Json json{{"name", stage.name}, {"duration", stage.duration}};
  if (stage.start != StageVelocity()) json["start_velocity"] = velocityJson(stage.start);
  if (stage.end != StageVelocity()) json["end_velocity"] = velocityJson(stage.end);
  return json;
}

}  // namespace handhold
