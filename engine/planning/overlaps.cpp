// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/planning/overlaps.h"

#include <algorithm>
#include <cctype>
#include <optional>

#include "engine/laws/constraints/clearance_rows.h"
#include "engine/trial/violation_words.h"

namespace handhold {

namespace {

/// Capsules are rounder than limbs (m).
constexpr double kOfCapsules = 0.02;
/// As many frames of a motion are looked at.
constexpr std::size_t kMostFrames = 60;

std::optional<Violation> deepest(const Model& model, const Task& task, const VectorX& q) {
  const PostureLayout layout(model, task);
  PostureEvaluation posture(model, task, layout);
  VectorX x = VectorX::Zero(layout.size);
  x.segment(6, layout.coordinates - 6) = q.tail(layout.coordinates - 6);
  posture.set(x, q, NlpProblem::Order::Values);
  std::vector<Violation> found;
  ClearanceRows(model, task).describe(posture, 0.0, found);
  const auto deep = [](const Violation& v) { return v.law == Law::Entering ? v.value : 0.0; };
  const auto worst = std::ranges::max_element(found, {}, deep);
  return worst != found.end() && deep(*worst) > kOfCapsules ? std::optional(*worst) : std::nullopt;
}

}  // namespace

std::string overlapWords(const Trial& trial) {
  if (!trial.solved() || !trial.task || trial.task->laws.clearance) return {};
  const auto& frames = trial.motion.frames;
  const std::size_t step = 1 + frames.size() / kMostFrames;
  std::optional<Violation> worst;
  for (std::size_t i = 0; i < frames.size(); i += step) {
    auto found = deepest(*trial.subject.model, *trial.task, frames[i].q);
    if (!found || (worst && found->value <= worst->value)) continue;
    if (frames.size() > 1) found->time = frames[i].time;
    worst = found;
  }
  if (!worst) return {};
  std::string words = told(*worst) + "; clearance is off";
  words[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(words[0])));
  return words;
}

}  // namespace handhold
