// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/model_reading.h"

#include <algorithm>
#include <cmath>

#include "engine/core/nearest_name.h"

namespace handhold {

namespace {

/// Axes in a file have this many digits at least.
constexpr double kOrthonormal = 1e-6;
/// Rounding of published moments of inertia.
constexpr double kTriangle = 1e-3;

Limb readLimb(const JsonNode& node) {
  static const std::vector<std::pair<std::string, Limb>> limbs = {
      {"spine", Limb::Spine},      {"head", Limb::Head},          {"right_arm", Limb::RightArm},
      {"left_arm", Limb::LeftArm}, {"right_leg", Limb::RightLeg}, {"left_leg", Limb::LeftLeg},
      {"other", Limb::Other}};
  std::vector<std::string> words;
  for (const auto& [word, limb] : limbs) {
    words.push_back(word);
    if (node.text() == word) return limb;
  }
  node.fail(quoted(node.text()) + " is not a limb", "use " + listed(words));
}

void wantInside(const JsonNode& node, const std::string& field, double value, const Joint& joint) {
  if (value >= joint.lower && value <= joint.upper) return;
  const JsonNode place = node.has(field) ? node.at(field) : node;
  place.fail("the " + field + " angle of " + joint.name + " lies outside its limits",
             "move it between lower and upper");
}

}  // namespace

Vector3 withoutDust(Vector3 v) {
  for (double& c : v)
    if (std::abs(c - std::round(c)) < 1e-12) c = std::round(c);
  return v;
}

Matrix3 withoutDust(Matrix3 m) {
  for (int c = 0; c < 3; ++c) m.col(c) = withoutDust(Vector3(m.col(c)));
  return m;
}

Vector3 readVector3(const JsonNode& node, const Range& range) {
  const std::vector<double> n = node.numbers(3, range);
  return Vector3(n[0], n[1], n[2]);
}

Matrix3 readAxes(const JsonNode& node) {
  const std::vector<JsonNode> columns = node.items();
  if (columns.size() != 3) node.fail("does not have three axes", "write three");
  Matrix3 R;
  for (int c = 0; c < 3; ++c) R.col(c) = readVector3(columns[static_cast<std::size_t>(c)], bound::kDirection);
  const bool isRotation =
      (R.transpose() * R - Matrix3::Identity()).cwiseAbs().maxCoeff() < kOrthonormal && R.determinant() > 0.0;
  if (!isRotation)
    node.fail("the axes are not three right-handed unit vectors at right angles", "correct them");
  return R;
}

std::array<bool, 6> readBase(const JsonNode& root) {
  if (!root.has("base") || root.at("base").text() == "free") return {true, true, true, true, true, true};
  if (root.at("base").text() == "planar") return {true, true, false, false, false, true};
  if (root.at("base").text() == "fixed") return {};
  root.at("base").fail(quoted(root.at("base").text()) + " is not a base", "use free, planar or fixed");
}

const std::vector<std::string>& jointFields() {
  static const std::vector<std::string> fields = {
      "name",         "lower", "upper",  "neutral",     "relaxed",   "stiffness", "damping", "torque_lower",
      "torque_upper", "limb",  "mirror", "mirror_sign", "published", "note",      "sense",   "strength"};
  return fields;
}

void readJointProperties(const JsonNode& node, Joint& joint) {
  node.allowOnly(jointFields());
  if (node.has("sense")) joint.sense = node.at("sense").text();
  joint.lower = node.at("lower").number(bound::kJointLimit);
  joint.upper = node.at("upper").number(bound::kJointLimit);
  if (joint.lower >= joint.upper)
    node.at("lower").fail("the limits of " + joint.name + " are not in order", "put lower below upper");
  node.read("neutral", joint.neutral, bound::kJointLimit);
  joint.relaxed = joint.neutral;
  node.read("relaxed", joint.relaxed, bound::kJointLimit);
  wantInside(node, "neutral", joint.neutral, joint);
  wantInside(node, "relaxed", joint.relaxed, joint);
  node.read("stiffness", joint.stiffness, bound::kStiffness);
  node.read("damping", joint.damping, bound::kDamping);
  joint.torqueLower = node.at("torque_lower").number(bound::kMoment);
  joint.torqueUpper = node.at("torque_upper").number(bound::kMoment);
  if (joint.torqueLower >= 0.0)
    node.at("torque_lower")
        .fail("the lower torque limit of " + joint.name + " is not below zero", "turn its sign");
  if (joint.torqueUpper <= 0.0)
    node.at("torque_upper")
        .fail("the upper torque limit of " + joint.name + " is not above zero", "turn its sign");
  for (const double strength : {-joint.torqueLower, joint.torqueUpper})
    if (!bound::kStrength.holds(strength))
      node.fail("a strength of " + joint.name + " " + outOfRange(strength),
                "write " + inWords(bound::kStrength));
  if (node.has("limb")) joint.limb = readLimb(node.at("limb"));
  node.read("mirror_sign", joint.mirrorSign);
  if (std::abs(joint.mirrorSign) != 1.0) node.at("mirror_sign").fail("is no sign", "write 1 or -1");
}

void linkMirrors(const std::vector<std::pair<LinkIndex, JsonNode>>& nodes, Model& model) {
  std::vector<std::string> names;
  for (const auto& [index, node] : nodes) names.push_back(model.joints[index].name);
  for (const auto& [index, node] : nodes) {
    Joint& joint = model.joints[index];
    joint.mirror = index;
    if (!node.has("mirror")) continue;
    const std::string other = node.at("mirror").text();
    joint.mirror = model.findJoint(other);
    if (joint.mirror < 1)
      node.at("mirror").fail("there is no joint '" + other + "'", suggestion(other, names));
  }
  for (const auto& [index, node] : nodes) {
    const Joint& joint = model.joints[index];
    const Joint& other = model.joints[joint.mirror];
    if (other.mirror != index)
      node.at("mirror").fail(joint.name + " mirrors " + other.name + ", which does not mirror it",
                             "let both name each other");
    if (other.mirrorSign != joint.mirrorSign)
      node.fail("the mirror signs of " + joint.name + " and " + other.name + " differ", "make them equal");
  }
}

Capsule readCapsule(const JsonNode& node, const std::string& place, LinkIndex link, const Pose& X_LF) {
  node.allowOnly({"name", place, "from", "to", "radius", "clear_of", "note"});
  Capsule capsule;
  capsule.name = node.at("name").text();
  capsule.link = link;
  capsule.from = X_LF * readVector3(node.at("from"), bound::kBodyLength);
  capsule.to = X_LF * readVector3(node.at("to"), bound::kBodyLength);
  capsule.radius = node.at("radius").number(bound::kRadius);
  return capsule;
}

void pairCapsules(const std::vector<JsonNode>& nodes, Model& model) {
  std::vector<std::string> names;
  UniqueNames unique;
  for (std::size_t i = 0; i < nodes.size(); ++i) {
    names.push_back(model.capsules[i].name);
    unique.add(nodes[i].at("name"), names.back());
  }
  std::set<std::pair<int, int>> known;
  for (int i = 0; i < static_cast<int>(nodes.size()); ++i) {
    if (!nodes[i].has("clear_of")) continue;
    for (const JsonNode& node : nodes[i].at("clear_of").items()) {
      const auto found = std::find(names.begin(), names.end(), node.text());
      if (found == names.end())
        node.fail("there is no capsule '" + node.text() + "'", suggestion(node.text(), names));
      const int other = static_cast<int>(found - names.begin());
      if (model.capsules[i].link == model.capsules[other].link)
        node.fail(names[i] + " and " + node.text() + " are fixed to each other", "take it out");
      if (!known.insert(std::minmax(i, other)).second)
        node.fail(names[i] + " and " + node.text() + " are a pair already", "name the pair once");
      model.capsulePairs.push_back({i, other});
    }
  }
}

MassProperties readMass(const JsonNode& node, const std::string& name, const std::string& inertiaField) {
  MassProperties m;
  m.mass = node.at("mass").number(bound::kMass);
  if (node.has("com")) m.com = readVector3(node.at("com"), bound::kBodyLength);
  if (node.has(inertiaField)) m.moments = readVector3(node.at(inertiaField), bound::kInertia);
  if (m.mass > 0.0 && !node.has(inertiaField))
    node.fail(name + " has mass and no " + inertiaField, "add its principal moments of inertia");
  if (m.mass == 0.0 && m.moments.maxCoeff() > 0.0)
    node.at(inertiaField).fail(name + " has inertia without mass", "give it mass");
  const double greatest = m.moments.maxCoeff();
  if (greatest > (m.moments.sum() - greatest) * (1.0 + kTriangle))
    node.at(inertiaField)
        .fail(
            "one moment of inertia of " + name + " is greater than the sum of the two others, as in no body",
            "correct the moments");
  return m;
}

void UniqueNames::add(const JsonNode& node, const std::string& name) {
  if (name.empty()) node.fail("the name is empty", "give it a name");
  if (!names_.insert(name).second) node.fail("the name '" + name + "' is there twice", "choose another name");
}

}  // namespace handhold
