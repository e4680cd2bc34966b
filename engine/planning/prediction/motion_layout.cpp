// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/planning/prediction/motion_layout.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "engine/laws/evaluation/posture_layout.h"
#include "engine/task/task_at.h"

namespace handhold {

namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();
/// A load that lasts a short while still has this many spans.
constexpr int kFewestCurveSpans = 2;
/// Half a span counts as one, however it was rounded.
constexpr double kHalfSpan = 0.5 + 1e-9;

/// Evenly spread knots between the breaks, each span as wide as the count allows. At the breaks two
/// derivatives stay continuous, so that torques do not jump while their rates may.
BsplineBasis brokenBasis(int degree, int count, const std::vector<double>& breaks) {
  const int spans = std::max(1, count - degree);
  std::vector<double> knots(degree + 1, 0.0);
  double from = 0.0;
  const int repeat = std::max(1, degree - 2);
  for (size_t k = 0; k <= breaks.size(); ++k) {
    const double to = k < breaks.size() ? breaks[k] : 1.0;
    const int inner = std::max(kFewestCurveSpans, static_cast<int>(spans * (to - from) + kHalfSpan));
    for (int i = 1; i < inner; ++i) knots.push_back(from + (to - from) * i / inner);
    if (k < breaks.size()) knots.insert(knots.end(), repeat, to);
    from = to;
  }
  knots.insert(knots.end(), degree + 1, 1.0);
  return {degree, std::move(knots)};
}

/// The knots of the coordinates within an interval, clamped at its ends. Where another contact comes or goes
/// on the way loads may bend sharply.
BsplineBasis partOf(const BsplineBasis& whole, double from, double to) {
  const int degree = whole.degree();
  std::vector<double> knots(degree + 1, from);
  const std::vector<double>& all = whole.knots();
  for (size_t k = 0; k < all.size(); ++k) {
    const bool isRepeated = k > 0 && all[k] - all[k - 1] < 1e-12;
    if (isRepeated || all[k] <= from + 1e-12 || all[k] >= to - 1e-12) continue;
    const bool isBreak = k + 1 < all.size() && all[k + 1] - all[k] < 1e-12;
    knots.insert(knots.end(), isBreak ? degree : 1, all[k]);
  }
  knots.insert(knots.end(), degree + 1, to);
  return {degree, std::move(knots)};
}

struct Interval {
  double from = 0.0, to = 1.0;
  bool operator==(const Interval&) const = default;
};

/// When a contact holds, as parts of the duration; neighbouring entries count as one.
std::vector<Interval> intervalsOf(const Task& task, const Contact& contact) {
  std::vector<Interval> result;
  bool isListed = false;
  for (const HoldInterval& hold : task.motion.holds) {
    if (hold.contact != contact.name) continue;
    isListed = true;
    result.push_back(
        {std::max(0.0, hold.from / task.motion.duration), std::min(1.0, hold.to / task.motion.duration)});
  }
  if (!isListed) result.push_back({});
  return result;
}

SignalGroup coordinateGroup(const Model& model, const Task& task, const BsplineBasis& basis) {
  SignalGroup group{basis, {}, {}, {}, {}, {}};
  for (int k = 0; k < model.velocitySize(); ++k)
    if (k >= 6 || model.baseFree[k]) group.coordinates.push_back(k);
  group.lower = VectorX::Constant(group.width(), -kInfinity);
  group.upper = VectorX::Constant(group.width(), kInfinity);
  if (!task.laws.jointLimits) return group;
  for (int s = 0; s < group.width(); ++s) {
    if (group.coordinates[s] < 6) continue;
    group.lower[s] = model.joints[group.coordinates[s] - 5].lower;
    group.upper[s] = model.joints[group.coordinates[s] - 5].upper;
  }
  return group;
}

/// Builds the groups of loads: one for each interval that contacts hold.
class LoadGroups {
 public:
  LoadGroups(const Model& model, const Task& task, MotionLayout& layout)
      : layout_(layout), all_(model, everyContact(task)) {
    for (int c = 0; c < static_cast<int>(task.contacts.size()); ++c) {
      if (!task.contacts[c].pinned) continue;
      for (const Interval& interval : intervalsOf(task, task.contacts[c])) addContact(c, groupOf(interval));
    }
  }

 private:
  static Task everyContact(const Task& task) {
    Task all = task;
    all.objective.greatestTorque = 0.0;
    return all;
  }

  int groupOf(const Interval& interval) {
    const auto at = std::find(intervals_.begin(), intervals_.end(), interval);
    if (at != intervals_.end()) return 1 + static_cast<int>(at - intervals_.begin());
    intervals_.push_back(interval);
    layout_.groups.push_back(
        {partOf(layout_.groups[0].basis, interval.from, interval.to), {}, {}, {}, {}, {}});
    return static_cast<int>(intervals_.size());
  }

  void addContact(int contact, int groupIndex) {
    SignalGroup& group = layout_.groups[groupIndex];
    int first = -1;
    for (size_t k = 0; k < all_.loads.size(); ++k) {
      const auto& load = all_.loads[k];
      if (all_.points[load.point].contact != contact) continue;
      if (first < 0) first = load.point;
      group.loads.push_back({contact, load.point - first, load.component});
      append(group.lower, all_.lower[all_.coordinates + static_cast<int>(k)]);
      append(group.upper, all_.upper[all_.coordinates + static_cast<int>(k)]);
    }
  }

  static void append(VectorX& list, double value) {
    list.conservativeResize(list.size() + 1);
    list[list.size() - 1] = value;
  }

  MotionLayout& layout_;
  PostureLayout all_;
  std::vector<Interval> intervals_;
};

/// At a state that is given the body may quicken as is best: its posture and its speed alone are given.
int givenControls(const std::optional<GivenState>& state) {
  return MotionLayout::kGivenEnds - (state ? 1 : 0);
}

/// Numbers the control points of all groups in the order of their Greville abscissae.
void number(const MotionSettings& motion, MotionLayout& layout) {
  struct Place {
    double u;
    int group, point;
  };
  std::vector<Place> places;
  for (int g = 0; g < static_cast<int>(layout.groups.size()); ++g) {
    SignalGroup& group = layout.groups[g];
    const int n = group.basis.count();
    group.first.assign(n, -1);
    const bool isBody = g == 0;
    const int atBegin = isBody ? givenControls(motion.begin) : group.basis.begin() > 1e-12 ? 1 : 0;
    const int atEnd = isBody ? givenControls(motion.end) : group.basis.end() < 1.0 - 1e-12 ? 1 : 0;
    for (int i = atBegin; i < n - atEnd; ++i) places.push_back({group.basis.greville(i), g, i});
  }
  std::stable_sort(places.begin(), places.end(), [](const Place& a, const Place& b) { return a.u < b.u; });
  for (const Place& place : places) {
    SignalGroup& group = layout.groups[place.group];
    group.first[place.point] = layout.bandSize;
    layout.bandSize += group.width();
  }
}

/// Two unknowns meet where their functions overlap.
int widestDistance(const MotionLayout& layout) {
  int widest = 0;
  std::vector<double> edges;
  for (const SignalGroup& group : layout.groups)
    edges.insert(edges.end(), group.basis.knots().begin(), group.basis.knots().end());
  std::sort(edges.begin(), edges.end());
  for (size_t k = 0; k + 1 < edges.size(); ++k) {
    if (edges[k + 1] - edges[k] < 1e-12) continue;
    const double u = 0.5 * (edges[k] + edges[k + 1]);
    int least = layout.bandSize, most = -1;
    for (const SignalGroup& group : layout.groups) {
      if (!group.isActive(u)) continue;
      const int first = group.basis.span(u) - group.basis.degree();
      for (int i = first; i <= first + group.basis.degree(); ++i) {
        if (group.first[i] < 0) continue;
        least = std::min(least, group.first[i]);
        most = std::max(most, group.first[i] + group.width() - 1);
      }
    }
    widest = std::max(widest, most - least);
  }
  return widest;
}

void bound(const Task& task, MotionLayout& layout) {
  layout.lower = VectorX::Constant(layout.size, -kInfinity);
  layout.upper = VectorX::Constant(layout.size, kInfinity);
  for (const SignalGroup& group : layout.groups)
    for (int first : group.first) {
      if (first < 0) continue;
      layout.lower.segment(first, group.width()) = group.lower;
      layout.upper.segment(first, group.width()) = group.upper;
    }
  if (layout.greatest >= 0) {
    layout.lower[layout.greatest] = 0.0;
    if (task.laws.torqueLimits) layout.upper[layout.greatest] = 1.0;
  }
  if (layout.duration < 0) return;
  layout.lower[layout.duration] =
      task.motion.shortest.value_or(0.1 * task.motion.duration) / task.motion.duration;
  layout.upper[layout.duration] =
      task.motion.longest.value_or(10.0 * task.motion.duration) / task.motion.duration;
}

}  // namespace

MotionLayout::MotionLayout(const Model& model, const Task& task) {
  std::vector<double> breaks = scheduleTimes(task);
  for (double& time : breaks) time /= task.motion.duration;
  groups.push_back(
      coordinateGroup(model, task, brokenBasis(task.motion.degree, task.motion.controlPoints, breaks)));
  [[maybe_unused]] const LoadGroups loads(model, task, *this);
  std::erase_if(groups, [](const SignalGroup& group) { return group.width() == 0; });
  number(task.motion, *this);
  bandwidth = widestDistance(*this);
  size = bandSize;
  if (task.motion.objective.body.greatestTorque > 0.0) greatest = size++;
  if (task.motion.shortest || task.motion.longest) duration = size++;
  bound(task, *this);
}

}  // namespace handhold
