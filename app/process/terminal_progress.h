// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <stop_token>
#include <string>

#include "engine/core/progress.h"

namespace handhold {

/// "Trying cycles, 40 %" or "iteration 12, objective 3.1, worst violation 1.0e-02, left foot slips".
std::string lineOf(const Progress& progress);

/// A line on standard error that tells what a planner does, where that is a terminal; while it lives Ctrl+C
/// asks for a stop, and pressed again ends the program. One at a time.
class TerminalProgress {
 public:
  TerminalProgress();
  ~TerminalProgress();
  TerminalProgress(const TerminalProgress&) = delete;
  TerminalProgress& operator=(const TerminalProgress&) = delete;

  ProgressSink sink() const;
  std::stop_token stop() const;

 private:
  struct State;
  std::shared_ptr<State> state_;
};

}  // namespace handhold
