// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "engine/planning/posture/posture.h"
#include "engine/planning/posture/task_mirror.h"

namespace handhold {

/// Solves the postures of a plan, in a task with a mirror the even ones where no others are clearly cheaper,
/// or even ones alone.
class PostureFinder {
 public:
  enum class Sides { Any, Even };

  PostureFinder(const Model& model, const std::optional<TaskMirror>& mirror, Sides sides)
      : model_(model), mirror_(mirror), sides_(sides) {}

  PostureResult solve(const Task& task, const VectorX& start, const PostureOptions& options);
  /// At an end of a motion: a given start may lead to a valley that is not the cheapest beside it.
  PostureResult settle(const Task& task, const VectorX& start, const PostureOptions& options);
  /// One beside it that leaves a little strength for the motion, where it takes all.
  PostureResult rested(const Task& task, PostureResult found, const PostureOptions& options) const;
  /// On the way.
  VectorX guide(const Task& task, const VectorX& start, const PostureOptions& options);
  /// Where the start leads, and nowhere else; even in a task with a mirror.
  PostureResult neighbour(const Task& task, const VectorX& start, const PostureOptions& options) const;
  const Model& model() const { return model_; }
  bool areAllEven() const { return areAllEven_; }

 private:
  PostureResult evenFrom(const Task& task, const VectorX& start, const PostureOptions& options) const;
  PostureResult bestEven(const Task& task, const std::vector<VectorX>& starts,
                         const PostureOptions& options) const;

  const Model& model_;
  const std::optional<TaskMirror>& mirror_;
  const Sides sides_;
  bool areAllEven_ = true;
};

}  // namespace handhold
