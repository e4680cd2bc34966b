// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/trial/task_change.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <vector>

#include "engine/core/spoken_length.h"
#include "engine/core/spoken_name.h"
#include "engine/task/prop_places.h"

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

void scaleLimits(double factor, ContactLimits& limits) {
  for (double* limit : {&limits.pull, &limits.push, &limits.shear, &limits.moment, &limits.turn})
    *limit *= factor;
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

void widen(double angle, Joint& joint) {
  joint.lower -= angle;
  joint.upper += angle;
}

void strengthen(double factor, Joint& joint) {
  joint.torqueLower *= factor;
  joint.torqueUpper *= factor;
}

std::string wholeNumber(double value) { return std::to_string(std::lround(value)); }

std::string decimals(double value, const char* format) {
  char text[32];
  std::snprintf(text, sizeof text, format, value);
  return text;
}

/// " 9 cm up and 4 cm back", the greatest first.
std::string way(const Vector3& by) {
  static const char* const kWords[3][2] = {
      {"to the right", "to the left"}, {"down", "up"}, {"back", "forward"}};
  int order[3] = {0, 1, 2};
  std::stable_sort(order, order + 3, [&](int a, int b) { return std::abs(by[a]) > std::abs(by[b]); });
  std::vector<std::string> parts;
  for (int axis : order)
    if (std::abs(by[axis]) > 0.0)
      parts.push_back(wholeNumber(std::abs(by[axis]) / kCentimetre) + " cm " + kWords[axis][by[axis] > 0.0]);
  std::string text;
  for (size_t k = 0; k < parts.size(); ++k) {
    text.append(k == 0 ? " " : k + 1 == parts.size() ? " and " : ", ");
    text.append(parts[k]);
  }
  return text;
}

std::string contactWords(const Contact& contact) {
  const bool isHand = contact.end == ContactEnd::RightHand || contact.end == ContactEnd::LeftHand;
  std::string words = isHand ? "handhold " : "foothold ";
  words.append(contact.name);
  return words;
}

/// "taking 1.2 s instead of 0.8 s": what is shorter than a tenth of a second apart to a hundredth.
std::string durationWords(double factor, double duration) {
  const char* format = std::abs(factor - 1.0) * duration < 0.095 ? "%.2f s" : "%.1f s";
  const bool isRound = std::abs(10.0 * duration - std::round(10.0 * duration)) < 1e-6;
  return "taking " + decimals(factor * duration, isRound ? format : "%.2f s") + " instead of " +
         decimals(duration, isRound ? format : "%.2f s");
}

/// "block 21 kg instead of 199 kg"
std::string loadWords(const Load& load, double factor) {
  const bool isMass = load.kind == LoadKind::Mass, isForce = load.force.norm() > 0.0;
  const double size = isMass ? load.mass : isForce ? load.force.norm() : load.moment.norm();
  const std::string unit = isMass ? " kg" : isForce ? " N" : " N m";
  const auto figure = [&](double value) { return decimals(value, value < 100.0 ? "%.3g" : "%.0f") + unit; };
  return load.name + " " + figure(factor * size) + " instead of " + figure(size);
}

std::string percent(double part) { return wholeNumber(100.0 * part) + " %"; }

std::string moveWords(const TaskChange& change, const Task& task) {
  std::string words = "moving the ";
  switch (change.kind) {
    case Kind::Contact:
      return words + contactWords(task.contacts[change.index]) + way(change.by);
    case Kind::Prop:
      return words + task.props[change.index].name + way(change.by);
    case Kind::Target:
      return words + "target " + task.targets[change.index].name + way(change.by);
    default:
      return words + "target " + task.motion.targets[change.index].target.name + way(change.by);
  }
}

}  // namespace

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
      scaleLimits(change.factor, task.contacts[change.index].limits);
      break;
    case Kind::Duration:
      scaleTimes(change.factor, task.motion);
      break;
    case Kind::Strength:
      strengthen(change.factor, model.joints[change.index]);
      break;
    case Kind::Range:
      widen(change.angle, model.joints[change.index]);
      break;
  }
}

std::string inWords(const TaskChange& change, const Model& model, const Task& task) {
  const double more = change.factor - 1.0;
  switch (change.kind) {
    case Kind::Load:
      return "making the load " + loadWords(task.loads[change.index], change.factor);
    case Kind::Friction:
      return percent(more) + " more friction at the " + contactWords(task.contacts[change.index]);
    case Kind::Grip:
      return "letting the " + contactWords(task.contacts[change.index]) + " carry " + percent(more) + " more";
    case Kind::Duration:
      return durationWords(change.factor, task.motion.duration);
    case Kind::Strength:
      return percent(more) + " more " + spokenName(model.joints[change.index].name) + " strength";
    case Kind::Range:
      return wholeNumber(change.angle * 180.0 / M_PI) + " degrees more " +
             spokenName(model.joints[change.index].name) + " range";
    default:
      return moveWords(change, task);
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
