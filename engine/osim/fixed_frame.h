// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "engine/osim/osim_model.h"
#include "engine/osim/xml_node.h"

namespace handhold {

/// X_BF of a frame that is fixed to a body B, and B.
struct FixedFrame {
  int body = -1;  ///< -1: the ground
  Pose X;
};

/// "femur_r" of "/bodyset/femur_r".
std::string lastPart(const std::string& path);

/// Every PhysicalOffsetFrame of joints, bodies, the ground and the model's own components, by the end of its
/// path: "knee_r/femur_r_offset". `root` is the file's Model.
std::vector<std::pair<std::string, XmlNode>> offsetFrames(const XmlNode& root);

/// Where a PhysicalOffsetFrame lies in its parent.
Pose offsetOf(const XmlNode& frame);

/// -1 for the ground. Throws InputError where the model has no such body.
int bodyCalled(const XmlNode& named, const std::string& name, const OsimModel& model);

/// The body at a path, or the frame of a joint, a body, the ground or the model's own components that is
/// fixed to one, however many lie between. `root` is the file's Model. Throws InputError with the line of
/// `named`.
FixedFrame fixedFrameAt(const XmlNode& named, std::string path, const XmlNode& root, const OsimModel& model);
inline FixedFrame fixedFrameAt(const XmlNode& named, const XmlNode& root, const OsimModel& model) {
  return fixedFrameAt(named, named.text(), root, model);
}

}  // namespace handhold
