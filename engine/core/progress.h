// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <exception>
#include <functional>
#include <stop_token>
#include <string>

namespace handhold {

/// What a solver or planner tells while it works.
struct Progress {
  int iteration = 0;
  double objective = 0.0;
  double worstViolation = 0.0;  ///< scaled, 0 when every constraint holds
  std::string worstName;        ///< the constraint it belongs to
  double seconds = 0.0;         ///< since the start
  std::string stage = {};       ///< of planners: "Trying cycles"; empty where iterations tell it
  double fraction = -1.0;       ///< of the whole that is done, 0 to 1; negative where nobody knows
};

/// Called from the thread that solves; empty when nobody watches.
using ProgressSink = std::function<void(const Progress&)>;

/// Tells a stage and how much of the whole is done.
void tellStage(const ProgressSink& sink, const char* stage, double fraction);

/// How much of so many things is done.
inline double shareOf(std::size_t done, std::size_t all) {
  return all > 0 ? static_cast<double>(done) / static_cast<double>(all) : 1.0;
}

/// For a part of the work that knows nothing of the whole: its fractions 0 to 1 become those between `from`
/// and `to`, its stages and iterations the given stage. Empty where the sink is.
ProgressSink asStage(const ProgressSink& sink, const char* stage, double from, double to);

/// Thrown out of a long reading or writing that somebody has stopped; who gave the token knows.
class Stopped : public std::exception {
 public:
  const char* what() const noexcept override { return "stopped"; }
};

/// Who watches a file of ours that is read or written, and who may stop it.
struct Watch {
  ProgressSink progress = {};
  std::stop_token stop = {};

  /// 0 to 1. Throws Stopped when somebody has.
  void tell(double fraction) const;
  /// For a part of the whole.
  Watch part(const char* stage, double from, double to) const {
    return {asStage(progress, stage, from, to), stop};
  }
};

}  // namespace handhold
