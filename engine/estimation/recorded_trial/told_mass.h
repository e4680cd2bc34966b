// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "engine/estimation/recorded_trial/recorded_trial.h"

namespace handhold {

/// By the request, else by the file (m); 0: nobody tells it.
double statureOf(const RecordedTrialRequest& request);

/// By the request or by the file.
bool isMassTold(const RecordedTrialRequest& request);

/// Whether these doubts of an import say that nobody told the mass.
bool isMassGuessed(const Doubts& doubts);

/// As it was told (kg), else the usual one of the stature, the told one or the measured (m), which is
/// doubted.
double massOf(const RecordedTrialRequest& request, double measured, Doubts& doubts);

/// What to say of joint angles whose body nobody tells: the subject is taken as it is.
Doubt massOfSubject(const Model& model);

/// A mass that nobody tells is the one that plates bear, where that may be a person's of this size: in a
/// trial of this person standing still, else (null) in the weighed trial itself.
void takeMassOfPlates(const RecordedTrialRequest& request, const Recording* still, Trial& trial,
                      Doubts& doubts);

/// A told mass that is far from the one that plates bear, in a weighed trial.
void doubtToldMass(const RecordedTrialRequest& request, const Trial& trial, Doubts& doubts);

/// What a reduction may change: of the mass something where nobody told it, as the import's doubts say.
std::optional<ReductionSizes> reductionOf(const std::optional<ReductionSizes>& asked, const Doubts& doubts);

}  // namespace handhold
