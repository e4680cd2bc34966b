// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/recordings/draft_smoothing.h"

#include "engine/core/spoken_amount.h"

namespace handhold {

namespace {

/// Whether a low-pass at the other cut-off takes all of it out, too.
bool isWithin(const std::optional<double>& smoothing, double cutOff) {
  return smoothing && cutOff > 0.0 && *smoothing >= cutOff;
}

}  // namespace

double weighingCutOff(const ImportDraft& draft) {
  return draft.cutOff.value_or(draft.preparation.smoothing.motion.value_or(Weighing().cutOff));
}

double speedCutOff(const ImportDraft& draft) {
  const double cutOff = weighingCutOff(draft);
  return draft.preparation.smoothing.motion.value_or(cutOff + 1.0) <= cutOff ? 0.0 : cutOff;
}

std::shared_ptr<const Trial> unsmoothedTrial(const ImportDraft& draft, const std::vector<MarkerSet>& sets,
                                             const std::shared_ptr<const Trial>& shown) {
  ImportDraft plain = draft;
  Smoothing& smoothing = plain.preparation.smoothing;
  const double cutOff = weighingCutOff(draft);
  for (std::optional<double>* each : {&smoothing.motion, &smoothing.forces})
    if (isWithin(*each, cutOff)) each->reset();
  if (smoothing == draft.preparation.smoothing) return shown;
  plain.cutOff = cutOff;
  plain.ownEvents = shown->from<Recorded>()->recording->events;
  return unfittedTrial(plain, sets, shown->subject);
}

void tellSmoothing(const Smoothing& smoothing, Recording& recording) {
  if (!smoothing.motion) return;
  recording.doubts.push_back(
      {DoubtKind::Rate, "low-pass",
       "markers and coordinates were smoothed at " + spokenSize(*smoothing.motion, Dimension::None) + "Hz",
       "kept so"});
}

}  // namespace handhold
