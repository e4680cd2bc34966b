// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "engine/laws/problem/posture_options.h"
#include "engine/trial/posture_result.h"

namespace handhold {

/// For tries of changes: no longer than solves that succeed take, and silent.
PostureOptions briefly(const PostureOptions& options);

/// The posture under all laws that q leads to with the change; empty where none is found.
std::optional<PostureResult> solvedWith(const TaskChange& change, const Model& model, const Task& task,
                                        const VectorX& q, const PostureOptions& options);

/// Strength is short, and without one of the loads all laws hold: how much of it does, found by halving.
/// `reference` is another posture to start from.
std::optional<Advice> lighterLoad(const Model& model, const Task& task, const VectorX& reference,
                                  const PostureResult& nearest, const PostureOptions& options);

/// What a task asks for that could be less: its loads, and the speeds of its stages. Each as it is.
std::vector<TaskChange> demandsOf(const Task& task);

/// The change of a demand to a part of it, down to three figures of what is left, as people say it.
TaskChange plainly(const Task& task, TaskChange change, double factor);

}  // namespace handhold
