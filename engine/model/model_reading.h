// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "engine/core/json_document.h"
#include "engine/model/model.h"

namespace handhold {

// What the two kinds of model file have in common. Every function throws InputError with file, line and
// field.

/// Each number within the range.
Vector3 readVector3(const JsonNode& node, const Range& range);

/// Three columns of a right-handed orthonormal matrix.
Matrix3 readAxes(const JsonNode& node);

/// "free", "planar" (x, y and the rotation about z) or "fixed".
std::array<bool, 6> readBase(const JsonNode& root);

/// The fields of a joint that joints of every file have.
const std::vector<std::string>& jointFields();

/// Limits, passive spring and muscle torque of a joint; its place in the tree is left alone.
void readJointProperties(const JsonNode& node, Joint& joint);

/// Joints of the other side by name, once all joints are known; each must name the other with the same sign.
void linkMirrors(const std::vector<std::pair<LinkIndex, JsonNode>>& nodes, Model& model);

/// A capsule as its file gives it: "name", "from", "to", "radius", and its place in the field `place`. Points
/// are taken into link axes by X_LF.
Capsule readCapsule(const JsonNode& node, const std::string& place, LinkIndex link, const Pose& X_LF);

/// "clear_of" of each capsule in the file's order: names of capsules that it must not meet; a pair stands
/// with one of its two.
void pairCapsules(const std::vector<JsonNode>& nodes, Model& model);

struct MassProperties {
  double mass = 0.0;                  ///< (kg)
  Vector3 com = Vector3::Zero();      ///< (m)
  Vector3 moments = Vector3::Zero();  ///< principal, about the centre of mass (kg m^2)
};

/// Fields "mass", "com" and the given one for the moments. Refuses what no body can have.
MassProperties readMass(const JsonNode& node, const std::string& name, const std::string& inertiaField);

/// Names that must not meet.
class UniqueNames {
 public:
  void add(const JsonNode& node, const std::string& name);

 private:
  std::set<std::string> names_;
};

/// Multiples of 90 degrees leave digits of 1e-16 behind; the fast paths want exact axes.
Vector3 withoutDust(Vector3 v);
Matrix3 withoutDust(Matrix3 m);

}  // namespace handhold
