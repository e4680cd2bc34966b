// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/planning/posture/body_shapes.h"

#include <algorithm>
#include <cmath>

namespace handhold {

namespace {

/// Flexion of hip and knee, and how far the trunk leans forward over level soles (rad).
struct Legs {
  double hip, knee, lean;
};
constexpr Legs kLegs[] = {
    {0.0, 0.0, 0.0},   // standing
    {0.5, 0.7, 0.1},   // knees bent
    {1.4, 1.6, 0.3},   // squatting
    {1.5, 1.5, -0.1},  // sitting
    {1.2, 0.2, 1.0},   // bent over
    {0.4, 1.9, 0.0},   // kneeling
    {2.1, 2.3, 0.15},  // on the heels
    {2.1, 0.2, 1.9},   // bent over to the floor
    {1.6, 0.9, 1.0},   // knees and trunk bent
};
/// One leg before the other.
constexpr Legs kAhead{0.9, 0.9, 0.0}, kBehind{-0.2, 0.7, 0.0};

/// Shoulder adduction and horizontal flexion, and the elbow (rad).
struct Arms {
  double adduction, ahead, elbow;
};
constexpr Arms kArms[] = {
    {1.2, 0.4, -0.5},   // down
    {0.7, 1.2, -1.2},   // before the chest
    {0.1, 1.2, -0.5},   // ahead
    {-0.45, 0.7, -0.5}  // up
};

class ShapeMaker {
 public:
  explicit ShapeMaker(const Model& model, const VectorX& easy) : model_(model), easy_(easy) {}

  BodyShape shape(const Legs& right, const Legs& left, const Arms* arms) const {
    VectorX q = easy_;
    bend("r_", right, q);
    bend("l_", left, q);
    for (const char* side : {"r_", "l_"}) {
      if (!arms) break;
      set(side, "shoulder_adduction", arms->adduction, q);
      set(side, "shoulder_horizontal_flexion", arms->ahead, q);
      set(side, "elbow_flexion", arms->elbow, q);
    }
    if (model_.baseFree[3])
      q.segment<4>(3) << std::cos(0.5 * right.lean), std::sin(0.5 * right.lean), 0.0, 0.0;
    return {q};
  }

  bool has(const char* joint) const { return model_.findJoint(joint).valid(); }

 private:
  void bend(const char* side, const Legs& legs, VectorX& q) const {
    if (legs.hip == 0.0 && legs.knee == 0.0) return;
    set(side, "hip_flexion", -legs.hip, q);
    set(side, "knee_flexion", legs.knee, q);
    set(side, "ankle_plantarflexion", legs.hip - legs.knee - legs.lean, q);
  }

  void set(const std::string& side, const char* joint, double angle, VectorX& q) const {
    const LinkIndex index = model_.findJoint(side + joint);
    if (index.valid())
      q[positionIndex(index)] = std::clamp(angle, model_.joints[index].lower, model_.joints[index].upper);
  }

  const Model& model_;
  const VectorX& easy_;
};

}  // namespace

std::vector<BodyShape> bodyShapes(const Model& model, const VectorX& easy) {
  const ShapeMaker maker(model, easy);
  std::vector<BodyShape> shapes = {{easy}};
  if (!maker.has("r_hip_flexion") || !maker.has("r_shoulder_adduction")) return shapes;
  for (const Legs& legs : kLegs)
    for (const Arms& arms : kArms) shapes.push_back(maker.shape(legs, legs, &arms));
  for (const Arms& arms : kArms) {
    shapes.push_back(maker.shape(kAhead, kBehind, &arms));
    shapes.push_back(maker.shape(kBehind, kAhead, &arms));
  }
  return shapes;
}

}  // namespace handhold
