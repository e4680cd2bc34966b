// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <stop_token>
#include <string>

#include "engine/core/progress.h"
#include "engine/estimation/marker_sets/marker_set.h"
#include "engine/estimation/preparation.h"
#include "engine/estimation/weighing/residual_reduction.h"
#include "engine/estimation/weighing/weighing.h"
#include "engine/model/person.h"
#include "engine/recording/recording.h"
#include "engine/trial/trial.h"

namespace handhold {

/// What becomes of the markers in frames in which they are not seen: they are where the fitted body has them.
enum class BodyGaps { Stay, Filled };

/// What a trial is made of.
struct RecordedTrialRequest {
  std::string file;                            ///< where the recording came from
  std::shared_ptr<const Recording> recording;  ///< in our world (preparation.h); markers or a skeleton
  std::shared_ptr<const Recording> still;      ///< the person standing still, likewise; null: there is none
  std::string stillFile;                       ///< where that came from
  MarkerSet markerSet;
  Subject subject;        ///< whose body is measured anew
  std::string modelFile;  ///< the text of its model file
  double mass = 0.0;      ///< of the person (kg); 0: as the recording says, as plates bear, or by the stature
  double stature = 0.0;   ///< of the person (m); 0: as the recording says, or as markers show
  std::optional<Sex> sex;   ///< for a mass that nobody tells
  Weighing weighing;        ///< its cut-off is that of speeds and accelerations, too
  double lengthUnit = 0.0;  ///< what one of the file's lengths was taken for (m); 0: not known
  BodyGaps gaps = BodyGaps::Stay;
  std::optional<ReductionSizes> reduction;  ///< of what is left on the pelvis; empty: the motion as fitted
};

/// The trial, and what was taken as it is although it is not sure.
struct RecordedTrial {
  Trial trial;         ///< without frames and Stopped where it was stopped
  Doubts doubts;       ///< on the motion's clock, which begins at 0
  double begin = 0.0;  ///< of the motion, on the clock of the recording and of what was declared (s)
};

/// From the first to the last frame in which so many markers are seen that they tell a posture; nothing where
/// there is none.
std::optional<TimeSpan> seenSpan(const Recording& recording);

/// The human fitted to a recording and weighed: the body measured (body_fit.h), all frames fitted at once
/// (motion_fit.h), the plates' forces put on the feet and the torques found (weighing.h). Joint angles under
/// the model's own names (told_postures.h) are taken as they are. Throws InputError for a recording that
/// shows too few markers of the set.
RecordedTrial recordedTrial(const RecordedTrialRequest& request, const ProgressSink& progress = {},
                            const std::stop_token& stop = {});

}  // namespace handhold
