// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <variant>
#include <vector>

#include "engine/laws/constraints/nearest_mesh.h"
#include "engine/task/task.h"

namespace handhold {

/// Another capsule of the body, by its index in the model.
struct BodyCapsule {
  int index = 0;
};

/// A bar, a rail or a rung.
struct Rod {
  Segment axis;
  double radius = 0.0;  ///< (m)
};

struct LevelFloor {
  double height = 0.0;  ///< (m)
};

using Obstacle = std::variant<BodyCapsule, Rod, LevelFloor, Block, MeshBody>;

/// A capsule of the body and a thing that it must not enter.
struct ClearancePair {
  int capsule = 0;
  Obstacle obstacle;
  std::string name;     ///< of the thing, as sentences say it
  double margin = 0.0;  ///< that is kept between the two (m)
};

/// The model's capsules, as contacts have them: a hand that lies flat with its palm is thinner than one that
/// hangs, all of it behind its palm.
std::vector<Capsule> clearanceCapsules(const Model& model, const Task& task);

/// The model's own pairs, then every capsule against every prop. A limb that a contact puts on a bar or a
/// ladder, now or at another time, has nothing to fear from it; of what touches a box, a mesh, a floor or a
/// cabin this is the part about the site that touches alone, and on a cabin, and of a leg on a floor, only
/// while it holds; the part next to it may be as deep in a box as capsules are rounder than limbs, 2 cm.
/// Contacts that never hold excuse nothing. A contact that names no prop is on what lies
/// within reach of its point. Meshes whose triangles nobody has read are left out; slim capsules may reach
/// between the rungs of a ladder, others take it for a board; through the hatches in a cabin's end walls the
/// body may go. Two palms need no gap: what both lie on is between them.
std::vector<ClearancePair> clearancePairs(const Model& model, const Task& task);

/// The floor, box, wall or closed mesh in which a point (in world, m) lies deeper than the margin; null: in
/// none. Rods are held: they do not count.
const Prop* solidAround(const Task& task, const Vector3& p_W, double margin);

}  // namespace handhold
