// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/model_file.h"

#include <fstream>
#include <map>
#include <nlohmann/json.hpp>

#include "engine/core/error.h"
#include "engine/math/rotation.h"

namespace handhold {

namespace {

using Json = nlohmann::json;

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
  FrameTreeReader(const Json& json, const std::string& file) : json_(json), file_(file) {}

  Model read();

 private:
  void readFrame(const Json& item, int position);
  LinkIndex linkOf(const Json& item, const ZeroFrame& parent);
  void readJoint(const Json& item, LinkIndex joint);
  void readBody(const Json& item, int position);
  void readSite(const Json& item, int position);
  void linkMirrors();
  const ZeroFrame& frameAt(const Json& key, const std::string& place) const;

  const Json& json_;
  std::string file_;
  Model model_;
  std::map<std::string, ZeroFrame> frames_;
};

std::string keyText(const Json& key) { return key.is_string() ? key.get<std::string>() : key.dump(); }

Vector3 vector3(const Json& item) {
  return Vector3(item.at(0).get<double>(), item.at(1).get<double>(), item.at(2).get<double>());
}

Pose denavitHartenberg(const Json& f) {
  const Matrix3 Rz =
      Eigen::AngleAxisd(f.at("theta_offset").get<double>(), Vector3::UnitZ()).toRotationMatrix();
  const Matrix3 Rx = Eigen::AngleAxisd(f.at("alpha").get<double>(), Vector3::UnitX()).toRotationMatrix();
  return {Rz * Rx, Rz * Vector3(f.at("a").get<double>(), 0.0, f.at("d").get<double>())};
}

/// The rotation of leg_root: axes x forward, y left, z up of the pelvis.
Pose legRoot() {
  Pose X;
  X.R << 0, 1, 0, 0, 0, 1, 1, 0, 0;
  return X;
}

/// Multiples of 90 degrees leave digits of 1e-16 behind; the fast paths want exact axes.
Vector3 withoutDust(Vector3 v) {
  for (double& c : v)
    if (std::abs(c - std::round(c)) < 1e-12) c = std::round(c);
  return v;
}

Matrix3 withoutDust(Matrix3 m) {
  for (int c = 0; c < 3; ++c) m.col(c) = withoutDust(Vector3(m.col(c)));
  return m;
}

Limb limbFromName(const std::string& name) {
  if (name == "spine") return Limb::Spine;
  if (name == "head") return Limb::Head;
  if (name == "right_arm") return Limb::RightArm;
  if (name == "left_arm") return Limb::LeftArm;
  if (name == "right_leg") return Limb::RightLeg;
  if (name == "left_leg") return Limb::LeftLeg;
  return Limb::Other;
}

const ZeroFrame& FrameTreeReader::frameAt(const Json& key, const std::string& place) const {
  const auto found = frames_.find(keyText(key));
  if (found == frames_.end())
    throw InputError(place, "frame " + keyText(key) + " is not defined before it is used",
                     "define it earlier in frames");
  return found->second;
}

LinkIndex FrameTreeReader::linkOf(const Json& item, const ZeroFrame& parent) {
  if (item.at("joint").is_null()) return parent.link;
  const std::string name = item.at("joint").get<std::string>();
  const LinkIndex known = model_.findJoint(name);
  if (known.valid()) return known;
  Joint joint;
  joint.name = name;
  joint.parent = parent.link;
  joint.offset =
      parent.X_WF.p - (parent.link == 0 ? Vector3(Vector3::Zero())
                                        : frames_.at("link " + std::to_string(parent.link)).X_WF.p);
  joint.axis = withoutDust(Vector3(parent.X_WF.R.col(2)));
  model_.joints.push_back(joint);
  const LinkIndex link(model_.linkCount() - 1);
  ZeroFrame origin{{Matrix3::Identity(), parent.X_WF.p}, link, FrameIndex()};
  frames_["link " + std::to_string(link)] = origin;
  return link;
}

void FrameTreeReader::readFrame(const Json& item, int position) {
  const std::string key = keyText(item.at("frame"));
  const std::string place = file_ + ": frames[" + std::to_string(position) + "] (" + key + ")";
  ZeroFrame frame;
  if (position == 0) {
    model_.joints.push_back(Joint());
    model_.joints[0].name = "base";
    frame.link = LinkIndex(0);
    frames_["link 0"] = frame;
  } else {
    const ZeroFrame parent = frameAt(item.at("parent"), place);
    const bool isLegRoot = item.at("theta_offset").is_null();
    frame.X_WF = parent.X_WF * (isLegRoot ? legRoot() : denavitHartenberg(item));
    frame.X_WF.R = withoutDust(frame.X_WF.R);
    frame.link = linkOf(item, parent);
  }
  const Vector3 origin = frames_.at("link " + std::to_string(frame.link)).X_WF.p;
  model_.frames.push_back({key, frame.link, {frame.X_WF.R, frame.X_WF.p - origin}});
  frame.index = FrameIndex(static_cast<int>(model_.frames.size()) - 1);
  frames_[key] = frame;
}

void FrameTreeReader::readJoint(const Json& item, LinkIndex index) {
  Joint& joint = model_.joints[index];
  joint.lower = item.at("lower");
  joint.upper = item.at("upper");
  joint.neutral = item.value("neutral", 0.0);
  joint.relaxed = item.value("relaxed", joint.neutral);
  joint.stiffness = item.value("stiffness", 0.0);
  joint.damping = item.value("damping", 0.0);
  joint.torqueLower = item.at("torque_lower");
  joint.torqueUpper = item.at("torque_upper");
  joint.limb = limbFromName(item.value("limb", ""));
  joint.mirror = index;
  joint.mirrorSign = item.value("mirror_sign", 1.0);
}

void FrameTreeReader::linkMirrors() {
  for (const Json& item : json_.at("joints")) {
    if (!item.contains("mirror")) continue;
    model_.joints[model_.findJoint(item.at("name").get<std::string>())].mirror =
        model_.findJoint(item.at("mirror").get<std::string>());
  }
}

void FrameTreeReader::readBody(const Json& item, int position) {
  const std::string place = file_ + ": bodies[" + std::to_string(position) + "]";
  const ZeroFrame& frame = frameAt(item.at("frame"), place);
  const Pose& X_LF = model_.frames[frame.index].X_LF;
  Body body;
  body.name = item.at("name");
  body.link = frame.link;
  body.mass = item.at("mass");
  body.com = X_LF * vector3(item.at("com"));
  body.inertia = X_LF.R * vector3(item.at("inertia_com")).asDiagonal() * X_LF.R.transpose();
  model_.bodies.push_back(body);
}

void FrameTreeReader::readSite(const Json& item, int position) {
  const std::string place = file_ + ": sites[" + std::to_string(position) + "]";
  const ZeroFrame& frame = frameAt(item.at("frame"), place);
  Site site;
  site.name = item.at("name");
  site.link = frame.link;
  site.frame = frame.index;
  site.X_LS.p = model_.frames[frame.index].X_LF * vector3(item.at("point"));
  if (item.contains("axes"))
    for (int c = 0; c < 3; ++c) site.X_LS.R.col(c) = vector3(item.at("axes").at(c));
  model_.sites.push_back(site);
}

Model FrameTreeReader::read() {
  model_.name = json_.at("name");
  int position = 0;
  for (const Json& item : json_.at("frames")) readFrame(item, position++);
  for (const Json& item : json_.at("joints"))
    readJoint(item, model_.findJoint(item.at("name").get<std::string>()));
  linkMirrors();
  position = 0;
  for (const Json& item : json_.at("bodies")) readBody(item, position++);
  position = 0;
  for (const Json& item : json_.at("sites")) readSite(item, position++);
  gatherInertia(model_);
  return model_;
}

}  // namespace

std::shared_ptr<const Model> loadModel(const std::filesystem::path& file) {
  std::ifstream stream(file);
  if (!stream) throw InputError(file.string(), "cannot be read", "check the path");
  try {
    const Json json = Json::parse(stream);
    return std::make_shared<const Model>(FrameTreeReader(json, file.filename().string()).read());
  } catch (const Json::exception& error) {
    throw InputError(file.string(), error.what(), "correct the file");
  }
}

}  // namespace handhold
