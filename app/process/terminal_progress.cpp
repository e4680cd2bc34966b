// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/process/terminal_progress.h"

#include <unistd.h>

#include <chrono>
#include <csignal>
#include <cstdio>
#include <mutex>
#include <string>

#include "app/process/stop_on_signal.h"

namespace handhold {

namespace {

constexpr std::chrono::milliseconds kLineInterval{50};

/// What a solver tells that has no stages.
std::string iterationWords(const Progress& progress) {
  char words[200];
  std::snprintf(words, sizeof words, "iteration %d, objective %.5g", progress.iteration, progress.objective);
  std::string line = words;
  if (progress.worstViolation <= 0.0) return line;
  std::snprintf(words, sizeof words, ", worst violation %.1e", progress.worstViolation);
  line += words;
  return progress.worstName.empty() ? line : line + ", " + progress.worstName;
}

}  // namespace

std::string lineOf(const Progress& progress) {
  if (progress.stage.empty()) return iterationWords(progress);
  std::string line = progress.stage;
  if (progress.iteration > 0) line += ", iteration " + std::to_string(progress.iteration);
  if (progress.fraction >= 0.0)
    line += ", " + std::to_string(static_cast<int>(100.0 * progress.fraction)) + " %";
  return line;
}

struct TerminalProgress::State {
  using Clock = std::chrono::steady_clock;

  void tell(const Progress& progress);
  void clear() const {
    if (hasLine) std::fputs("\r\033[K", stderr);
  }

  StopOnSignal stop{{SIGINT}, SignalWatch::Second::Ends};
  std::mutex oneAtATime;  ///< starts are tried beside each other
  bool isTerminal = isatty(STDERR_FILENO) != 0;
  bool hasLine = false;
  Clock::time_point last;
};

void TerminalProgress::State::tell(const Progress& progress) {
  const std::scoped_lock lock(oneAtATime);
  if (!isTerminal || Clock::now() - last < kLineInterval) return;
  last = Clock::now();
  hasLine = true;
  std::fprintf(stderr, "\r\033[K%s", lineOf(progress).c_str());
}

TerminalProgress::TerminalProgress() : state_(std::make_shared<State>()) {}

TerminalProgress::~TerminalProgress() { state_->clear(); }

ProgressSink TerminalProgress::sink() const {
  return [state = state_](const Progress& progress) { state->tell(progress); };
}

std::stop_token TerminalProgress::stop() const { return state_->stop.token(); }

}  // namespace handhold
