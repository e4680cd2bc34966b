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
#include "engine/estimation/marker_sets/joint_markers.h"
#include "engine/estimation/marker_sets/own_places.h"
#include "engine/estimation/marker_sets/recognition.h"

namespace handhold {

namespace {

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

}  // namespace

MarkerSet namedMarkerSet(const std::string& nameOrPath) {
  const std::vector<MarkerSet> sets = allMarkerSets();
  for (const MarkerSet& set : sets)
    if (set.name == nameOrPath) return set;
  if (nameOrPath.ends_with(".json")) return loadMarkerSet(nameOrPath);
  throw InputError("--markers", "there is no marker set " + quoted(nameOrPath),
                   "use " + namesOf(sets) + ", or the path of a file of one");
}

MarkerSet recognisedMarkerSet(const Recording& recording, const std::string& file) {
  const std::vector<MarkerSet> sets = allMarkerSets();
  const int best = recognisedSet(labelsOf(withJointMarkers(recording)), sets);
  if (best >= 0) return sets[static_cast<std::size_t>(best)];
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
