// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/trial/change_words.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <vector>

#include "engine/core/respoken.h"
#include "engine/core/spoken_amount.h"
#include "engine/core/spoken_name.h"
#include "engine/core/unit_table.h"
#include "engine/model/own_point.h"
#include "engine/task/stages.h"
#include "engine/trial/violation_words.h"

namespace handhold {

namespace {

using Kind = TaskChange::Kind;

std::string decimals(double value, const char* format) {
  char text[32];
  std::snprintf(text, sizeof text, format, value);
  return text;
}

/// Moves are made in whole centimetres: told in other units they are as exact.
std::string moveSize(double metres, const UnitChoice& units) {
  return units.system == UnitSystem::Metric ? respoken(decimals(100.0 * metres, "%.0f cm"), units)
                                            : decimals(metres / kInch, "%.2f in");
}

/// " 9 cm up and 4 cm back", the greatest first.
std::string way(const Vector3& by, const UnitChoice& units) {
  static const char* const kWords[3][2] = {
      {" to the right", " to the left"}, {" down", " up"}, {" back", " forward"}};
  int order[3] = {0, 1, 2};
  std::stable_sort(order, order + 3, [&](int a, int b) { return std::abs(by[a]) > std::abs(by[b]); });
  std::vector<std::string> parts;
  for (int axis : order)
    if (std::abs(by[axis]) > 0.0)
      parts.push_back(moveSize(std::abs(by[axis]), units) + kWords[axis][by[axis] > 0.0]);
  std::string text;
  for (size_t k = 0; k < parts.size(); ++k) {
    text.append(k == 0 ? " " : k + 1 == parts.size() ? " and " : ", ");
    text.append(parts[k]);
  }
  return text;
}

std::string contactWords(const Contact& contact) {
  const BodyPart part = rowOf(contact).part;
  std::string words = part == BodyPart::Hand   ? "handhold "
                      : part == BodyPart::Foot ? "foothold "
                                               : "support ";
  words.append(contact.name);
  return words;
}

/// "taking 1.2 s instead of 0.8 s": what is shorter than a tenth of a second apart to a hundredth, and no
/// less than it takes. What is told of holds and targets within that time goes along.
std::string durationWords(double factor, const MotionSettings& motion) {
  const double duration = motion.duration;
  const bool hasTimes = !motion.holds.empty() || !motion.targets.empty();
  constexpr double kRounding = 1e-6;
  const bool isRound = std::abs(10.0 * duration - std::round(10.0 * duration)) < kRounding;
  const bool isShort = !isRound || std::abs(factor - 1.0) * duration < 0.095;
  const double steps = isShort ? 100.0 : 10.0;
  const char* format = isShort ? "%.2f s" : "%.1f s";
  return "taking " + decimals(std::ceil(steps * factor * duration - kRounding) / steps, format) +
         " instead of " + decimals(duration, format) + (hasTimes ? " with all its times" : "");
}

/// "moving left grip at 4 m/s instead of 30 m/s": the greatest of them
std::string speedWords(double factor, const MotionSettings& motion, const UnitChoice& units) {
  const GivenVelocity& given = *greatestSpeed(motion);
  const bool isSite = given.joint.empty();
  const double size = isSite ? given.linear.norm() : std::abs(given.speed);
  const Dimension dimension = isSite ? Dimension::Speed : Dimension::AngularSpeed;
  return "moving " + (isSite ? spokenSite(given.site) : spokenName(given.joint)) + " at " +
         spokenSizeWithin(factor * size, dimension, units) + " instead of " +
         spokenSize(size, dimension, units);
}

/// "block 21 kg instead of 199 kg"
std::string loadWords(const Load& load, double factor, const UnitChoice& units) {
  const bool isMass = load.kind == LoadKind::Mass, isForce = load.force.norm() > 0.0;
  const double size = isMass ? load.mass : isForce ? load.force.norm() : load.moment.norm();
  const Dimension dimension = isMass ? Dimension::Mass : isForce ? Dimension::Force : Dimension::Torque;
  return load.name + " " + spokenSizeWithin(factor * size, dimension, units) + " instead of " +
         spokenSize(size, dimension, units);
}

std::string percent(double part) { return spokenAmount(part, Dimension::None); }

std::string moveWords(const TaskChange& change, const Task& task, const UnitChoice& units) {
  const std::string by = way(change.by, unitsFor(change.by.cwiseAbs().maxCoeff(), units));
  switch (change.kind) {
    case Kind::Contact:
      return "moving the " + contactWords(task.contacts[change.index]) + by;
    case Kind::Prop:
      return "moving the " + task.props[change.index].name + by;
    case Kind::Target:
      return "moving the target " + task.targets[change.index].name + by;
    default:
      return "moving the target " + task.motion.targets[change.index].target.name + by;
  }
}

}  // namespace

std::string toString(TaskChange::Kind kind) {
  constexpr std::array words{"contact", "prop",     "target", "timed target", "load", "friction",
                             "grip",    "duration", "speed",  "strength",     "range"};
  static_assert(words.size() == kChangeKinds.size());
  return words[static_cast<std::size_t>(kind)];
}

std::string toString(Effect effect) {
  constexpr std::array words{"none", "makes possible", "helps most", "should help"};
  static_assert(words.size() == kEffects.size());
  return words[static_cast<std::size_t>(effect)];
}

std::string inWords(const TaskChange& change, const Model& model, const Task& task, const UnitChoice& units) {
  const double more = change.factor - 1.0;
  switch (change.kind) {
    case Kind::Load:
      return "making the load " + loadWords(task.loads[change.index], change.factor, units);
    case Kind::Friction:
      return percent(more) + " more friction at the " + contactWords(task.contacts[change.index]);
    case Kind::Grip:
      return "letting the " + contactWords(task.contacts[change.index]) + " carry " + percent(more) + " more";
    case Kind::Duration:
      return durationWords(change.factor, task.motion);
    case Kind::Speed:
      return speedWords(change.factor, task.motion, units);
    case Kind::Strength:
      return percent(more) + " more " + spokenName(model.joints[change.index].name) + " strength";
    case Kind::Range:
      return spokenAmount(change.angle, Dimension::Angle, units) + " more " +
             spokenName(model.joints[change.index].name) + " range";
    default:
      return moveWords(change, task, units);
  }
}

std::string told(const Advice& advice, const Model& model, const Task& task, const UnitChoice& units) {
  if (!advice.isGiven() || !advice.told.empty()) return advice.told;
  const double left = advice.left ? greatestLength(*advice.left) : 0.0;
  const UnitChoice one = unitsFor(std::max(left, advice.change.by.cwiseAbs().maxCoeff()), units);
  const std::string words = concerns(advice.change, model, task) ? inWords(advice.change, model, task, one)
                                                                 : "another " + toString(advice.change.kind);
  if (advice.effect == Effect::MakesPossible) return words + " would make it possible";
  if (advice.effect == Effect::ShouldHelp) return words + " should help most";
  return words + " would help most" + (advice.left ? "; then " + handhold::told(*advice.left, one) : "");
}

}  // namespace handhold
