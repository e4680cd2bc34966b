// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/task/file/state_json.h"

#include "engine/task/file/task_fields.h"

namespace handhold {

namespace {

using Json = nlohmann::ordered_json;

/// The number of each joint that an object names, by its place in the tree.
template <class Take>
void readJoints(const JsonNode& joints, const Model& model, const Take& take) {
  std::vector<std::string> names;
  for (int i = 1; i < model.linkCount(); ++i) names.push_back(model.joints[i].name);
  for (const std::string& name : joints.fields()) {
    const LinkIndex joint = model.findJoint(name);
    if (joint < 1)
      joints.at(name).fail("the model " + model.name + " has no joint '" + name + "'",
                           suggestion(name, names));
    take(joint, joints.at(name).number());
  }
}

VectorX postureOf(const JsonNode& node, const Model& model) {
  VectorX q = model.relaxedPosition();
  if (const auto pelvis = node.find("pelvis")) {
    const std::vector<double> n = pelvis->numbers(7);
    const Quaternion r = quaternion(*pelvis, {n[3], n[4], n[5], n[6]});
    q.head<7>() << n[0], n[1], n[2], r.w(), r.x(), r.y(), r.z();
  }
  if (node.has("joints"))
    readJoints(node.at("joints"), model,
               [&q](LinkIndex joint, double angle) { q[positionIndex(joint)] = angle; });
  return q;
}

}  // namespace

VectorX readPosture(const JsonNode& node, const Model& model) {
  node.allowOnly({"pelvis", "joints"});
  return postureOf(node, model);
}

Json postureJson(const VectorX& q, const Model& model) {
  Json pelvis = Json::array();
  for (int i = 0; i < 7; ++i) pelvis.push_back(q[i]);
  Json joints = Json::object();
  for (int i = 1; i < model.linkCount(); ++i) joints[model.joints[i].name] = q[positionIndex(i)];
  return {{"pelvis", pelvis}, {"joints", joints}};
}

GivenState readState(const JsonNode& node, const Model& model) {
  node.allowOnly({"pelvis", "joints", "pelvis_speed", "joint_speeds"});
  GivenState state{postureOf(node, model), VectorX::Zero(model.velocitySize())};
  if (const auto pelvis = node.find("pelvis_speed")) {
    const std::vector<double> n = pelvis->numbers(6);
    state.v.head<6>() = Eigen::Map<const Vector6>(n.data());
  }
  if (node.has("joint_speeds"))
    readJoints(node.at("joint_speeds"), model,
               [&state](LinkIndex joint, double speed) { state.v[velocityIndex(joint)] = speed; });
  return state;
}

Json stateJson(const GivenState& state, const Model& model) {
  Json json = postureJson(state.q, model);
  Json pelvis = Json::array();
  for (int i = 0; i < 6; ++i) pelvis.push_back(state.v[i]);
  Json joints = Json::object();
  for (int i = 1; i < model.linkCount(); ++i) joints[model.joints[i].name] = state.v[velocityIndex(i)];
  json["pelvis_speed"] = pelvis;
  json["joint_speeds"] = joints;
  return json;
}

}  // namespace handhold
