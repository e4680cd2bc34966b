// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/estimation/preparation.h"

namespace handhold {

/// From the first to the last value of anything, on the recording's clock; nothing where there are none.
std::optional<TimeSpan> spanOf(const Recording& recording);

/// Keeps what lies within, both ends included. Throws InputError when nothing does.
void crop(const TimeSpan& span, Recording& recording);

/// So many frames a second; all that has the same clock goes as much faster or slower. Of frames whose rate
/// nobody knows, and of what was recorded with each of them, the first stays where it is and the others
/// follow evenly. Throws InputError for a rate that is none.
void setRate(double rate, Recording& recording);

/// The clock shows so many seconds more.
void moveClock(double seconds, Recording& recording);

/// The clock shows 0 with the first value.
void startAtZero(Recording& recording);

}  // namespace handhold
