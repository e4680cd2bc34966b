// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/planning/prediction/instant_places.h"

#include <algorithm>
#include <cmath>
#include <set>

#include "engine/math/bspline_curve.h"
#include "engine/math/rotation.h"
#include "engine/task/stages.h"
#include "engine/task/task_at.h"

namespace handhold {

namespace {

constexpr double kSamePlace = 1e-9;

void sortUnique(std::vector<double>& places) {
  std::sort(places.begin(), places.end());
  const auto same = [](double a, double b) { return b - a < kSamePlace; };
  places.erase(std::unique(places.begin(), places.end(), same), places.end());
}

bool contains(const std::vector<double>& places, double u) {
  return std::any_of(places.begin(), places.end(),
                     [u](double place) { return std::abs(place - u) < kSamePlace; });
}

/// Times of targets and of borders with a speed, as parts of the duration.
std::vector<double> askedPlaces(const MotionSettings& motion) {
  std::vector<double> places;
  for (const TimedTarget& target : motion.targets)
    for (const double time : {target.from, target.to}) places.push_back(time / motion.duration);
  for (const StageBorder& border : prescribedBorders(motion)) places.push_back(border.time / motion.duration);
  return places;
}

/// Those within the motion, and the times of the schedule.
std::vector<double> eventPlaces(const Task& task) {
  std::vector<double> events = askedPlaces(task.motion);
  std::erase_if(events, [](double u) { return u <= kSamePlace || u >= 1.0 - kSamePlace; });
  for (const double time : scheduleTimes(task)) events.push_back(time / task.motion.duration);
  sortUnique(events);
  return events;
}

/// Where contacts are held: at free control points' abscissae, but where an event is near, there.
std::vector<double> anchorPlaces(const Task& task, const MotionLayout& layout) {
  const SignalGroup& body = layout.groups[0];
  const std::vector<double> events = eventPlaces(task);
  const double near = 0.45 / (body.basis.count() - body.basis.degree());
  std::vector<double> anchors = events;
  for (int i = 0; i < body.basis.count(); ++i) {
    const double u = body.basis.greville(i);
    const bool isTaken =
        std::any_of(events.begin(), events.end(), [&](double event) { return std::abs(event - u) < near; });
    if (body.first[i] >= 0 && !isTaken) anchors.push_back(u);
  }
  sortUnique(anchors);
  return anchors;
}

/// Where the loads balance the body: as often as they have control points. While nothing holds the body its
/// coordinates must do it, once for each of theirs, and at ends at which it may quicken as is best.
std::vector<double> balancePlaces(const Task& task, const MotionLayout& layout) {
  std::vector<double> places;
  for (size_t g = 1; g < layout.groups.size(); ++g)
    for (int i = 0; i < layout.groups[g].basis.count(); ++i)
      places.push_back(layout.groups[g].basis.greville(i));
  const auto flies = [&](double u) {
    return std::none_of(layout.groups.begin() + 1, layout.groups.end(),
                        [u](const SignalGroup& group) { return group.isActive(u); });
  };
  const SignalGroup& body = layout.groups[0];
  for (int i = 0; i < body.basis.count(); ++i) {
    const double u = body.basis.greville(i);
    if (body.first[i] >= 0 && flies(u)) places.push_back(u);
  }
  if (task.motion.begin && flies(0.0)) places.push_back(0.0);
  if (task.motion.end && flies(1.0)) places.push_back(1.0);
  sortUnique(places);
  return places;
}

/// Evenly spread, each moved onto a given place where one is near; the ends always. A place half way between
/// two belongs to the later one, however it was rounded: motions of other durations have as many.
std::set<double> spread(const std::vector<double>& given, int count) {
  std::set<double> places(given.begin(), given.end());
  const double step = 1.0 / (count - 1);
  for (int k = 0; k < count; ++k) {
    const double u = k * step;
    const auto above = places.lower_bound(u - 0.5 * step - kSamePlace);
    const bool taken = above != places.end() && *above < u + 0.5 * step - kSamePlace;
    const bool isEnd = k == 0 || k == count - 1;
    if (isEnd ? !contains(given, u) : !taken) places.insert(u);
  }
  return places;
}

/// Fewer instants than the curve has free control points, as the source had them, ask for less than it could
/// give: all laws there, none between.
std::vector<MotionInstant::Place> fewPlaces(const Task& task, int count) {
  std::vector<double> times = askedPlaces(task.motion);
  for (int k = 0; k < count; ++k) times.push_back(k / (count - 1.0));
  sortUnique(times);
  std::vector<MotionInstant::Place> places;
  for (const double u : times)
    places.push_back({u, 0.0, {Regime::Moving, u > kSamePlace && u < 1.0 - kSamePlace, true}});
  return places;
}

std::vector<MotionInstant::Place> manyPlaces(const Task& task, const MotionLayout& layout) {
  const std::vector<double> anchors = anchorPlaces(task, layout), balances = balancePlaces(task, layout);
  std::vector<double> given = anchors;
  given.insert(given.end(), balances.begin(), balances.end());
  sortUnique(given);
  std::vector<MotionInstant::Place> places;
  for (double u : spread(given, task.motion.instants))
    places.push_back({u, 0.0, {Regime::Moving, contains(anchors, u), contains(balances, u)}});
  return places;
}

}  // namespace

std::vector<MotionInstant::Place> instantPlaces(const Task& task, const MotionLayout& layout) {
  const int free = layout.groups[0].basis.count() - 2 * MotionLayout::kGivenEnds;
  std::vector<MotionInstant::Place> places =
      task.motion.instants < free ? fewPlaces(task, task.motion.instants) : manyPlaces(task, layout);
  for (size_t k = 0; k + 1 < places.size(); ++k) {
    const double half = 0.5 * (places[k + 1].u - places[k].u);
    places[k].weight += half;
    places[k + 1].weight += half;
  }
  return places;
}

VectorX postureAt(const Model& model, const MotionLayout& layout, const MotionCurves& curves, double u) {
  const SignalGroup& body = layout.groups[0];
  const BsplineBasis::Active active = body.basis.at(u, 0);
  const VectorX y =
      curves.controls[0].middleCols(active.first, active.values.cols()) * active.values.row(0).transpose();
  VectorX q = model.zeroPosition();
  Vector3 turn = Vector3::Zero();
  for (int s = 0; s < body.width(); ++s) {
    const int k = body.coordinates[s];
    if (k < 3)
      q[k] = y[s];
    else if (k < 6)
      turn[k - 3] = y[s];
    else
      q[k + 1] = y[s];
  }
  const Quaternion orientation = expQuaternion(turn) * Quaternion(curves.reference.at(u).R);
  q.segment<4>(3) << orientation.w(), orientation.x(), orientation.y(), orientation.z();
  return q;
}

}  // namespace handhold
