// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <optional>
#include <string>

#include "engine/recording/recording.h"

namespace handhold {

/// Where the laboratory stands in our world: y up, z forward, x to the person's left.
struct WorldPlacement {
  LaboratoryAxis up{1, 1}, forward{2, 1};
  double scale = 1.0;                ///< of the file's lengths, where their unit was told wrong
  Vector3 origin = Vector3::Zero();  ///< in the laboratory, scaled (m): where our world begins

  bool operator==(const WorldPlacement&) const = default;
};

/// A part of the time (s, on the recording's clock).
struct TimeSpan {
  double from = 0.0, to = 0.0;

  bool operator==(const TimeSpan&) const = default;
};

/// What is made of the time in which a marker was not seen.
struct GapFilling {
  double longestSpline = 0.1;  ///< s: up to here a spline; 0: none
  std::map<std::string, std::string>
      segments;  ///< of markers: those of one follow three others that are seen

  bool operator==(const GapFilling&) const = default;
};

/// What is taken out of the curves: Hz, nothing where empty.
struct Smoothing {
  std::optional<double> motion;  ///< of markers and coordinates
  std::optional<double> forces;  ///< of plates

  bool operator==(const Smoothing&) const = default;
};

/// All that a person chooses about a recording before it is used.
struct Preparation {
  WorldPlacement placement;
  std::optional<double> rate;  ///< of the frames (Hz), where the file told none or a wrong one
  GapFilling gaps;
  Smoothing smoothing;
  std::optional<TimeSpan> crop;

  bool operator==(const Preparation&) const = default;
};

/// As far as the recording tells or lets guess: up as told, else across its plates, else along its markers;
/// forward where they go. No smoothing, no crop.
Preparation suggestedPreparation(const Recording& recording);

/// The recording in our world, its gaps filled, smoothed, cropped, its clock at 0 with its first value.
/// Throws InputError for axes that are one, a cut-off above half the rate, a crop that leaves nothing.
Recording prepared(const Recording& recording, const Preparation& preparation);

/// The same with its clock left as it is.
Recording preparedOnItsClock(const Recording& recording, const Preparation& preparation);

}  // namespace handhold
