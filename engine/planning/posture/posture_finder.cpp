// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/planning/posture/posture_finder.h"

#include <algorithm>

#include "engine/core/parallel.h"
#include "engine/laws/goals/goal_terms.h"
#include "engine/laws/problem/posture_solving.h"
#include "engine/planning/posture/start_guesses.h"

namespace handhold {

namespace {

/// Further from their mirror image than this, postures are not even (rad, m).
constexpr double kUnevenPosture = 1e-3;
/// An uneven posture is taken where it costs less by this part.
constexpr double kClearlyCheaperPosture = 1e-2;

/// Of the strength: what a posture at an end of a motion takes at most, where it can.
constexpr double kRested = 0.99;

/// So many starts are tried around a given one, their joints shaken by so much (rad).
constexpr int kShaken = 16;
constexpr double kShake = 0.35;

}  // namespace

/// From an even start in a task whose sides are alike Newton's steps are even, but for rounding.
PostureResult PostureFinder::evenFrom(const Task& task, const VectorX& start,
                                      const PostureOptions& options) const {
  PostureOptions brief = options;
  brief.effort = PostureOptions::Effort::Brief;
  PostureResult found =
      solvePosture(model_, mirror_->evened(model_, task), mirror_->symmetric(model_, start), brief);
  const bool isEven =
      found.solved() &&
      difference(model_, found.q, mirror_->image(model_, found.q)).lpNorm<Eigen::Infinity>() < kUnevenPosture;
  if (isEven)
    found.q = mirror_->symmetric(model_, found.q);
  else
    found.status = PostureStatus::Failed;
  return found;
}

PostureResult PostureFinder::bestEven(const Task& task, const std::vector<VectorX>& starts,
                                      const PostureOptions& options) const {
  PostureResult best;
  for (size_t k = 0; k < starts.size(); ++k) {
    if (starts[k].size() != model_.positionSize() || (k > 0 && starts[k] == starts[0])) continue;
    PostureResult found = evenFrom(task, starts[k], options);
    if (found.solved() && (!best.solved() || found.objective < best.objective)) best = std::move(found);
  }
  return best;
}

PostureResult PostureFinder::solve(const Task& task, const VectorX& start, const PostureOptions& options) {
  const VectorX near = startPosture(model_, task, start), own = startPosture(model_, task, {});
  if (sides_ == Sides::Even) return bestEven(task, {near, own}, options);
  PostureResult any = start.size() > 0 ? followingPosture(model_, task, start, options)
                                       : solvePosture(model_, task, start, options);
  if (!mirror_) return any;
  PostureResult even = bestEven(task, {near, own, any.q}, options);
  const bool isClearlyCheaper =
      any.solved() && isCheaperBy(kClearlyCheaperPosture, any.objective, even.objective);
  if (even.solved() && !isClearlyCheaper) return even;
  areAllEven_ = false;
  return any;
}

/// A given start is seldom in the cheapest valley of those beside it, which differ little: where a little
/// shaken it leads to a clearly cheaper posture that holds the same way, that one.
PostureResult PostureFinder::settle(const Task& task, const VectorX& start, const PostureOptions& options) {
  PostureResult found = solve(task, start, options);
  if (task.start.size() != model_.positionSize() || !found.solved()) return found;
  std::vector<PostureResult> others(kShaken);
  inParallel(kShaken, [&](int k) {
    others[k] = neighbour(
        task, shakenJoints(model_, startPosture(model_, task, start), kShake, static_cast<unsigned>(k)),
        options);
  });
  for (PostureResult& other : others) {
    const bool isCheaper =
        other.solved() && isCheaperBy(kClearlyCheaperPosture, other.objective, found.objective);
    if (isCheaper && holdsAlike(model_, task, other.q, found.q)) found = std::move(other);
  }
  return found;
}

/// At the limits of strength the curves of a motion could not leave or reach it within them at every time.
PostureResult PostureFinder::rested(const Task& task, PostureResult found,
                                    const PostureOptions& options) const {
  if (!found.solved() || !task.laws.torqueLimits || found.peakLoad <= kRested) return found;
  Model weaker = model_;
  for (Joint& joint : weaker.joints) {
    joint.torqueLower *= kRested;
    joint.torqueUpper *= kRested;
  }
  PostureOptions brief = options;
  brief.effort = PostureOptions::Effort::Brief;
  const PostureFinder finder(weaker, mirror_, sides_);
  const bool isEven =
      mirror_ &&
      difference(model_, found.q, mirror_->image(model_, found.q)).lpNorm<Eigen::Infinity>() < kUnevenPosture;
  PostureResult other =
      isEven ? finder.evenFrom(task, found.q, options) : solvePosture(weaker, task, found.q, brief);
  return other.solved() ? other : found;
}

/// A posture on the way only guides the guess. Where the last one does not lead to it, say because it cannot
/// be held still, another far away would mislead: the last one stays.
VectorX PostureFinder::guide(const Task& task, const VectorX& start, const PostureOptions& options) {
  const bool wereEven = areAllEven_;
  const PostureResult found = solve(task, start, options);
  const VectorX q = found.solved() ? found.q : start;
  if (!mirror_ || areAllEven_ || q.size() != model_.positionSize()) return q;
  areAllEven_ = wereEven;
  return wereEven ? mirror_->symmetric(model_, q) : q;
}

PostureResult PostureFinder::neighbour(const Task& task, const VectorX& start,
                                       const PostureOptions& options) const {
  if (mirror_) return evenFrom(task, start, options);
  PostureOptions brief = options;
  brief.effort = PostureOptions::Effort::Brief;
  return solvePosture(model_, task, start, brief);
}

}  // namespace handhold
