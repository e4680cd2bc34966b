// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <string>

namespace handhold {

/// What a solver tells while it works.
struct Progress {
  int iteration = 0;
  double objective = 0.0;
  double worstViolation = 0.0;  ///< scaled, 0 when every constraint holds
  std::string worstName;        ///< the constraint it belongs to
  double seconds = 0.0;         ///< since the start
};

/// Called from the thread that solves; empty when nobody watches.
using ProgressSink = std::function<void(const Progress&)>;

}  // namespace handhold
