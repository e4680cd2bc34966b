// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/planning/posture/blamed_place.h"

#include <algorithm>
#include <vector>

#include "engine/core/parallel.h"
#include "engine/laws/problem/relaxed_posture.h"

namespace handhold {

namespace {

constexpr LawSet kPlaces = {LawGroup::Targets, LawGroup::Hands, LawGroup::Feet};
/// Of the distance from the relaxed posture without the next best.
constexpr double kClearlyEasier = 0.85;

/// The task without one of its places.
struct Without {
  LawGroup group;
  Task task;
  RelaxedPosture found = {};

  /// How far the body bends for the others (rad^2).
  double ease() const {
    double sum = 0.0;
    for (const auto& [name, value] : found.result.terms) sum += value;
    return sum;
  }
};

std::vector<Without> eachWithout(const Task& task) {
  std::vector<Without> list;
  for (std::size_t i = 0; i < task.contacts.size(); ++i) {
    if (!task.contacts[i].pinned) continue;
    list.push_back({isHand(task.contacts[i].end) ? LawGroup::Hands : LawGroup::Feet, task});
    list.back().task.contacts[i].pinned = false;
  }
  for (std::size_t i = 0; i < task.targets.size(); ++i) {
    if (!task.targets[i].mustHold) continue;
    list.push_back({LawGroup::Targets, task});
    list.back().task.targets.erase(list.back().task.targets.begin() + static_cast<std::ptrdiff_t>(i));
  }
  return list;
}

}  // namespace

std::optional<BlamedPlace> blamedPlace(const Model& model, const Task& task, const VectorX& q,
                                       const PostureOptions& options) {
  std::vector<Without> list = eachWithout(task);
  PostureOptions silent = options;
  silent.progress = {};
  silent.iterate = {};
  const auto one = [&](int k) {
    list[k].found =
        relaxedPosture(model, list[k].task, q, {kPlaces, Relaxation::Demand::PlacesAlone}, silent);
  };
  const int count = static_cast<int>(list.size());
  if (options.solver == PostureOptions::Solver::Own)
    inParallel(count, one);
  else
    for (int k = 0; k < count; ++k) one(k);
  std::erase_if(list, [](const Without& without) { return !without.found.breaksNothing(); });
  std::ranges::stable_sort(list, {}, &Without::ease);
  if (list.empty()) return {};
  if (list.size() > 1 && list[0].ease() > kClearlyEasier * list[1].ease()) return {};
  return BlamedPlace{list[0].group, list[0].found.result.q};
}

}  // namespace handhold
