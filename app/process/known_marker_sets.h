// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>

#include "engine/estimation/marker_sets/marker_set.h"
#include "engine/model/subject.h"

namespace handhold {

/// The program's marker sets and the person's own.
struct KnownMarkerSets {
  std::vector<MarkerSet> sets;
  std::vector<std::string> problems;  ///< files of the person's that cannot be read, with the reason
};

/// As they are on the disk now. Throws InputError for a broken set of the program's.
KnownMarkerSets knownMarkerSets();

/// Whose skeleton a recording of somebody is fitted from: marker sets and measures are told of the source's,
/// so a person of other measures is fitted from that, too.
Subject sourceOf(const Subject& person);

/// Where the person's own are kept: marker_sets beside the program's settings.
std::filesystem::path ownMarkerSetFolder();

/// Whether the person keeps one under that name.
bool isOwnMarkerSet(const std::string& name);

/// Keeps a set under its name, in place of an own one of that name. Throws InputError where the program has a
/// set of that name.
void keepMarkerSet(const MarkerSet& set);

}  // namespace handhold
