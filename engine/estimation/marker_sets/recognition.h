// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "engine/estimation/marker_sets/marker_set.h"
#include "engine/recording/recording.h"

namespace handhold {

/// Which marker of a recording is which of a set.
struct Recognition {
  std::vector<int> places;     ///< one a label: into the set's markers; -1: it is none of them
  int matches = 0;             ///< labels that are
  double shareOfLabels = 0.0;  ///< of the recording's labels, 0 to 1
  double shareOfSet = 0.0;     ///< of the set's markers
};

/// A label without the subject before the last colon ("Anna:LASI") and without blanks at its ends.
std::string bareLabel(const std::string& label);

/// Each place is taken once, by the first label of its name; capital letters do not matter.
Recognition recognise(const std::vector<std::string>& labels, const MarkerSet& set);

/// The set that has most of the labels; of two that have as many the one with less that is missing. -1 where
/// none has kLeastMatches.
int recognisedSet(const std::vector<std::string>& labels, const std::vector<MarkerSet>& sets);
inline constexpr int kLeastMatches = 6;

std::vector<std::string> labelsOf(const Recording& recording);

/// Names the labels that the set does not know, in one doubt; nothing where all are known.
Doubts doubtsOf(const Recognition& recognition, const std::vector<std::string>& labels, const MarkerSet& set);

}  // namespace handhold
