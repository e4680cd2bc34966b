// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/planning/overlaps.h"

#include <optional>
#include <string_view>

#include "engine/planning/manoeuvre/floating/own_clearance.h"
#include "engine/trial/violation_words.h"

namespace handhold {

namespace {

constexpr std::string_view kOff = "; clearance is off", kNext = "; ";
/// As many frames of a motion are looked at.
constexpr std::size_t kMostFrames = 60;

}  // namespace

std::string overlapWords(const Trial& trial) {
  if (!trial.solved() || !trial.task || trial.task->laws.clearance) return {};
  const auto& frames = trial.motion.frames;
  const std::size_t step = 1 + frames.size() / kMostFrames;
  Task looked = *trial.task;
  if (std::holds_alternative<Planned>(trial.origin)) looked.props.clear();
  ClearanceLook look(*trial.subject.model, looked);
  std::optional<Violation> worst;
  for (std::size_t i = 0; i < frames.size(); i += step) {
    auto found = deepestIn(look, frames[i].q);
    if (!found || (worst && found->value <= worst->value)) continue;
    if (frames.size() > 1) found->time = frames[i].time;
    worst = found;
  }
  if (!worst) return {};
  return finding({}, {*worst}) + std::string(kOff);
}

std::string overlapToldIn(const std::string& message) {
  const std::size_t end = message.find(kOff);
  if (end == std::string::npos) return {};
  const std::size_t before = message.substr(0, end).rfind(kNext);
  const std::size_t from = before == std::string::npos ? 0 : before + kNext.size();
  return message.substr(from, end - from);
}

}  // namespace handhold
