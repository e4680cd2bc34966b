// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/laws/constraints/clearance_pairs.h"

#include <algorithm>
#include <utility>

#include "engine/core/spoken_name.h"
#include "engine/laws/constraints/cabin_walls.h"
#include "engine/laws/evaluation/violated_limits.h"
#include "engine/task/prop_kind.h"
#include "engine/task/prop_parts.h"
#include "engine/task/task_at.h"

namespace handhold {

namespace {

/// More than what rounding may add to a distance.
constexpr double kMargin = 0.005;
/// A contact point this near a prop is on it: soles lie 7 cm below the ball joints that carry them (m).
constexpr double kOnProp = 0.08;
/// Parts of the body that reach between the rungs of a ladder (m).
constexpr double kSlim = 0.05;
/// By so much capsules are rounder than limbs (m).
constexpr double kRounder = 0.02;
/// Of a hand's capsule, that of one that lies flat: 27 mm across for 60.
constexpr double kFlat = 0.45;

bool isPalm(const Contact& contact) { return contact.pinned && contact.kind == ContactKind::Palm; }

bool isLeg(Limb limb) { return limb == Limb::RightLeg || limb == Limb::LeftLeg; }

Block blockOf(const Prop& prop, const Vector3& size) {
  return {{prop.orientation.toRotationMatrix(), prop.position}, 0.5 * size};
}

std::vector<Obstacle> rodsOf(const Prop& prop) {
  std::vector<Obstacle> rods;
  for (const PartShape& part : partShapes(prop)) {
    const Vector3 half = 0.5 * part.length * part.R.col(0);
    rods.push_back(Rod{{part.middle - half, part.middle + half}, part.radius});
  }
  return rods;
}

Block boardOf(const Prop& ladder) {
  return blockOf(ladder, Vector3(ladder.size.x(), ladder.size.y(), ladder.diameter));
}

/// What keeps clear of a kind of prop, and how.
struct Solidity {
  double (*distance)(const Prop& prop, const Vector3& point);  ///< (m)
  std::vector<Obstacle> (*obstacles)(const Prop& prop, const Capsule& capsule);
  double margin = kMargin;
};

double distanceToGround(const Prop& floor, const Vector3& point) {
  return nearestPoints(Segment{point, point}, floor.position.y()).distance;
}

std::vector<Obstacle> groundOf(const Prop& floor, const Capsule&) { return {LevelFloor{floor.position.y()}}; }

double distanceToBar(const Prop& bar, const Vector3& point) {
  const Rod rod = std::get<Rod>(rodsOf(bar).front());
  return nearestPoints(Segment{point, point}, rod.axis).distance - rod.radius;
}

std::vector<Obstacle> barOf(const Prop& bar, const Capsule&) { return rodsOf(bar); }

double distanceToBoard(const Prop& ladder, const Vector3& point) {
  return nearestPoints(Segment{point, point}, boardOf(ladder)).distance;
}

/// What is too thick to reach between the rungs meets a board.
std::vector<Obstacle> ladderOf(const Prop& ladder, const Capsule& capsule) {
  return capsule.radius < kSlim ? rodsOf(ladder) : std::vector<Obstacle>{boardOf(ladder)};
}

double distanceToBox(const Prop& box, const Vector3& point) {
  return nearestPoints(Segment{point, point}, blockOf(box, box.size)).distance;
}

std::vector<Obstacle> boxOf(const Prop& box, const Capsule&) { return {blockOf(box, box.size)}; }

std::vector<Obstacle> insideOf(const Prop& cabin, const Capsule&) { return cabinWalls(cabin); }

MeshBody bodyOf(const Prop& mesh) {
  return {{mesh.orientation.toRotationMatrix(), mesh.position}, mesh.solid};
}

double distanceToMesh(const Prop& mesh, const Vector3& point) {
  return mesh.solid ? distanceTo(bodyOf(mesh), point, kOnProp) : kOnProp;
}

std::vector<Obstacle> meshOf(const Prop& mesh, const Capsule&) {
  return mesh.solid ? std::vector<Obstacle>{bodyOf(mesh)} : std::vector<Obstacle>{};
}

/// In the order of PropKind. A sole that has just left a floor has no distance from it: no margin there.
constexpr std::array<Solidity, kPropKindRows.size()> kSolidities{{{distanceToGround, groundOf, 0.0},
                                                                  {distanceToBar, barOf},
                                                                  {distanceToBoard, ladderOf},
                                                                  {distanceToBox, boxOf},
                                                                  {distanceToMesh, meshOf},
                                                                  {distanceToWalls, insideOf}}};

const Solidity& solidityOf(const Prop& prop) { return kSolidities[static_cast<std::size_t>(prop.kind)]; }

bool isOn(const Contact& contact, const Prop& prop) {
  return contact.prop.empty() ? solidityOf(prop).distance(prop, contact.position) < kOnProp
                              : contact.prop == prop.name;
}

/// Where a point of a link is from the base's origin at the zero posture, in which links have its axes (m).
Vector3 atZero(const Model& model, LinkIndex link, Vector3 p) {
  for (; model.joints[link].parent.valid(); link = model.joints[link].parent) p += model.joints[link].offset;
  return p;
}

class PairList {
 public:
  PairList(const Model& model, const Task& task) : model_(model), task_(task) {
    for (const Contact& contact : task.contacts) touching_.push_back(touching(contact));
  }

  std::vector<ClearancePair> build();

 private:
  void addBody();
  void addProp(const Prop& prop);
  bool mayTouch(int capsule, const Prop& prop) const;
  Limb limb(int capsule) const { return model_.joints[model_.capsules[capsule].link].limb; }
  int touching(const Contact& contact) const;
  int partOf(const Contact& contact) const { return touching_[&contact - task_.contacts.data()]; }
  bool isBeside(int capsule, const Prop& prop) const;
  bool isFlat(int capsule) const;

  const Model& model_;
  const Task& task_;
  std::vector<int> touching_;  ///< of each contact
  std::vector<ClearancePair> pairs_;
};

void PairList::addBody() {
  for (const auto& [a, b] : model_.capsulePairs)
    pairs_.push_back({a, BodyCapsule{b}, "the " + spokenName(model_.capsules[b].name),
                      isFlat(a) && isFlat(b) ? 0.0 : kMargin});
}

bool PairList::isFlat(int capsule) const {
  return std::ranges::any_of(task_.contacts, [&](const Contact& contact) {
    const SiteIndex palm = isPalm(contact) ? model_.findSite(contactSite(contact)) : SiteIndex();
    return palm.valid() && model_.sites[palm].link == model_.capsules[capsule].link;
  });
}

/// The capsule about the site that touches: that of its link, or the nearest of its limb.
int PairList::touching(const Contact& contact) const {
  const SiteIndex index = model_.findSite(contactSite(contact));
  if (!index.valid()) return -1;
  const Site& site = model_.sites[index];
  const Vector3 p = atZero(model_, site.link, site.X_LS.p);
  int nearest = -1;
  std::pair<bool, double> least;
  for (int k = 0; k < static_cast<int>(model_.capsules.size()); ++k) {
    const Capsule& capsule = model_.capsules[k];
    if (limb(k) != model_.joints[site.link].limb) continue;
    const Segment axis{atZero(model_, capsule.link, capsule.from), atZero(model_, capsule.link, capsule.to)};
    const std::pair<bool, double> away{capsule.link != site.link,
                                       nearestPoints(Segment{p, p}, axis).distance - capsule.radius};
    if (nearest < 0 || away < least) {
      nearest = k;
      least = away;
    }
  }
  return nearest;
}

/// The next part of a limb that touches a box: its capsule ends in a ball, rounder than a wrist or a heel.
bool PairList::isBeside(int capsule, const Prop& prop) const {
  return prop.kind == PropKind::Box && std::ranges::any_of(task_.contacts, [&](const Contact& contact) {
           if (!isOn(contact, prop) || !isEverHeld(task_, contact)) return false;
           const int part = partOf(contact);
           return part >= 0 && std::abs(capsule - part) == 1 && limb(capsule) == limb(part);
         });
}

bool PairList::mayTouch(int capsule, const Prop& prop) const {
  // a limb goes round the bar that it holds, but has the rest of anything broader before it
  const bool isRod = prop.kind == PropKind::Bar || prop.kind == PropKind::Ladder;
  const bool isRoom = prop.kind == PropKind::Cabin || (prop.kind == PropKind::Floor && isLeg(limb(capsule)));
  return std::any_of(task_.contacts.begin(), task_.contacts.end(), [&](const Contact& contact) {
    if (!isOn(contact, prop) || !isEverHeld(task_, contact)) return false;
    if (isRod) return limbOf(contact.end) == limb(capsule);
    return (!isRoom || contact.pinned) && capsule == partOf(contact);
  });
}

void PairList::addProp(const Prop& prop) {
  const Solidity& solidity = solidityOf(prop);
  std::array<std::optional<std::vector<Obstacle>>, 2> byGirth;  // of slim parts and of others, made once
  for (int k = 0; k < static_cast<int>(model_.capsules.size()); ++k) {
    if (mayTouch(k, prop)) continue;
    auto& obstacles = byGirth[model_.capsules[k].radius < kSlim ? 0 : 1];
    if (!obstacles) obstacles = solidity.obstacles(prop, model_.capsules[k]);
    const double margin = isBeside(k, prop) ? -kRounder : solidity.margin;
    for (const Obstacle& obstacle : *obstacles) pairs_.push_back({k, obstacle, prop.name, margin});
  }
}

std::vector<ClearancePair> PairList::build() {
  addBody();
  for (const Prop& prop : task_.props) addProp(prop);
  return std::move(pairs_);
}

}  // namespace

std::vector<Capsule> clearanceCapsules(const Model& model, const Task& task) {
  std::vector<Capsule> capsules = model.capsules;
  for (const Contact& contact : task.contacts) {
    const SiteIndex palm = isPalm(contact) ? model.findSite(contactSite(contact)) : SiteIndex();
    if (!palm.valid()) continue;
    const Site& site = model.sites[palm];
    const Vector3 out = site.X_LS.R.col(1);
    for (Capsule& capsule : capsules) {
      if (capsule.link != site.link) continue;
      capsule.radius *= kFlat;
      for (Vector3* end : {&capsule.from, &capsule.to})
        *end -= (out.dot(*end - site.X_LS.p) + capsule.radius) * out;
    }
  }
  return capsules;
}

std::vector<ClearancePair> clearancePairs(const Model& model, const Task& task) {
  return PairList(model, task).build();
}

const Prop* solidAround(const Task& task, const Vector3& p_W, double margin) {
  const auto isAround = [&](const Prop& prop) {
    const bool isSolid = prop.kind == PropKind::Floor || prop.kind == PropKind::Box ||
                         prop.kind == PropKind::Cabin || prop.kind == PropKind::Mesh;
    return isSolid && solidityOf(prop).distance(prop, p_W) < -margin;
  };
  const auto prop = std::ranges::find_if(task.props, isAround);
  return prop == task.props.end() ? nullptr : &*prop;
}

}  // namespace handhold
