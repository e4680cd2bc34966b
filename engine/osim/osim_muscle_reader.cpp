// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/osim/osim_muscle_reader.h"

#include <algorithm>
#include <map>
#include <optional>

#include "engine/core/nearest_name.h"
#include "engine/math/rotation.h"
#include "engine/osim/fixed_frame.h"
#include "engine/osim/xml_node.h"

namespace handhold {

namespace {

OsimWrap readWrap(const XmlNode& node, const FixedFrame& home) {
  OsimWrap wrap;
  wrap.name = node.name();
  wrap.body = home.body;
  wrap.X_BO = home.X * Pose{xyzRotation(node.vector("xyz_body_rotation", Vector3::Zero())).toRotationMatrix(),
                            node.vector("translation", Vector3::Zero())};
  if (const XmlNode side = node.find("quadrant")) wrap.side = side.text();
  if (node.tag() == "WrapEllipsoid") {
    wrap.kind = OsimWrap::Kind::Ellipsoid;
    wrap.radii = node.at("dimensions").vector();
  } else if (node.tag() == "WrapSphere" || node.tag() == "WrapCylinder") {
    const bool isBall = node.tag() == "WrapSphere";
    wrap.kind = isBall ? OsimWrap::Kind::Sphere : OsimWrap::Kind::Cylinder;
    wrap.radii.setConstant(node.at("radius").number());
    if (!isBall) wrap.length = node.at("length").number();
  }
  if (wrap.kind != OsimWrap::Kind::Other && !(wrap.radii.minCoeff() > 0.0))
    node.fail("has no size", "write radii above zero");
  return wrap;
}

/// By name; nothing where one is switched off.
using Wraps = std::map<std::string, std::optional<OsimWrap>>;

void addWraps(const XmlNode& home, const FixedFrame& frame, Wraps& wraps) {
  for (const XmlNode& node : home.find("WrapObjectSet/objects").children())
    wraps[node.name()] = isSwitchedOff(node) ? std::optional<OsimWrap>() : readWrap(node, frame);
}

/// Of bodies, of the ground, and of frames that are fixed to either.
Wraps readWraps(const XmlNode& root, const OsimModel& model) {
  Wraps wraps;
  for (const XmlNode& body : root.at("BodySet/objects").children("Body"))
    addWraps(body, {model.bodyNamed(body.name()), Pose()}, wraps);
  addWraps(root.find("Ground"), {}, wraps);
  for (const auto& [path, frame] : offsetFrames(root))
    if (!frame.find("WrapObjectSet/objects").children().empty())
      addWraps(frame, fixedFrameAt(frame, path, root, model), wraps);
  return wraps;
}

std::vector<OsimWrap> wrapsAround(const XmlNode& geometry, const Wraps& known) {
  std::vector<OsimWrap> wraps;
  for (const XmlNode& node : geometry.find("PathWrapSet/objects").children()) {
    const XmlNode named = node.at("wrap_object");
    const auto found = known.find(named.text());
    if (found == known.end())
      named.fail("names " + quoted(named.text()) + ", which is no surface", "correct it");
    if (!found->second) continue;
    wraps.push_back(*found->second);
    const XmlNode range = node.find("range");
    const std::vector<double> ends = range ? range.numbers() : std::vector<double>();
    if (ends.size() != 2) continue;
    wraps.back().first = std::max(-1, static_cast<int>(ends[0]) - 1);
    wraps.back().last = std::max(-1, static_cast<int>(ends[1]) - 1);
  }
  return wraps;
}

}  // namespace

std::vector<OsimMuscle> readOsimMuscles(const std::filesystem::path& file, const OsimModel& model) {
  const std::unique_ptr<XmlText> text = readXml(file);
  const XmlNode root = XmlNode(text->document.child("OpenSimDocument"), text.get()).at("Model");
  const Wraps known = readWraps(root, model);
  std::vector<OsimMuscle> muscles;
  for (const XmlNode& node : root.find("ForceSet/objects").children()) {
    const auto path = std::ranges::find(model.paths, node.name(), &OsimPath::name);
    if (!node.find("max_isometric_force") || path == model.paths.end() || isSwitchedOff(node)) continue;
    OsimMuscle muscle;
    muscle.path = *path;
    muscle.wraps = wrapsAround(node.at("GeometryPath"), known);
    muscle.force = node.at("max_isometric_force").number();
    muscle.fibre = node.at("optimal_fiber_length").number();
    muscle.tendon = node.at("tendon_slack_length").number();
    muscle.pennation = node.number("pennation_angle_at_optimal", node.number("pennation_angle", 0.0));
    if (!(muscle.force > 0.0) || !(muscle.fibre > 0.0) || muscle.tendon < 0.0)
      node.fail("has no strength or no fibres",
                "write max_isometric_force and optimal_fiber_length above zero");
    muscles.push_back(std::move(muscle));
  }
  if (muscles.empty()) root.fail("has no muscles", "choose a model that has some");
  return muscles;
}

}  // namespace handhold
