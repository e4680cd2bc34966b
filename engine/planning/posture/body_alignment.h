// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/task/task.h"

namespace handhold {

/// A posture moved and turned as a whole.
struct AlignedBody {
  VectorX q;
  double misfit = 0.0;  ///< root of the weighted squares of what still differs (m)
  int way = 0;          ///< to hold the bars: bit k says that the k-th is held the other way round
};

/// The way round that the bar of this index is held, 1 along its axis or -1; among those of the task whose
/// way round is not asked.
double barSide(int way, int bar);

/// q with bars held from the nearer side.
AlignedBody heldAsItIs(const Model& model, const Task& task, const VectorX& q);

/// The body as a rigid one, at its contacts and targets as near as it comes, for each way round that bars can
/// be held: turned about the vertical alone, and where that differs however it fits best with its trunk not
/// far from upright; without gravity as fits best. A task that is turned turns them.
std::vector<AlignedBody> alignedBodies(const Model& model, const Task& task, const VectorX& q);

}  // namespace handhold
