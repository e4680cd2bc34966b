// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/marker_set_choice.h"

#include <algorithm>
#include <charconv>
#include <optional>

#include "app/process/known_marker_sets.h"
#include "app/process/terminal_note.h"
#include "engine/core/bounds.h"
#include "engine/core/error.h"
#include "engine/core/nearest_name.h"
#include "engine/estimation/bones/known_bones.h"
#include "engine/estimation/marker_sets/own_places.h"
#include "engine/recording/recording.h"

namespace handhold {

namespace {

constexpr std::size_t kMostNamed = 12;  // of a skeleton's joints

/// The program's and the person's own; what cannot be read of these is told.
std::vector<MarkerSet> allMarkerSets() {
  const KnownMarkerSets known = knownMarkerSets();
  for (const std::string& problem : known.problems) noteOnTerminal("marker sets", problem);
  return known.sets;
}

std::string namesOf(const std::vector<MarkerSet>& sets) {
  std::vector<std::string> names;
  for (const MarkerSet& set : sets) names.push_back(set.name);
  return listed(names);
}

/// Of those sets; empty where it has none of them. What was found out beside the labels is told.
std::optional<MarkerSet> setWithBones(const std::vector<MarkerSet>& sets, const std::string& file,
                                      Recording& recording) {
  const KnownBones known = knownBones(recording, sets);
  if (known.set < 0) return std::nullopt;
  recording.doubts.insert(recording.doubts.end(), known.doubts.begin(), known.doubts.end());
  std::string bones;
  for (const MarkerPlace& place : known.places)
    bones += (bones.empty() ? "" : ", ") + quoted(place.labels.front()) + " for the " + boneTitle(place);
  if (!bones.empty()) noteOnTerminal(file, "taken " + bones);
  return withOwnPlaces(sets[static_cast<std::size_t>(known.set)], known.places);
}

/// What to say of a skeleton that nobody knows.
InputError unknownSkeleton(const Skeleton& skeleton, const std::string& file) {
  std::vector<std::string> names;
  for (const SkeletonJoint& joint : skeleton.joints)
    if (names.size() < kMostNamed) names.push_back(quoted(joint.name));
  if (names.size() < skeleton.joints.size())
    names.push_back(std::to_string(skeleton.joints.size() - names.size()) + " more");
  return InputError(file,
                    "its skeleton is no body with two legs and two arms, and its joints " +
                        listed(names, "and") + " tell too few parts of one",
                    "say which part each is on the import page of the window, keep that as a set and name it "
                    "with --markers");
}

}  // namespace

MarkerSet namedMarkerSet(const std::string& nameOrPath) {
  const std::vector<MarkerSet> sets = allMarkerSets();
  for (const MarkerSet& set : sets)
    if (set.name == nameOrPath) return set;
  if (nameOrPath.ends_with(".json")) return loadMarkerSet(nameOrPath);
  throw InputError("--markers", "there is no marker set " + quoted(nameOrPath),
                   "use " + namesOf(sets) + ", or the path of a file of one");
}

MarkerSet namedMarkerSet(const std::string& nameOrPath, const std::string& file, Recording& recording) {
  const MarkerSet set = namedMarkerSet(nameOrPath);
  return setWithBones({set}, file, recording).value_or(set);
}

MarkerSet recognisedMarkerSet(const std::string& file, Recording& recording) {
  const std::vector<MarkerSet> sets = allMarkerSets();
  if (const std::optional<MarkerSet> set = setWithBones(sets, file, recording)) return *set;
  if (recording.skeleton && recording.markers.empty()) throw unknownSkeleton(*recording.skeleton, file);
  if (recording.markers.empty())
    throw InputError(file, "holds no markers, and joints under names that are not known here",
                     "name them as 'handhold check TASK --joints' does, or as OpenSim: hip_flexion_r, "
                     "knee_angle_r, ...");
  throw InputError(file, "has labels of no marker set that is known here",
                   "name one with --markers: " + namesOf(sets) + ", or the path of a file of one");
}

namespace {

/// "0.2"; nothing where it is no weight.
std::optional<double> markerWeight(const std::string& text) {
  double weight = 0.0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), weight);
  const bool isNumber = error == std::errc() && end == text.data() + text.size();
  return isNumber && Range{0.0, kGreatestMarkerWeight}.holds(weight) ? std::optional(weight) : std::nullopt;
}

}  // namespace

void takeWeights(const std::vector<std::string>& weights, MarkerSet& set) {
  for (const std::string& text : weights) {
    const std::size_t sign = std::min(text.rfind('='), text.size());
    const std::optional<double> weight = markerWeight(text.substr(std::min(sign + 1, text.size())));
    if (!weight)
      throw InputError("--weight", quoted(text) + " is no weight of a marker",
                       "write LABEL=0 to LABEL=1000, as in LTHI=0.2");
    if (!setWeight(text.substr(0, sign), *weight, set))
      throw InputError("--weight", quoted(text.substr(0, sign)) + " is no marker of the set " + set.title,
                       "write a label as the recording has it");
  }
}

}  // namespace handhold
