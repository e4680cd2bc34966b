// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/osim/osim_omissions.h"

#include <map>

namespace handhold {

namespace {

using CountOfKind = std::map<std::string, int>;

bool isRead(const XmlNode& force) {
  return force.find("GeometryPath") || force.find("path") || force.tag().ends_with("Actuator");
}

void tellKinds(const CountOfKind& kinds, const char* place, const char* assumed, Doubts& doubts) {
  for (const auto& [kind, count] : kinds)
    doubts.push_back({DoubtKind::Skeleton, place, std::to_string(count) + " " + kind, assumed});
}

}  // namespace

Doubts osimOmissions(const XmlNode& model) {
  CountOfKind constraints, forces;
  for (const XmlNode& node : model.find("ConstraintSet/objects").children())
    if (node.tag() != "CoordinateCouplerConstraint" && !isSwitchedOff(node)) ++constraints[node.tag()];
  for (const XmlNode& node : model.find("ForceSet/objects").children())
    if (!isRead(node) && !isSwitchedOff(node)) ++forces[node.tag()];
  Doubts doubts;
  tellKinds(constraints, "constraints", "not kept: bodies move as the coordinates tell", doubts);
  tellKinds(forces, "forces", "left out: torques are as if it were not there", doubts);
  return doubts;
}

}  // namespace handhold
