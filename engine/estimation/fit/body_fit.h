// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <stop_token>
#include <vector>

#include "engine/core/progress.h"
#include "engine/estimation/fit/fit_problem.h"
#include "engine/model/scaling.h"

namespace handhold {

/// A body measured by markers.
struct BodyFit {
  BodyScale scale;
  std::shared_ptr<const Model> model;  ///< scaled so; null when it was stopped
  std::vector<FitMarker> markers;      ///< where they sit on the scaled body
  double rms = 0.0;                    ///< in the frames that measured it (m)
  int iterations = 0;
};

/// Frames of a recording that measure a body.
struct MeasuringFrames {
  const Recording* recording = nullptr;
  std::vector<int> markers;  ///< one for each marker of the body: among the recording's; -1: not there
  int most = 24;             ///< so many frames, spread over the recording
};

/// What measures a body.
struct BodyMeasuring {
  std::vector<FitMarker> markers;  ///< as their set puts them on the model
  std::vector<MeasuringFrames> frames;
  double factor = 1.0;        ///< by which the whole is expected to differ from the model
  double factorSpread = 0.3;  ///< how far it may well be from that
};

/// Segment lengths, places of the markers on them and postures of all the frames at once: Gauss-Newton's
/// steps on the sum of squares of the markers' errors, of their distances from where their set puts them (by
/// `spread`), of the segments' factors from their mean and of that from the expected one, of joint limits and
/// postures. The postures are a band of blocks and the body its border (optimization/bordered_band.h). Joint
/// centres follow from how segments turn about each other, as far as the frames show it; a segment that no
/// marker shows is as much larger as the others are. Where a body that moves is met within 2 mm, as people
/// never are, postures at ease count less and less in some further searches.
BodyFit fitBody(const Model& model, const BodyMeasuring& measuring, const ProgressSink& progress = {},
                const std::stop_token& stop = {});

}  // namespace handhold
