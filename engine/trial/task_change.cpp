// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/trial/task_change.h"

#include <algorithm>
#include <cmath>

#include "engine/task/prop_places.h"
#include "engine/task/stages.h"

namespace handhold {

namespace {

using Kind = TaskChange::Kind;

/// Of the greatest component of a move; what is less hardly counts.
constexpr double kHardlyCounts = 0.25;
constexpr double kCentimetre = 0.01;
constexpr double kFactorStep = 0.05;

void moveProp(const Vector3& by, Prop& prop, Task& task) {
  settlePlaces(task);
  prop.position += by;
  resolvePlaces(task);
}

void scaleLoad(double factor, Load& load) {
  load.force *= factor;
  load.moment *= factor;
  load.mass *= factor;
  load.inertia *= factor;
}

void scaleLimits(double factor, const Model& model, Contact& contact) {
  ContactLimits limits = limitsOn(model, contact);
  for (std::optional<double>* limit : {&limits.pull, &limits.shear})
    if (*limit) **limit *= factor;
  for (double* limit : {&limits.push, &limits.moment, &limits.turn}) *limit *= factor;
  contact.limits = limits;
}

void scaleTimes(double factor, MotionSettings& motion) {
  motion.duration *= factor;
  for (Stage& stage : motion.stages) stage.duration *= factor;
  for (HoldInterval& hold : motion.holds) {
    hold.from *= factor;
    hold.to *= factor;
  }
  for (TimedTarget& timed : motion.targets) {
    timed.from *= factor;
    timed.to *= factor;
  }
  for (std::optional<double>* bound : {&motion.shortest, &motion.longest})
    if (*bound) **bound *= factor;
}

void scaleSpeeds(double factor, MotionSettings& motion) {
  for (Stage& stage : motion.stages)
    for (StageVelocity* velocity : {&stage.start, &stage.end})
      for (GivenVelocity& given : velocity->given) {
        given.linear *= factor;
        given.speed *= factor;
      }
}

void widen(double angle, Joint& joint) {
  joint.lower -= angle;
  joint.upper += angle;
}

void strengthen(double factor, Joint& joint) {
  joint.torqueLower *= factor;
  joint.torqueUpper *= factor;
}

std::size_t countOf(TaskChange::Kind kind, const Model& model, const Task& task) {
  switch (kind) {
    case Kind::Contact:
    case Kind::Friction:
    case Kind::Grip:
      return task.contacts.size();
    case Kind::Prop:
      return task.props.size();
    case Kind::Target:
      return task.targets.size();
    case Kind::TimedTarget:
      return task.motion.targets.size();
    case Kind::Load:
      return task.loads.size();
    case Kind::Strength:
    case Kind::Range:
      return static_cast<std::size_t>(model.linkCount());
    case Kind::Duration:
    case Kind::Speed:
      break;
  }
  return 0;
}

}  // namespace

bool concerns(const TaskChange& change, const Model& model, const Task& task) {
  if (change.kind == Kind::Speed) return greatestSpeed(task.motion) != nullptr;
  return change.kind == Kind::Duration ||
         (change.index >= 0 && static_cast<std::size_t>(change.index) < countOf(change.kind, model, task));
}

void apply(const TaskChange& change, Model& model, Task& task) {
  switch (change.kind) {
    case Kind::Contact:
      slideTo(task, task.contacts[change.index].position + change.by, task.contacts[change.index]);
      break;
    case Kind::Prop:
      moveProp(change.by, task.props[change.index], task);
      break;
    case Kind::Target:
      task.targets[change.index].position += change.by;
      break;
    case Kind::TimedTarget:
      task.motion.targets[change.index].target.position += change.by;
      break;
    case Kind::Load:
      scaleLoad(change.factor, task.loads[change.index]);
      break;
    case Kind::Friction:
      task.contacts[change.index].friction *= change.factor;
      break;
    case Kind::Grip:
      scaleLimits(change.factor, model, task.contacts[change.index]);
      break;
    case Kind::Duration:
      scaleTimes(change.factor, task.motion);
      break;
    case Kind::Speed:
      scaleSpeeds(change.factor, task.motion);
      break;
    case Kind::Strength:
      strengthen(change.factor, model.joints[change.index]);
      break;
    case Kind::Range:
      widen(change.angle, model.joints[change.index]);
      break;
  }
}

TaskChange rounded(const TaskChange& change) {
  TaskChange result = change;
  const double least = std::max(0.5 * kCentimetre, kHardlyCounts * change.by.cwiseAbs().maxCoeff());
  for (double& component : result.by)
    component = std::abs(component) < least ? 0.0 : kCentimetre * std::round(component / kCentimetre);
  const double more = change.factor - 1.0;
  const double steps = std::max(1.0, std::ceil(std::abs(more) / kFactorStep - 1e-9));
  if (more != 0.0) result.factor = 1.0 + std::copysign(kFactorStep * steps, more);
  return result;
}

}  // namespace handhold
