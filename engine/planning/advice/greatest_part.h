// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "engine/laws/problem/posture_options.h"
#include "engine/trial/task_change.h"

namespace handhold {

/// A task in parts of a change: as it is with half of it and with all of it. What it asks lies on a straight
/// line through both, as it does in the size of a load and in the place of a contact or a target.
struct PartedTask {
  Task half, whole;
};
PartedTask parted(const Task& task, const std::vector<TaskChange>& changes);

/// So much of a change, and a posture under all laws with it.
struct HeldPart {
  double part = 0.0;
  VectorX q;
};

/// The greatest part up to all of it under all laws, as one program from q: the part is an unknown beside the
/// posture. A local answer; goals hardly count. Empty where no posture under all laws was found.
std::optional<HeldPart> greatestPart(const Model& model, const PartedTask& task, const VectorX& q,
                                     const PostureOptions& options);

/// Likewise the least part, up to three times all of it.
std::optional<HeldPart> leastPart(const Model& model, const PartedTask& task, const VectorX& q,
                                  const PostureOptions& options);

}  // namespace handhold
