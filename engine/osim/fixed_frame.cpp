// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/osim/fixed_frame.h"

#include "engine/core/nearest_name.h"
#include "engine/math/rotation.h"

namespace handhold {

namespace {

/// "knee" of "/jointset/knee/femur_offset"; empty where nothing stands before the name.
std::string ownerPart(const std::string& path) {
  const std::size_t end = path.find_last_of('/');
  return end == std::string::npos ? std::string() : lastPart(path.substr(0, end));
}

/// Nothing where nobody has a frame of that path.
XmlNode offsetFrame(const std::string& path, const XmlNode& root) {
  for (const auto& [known, frame] : offsetFrames(root))
    if (known == ownerPart(path) + "/" + lastPart(path)) return frame;
  return {};
}

/// What the frame at `path` calls its parent: by a path of its own, or by one from where it stands ("..").
std::string parentPath(std::string path, std::string told) {
  while (told.starts_with("..")) {
    path = path.substr(0, path.find_last_of('/'));
    told = told.substr(told.starts_with("../") ? 3 : 2);
    if (told.empty()) return path;
    if (!told.starts_with("..")) return path + "/" + told;
  }
  return told;
}

}  // namespace

std::vector<std::pair<std::string, XmlNode>> offsetFrames(const XmlNode& root) {
  std::vector<std::pair<std::string, XmlNode>> homes{{"componentset", root.find("ComponentSet/objects")}};
  for (const XmlNode& joint : root.find("JointSet/objects").children())
    homes.emplace_back(joint.name(), joint.find("frames"));
  for (const XmlNode& body : root.find("BodySet/objects").children("Body"))
    homes.emplace_back(body.name(), body.find("components"));
  if (const XmlNode ground = root.find("Ground"))
    homes.emplace_back(ground.name(), ground.find("components"));
  std::vector<std::pair<std::string, XmlNode>> frames;
  for (const auto& [owner, home] : homes)
    for (const XmlNode& frame : home.children("PhysicalOffsetFrame"))
      frames.emplace_back(owner + "/" + frame.name(), frame);
  return frames;
}

std::string lastPart(const std::string& path) { return path.substr(path.find_last_of('/') + 1); }

Pose offsetOf(const XmlNode& frame) {
  return {xyzRotation(frame.vector("orientation", Vector3::Zero())).toRotationMatrix(),
          frame.vector("translation", Vector3::Zero())};
}

int bodyCalled(const XmlNode& named, const std::string& name, const OsimModel& model) {
  if (name == "ground") return -1;
  const int body = model.bodyNamed(name);
  if (body < 0) named.fail("names " + quoted(name) + ", which is no body and no frame of one", "correct it");
  return body;
}

FixedFrame fixedFrameAt(const XmlNode& named, std::string path, const XmlNode& root, const OsimModel& model) {
  FixedFrame frame;
  constexpr int kDeepest = 16;
  for (int depth = 0; depth < kDeepest; ++depth) {
    const XmlNode offset = offsetFrame(path, root);
    if (!offset) {
      frame.body = bodyCalled(named, lastPart(path), model);
      return frame;
    }
    frame.X = offsetOf(offset) * frame.X;
    path = parentPath(path, offset.at("socket_parent").text());
  }
  named.fail("is a frame that hangs on itself", "correct its parent");
}

}  // namespace handhold
