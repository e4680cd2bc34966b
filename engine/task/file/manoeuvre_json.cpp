// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/task/file/manoeuvre_json.h"

#include <array>

#include "engine/task/file/json_list.h"
#include "engine/task/file/task_fields.h"
#include "engine/task/manoeuvre/usual_ramp.h"

namespace handhold {

namespace {

using Json = nlohmann::ordered_json;
using Names = std::vector<std::string>;

constexpr std::array kGoals{TurnGoal::Shortest, TurnGoal::LeastTorque};
constexpr std::array kLimbs{TurnLimbs::Legs, TurnLimbs::LegsAndArms};
constexpr std::array kWays{TraverseAlong::Rungs, TraverseAlong::Rail};
constexpr std::array kPaces{TraversePace::Even, TraversePace::StopAtRungs};
constexpr std::array kTraverseMethods{TraverseMethod::Kinematic, TraverseMethod::Predicted,
                                      TraverseMethod::JointSpace};
constexpr std::array kTraverseGoals{TraverseGoal::AsAsked, TraverseGoal::Fastest};
constexpr std::array kPushes{PushFrom::Wall, PushFrom::Rail};
constexpr std::array kHands{ToolHands::Right, ToolHands::Left, ToolHands::Both};
constexpr std::array kFeet{RestrainedFeet::Right, RestrainedFeet::Left, RestrainedFeet::Both};

const Names kTraverseFields{"kind",       "rungs",       "spacing",       "speed",       "ramp_time",
                            "pace",       "method",      "goal",          "joint_speed", "shoulder_limits",
                            "hold_share", "hand_height", "hand_width",    "distance",    "clearance",
                            "attitude",   "rail_limit",  "approach_speed"};

/// Three numbers, of lifting, twisting and closing.
void readSteps(const JsonNode& node, const char* field, std::array<double, 3>& values) {
  Vector3 read(values[0], values[1], values[2]);
  readVector(node, field, read);
  values = {read[0], read[1], read[2]};
}

void read(const JsonNode& node, TurnSteps& steps) {
  node.allowOnly({"front", "side", "back", "twist", "arms", "durations", "max_speeds"});
  node.read("front", steps.front);
  node.read("side", steps.side);
  node.read("back", steps.back);
  node.read("twist", steps.twist);
  node.read("arms", steps.arms);
  readSteps(node, "durations", steps.durations);
  readSteps(node, "max_speeds", steps.maxSpeeds);
}

void read(const JsonNode& node, TurnManoeuvre& turn) {
  node.allowOnly(
      {"kind", "axis", "angle", "goal", "limbs", "strength_share", "max_speed", "time", "cycles", "steps"});
  readDirection(node, "axis", turn.axis);
  node.read("angle", turn.angle);
  readWord(node, "goal", kGoals, turn.goal);
  readWord(node, "limbs", kLimbs, turn.limbs);
  node.read("strength_share", turn.strengthShare);
  node.read("max_speed", turn.maxSpeed);
  if (node.has("time")) turn.time = node.at("time").number();
  if (node.has("cycles")) turn.cycles = readCount(node, "cycles", 1);
  if (node.has("steps")) read(node.at("steps"), turn.steps.emplace());
}

void readTraverse(const JsonNode& node, TraverseManoeuvre& traverse) {
  traverse.rungs = readCount(node, "rungs", traverse.rungs);
  node.read("spacing", traverse.spacing);
  node.read("speed", traverse.speed);
  readWord(node, "pace", kPaces, traverse.pace);
  readWord(node, "method", kTraverseMethods, traverse.method);
  traverse.rampTime = usualRamp(traverse.method, traverse.rampTime);
  node.read("ramp_time", traverse.rampTime);
  readWord(node, "goal", kTraverseGoals, traverse.goal);
  node.read("joint_speed", traverse.jointSpeed);
  node.read("shoulder_limits", traverse.shoulderLimits);
  node.read("hold_share", traverse.holdShare);
  node.read("hand_height", traverse.handHeight);
  node.read("hand_width", traverse.handWidth);
  node.read("distance", traverse.distance);
  node.read("clearance", traverse.clearance);
  node.read("approach_speed", traverse.approachSpeed);
  readQuaternion(node, "attitude", traverse.attitude);
  node.read("rail_limit", traverse.railLimit);
}

void read(const JsonNode& node, TraverseManoeuvre& ladder) {
  node.allowOnly(kTraverseFields);
  readTraverse(node, ladder);
}

void read(const JsonNode& node, CarryManoeuvre& carry) {
  Names fields = kTraverseFields;
  fields.insert(fields.end(), {"along", "mass", "size"});
  node.allowOnly(fields);
  readTraverse(node, carry);
  readWord(node, "along", kWays, carry.along);
  node.read("mass", carry.mass);
  node.read("size", carry.size);
}

void read(const JsonNode& node, FlightManoeuvre& flight) {
  node.allowOnly({"kind", "from", "rail", "rail_axis", "attitude", "speed", "push_stroke", "catch_stroke",
                  "hand_width", "rail_limit"});
  readWord(node, "from", kPushes, flight.from);
  readVector(node, "rail", flight.rail);
  readDirection(node, "rail_axis", flight.railAxis);
  readQuaternion(node, "attitude", flight.attitude);
  node.read("speed", flight.speed);
  node.read("push_stroke", flight.pushStroke);
  node.read("catch_stroke", flight.catchStroke);
  node.read("hand_width", flight.handWidth);
  node.read("rail_limit", flight.railLimit);
}

void read(const JsonNode& node, HoldManoeuvre& hold) {
  node.allowOnly({"kind", "pull", "tool", "handle", "hands", "feet", "hand_width", "stance"});
  readVector(node, "pull", hold.pull);
  readVector(node, "tool", hold.tool);
  readDirection(node, "handle", hold.handle);
  readWord(node, "hands", kHands, hold.hands);
  readWord(node, "feet", kFeet, hold.feet);
  node.read("hand_width", hold.handWidth);
  node.read("stance", hold.stance);
}

Json toJson(const TurnSteps& steps) {
  return {{"front", steps.front},         {"side", steps.side}, {"back", steps.back},
          {"twist", steps.twist},         {"arms", steps.arms}, {"durations", steps.durations},
          {"max_speeds", steps.maxSpeeds}};
}

Json toJson(const TurnManoeuvre& turn) {
  Json json{{"kind", rowOf(ManoeuvreKind::Orient).word},
            {"axis", list(turn.axis)},
            {"angle", turn.angle},
            {"goal", toString(turn.goal)},
            {"limbs", toString(turn.limbs)},
            {"strength_share", turn.strengthShare},
            {"max_speed", turn.maxSpeed}};
  if (turn.time) json["time"] = *turn.time;
  if (turn.cycles) json["cycles"] = *turn.cycles;
  if (turn.steps) json["steps"] = toJson(*turn.steps);
  return json;
}

Json toJson(const TraverseManoeuvre& traverse) {
  return {{"kind", rowOf(ManoeuvreKind::Ladder).word},
          {"rungs", traverse.rungs},
          {"spacing", traverse.spacing},
          {"speed", traverse.speed},
          {"ramp_time", traverse.rampTime},
          {"pace", toString(traverse.pace)},
          {"method", toString(traverse.method)},
          {"goal", toString(traverse.goal)},
          {"joint_speed", traverse.jointSpeed},
          {"shoulder_limits", traverse.shoulderLimits},
          {"hold_share", traverse.holdShare},
          {"hand_height", traverse.handHeight},
          {"hand_width", traverse.handWidth},
          {"distance", traverse.distance},
          {"clearance", traverse.clearance},
          {"approach_speed", traverse.approachSpeed},
          {"attitude", list(traverse.attitude)},
          {"rail_limit", traverse.railLimit}};
}

Json toJson(const CarryManoeuvre& carry) {
  Json json = toJson(static_cast<const TraverseManoeuvre&>(carry));
  json["kind"] = rowOf(ManoeuvreKind::Carry).word;
  json["along"] = toString(carry.along);
  json["mass"] = carry.mass;
  json["size"] = carry.size;
  return json;
}

Json toJson(const FlightManoeuvre& flight) {
  return {{"kind", rowOf(ManoeuvreKind::Flight).word},
          {"from", toString(flight.from)},
          {"rail", list(flight.rail)},
          {"rail_axis", list(flight.railAxis)},
          {"attitude", list(flight.attitude)},
          {"speed", flight.speed},
          {"push_stroke", flight.pushStroke},
          {"catch_stroke", flight.catchStroke},
          {"hand_width", flight.handWidth},
          {"rail_limit", flight.railLimit}};
}

Json toJson(const HoldManoeuvre& hold) {
  return {{"kind", rowOf(ManoeuvreKind::Hold).word},
          {"pull", list(hold.pull)},
          {"tool", list(hold.tool)},
          {"handle", list(hold.handle)},
          {"hands", toString(hold.hands)},
          {"feet", toString(hold.feet)},
          {"hand_width", hold.handWidth},
          {"stance", hold.stance}};
}

}  // namespace

Manoeuvre readManoeuvre(const JsonNode& node) {
  Manoeuvre manoeuvre = usualManoeuvre(word(node.at("kind"), "a kind of manoeuvre", kindsOf(kManoeuvreRows)));
  std::visit([&](auto& one) { read(node, one); }, manoeuvre);
  return manoeuvre;
}

Json manoeuvreJson(const Manoeuvre& manoeuvre) {
  return std::visit([](const auto& one) { return toJson(one); }, manoeuvre);
}

}  // namespace handhold
