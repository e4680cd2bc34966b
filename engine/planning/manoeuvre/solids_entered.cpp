// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/planning/manoeuvre/solids_entered.h"

#include <algorithm>
#include <cmath>
#include <set>

#include "engine/dynamics/kinematics.h"
#include "engine/laws/constraints/cabin_walls.h"
#include "engine/task/manoeuvre_props.h"
#include "engine/task/prop_parts.h"

namespace handhold {

namespace {

constexpr double kGrazed = 0.05;    // m, of soft tissue and of hands at rails on the wall
constexpr double kLookStep = 0.05;  // m, along a part of the body: no end wall fits between
/// What a hand holds is this near to where it bears (m).
constexpr double kInHand = 0.08;

/// A rod of a bar or a ladder, and the limbs that hold it at any time of the motion.
struct HeldRod {
  Segment axis;
  double radius = 0.0;  ///< (m)
  std::set<Limb> holding = {};
};

/// A prop, and where the body is deepest in what is solid of it.
struct Solid {
  const Prop& prop;
  const Pose X_WP{prop.orientation.toRotationMatrix(), prop.position};
  std::vector<HeldRod> rods = {};
  Violation worst = {};

  /// How far a part of a limb around its axis in world is in the wrong place (m).
  double depth(const Segment& axis, double radius, Limb limb) const {
    if (prop.kind == PropKind::Floor)
      return prop.position.y() - std::min(axis.from.y(), axis.to.y()) + radius;
    if (!rods.empty()) return depthInRods(axis, radius, limb);
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

 private:
  double depthInRods(const Segment& axis, double radius, Limb limb) const {
    double deepest = 0.0;
    for (const HeldRod& rod : rods)
      if (!rod.holding.contains(limb))
        deepest = std::max(deepest, radius + rod.radius - nearestPoints(axis, rod.axis).distance);
    return deepest;
  }
};

bool isOfManoeuvre(const Task& task, const Prop& prop) {
  const std::vector<Prop> own = task.manoeuvre ? manoeuvreProps(*task.manoeuvre) : std::vector<Prop>();
  return std::ranges::any_of(own, [&](const Prop& one) { return one.name == prop.name; });
}

std::vector<HeldRod> rodsOf(const Prop& prop, const Model& model, const Motion& motion) {
  std::vector<HeldRod> rods;
  for (const PartShape& part : partShapes(prop)) {
    const Vector3 half = 0.5 * part.length * part.R.col(0);
    HeldRod& rod = rods.emplace_back(HeldRod{{part.middle - half, part.middle + half}, part.radius});
    for (const MotionFrame& frame : motion.frames)
      for (const ContactLoad& load : frame.loads)
        if (isTouch(load) && nearestPoints(Segment{load.point, load.point}, rod.axis).distance < kInHand)
          rod.holding.insert(model.joints[load.link].limb);
  }
  return rods;
}

/// What the manoeuvre itself is done at is held where it is thin, and stood on where it is not.
std::vector<Solid> solidsOf(const Model& model, const Task& task, const Motion& motion) {
  std::vector<Solid> solids;
  for (const Prop& prop : task.props) {
    const bool isOfRods = prop.kind == PropKind::Bar || prop.kind == PropKind::Ladder;
    if ((prop.kind == PropKind::Mesh && !prop.solid) || (isOfRods && isOfManoeuvre(task, prop))) continue;
    Solid& solid = solids.emplace_back(Solid{prop});
    if (isOfRods) solid.rods = rodsOf(prop, model, motion);
    Violation& worst = solid.worst;
    worst.law = Law::Entering;
    worst.amount = kGrazed;
    worst.other = prop.kind == PropKind::Cabin ? "a wall of " + prop.name : prop.name;
  }
  return solids;
}

void look(const Capsule& capsule, const Segment& axis, Limb limb, double time, Solid& solid) {
  const double way = solid.depth(axis, capsule.radius, limb);
  Violation& worst = solid.worst;
  if (way <= worst.amount) return;
  worst.amount = worst.value = way;
  worst.name = capsule.name;
  worst.index = static_cast<int>(capsule.link);
  worst.time = time;
}

}  // namespace

std::vector<Violation> solidsEntered(const Model& model, const Task& task, const Motion& motion) {
  std::vector<Solid> solids = solidsOf(model, task, motion);
  std::vector<Violation> entered;
  if (solids.empty()) return entered;
  Data data(model);
  for (const MotionFrame& frame : motion.frames) {
    updateKinematics(model, frame.q, data);
    for (const Capsule& capsule : model.capsules) {
      const Matrix3& R_WL = data.R_WL[capsule.link];
      const Vector3& p_WL = data.p_WL[capsule.link];
      const Segment axis{p_WL + R_WL * capsule.from, p_WL + R_WL * capsule.to};
      for (Solid& solid : solids) look(capsule, axis, model.joints[capsule.link].limb, frame.time, solid);
    }
  }
  for (Solid& solid : solids)
    if (!solid.worst.name.empty()) entered.push_back(std::move(solid.worst));
  return entered;
}

}  // namespace handhold
