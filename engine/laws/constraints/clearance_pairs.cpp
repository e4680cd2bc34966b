// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/laws/constraints/clearance_pairs.h"

#include <algorithm>

#include "engine/core/spoken_name.h"
#include "engine/laws/evaluation/violated_limits.h"

namespace handhold {

namespace {

/// More than what rounding may add to a distance.
constexpr double kMargin = 0.005;
/// A contact point this near a prop is on it: soles lie 7 cm below the ball joints that carry them (m).
constexpr double kOnProp = 0.08;
/// Parts of the body that reach between the rungs of a ladder (m).
constexpr double kSlim = 0.05;
/// Of a ladder's rail against its rungs, as it is drawn.
constexpr double kRail = 1.2;

bool isLeg(Limb limb) { return limb == Limb::RightLeg || limb == Limb::LeftLeg; }

Rod barOf(const Prop& prop) {
  const Vector3 half = 0.5 * prop.size.x() * (prop.orientation * Vector3::UnitX());
  return {{prop.position - half, prop.position + half}, 0.5 * prop.size.y()};
}

Block blockOf(const Prop& prop, const Vector3& size) {
  return {{prop.orientation.toRotationMatrix(), prop.position}, 0.5 * size};
}

std::vector<Obstacle> rodsOf(const Prop& ladder) {
  const Vector3 across = 0.5 * ladder.size.x() * (ladder.orientation * Vector3::UnitX());
  const Vector3 up = ladder.orientation * Vector3::UnitY();
  const double half = 0.5 * ladder.size.y(), radius = 0.5 * ladder.diameter;
  std::vector<Obstacle> rods;
  for (const double side : {-1.0, 1.0}) {
    const Vector3 foot = ladder.position + side * across;
    rods.push_back(Rod{{foot - half * up, foot + half * up}, kRail * radius});
  }
  for (double y = -half + 0.5 * ladder.spacing; y < half; y += ladder.spacing) {
    const Vector3 middle = ladder.position + y * up;
    rods.push_back(Rod{{middle - across, middle + across}, radius});
  }
  return rods;
}

/// Racks and end walls as thick blocks behind their fronts; handrails and stand-offs are left out.
std::vector<Obstacle> wallsOf(const Prop& cabin) {
  constexpr double kThick = 0.5;
  const Matrix3 R = cabin.orientation.toRotationMatrix();
  std::vector<Obstacle> walls;
  for (int axis = 0; axis < 3; ++axis)
    for (const double side : {-1.0, 1.0}) {
      Vector3 half = 0.5 * cabin.size + Vector3::Constant(kThick);
      half[axis] = 0.5 * kThick;
      const double away = side * 0.5 * (cabin.size[axis] + kThick);
      walls.push_back(Block{{R, cabin.position + away * R.col(axis)}, half});
    }
  return walls;
}

Block boardOf(const Prop& ladder) {
  return blockOf(ladder, Vector3(ladder.size.x(), ladder.size.y(), ladder.diameter));
}

double distanceTo(const Prop& prop, const Vector3& point) {
  const Segment spot{point, point};
  switch (prop.kind) {
    case PropKind::Floor:
      return nearestPoints(spot, prop.position.y()).distance;
    case PropKind::Bar: {
      const Rod bar = barOf(prop);
      return nearestPoints(spot, bar.axis).distance - bar.radius;
    }
    case PropKind::Ladder:
      return nearestPoints(spot, boardOf(prop)).distance;
    case PropKind::Box:
      return nearestPoints(spot, blockOf(prop, prop.size)).distance;
    case PropKind::Cabin: {
      const Vector3 local = prop.orientation.conjugate() * (point - prop.position);
      return (0.5 * prop.size - local.cwiseAbs()).minCoeff();
    }
    case PropKind::Mesh:
      break;
  }
  return kOnProp;
}

bool isOn(const Contact& contact, const Prop& prop) {
  return contact.prop.empty() ? distanceTo(prop, contact.position) < kOnProp : contact.prop == prop.name;
}

class PairList {
 public:
  PairList(const Model& model, const Task& task) : model_(model), task_(task) {}

  std::vector<ClearancePair> build();

 private:
  void addBody();
  void addProp(const Prop& prop);
  bool mayTouch(int capsule, const Prop& prop) const;
  std::vector<Obstacle> obstacles(const Prop& prop, const Capsule& capsule) const;
  Limb limb(int capsule) const { return model_.joints[model_.capsules[capsule].link].limb; }
  bool isEnd(int capsule) const;

  const Model& model_;
  const Task& task_;
  std::vector<ClearancePair> pairs_;
};

void PairList::addBody() {
  for (const auto& [a, b] : model_.capsulePairs)
    pairs_.push_back({a, BodyCapsule{b}, "the " + spokenName(model_.capsules[b].name), kMargin});
}

/// The hand or the foot of a limb: nothing of the limb lies beyond it.
bool PairList::isEnd(int capsule) const {
  for (int k = 0; k < static_cast<int>(model_.capsules.size()); ++k)
    if (limb(k) == limb(capsule) && model_.capsules[k].link > model_.capsules[capsule].link) return false;
  return true;
}

bool PairList::mayTouch(int capsule, const Prop& prop) const {
  return std::any_of(task_.contacts.begin(), task_.contacts.end(), [&](const Contact& contact) {
    if (limbOf(contact.end) != limb(capsule) || !isOn(contact, prop)) return false;
    const bool stands = prop.kind == PropKind::Floor && isLeg(limb(capsule));
    return !stands || (contact.pinned && isEnd(capsule));
  });
}

std::vector<Obstacle> PairList::obstacles(const Prop& prop, const Capsule& capsule) const {
  switch (prop.kind) {
    case PropKind::Floor:
      return {LevelFloor{prop.position.y()}};
    case PropKind::Bar:
      return {barOf(prop)};
    case PropKind::Ladder:
      return capsule.radius < kSlim ? rodsOf(prop) : std::vector<Obstacle>{boardOf(prop)};
    case PropKind::Box:
      return {blockOf(prop, prop.size)};
    case PropKind::Cabin:
      return wallsOf(prop);
    case PropKind::Mesh:
      break;
  }
  return {};
}

/// A sole that has just left a floor has no distance from it, so there is no margin.
void PairList::addProp(const Prop& prop) {
  const double margin = prop.kind == PropKind::Floor ? 0.0 : kMargin;
  for (int k = 0; k < static_cast<int>(model_.capsules.size()); ++k) {
    if (mayTouch(k, prop)) continue;
    for (const Obstacle& obstacle : obstacles(prop, model_.capsules[k]))
      pairs_.push_back({k, obstacle, prop.name, margin});
  }
}

std::vector<ClearancePair> PairList::build() {
  addBody();
  for (const Prop& prop : task_.props) addProp(prop);
  return std::move(pairs_);
}

}  // namespace

std::vector<ClearancePair> clearancePairs(const Model& model, const Task& task) {
  return PairList(model, task).build();
}

}  // namespace handhold
