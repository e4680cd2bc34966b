// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/recordings/import_draft.h"

namespace handhold {

/// The low-pass of speeds and plates in a fit of the human (Hz; 0: none): one chosen for itself, else that of
/// the motion, else the usual.
double weighingCutOff(const ImportDraft& draft);

/// The low-pass of the speeds of joint angles that may be smoothed already (Hz; 0: none).
double speedCutOff(const ImportDraft& draft);

/// What a fit takes in place of a trial that is shown: its low-pass takes out what smoothing would, and
/// nothing is filtered twice. Smoothing below its cut-off stays; so do the events that are shown.
std::shared_ptr<const Trial> unsmoothedTrial(const ImportDraft& draft, const std::vector<MarkerSet>& sets,
                                             const std::shared_ptr<const Trial>& shown);

/// Markers and coordinates that are kept as a low-pass left them say so.
void tellSmoothing(const Smoothing& smoothing, Recording& recording);

}  // namespace handhold
