// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/marker_set_choice.h"

#include "app/process/known_marker_sets.h"
#include "app/process/terminal_note.h"
#include "engine/core/error.h"
#include "engine/core/nearest_name.h"
#include "engine/estimation/marker_sets/joint_markers.h"
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

}  // namespace handhold
