// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/estimation/preparation.h"

#include "engine/estimation/cropping.h"
#include "engine/estimation/gap_filling.h"
#include "engine/estimation/low_pass.h"
#include "engine/estimation/world_placement.h"

namespace handhold {

Preparation suggestedPreparation(const Recording& recording) {
  Preparation preparation;
  preparation.placement = suggestedPlacement(recording);
  if (beginsApart(recording))
    preparation.crop = TimeSpan{recording.steps.times[1], recording.steps.times.back()};
  return preparation;
}

/// Cropped last: what is cut off still tells how gaps and curves go on there.
Recording preparedOnItsClock(const Recording& recording, const Preparation& preparation) {
  Recording result = recording;
  if (preparation.rate) setRate(*preparation.rate, result);
  placeInWorld(preparation.placement, result);
  if (const auto filled = doubtOf(fillGaps(preparation.gaps, result), preparation.gaps))
    result.doubts.push_back(*filled);
  smooth(preparation.smoothing, result);
  if (preparation.crop) crop(*preparation.crop, result);
  return result;
}

Recording prepared(const Recording& recording, const Preparation& preparation) {
  Recording result = preparedOnItsClock(recording, preparation);
  startAtZero(result);
  return result;
}

}  // namespace handhold
