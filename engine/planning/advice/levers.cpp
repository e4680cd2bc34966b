// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/planning/advice/levers.h"

#include <algorithm>
#include <cmath>

#include "engine/dynamics/kinematics.h"
#include "engine/model/planar.h"
#include "engine/task/prop_places.h"

namespace handhold {

namespace {

using Kind = TaskChange::Kind;

/// What can well be changed at once.
constexpr double kMove = 0.3;           // m
constexpr double kPart = 0.2;           // of a load, a limit or a friction
constexpr double kDurationPart = 0.25;  // of the duration
constexpr double kAngle = 10.0 * M_PI / 180.0;
/// A place just within reach can be held in one way only.
constexpr double kMargin = 0.01;  // m
/// Differences are central, and the penalty is quadratic: the steps need not be small.
constexpr double kMoveDifference = 1e-4, kPartDifference = 1e-3, kAngleDifference = 1e-3;
/// Of the penalty: what a natural step must take away to be looked at.
constexpr double kLeastBenefit = 0.02;

double slope(const TaskChange& above, const TaskChange& below, double width, const HeldPenalty& held) {
  return (held(above) - held(below)) / width;
}

bool standsOnFloor(const Task& task, const Contact& contact) {
  if (rowOf(contact).isOfHand() || !rowOf(contact).isOneSided) return false;
  return std::none_of(task.props.begin(), task.props.end(), [&](const Prop& prop) {
    return prop.name == contact.prop && prop.kind != PropKind::Floor;
  });
}

/// Contacts slide along what they live on, feet stay on the floor, planar bodies in their plane.
Vector3 possible(const Model& model, const Task& task, const TaskChange& change, Vector3 direction) {
  if (isPlanar(model)) direction.z() = 0.0;
  if (change.kind != Kind::Contact) return direction;
  const Contact& contact = task.contacts[change.index];
  if (contact.place || !standsOnFloor(task, contact)) return slidingPart(task, contact, direction);
  const Vector3 normal = contact.axis.normalized();
  return direction - normal * normal.dot(direction);
}

Lever move(const Model& model, const Task& task, TaskChange change, double penalty, const HeldPenalty& held) {
  Vector3 gradient = Vector3::Zero();
  for (int k = 0; k < (isPlanar(model) ? 2 : 3); ++k) {
    TaskChange above = change, below = change;
    above.by[k] = kMoveDifference;
    below.by[k] = -kMoveDifference;
    gradient[k] = slope(above, below, 2.0 * kMoveDifference, held);
  }
  gradient = possible(model, task, change, gradient);
  const double steepness = gradient.norm();
  if (!(steepness > 0.0)) return {};
  change.by = -gradient / steepness * std::min(kMove, 2.0 * penalty / steepness + kMargin);
  return {rounded(change), steepness * kMove};
}

/// Towards more or less, whichever helps and makes sense: no load heavier, no limit lower.
Lever scale(TaskChange change, double penalty, const HeldPenalty& held) {
  const bool isDuration = change.kind == Kind::Duration;
  const double most = isDuration ? kDurationPart : kPart;
  TaskChange above = change, below = change;
  above.factor = 1.0 + kPartDifference;
  below.factor = 1.0 - kPartDifference;
  const double by = slope(above, below, 2.0 * kPartDifference, held);
  const bool makesSense = isDuration || (change.kind == Kind::Load ? by > 0.0 : by < 0.0);
  if (!makesSense || by == 0.0) return {};
  // far from a square of the time: forces fall with its square, and all instants bear less
  const double step = isDuration ? most : std::min(most, 2.0 * penalty / std::abs(by));
  change.factor = 1.0 - std::copysign(step, by);
  return {rounded(change), std::abs(by) * most};
}

Lever widen(TaskChange change, const HeldPenalty& held) {
  TaskChange above = change, below = change;
  above.angle = kAngleDifference;
  below.angle = -kAngleDifference;
  const double by = slope(above, below, 2.0 * kAngleDifference, held);
  if (!(by < 0.0)) return {};
  change.angle = kAngle;
  return {change, -by * kAngle};
}

TaskChange of(Kind kind, size_t index) {
  TaskChange change;
  change.kind = kind;
  change.index = static_cast<int>(index);
  return change;
}

bool hasPlace(TargetKind kind) { return kind != TargetKind::Orientation && kind != TargetKind::Gaze; }

}  // namespace

double limitTerms(const NlpProblem& problem, const NlpValues& values, const NlpWarmStart& y) {
  double sum = 0.0;
  if (y.yE.size() == values.equality.size()) sum += y.yE.dot(values.equality);
  if (y.yI.size() == values.inequality.size()) sum += y.yI.dot(values.inequality);
  if (y.zLower.size() != problem.variableCount() || y.zUpper.size() != problem.variableCount()) return sum;
  for (int i = 0; i < problem.variableCount(); ++i) {
    if (std::isfinite(problem.lower()[i])) sum += y.zLower[i] * problem.lower()[i];
    if (std::isfinite(problem.upper()[i])) sum -= y.zUpper[i] * problem.upper()[i];
  }
  return sum;
}

/// Moved alone it would leave its hinge.
bool isTurned(const Task& task, const Prop& prop) {
  return std::ranges::any_of(task.contacts, [&](const Contact& contact) {
    return contact.hinge &&
           (contact.prop == prop.name || std::ranges::count(contact.hinge->with, prop.name) > 0);
  });
}

std::vector<TaskChange> placeChanges(const Task& task) {
  std::vector<TaskChange> changes;
  for (size_t i = 0; i < task.props.size(); ++i) {
    if (isTurned(task, task.props[i])) continue;
    const auto carries = [&](const Contact& contact) {
      return contact.prop == task.props[i].name && contact.pinned;
    };
    if (task.props[i].kind != PropKind::Floor && std::ranges::any_of(task.contacts, carries))
      changes.push_back(of(Kind::Prop, i));
  }
  for (size_t i = 0; i < task.contacts.size(); ++i) {
    const Contact& contact = task.contacts[i];
    if (!contact.pinned) continue;
    if (!contact.hinge) changes.push_back(of(Kind::Contact, i));
    const bool slips = rowOf(contact).isOneSided;
    if (slips && task.laws.friction) changes.push_back(of(Kind::Friction, i));
    if (task.laws.contactLimits) changes.push_back(of(Kind::Grip, i));
  }
  for (size_t i = 0; i < task.loads.size(); ++i) changes.push_back(of(Kind::Load, i));
  return changes;
}

std::vector<TaskChange> targetChanges(const Task& task) {
  std::vector<TaskChange> changes;
  for (size_t i = 0; i < task.targets.size(); ++i)
    if (task.targets[i].mustHold && hasPlace(task.targets[i].kind)) changes.push_back(of(Kind::Target, i));
  return changes;
}

std::vector<TaskChange> timedTargetChanges(const Task& task) {
  std::vector<TaskChange> changes;
  for (size_t i = 0; i < task.motion.targets.size(); ++i) {
    const Target& target = task.motion.targets[i].target;
    if (target.mustHold && hasPlace(target.kind)) changes.push_back(of(Kind::TimedTarget, i));
  }
  return changes;
}

std::vector<Lever> towardsNearest(const Model& model, const Task& task, const VectorX& q) {
  Data data(model);
  updateKinematics(model, q, data);
  std::vector<Lever> result;
  for (TaskChange change : placeChanges(task)) {
    if (change.kind != Kind::Prop) continue;
    Vector3 own = Vector3::Zero(), other = Vector3::Zero();
    double count = 0.0;
    for (const Contact& contact : task.contacts) {
      if (!contact.pinned) continue;
      const Vector3 gap = sitePose(model, data, model.findSite(contactSite(contact))).p - contact.position;
      if (contact.prop == task.props[change.index].name) {
        own += gap;
        count += 1.0;
      } else if (gap.norm() > other.norm()) {
        other = gap;
      }
    }
    if (count == 0.0) continue;
    change.by = own / count - other;
    if (isPlanar(model)) change.by.z() = 0.0;
    const double far = change.by.norm();
    if (far == 0.0) continue;
    change.by *= 1.0 + kMargin / far;
    result.push_back({rounded(change), far});
  }
  return result;
}

std::vector<Lever> levers(const Model& model, const Task& task, const std::vector<TaskChange>& changes,
                          double penalty, const HeldPenalty& held) {
  std::vector<Lever> result;
  for (const TaskChange& change : changes) {
    const Lever lever = change.isMove()              ? move(model, task, change, penalty, held)
                        : change.kind == Kind::Range ? widen(change, held)
                                                     : scale(change, penalty, held);
    if (lever.benefit > kLeastBenefit * penalty) result.push_back(lever);
  }
  std::stable_sort(result.begin(), result.end(),
                   [](const Lever& a, const Lever& b) { return a.benefit > b.benefit; });
  return result;
}

}  // namespace handhold
