// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/planning/posture/nearest_advice.h"

#include "engine/laws/problem/posture_bounds.h"
#include "engine/planning/advice/moved_place.h"
#include "engine/planning/advice/posture_advice.h"
#include "engine/planning/posture/greatest_load.h"
#include "engine/planning/posture/posture_search.h"

namespace handhold {

namespace {

/// Parts of the span to which one of the two places is brought to the other, until that does.
constexpr double kNearness[] = {0.8, 0.5, 0.25};

PostureOptions unasked(PostureOptions options) {
  options.advising = PostureOptions::Advising::No;
  options.progress = {};
  options.iterate = {};
  return options;
}

std::optional<Advice> nearerTogether(const Model& model, const Task& task, const PlacesApart& apart,
                                     const PostureOptions& options) {
  const Vector3 way = task.contacts[apart.first].position - task.contacts[apart.second].position;
  for (const double part : kNearness)
    for (const int moved : {apart.second, apart.first}) {
      if (options.stop.stop_requested()) continue;
      TaskChange change;
      change.kind = TaskChange::Kind::Contact;
      change.index = moved;
      change.by =
          slidBy(task, task.contacts[moved],
                 (moved == apart.second ? 1.0 : -1.0) * (1.0 - part * apart.span / apart.distance) * way);
      change = rounded(change);
      Model person = model;
      Task nearer = task;
      apply(change, person, nearer);
      if (isBeyondBounds(person, nearer)) continue;
      if (searchPosture(person, nearer, options).solved()) return Advice{Effect::MakesPossible, change};
    }
  return {};
}

/// What a change leaves was told of the posture beside the nearest one; there may be nearer ones elsewhere,
/// or all laws may hold there.
Advice searchedWhole(const Model& model, const Task& task, const Advice& advice,
                     const PostureOptions& options) {
  if (advice.effect != Effect::HelpsMost || options.stop.stop_requested()) return advice;
  Model person = model;
  Task changed = task;
  apply(advice.change, person, changed);
  const PostureResult found = likelyPosture(person, changed, options);
  if (found.solved()) return {Effect::MakesPossible, advice.change};
  if (found.status == PostureStatus::Stopped || found.violations.empty())
    return {Effect::HelpsMost, advice.change};
  return {Effect::HelpsMost, advice.change, found.violations.front()};
}

/// Of places: one that is moved as far as it takes, or else the first of two.
std::optional<Advice> otherPlace(const Model& model, const Task& task, const VectorX& reference,
                                 const PostureResult& nearest, const PostureOptions& options) {
  if (auto moved = movedPlace(model, task, reference, nearest, options)) return moved;
  if (const std::optional<PlacesApart> apart = placesApart(model, task))
    if (auto nearer = nearerTogether(model, task, *apart, unasked(options))) return nearer;
  return firstOfTwo(model, task, reference, nearest, options);
}

}  // namespace

Advice nearestAdvice(const Model& model, const Task& task, const VectorX& reference,
                     const PostureResult& nearest, const PostureOptions& options) {
  std::optional<Advice> advice = otherPlace(model, task, reference, nearest, options);
  if (!advice) advice = advisePosture(model, task, reference, nearest, options);
  const Advice whole = searchedWhole(model, task, *advice, unasked(options));
  const bool isLoad = whole.isGiven() && whole.change.kind == TaskChange::Kind::Load;
  return isLoad ? greatestLoad(model, task, nearest.q, whole, options) : whole;
}

}  // namespace handhold
