// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/planning/posture/body_alignment.h"

namespace handhold {

/// A posture brought to what a task asks, as far as a few steps of least squares come.
struct PlacedGuess {
  VectorX q;
  double gap = 0.0;  ///< norm of all gaps: places (m), and axes as differences of unit vectors, each a fifth
};

/// Hands and feet at the pinned contacts, fingers and toes the right way round, sites at their targets. Bars
/// are held as body.way says. Where a search may begin: loads do not count. Half a millisecond.
PlacedGuess placedGuess(const Model& model, const Task& task, const AlignedBody& body);

}  // namespace handhold
