// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/link_model.h"

#include <map>

#include "engine/core/nearest_name.h"
#include "engine/model/dynamic_tree.h"
#include "engine/model/model_reading.h"
#include "engine/model/strength_reading.h"

namespace handhold {

namespace {

class LinkTreeReader {
 public:
  explicit LinkTreeReader(const JsonNode& root) : root_(root) {}

  ArticulatedTree read();
  Model compile();

 private:
  void readLink(const JsonNode& node, int index);
  void readBase(const JsonNode& node);
  void readJoint(const JsonNode& node, int index);
  void readDegrees(const JsonNode& node, ArticulatedJoint& joint);
  JointPlacement readPlacement(const JsonNode& node, const ArticulatedJoint& joint) const;
  void readMassOf(const JsonNode& node, ArticulatedLink& link) const;
  void readSite(const JsonNode& node);
  void readCapsules(const DynamicTree& tree, Model& model);
  int linkAt(const JsonNode& node) const;
  /// Rotation of a link's root joint frame in the private frame that files use.
  Matrix3 rootFrame(int link) const;

  const JsonNode& root_;
  ArticulatedTree tree_;
  std::map<std::string, int> links_;
  std::vector<JsonNode> degrees_;  ///< in the order of the dynamic tree's joints
  UniqueNames jointNames_;
};

Matrix3 LinkTreeReader::rootFrame(int link) const {
  const std::vector<Axis>& axes = tree_.joints[static_cast<std::size_t>(link)].axes;
  return axes.empty() ? Matrix3(Matrix3::Identity()) : localFrames(axes).back();
}

int LinkTreeReader::linkAt(const JsonNode& node) const {
  const auto found = links_.find(node.text());
  if (found != links_.end()) return found->second;
  std::vector<std::string> names;
  for (const auto& [name, index] : links_) names.push_back(name);
  node.fail("there is no link '" + node.text() + "' before this", suggestion(node.text(), names));
}

std::vector<Axis> readType(const JsonNode& node) {
  const std::string type = node.text();
  std::vector<Axis> axes;
  for (const char c : type) {
    if (c != 'X' && c != 'Y' && c != 'Z')
      node.fail("'" + type + "' is not a joint type", "use X, XY, ZY, XYZ, ...");
    if (!axes.empty() && axes.back() == static_cast<Axis>(c - 'X'))
      node.fail("'" + type + "' turns twice in a row about one axis", "use orthogonal axes");
    axes.push_back(static_cast<Axis>(c - 'X'));
  }
  if (axes.empty() || axes.size() > 3)
    node.fail("a joint turns about one to three axes", "use X, XY, XYZ, ...");
  return axes;
}

void LinkTreeReader::readDegrees(const JsonNode& node, ArticulatedJoint& joint) {
  const std::vector<JsonNode> degrees = node.items();
  if (degrees.size() != joint.axes.size())
    node.fail(joint.name + " has " + std::to_string(degrees.size()) + " degrees described",
              "describe " + std::to_string(joint.axes.size()) + ", one for each letter of its type");
  for (const JsonNode& degree : degrees) {
    Joint properties;
    properties.name = degree.at("name").text();
    jointNames_.add(degree.at("name"), properties.name);
    readJointProperties(degree, properties);
    joint.degrees.push_back(properties);
    degrees_.push_back(degree);
  }
}

JointPlacement LinkTreeReader::readPlacement(const JsonNode& node, const ArticulatedJoint& joint) const {
  if (node.has("denavit_hartenberg")) {
    const JsonNode dh = node.at("denavit_hartenberg");
    dh.allowOnly({"theta", "d", "a", "alpha", "offset", "twist"});
    JointPlacement placement;
    dh.read("theta", placement.theta, bound::kAngle);
    dh.read("d", placement.d, bound::kBodyLength);
    dh.read("a", placement.a, bound::kBodyLength);
    dh.read("alpha", placement.alpha, bound::kAngle);
    dh.read("offset", placement.offset, bound::kBodyLength);
    dh.read("twist", placement.twist, bound::kAngle);
    return placement;
  }
  Pose X_PJ;  // private frame of the joint in the private frame of the parent link
  X_PJ.p = readVector3(node.at("position"), bound::kBodyLength);
  if (node.has("axes")) X_PJ.R = readAxes(node.at("axes"));
  const Pose X_PL{rootFrame(joint.parentLink), Vector3::Zero()};
  const Pose X_JF{localFrames(joint.axes).front(), Vector3::Zero()};
  return toPlacement(X_PL.inverse() * X_PJ * X_JF);
}

void LinkTreeReader::readJoint(const JsonNode& node, int index) {
  node.allowOnly({"name", "type", "position", "axes", "denavit_hartenberg", "degrees", "note"});
  ArticulatedJoint& joint = tree_.joints[static_cast<std::size_t>(index)];
  joint.name = node.has("name") ? node.at("name").text() : tree_.links[static_cast<std::size_t>(index)].name;
  joint.axes = readType(node.at("type"));
  readDegrees(node.at("degrees"), joint);
  auto& branches = tree_.links[static_cast<std::size_t>(joint.parentLink)].branches;
  branches.push_back({index, readPlacement(node, joint)});
}

void LinkTreeReader::readBase(const JsonNode& node) {
  if (node.has("joint") || node.has("parent"))
    node.fail("the first link is the base and hangs on nothing", "take its joint and parent away");
  tree_.joints[0].name = "base";
}

void LinkTreeReader::readMassOf(const JsonNode& node, ArticulatedLink& link) const {
  if (!node.has("mass")) {
    if (node.has("inertia")) node.at("inertia").fail(link.name + " has inertia without mass", "give it mass");
    return;
  }
  const Matrix3 R_JL = rootFrame(link.rootJoint);
  const MassProperties m = readMass(node, link.name, "inertia");
  link.mass = m.mass;
  link.com = R_JL.transpose() * m.com;
  link.principalInertia = m.moments;
  link.principalAxes = R_JL.transpose();
  if (node.has("inertia_axes")) link.principalAxes *= readAxes(node.at("inertia_axes"));
}

void LinkTreeReader::readLink(const JsonNode& node, int index) {
  node.allowOnly({"name", "parent", "joint", "mass", "com", "inertia", "inertia_axes", "note"});
  ArticulatedLink link;
  link.name = node.at("name").text();
  link.rootJoint = index;
  ArticulatedJoint joint;
  joint.childLink = index;
  if (index > 0) joint.parentLink = linkAt(node.at("parent"));
  tree_.links.push_back(link);
  tree_.joints.push_back(joint);
  if (index == 0)
    readBase(node);
  else
    readJoint(node.at("joint"), index);
  readMassOf(node, tree_.links.back());
  links_[link.name] = index;
}

void LinkTreeReader::readSite(const JsonNode& node) {
  node.allowOnly({"name", "link", "point", "axes", "note"});
  ArticulatedSite site;
  site.name = node.at("name").text();
  site.link = linkAt(node.at("link"));
  const Pose X_JL{rootFrame(site.link), Vector3::Zero()};
  Pose X_JS{Matrix3::Identity(), readVector3(node.at("point"), bound::kBodyLength)};
  if (node.has("axes")) X_JS.R = readAxes(node.at("axes"));
  site.X_LS = X_JL.inverse() * X_JS;
  tree_.sites.push_back(site);
}

ArticulatedTree LinkTreeReader::read() {
  root_.allowOnly({"schema", "name", "standard", "description", "note", "base", "links", "sites", "roles",
                   "capsules", "grip", "scaled", "suit"});
  tree_.name = root_.at("name").text();
  tree_.baseFree = handhold::readBase(root_);
  UniqueNames links, sites;
  const std::vector<JsonNode> nodes = root_.at("links").items();
  if (nodes.empty()) root_.at("links").fail("is empty", "begin with the base link");
  for (std::size_t i = 0; i < nodes.size(); ++i) {
    links.add(nodes[i].at("name"), nodes[i].at("name").text());
    readLink(nodes[i], static_cast<int>(i));
  }
  if (root_.has("sites")) {
    for (const JsonNode& node : root_.at("sites").items()) {
      sites.add(node.at("name"), node.at("name").text());
      readSite(node);
    }
  }
  return tree_;
}

/// Points of a capsule, as those of a site, are given in the private frame of the link's joint.
void LinkTreeReader::readCapsules(const DynamicTree& tree, Model& model) {
  if (!root_.has("capsules")) return;
  const std::vector<JsonNode> nodes = root_.at("capsules").items();
  for (const JsonNode& node : nodes) {
    const int link = linkAt(node.at("link"));
    const int compiled = tree.linkOf[static_cast<std::size_t>(link)];
    const Pose X_JF{rootFrame(link), Vector3::Zero()};
    const Pose X_LF = model.frames[static_cast<std::size_t>(compiled)].X_LF;
    model.capsules.push_back(readCapsule(node, "link", LinkIndex(compiled), X_LF * X_JF.inverse()));
  }
  pairCapsules(nodes, model);
}

Model LinkTreeReader::compile() {
  const DynamicTree tree = toDynamicTree(read());
  Model model = compileModel(tree);
  readCapsules(tree, model);
  std::vector<std::pair<LinkIndex, JsonNode>> nodes;
  for (std::size_t i = 0; i < degrees_.size(); ++i)
    nodes.emplace_back(LinkIndex(static_cast<int>(i) + 1), degrees_[i]);
  linkMirrors(nodes, model);
  readStrengths(nodes, model);
  return model;
}

}  // namespace

Model readLinkModel(const JsonNode& root) { return LinkTreeReader(root).compile(); }

ArticulatedTree readArticulatedTree(const JsonNode& root) { return LinkTreeReader(root).read(); }

}  // namespace handhold
