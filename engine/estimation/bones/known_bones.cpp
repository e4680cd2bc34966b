// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/estimation/bones/known_bones.h"

#include <algorithm>
#include <array>
#include <map>
#include <set>

#include "engine/core/nearest_name.h"
#include "engine/estimation/bones/body_shape.h"
#include "engine/estimation/bones/bone_words.h"
#include "engine/estimation/marker_sets/joint_markers.h"
#include "engine/estimation/marker_sets/recognition.h"

namespace handhold {

namespace {

constexpr const char* kShapeSet = "skeleton";  // whose labels body_shape.h gives
constexpr double kInJoint = 0.04;              // m from the role: the joint itself
constexpr const char* kEnd = " end";

std::vector<std::string> jointNames(const Skeleton& skeleton) {
  std::vector<std::string> names;
  for (const SkeletonJoint& joint : skeleton.joints) names.push_back(joint.name);
  return names;
}

/// Of its markers, or of the joints of its skeleton and the ends of its bones (joint_markers.h).
std::vector<std::string> labelsOfAll(const Recording& recording) {
  if (!recording.markers.empty() || !recording.skeleton) return labelsOf(recording);
  std::vector<std::string> labels = jointNames(*recording.skeleton);
  for (const SkeletonJoint& joint : recording.skeleton->joints)
    if (joint.end) labels.push_back(joint.name + kEnd);
  return labels;
}

/// Whether each arm and each thigh has a place: who knows less of a body does not know its skeleton.
bool tellsLimbs(const std::vector<const MarkerPlace*>& places) {
  using enum BodySegment;
  const auto tells = [&](BodySide side, std::initializer_list<BodySegment> segments) {
    return std::ranges::any_of(places, [&](const MarkerPlace* place) {
      return place->side == side && std::ranges::find(segments, place->segment) != segments.end();
    });
  };
  return std::ranges::all_of(kBodySides, [&](BodySide side) {
    return tells(side, {UpperArm, Forearm, Hand}) && tells(side, {Thigh});
  });
}

bool tellsLimbs(const std::vector<std::string>& labels, const MarkerSet& set) {
  std::vector<const MarkerPlace*> known;
  for (const int place : recognise(labels, set).places)
    if (place >= 0) known.push_back(&set.markers[static_cast<std::size_t>(place)]);
  return tellsLimbs(known);
}

/// Places of a set for joints under other names: a joint for each, in the set's order.
class PlaceFinder {
 public:
  PlaceFinder(const Skeleton& skeleton, const MarkerSet& set) : skeleton_(skeleton), set_(set) {}

  /// The joint is what the set calls by that label; so are its end and what lies in front of it.
  void take(int joint, const std::string& label) {
    const SkeletonJoint& named = skeleton_.joints[static_cast<std::size_t>(joint)];
    const int place = placeOf(label);
    if (place < 0 || names_.contains(place) || !joints_.insert(joint).second) return;
    names_[place] = named.name;
    for (const std::string& known : set_.markers[static_cast<std::size_t>(place)].labels) {
      if (named.end) add(placeOf(known + kEnd), named.name + kEnd);
      add(placeOf(frontLabel(known)), frontLabel(named.name));
    }
  }

  void takeEnd(int joint, const std::string& label) {
    add(placeOf(label), skeleton_.joints[static_cast<std::size_t>(joint)].name + kEnd);
  }

  std::vector<MarkerPlace> places() const {
    std::vector<MarkerPlace> places;
    for (const auto& [place, name] : names_) {
      places.push_back(set_.markers[static_cast<std::size_t>(place)]);
      places.back().labels = {bareLabel(name)};
    }
    return places;
  }

 private:
  int placeOf(const std::string& label) const { return recognise({label}, set_).places.front(); }

  void add(int place, const std::string& name) {
    if (place >= 0) names_.emplace(place, name);
  }

  const Skeleton& skeleton_;
  const MarkerSet& set_;
  std::map<int, std::string> names_;  ///< of places
  std::set<int> joints_;
};

/// As a set's label says it; a side of the place that is no word of its own ("lhumerus") is split off.
BoneWords wordsOfLabel(const std::string& label, const MarkerPlace& place) {
  BoneWords words = boneWords(label);
  const char letter = place.side == BodySide::Left ? 'l' : 'r';
  if (place.side && !words.side && words.part.starts_with(letter)) words = {place.side, words.part.substr(1)};
  return words;
}

/// Of a place, the joint that has the first of its labels that any has; -1: none.
int jointOfPlace(const MarkerPlace& place, const std::vector<BoneWords>& bones) {
  for (const std::string& label : place.labels) {
    const auto found = std::ranges::find(bones, wordsOfLabel(label, place));
    if (found != bones.end()) return static_cast<int>(found - bones.begin());
  }
  return -1;
}

/// Nearest joint that both hang on; -1: none.
int commonAncestor(const Skeleton& skeleton, int a, int b) {
  while (a != b && a >= 0 && b >= 0) {
    int& later = a > b ? a : b;
    later = skeleton.joints[static_cast<std::size_t>(later)].parent;
  }
  return a == b ? a : -1;
}

/// The joints that a set knows by words.
class WordReader {
 public:
  WordReader(const Skeleton& skeleton, const MarkerSet& set)
      : skeleton_(skeleton), set_(set), finder_(skeleton, set), bones_(boneWords(jointNames(skeleton))) {
    for (std::size_t i = 0; i < set.markers.size(); ++i)
      if (const int joint = jointOfPlace(set.markers[i], bones_); joint >= 0) joints_[i] = joint;
  }

  std::vector<MarkerPlace> read() {
    if (set_.name == kShapeSet) takeTrunk();
    for (const auto& [i, joint] : joints_) finder_.take(joint, set_.markers[i].labels.front());
    takeToes();
    if (set_.name == kShapeSet) takeFingers();
    return finder_.places();
  }

 private:
  int jointAt(BodySegment segment, const char* near, BodySide side) const {
    for (const auto& [i, joint] : joints_)
      if (set_.markers[i].segment == segment && set_.markers[i].near == near && set_.markers[i].side == side)
        return joint;
    return -1;
  }

  /// Names of spines and necks are counted in many ways: their joints are known by how far up they are
  /// between legs and arms, and between these and the end of the head.
  void takeTrunk() {
    const auto at = [&](BodySide side) { return jointAt(BodySegment::Thigh, "", side); };
    const auto up = [&](BodySide side) { return jointAt(BodySegment::ShoulderGirdle, "shoulder", side); };
    const int hips = commonAncestor(skeleton_, at(BodySide::Left), at(BodySide::Right));
    const int chest = commonAncestor(skeleton_, up(BodySide::Left), up(BodySide::Right));
    if (hips < 0 || chest <= hips) return;
    const bool isNeck = bones_[static_cast<std::size_t>(chest)].part.starts_with("neck");
    const int top = isNeck ? skeleton_.joints[static_cast<std::size_t>(chest)].parent : chest;
    if (isNeck) finder_.take(chest, "Neck");
    if (top > hips)
      for (const auto& [joint, label] : spineBones(skeleton_, hips, top)) finder_.take(joint, label);
    const EndBones neck = neckBones(skeleton_, chest, {up(BodySide::Left), up(BodySide::Right), hips});
    for (const auto& [joint, label] : neck.bones) finder_.take(joint, label);
  }

  /// What follows an ankle is a toe, "foot" to some.
  void takeToes() {
    for (std::size_t i = 0; i < set_.markers.size(); ++i) {
      const MarkerPlace& place = set_.markers[i];
      if (place.segment != BodySegment::Foot || !place.side || joints_.contains(i)) continue;
      const int ankle = jointAt(BodySegment::Shank, "ankle", *place.side);
      const auto toe = std::ranges::find(skeleton_.joints, ankle, &SkeletonJoint::parent);
      if (ankle >= 0 && toe != skeleton_.joints.end())
        finder_.take(static_cast<int>(toe - skeleton_.joints.begin()), place.labels.front());
    }
  }

  /// Fingers are called and counted in many ways, too.
  void takeFingers() {
    for (const auto& [side, word] : {std::pair(BodySide::Left, "Left"), {BodySide::Right, "Right"}}) {
      const int wrist = jointAt(BodySegment::Forearm, "wrist", side);
      if (wrist < 0) continue;
      const EndBones hand = handBones(skeleton_, wrist);
      for (const auto& [joint, label] : hand.bones) finder_.take(joint, word + label);
      for (const auto& [joint, label] : hand.ends) finder_.takeEnd(joint, word + label);
    }
  }

  const Skeleton& skeleton_;
  const MarkerSet& set_;
  PlaceFinder finder_;
  std::vector<BoneWords> bones_;
  std::map<std::size_t, int> joints_;  ///< of places
};

std::vector<MarkerPlace> placesByShape(const Skeleton& skeleton, const SkeletonShape& shape,
                                       const MarkerSet& set) {
  PlaceFinder finder(skeleton, set);
  for (const auto& [joint, label] : shape.bones) finder.take(joint, label);
  for (const auto& [joint, label] : shape.ends) finder.takeEnd(joint, label);
  return finder.places();
}

/// One of them for people to see whether it was understood: of an arm, where there is one.
std::string example(const std::vector<MarkerPlace>& places) {
  const auto arm = std::ranges::find(places, BodySegment::UpperArm, &MarkerPlace::segment);
  const MarkerPlace& place = arm == places.end() ? places.front() : *arm;
  return quoted(place.labels.front()) + " for the " + boneTitle(place);
}

std::vector<const MarkerPlace*> pointersTo(const std::vector<MarkerPlace>& places) {
  std::vector<const MarkerPlace*> pointers;
  for (const MarkerPlace& place : places) pointers.push_back(&place);
  return pointers;
}

/// Places of joints themselves, not of their ends and of what lies in front of them.
int jointsIn(const std::vector<MarkerPlace>& places, const Skeleton& skeleton) {
  return static_cast<int>(std::ranges::count_if(skeleton.joints, [&](const SkeletonJoint& joint) {
    return std::ranges::any_of(
        places, [&](const MarkerPlace& place) { return place.labels.front() == bareLabel(joint.name); });
  }));
}

KnownBones byWords(const Skeleton& skeleton, const std::vector<MarkerSet>& sets) {
  KnownBones best;
  for (std::size_t i = 0; i < sets.size(); ++i) {
    std::vector<MarkerPlace> places = WordReader(skeleton, sets[i]).read();
    if (places.size() <= best.places.size()) continue;
    best.set = static_cast<int>(i);
    best.places = std::move(places);
  }
  if (jointsIn(best.places, skeleton) < kLeastMatches) return {};
  best.doubts.push_back({DoubtKind::Labels, "joints", "are named otherwise than in any skeleton known here",
                         "taken by words in their names, as " + example(best.places)});
  return best;
}

void tellSides(const SkeletonShape& shape, Doubts& doubts) {
  if (shape.sides == SideSource::Feet)
    doubts.push_back({DoubtKind::Skeleton, "sides", "no name tells which is the left one",
                      "told by where the feet point"});
  if (shape.sides == SideSource::Guess)
    doubts.push_back({DoubtKind::Skeleton, "sides", "no name and no foot tells which is the left one",
                      "a guess: x is taken as left"});
}

KnownBones byShape(const Recording& recording, const std::vector<MarkerSet>& sets) {
  const auto set = std::ranges::find(sets, kShapeSet, &MarkerSet::name);
  if (set == sets.end()) return {};
  const std::optional<SkeletonShape> shape = bodyShape(recording);
  if (!shape) return {};
  KnownBones known{
      static_cast<int>(set - sets.begin()), placesByShape(*recording.skeleton, *shape, *set), {}};
  known.doubts.push_back({DoubtKind::Skeleton, "joints", "their names tell no parts of a body",
                          "taken by the shape of the skeleton, as " + example(known.places)});
  tellSides(*shape, known.doubts);
  return known;
}

/// Which segment a joint carries that is put near a role.
struct Carried {
  const char* near;
  BodySegment segment;
};
constexpr std::array kCarried{
    Carried{"shoulder", BodySegment::UpperArm}, Carried{"elbow", BodySegment::Forearm},
    Carried{"wrist", BodySegment::Hand},        Carried{"knee", BodySegment::Shank},
    Carried{"ankle", BodySegment::Foot},        Carried{"ball", BodySegment::Toes}};

}  // namespace

BodySegment boneOf(const MarkerPlace& place) {
  const auto found = std::ranges::find_if(
      kCarried, [&](const Carried& carried) { return place.side && place.near == carried.near; });
  const bool isInJoint = found != kCarried.end() && place.offset.norm() < kInJoint;
  return isInJoint ? found->segment : place.segment;
}

std::string boneTitle(const MarkerPlace& place) {
  const BodySegment bone = boneOf(place);
  return titleOf(bone, rowOf(bone).role.isSided ? place.side : std::nullopt);
}

KnownBones knownBones(const Recording& recording, const std::vector<MarkerSet>& sets) {
  const std::vector<std::string> labels = labelsOfAll(recording);
  const KnownBones exact{recognisedSet(labels, sets), {}, {}};
  const bool isOfJoints = recording.skeleton &&
                          std::ranges::all_of(jointNames(*recording.skeleton), [&](const std::string& name) {
                            return std::ranges::find(labels, name) != labels.end();
                          });
  if (!isOfJoints || (exact.set >= 0 && tellsLimbs(labels, sets[static_cast<std::size_t>(exact.set)])))
    return exact;
  KnownBones words = byWords(*recording.skeleton, sets);
  if (tellsLimbs(pointersTo(words.places))) return words;
  if (KnownBones shape = byShape(recording, sets); shape.set >= 0) return shape;
  const int matches =
      exact.set < 0 ? 0 : recognise(labels, sets[static_cast<std::size_t>(exact.set)]).matches;
  return static_cast<int>(words.places.size()) > matches ? words : exact;
}

}  // namespace handhold
