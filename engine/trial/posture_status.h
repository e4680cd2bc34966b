// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace handhold {

/// How well the laws of a task are kept.
enum class PostureStatus { Optimal, Feasible, Infeasible, Stopped, Failed };

inline bool isSolved(PostureStatus status) {
  return status == PostureStatus::Optimal || status == PostureStatus::Feasible;
}

}  // namespace handhold
