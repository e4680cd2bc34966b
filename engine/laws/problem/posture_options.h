// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <stop_token>

#include "engine/core/progress.h"
#include "engine/math/types.h"

namespace handhold {

struct PostureOptions {
  enum class Solver { Own, Ipopt };
  enum class Advising { Yes, No };
  /// Brief: where the given start leads, nothing else is tried when that fails.
  enum class Effort { Thorough, Brief };
  Solver solver = Solver::Own;
  Advising advising = Advising::Yes;  ///< where no posture keeps all laws, find the change that helps most
  Effort effort = Effort::Thorough;
  int starts = 1;  ///< so many less one more than the default looks at; the best is kept
  int maxIterations = 400;
  double tolerance = 1e-6;
  std::stop_token stop;
  ProgressSink progress;
  std::function<void(const VectorX& q)> iterate;  ///< the current posture, for a ghost
};

}  // namespace handhold
