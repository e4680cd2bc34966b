// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/recording/recording.h"
#include "engine/trial/trial.h"

namespace handhold {

/// A low-pass above the fastest that frames can show takes nothing out.
void doubtLowPass(double cutOff, const Recording& recording, Doubts& doubts);

/// Whether one that was told (m; 0: none) lies far from another.
bool isStrangeStature(double told, double measured);

/// What a body is measured by where a stature is told, too.
inline constexpr const char* kByBoth = "the body is measured by both";
inline constexpr const char* kByBones = "the body is as its bones are told";

/// A stature that is told and one that the markers show by themselves (m), where they lie far apart, and what
/// that makes.
void doubtStature(double told, double measured, const char* taken, Doubts& doubts);

/// The trial keeps what was doubted of it: what its recording does not have already.
void keepDoubts(const Doubts& doubts, Trial& trial);

/// The same as keepDoubts of a trial that was weighed anew: what was doubted of its plates, holds and limits
/// before is so no longer.
void replaceDoubtsOfWeighing(const Doubts& doubts, Trial& trial);

}  // namespace handhold
