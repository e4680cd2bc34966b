// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/frame_model.h"

#include <map>

#include "engine/core/nearest_name.h"
#include "engine/model/model_reading.h"
#include "engine/model/strength_reading.h"

namespace handhold {

namespace {

/// A frame at the zero posture, while the tree is being built.
struct ZeroFrame {
  Pose X_WF;
  LinkIndex link;
  FrameIndex index;
};

/// Reads a model of Denavit-Hartenberg frames: T(i-1,i) = Rz(q + theta_offset) Tz(d) Tx(a) Rx(alpha),
/// the joint turning about z of the parent frame. Frames without a joint are fixed to their parent's link;
/// frames that share a joint and a parent are branches of one link.
class FrameTreeReader {
 public:
  explicit FrameTreeReader(const JsonNode& root) : root_(root) {}

  Model read();

 private:
  void readFrames();
  void readFrame(const JsonNode& node);
  void startTree(const JsonNode& node, ZeroFrame& frame);
  LinkIndex linkOf(const JsonNode& node, const ZeroFrame& parent);
  void readJoints();
  void readBody(const JsonNode& node);
  void readSite(const JsonNode& node);
  void readCapsules();
  const ZeroFrame& frameAt(const JsonNode& node) const;

  const JsonNode& root_;
  Model model_;
  std::map<std::string, ZeroFrame> frames_;
  std::vector<Vector3> linkOrigins_;                ///< in world at the zero posture
  std::map<std::string, std::string> jointParent_;  ///< frame on whose z each joint turns
};

std::string keyText(const JsonNode& node) {
  return node.isText() ? node.text() : std::to_string(static_cast<long>(node.number({-1.0, 1e6})));
}

Pose denavitHartenberg(const JsonNode& f) {
  const Matrix3 Rz =
      Eigen::AngleAxisd(f.at("theta_offset").number(bound::kAngle), Vector3::UnitZ()).toRotationMatrix();
  const Matrix3 Rx =
      Eigen::AngleAxisd(f.at("alpha").number(bound::kAngle), Vector3::UnitX()).toRotationMatrix();
  return {Rz * Rx,
          Rz * Vector3(f.at("a").number(bound::kBodyLength), 0.0, f.at("d").number(bound::kBodyLength))};
}

/// The rotation of leg_root: axes x forward, y left, z up of the pelvis.
Pose legRoot() {
  Pose X;
  X.R << 0, 1, 0, 0, 0, 1, 1, 0, 0;
  return X;
}

/// The one constant rotation of the 55-DOF human is given by its name instead of four numbers.
Pose frameInParent(const JsonNode& node) {
  const bool isLegRoot = node.at("theta_offset").isNull() && keyText(node.at("frame")) == "leg_root";
  return isLegRoot ? legRoot() : denavitHartenberg(node);
}

const ZeroFrame& FrameTreeReader::frameAt(const JsonNode& node) const {
  const auto found = frames_.find(keyText(node));
  if (found == frames_.end())
    node.fail("frame " + keyText(node) + " is not defined before it is used", "define it earlier in frames");
  return found->second;
}

LinkIndex FrameTreeReader::linkOf(const JsonNode& node, const ZeroFrame& parent) {
  if (node.at("joint").isNull()) return parent.link;
  const std::string name = node.at("joint").text();
  const std::string parentName = keyText(node.at("parent"));
  const auto [place, isNew] = jointParent_.emplace(name, parentName);
  if (name.empty() || name == "base")
    node.at("joint").fail("'" + name + "' cannot name a joint", "rename it");
  if (!isNew && place->second != parentName)
    node.at("parent").fail(name + " turns about the axis of frame " + place->second + " already",
                           "give the frames of a joint one parent, or another joint");
  if (!isNew) return model_.findJoint(name);
  Joint joint;
  joint.name = name;
  joint.parent = parent.link;
  joint.offset = parent.X_WF.p - linkOrigins_[static_cast<std::size_t>(parent.link)];
  joint.axis = withoutDust(Vector3(parent.X_WF.R.col(2)));
  model_.joints.push_back(joint);
  linkOrigins_.push_back(parent.X_WF.p);
  return LinkIndex(model_.linkCount() - 1);
}

void FrameTreeReader::startTree(const JsonNode& node, ZeroFrame& frame) {
  if (!node.at("joint").isNull()) node.at("joint").fail("the first frame is the base", "write null");
  model_.joints.push_back(Joint());
  model_.joints[0].name = "base";
  linkOrigins_.push_back(Vector3::Zero());
  frame.link = LinkIndex(0);
}

void FrameTreeReader::readFrame(const JsonNode& node) {
  node.allowOnly({"frame", "parent", "joint", "theta_offset", "d", "alpha", "a", "note"});
  const std::string key = keyText(node.at("frame"));
  ZeroFrame frame;
  if (frames_.empty()) {
    startTree(node, frame);
  } else {
    const ZeroFrame& parent = frameAt(node.at("parent"));
    frame.X_WF = parent.X_WF * frameInParent(node);
    frame.X_WF.R = withoutDust(frame.X_WF.R);
    frame.link = linkOf(node, parent);
  }
  const Vector3& origin = linkOrigins_[static_cast<std::size_t>(frame.link)];
  model_.frames.push_back({key, frame.link, {frame.X_WF.R, frame.X_WF.p - origin}});
  frame.index = FrameIndex(static_cast<int>(model_.frames.size()) - 1);
  frames_[key] = frame;
}

void FrameTreeReader::readFrames() {
  UniqueNames names;
  const std::vector<JsonNode> nodes = root_.at("frames").items();
  if (nodes.empty()) root_.at("frames").fail("is empty", "begin with the frame of the base");
  for (const JsonNode& node : nodes) {
    names.add(node.at("frame"), keyText(node.at("frame")));
    readFrame(node);
  }
}

void FrameTreeReader::readJoints() {
  UniqueNames names;
  std::vector<std::string> known;
  for (int i = 1; i < model_.linkCount(); ++i) known.push_back(model_.joints[i].name);
  std::vector<std::pair<LinkIndex, JsonNode>> nodes;
  for (const JsonNode& node : root_.at("joints").items()) {
    const std::string name = node.at("name").text();
    names.add(node.at("name"), name);
    const LinkIndex index = model_.findJoint(name);
    if (index < 1)
      node.at("name").fail("no frame turns with the joint '" + name + "'", suggestion(name, known));
    readJointProperties(node, model_.joints[index]);
    nodes.emplace_back(index, node);
  }
  for (const std::string& name : known) {
    const bool described = std::any_of(nodes.begin(), nodes.end(),
                                       [&](const auto& n) { return model_.joints[n.first].name == name; });
    if (!described) root_.at("joints").fail("the joint '" + name + "' is missing", "add it");
  }
  linkMirrors(nodes, model_);
  readStrengths(nodes, model_);
}

void FrameTreeReader::readBody(const JsonNode& node) {
  node.allowOnly({"name", "frame", "mass", "com", "inertia_com", "inertia_axes", "published", "note"});
  const ZeroFrame& frame = frameAt(node.at("frame"));
  const Pose& X_LF = model_.frames[frame.index].X_LF;
  Body body;
  body.name = node.at("name").text();
  body.link = frame.link;
  const MassProperties m = readMass(node, body.name, "inertia_com");
  body.mass = m.mass;
  body.com = X_LF * m.com;
  Matrix3 axes = X_LF.R;  // of the moments
  if (node.has("inertia_axes")) axes *= readAxes(node.at("inertia_axes"));
  body.inertia = axes * m.moments.asDiagonal() * axes.transpose();
  model_.bodies.push_back(body);
}

void FrameTreeReader::readSite(const JsonNode& node) {
  node.allowOnly({"name", "frame", "point", "axes", "note"});
  const ZeroFrame& frame = frameAt(node.at("frame"));
  Site site;
  site.name = node.at("name").text();
  site.link = frame.link;
  site.frame = frame.index;
  site.X_LS.p = model_.frames[frame.index].X_LF * readVector3(node.at("point"), bound::kBodyLength);
  if (node.has("axes")) site.X_LS.R = readAxes(node.at("axes"));
  model_.sites.push_back(site);
}

void FrameTreeReader::readCapsules() {
  if (!root_.has("capsules")) return;
  const std::vector<JsonNode> nodes = root_.at("capsules").items();
  for (const JsonNode& node : nodes) {
    const ZeroFrame& frame = frameAt(node.at("frame"));
    model_.capsules.push_back(readCapsule(node, "frame", frame.link, model_.frames[frame.index].X_LF));
  }
  pairCapsules(nodes, model_);
}

Model FrameTreeReader::read() {
  root_.allowOnly({"schema", "name", "standard", "description", "note", "base", "frames", "joints", "bodies",
                   "sites", "roles", "capsules", "grip", "person", "scaled", "suit"});
  model_.name = root_.at("name").text();
  model_.baseFree = readBase(root_);
  readFrames();
  readJoints();
  UniqueNames bodies, sites;
  for (const JsonNode& node : root_.at("bodies").items()) {
    bodies.add(node.at("name"), node.at("name").text());
    readBody(node);
  }
  for (const JsonNode& node : root_.at("sites").items()) {
    sites.add(node.at("name"), node.at("name").text());
    readSite(node);
  }
  readCapsules();
  gatherInertia(model_);
  return model_;
}

}  // namespace

Model readFrameModel(const JsonNode& root) { return FrameTreeReader(root).read(); }

}  // namespace handhold
