// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "engine/recording/recording.h"
#include "engine/trial/trial.h"

namespace handhold {

/// What was recorded of a trial; null where nothing but states was, or it came about otherwise.
const Recording* recordingOf(const Trial& trial);

/// "42 markers, 16 analog channels, 2 force plates, skeleton of 31 joints": what is in it.
QString contentWords(const Recording& recording);

/// "The body meets the markers within 3.2 mm (RMS), 21.0 mm at most": of a fitted trial.
QString fitWords(const Trial& trial);

/// "low-pass of speeds and plates: 6 Hz" of a cut-off (Hz), "... none" of 0.
QString lowPassWords(double cutOff);

/// "Plate 1": of a force plate in the window's language, whether or not its file names it.
QString plateName(const Recording& recording, std::size_t plate);

/// The clock that is stepped through: of markers, else of coordinates, else of analog samples.
const TimeBase& playedTimes(const Recording& recording);

/// Its length (s).
double durationOf(const Recording& recording);

}  // namespace handhold
