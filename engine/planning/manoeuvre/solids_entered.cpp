// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/planning/manoeuvre/solids_entered.h"

#include <algorithm>
#include <cmath>

#include "engine/dynamics/kinematics.h"
#include "engine/laws/constraints/cabin_walls.h"

namespace handhold {

namespace {

constexpr double kGrazed = 0.05;    // m, of soft tissue and of hands at rails on the wall
constexpr double kLookStep = 0.05;  // m, along a part of the body: no end wall fits between

/// A cabin, a box or a mesh, and where the body is deepest in what is solid of it.
struct Solid {
  const Prop& prop;
  const Pose X_WP{prop.orientation.toRotationMatrix(), prop.position};
  Violation worst = {};

  /// How far a part of the body around its axis in world is in the wrong place (m).
  double depth(const Segment& axis, double radius) const {
    if (prop.kind == PropKind::Mesh) {
      const NearestToMesh near = nearestPoints(axis, MeshBody{X_WP, prop.solid}, radius);
      return near.count > 0 ? radius - near.least : 0.0;
    }
    if (prop.kind == PropKind::Box)
      return radius - nearestPoints(axis, Block{X_WP, 0.5 * prop.size}).distance;
    double least = radius;
    const int steps = std::max(1, static_cast<int>(std::ceil(axis.length() / kLookStep)));
    for (int k = 0; k <= steps; ++k)
      least = std::min(least, distanceToWalls(prop, axis.at(double(k) / steps)));
    return radius - least;
  }
};

std::vector<Solid> solidsOf(const Task& task) {
  std::vector<Solid> solids;
  for (const Prop& prop : task.props) {
    const bool isMesh = prop.kind == PropKind::Mesh && prop.solid;
    if (prop.kind != PropKind::Cabin && prop.kind != PropKind::Box && !isMesh) continue;
    Violation& worst = solids.emplace_back(Solid{prop}).worst;
    worst.law = Law::Entering;
    worst.amount = kGrazed;
    worst.other = prop.kind == PropKind::Cabin ? "a wall of " + prop.name : prop.name;
  }
  return solids;
}

void look(const Capsule& capsule, const Segment& axis, double time, Solid& solid) {
  const double way = solid.depth(axis, capsule.radius);
  Violation& worst = solid.worst;
  if (way <= worst.amount) return;
  worst.amount = worst.value = way;
  worst.name = capsule.name;
  worst.index = static_cast<int>(capsule.link);
  worst.time = time;
}

}  // namespace

std::vector<Violation> solidsEntered(const Model& model, const Task& task, const Motion& motion) {
  std::vector<Solid> solids = solidsOf(task);
  std::vector<Violation> entered;
  if (solids.empty()) return entered;
  Data data(model);
  for (const MotionFrame& frame : motion.frames) {
    updateKinematics(model, frame.q, data);
    for (const Capsule& capsule : model.capsules) {
      const Matrix3& R_WL = data.R_WL[capsule.link];
      const Vector3& p_WL = data.p_WL[capsule.link];
      const Segment axis{p_WL + R_WL * capsule.from, p_WL + R_WL * capsule.to};
      for (Solid& solid : solids) look(capsule, axis, frame.time, solid);
    }
  }
  for (Solid& solid : solids)
    if (!solid.worst.name.empty()) entered.push_back(std::move(solid.worst));
  return entered;
}

}  // namespace handhold
