// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/estimation/fit/body_fit.h"
#include "engine/estimation/recorded_trial/recorded_trial.h"

namespace handhold {

/// About how tall the person is that markers show, whatever the posture (m): by how far they are from their
/// middle, in the recording and on the model. 0 where too few are seen.
double roughStature(const Model& model, const BodyMeasuring& measuring);

/// Throws InputError for lengths of another unit than the file says, which make somebody of a size that is no
/// person's, however posed. `told`: the stature, 0 where nobody tells it.
void refuseStrangeSize(const RecordedTrialRequest& request, double told, double rough);

/// The same of the body that was measured (m): from 1 m to 2.3 m, or as tall as the model that was chosen,
/// but for whom a stature is told.
void refuseStrangeBody(const RecordedTrialRequest& request, double told, double rough, double measured);

}  // namespace handhold
