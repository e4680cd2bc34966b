// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/motion_actions.h"

#include <algorithm>
#include <cmath>

#include "engine/contact/held_name.h"
#include "engine/core/error.h"
#include "engine/task/spoken_place.h"
#include "engine/task/stages.h"
#include "engine/task/task_at.h"
#include "engine/task/task_check.h"
#include "engine/trial/violation_words.h"
#include "ui/document/free_name.h"
#include "ui/document/language/said.h"
#include "ui/document/units/units.h"

namespace handhold {

namespace {

/// Two holds of one contact that are nearer than this are one (s).
constexpr double kShortestPause = 1e-3;
/// Rounding of a sum of durations (s).
constexpr double kSameDuration = 1e-9;
/// A new hold leaves this part of its gap free towards its neighbours.
constexpr double kPausePart = 0.1;

void require(bool isFine, const char* field, const char* problem, const char* remedy) {
  if (!isFine) throw InputError(field, problem, remedy);
}

void checkBounds(const MotionSettings& settings) {
  const double shortest = settings.shortest.value_or(settings.duration);
  const double longest = settings.longest.value_or(settings.duration);
  require(shortest <= settings.duration, "shortest duration", "is above the duration",
          "type a smaller number");
  require(longest >= settings.duration, "longest duration", "is below the duration", "type a greater number");
}

/// In the words of people where the file's would be strange, and then what no file may hold.
void check(const Task& task, const Model& model) {
  const MotionSettings& settings = task.motion;
  require(settings.duration > 0.0, "duration", "must be greater than zero", "type a positive number");
  checkBounds(settings);
  for (const TimedTarget& timed : settings.targets)
    require(timed.from <= timed.to, timed.target.name.c_str(), "ends before it begins", "type a later end");
  const auto problem = findProblem(task, model);
  if (problem && problem->path.starts_with("motion"))
    throw InputError(spokenPlace(task, problem->path), problem->problem, problem->remedy);
}

/// Intervals within the motion, in the order of time, those that touch as one.
void tidyHolds(MotionSettings& settings) {
  std::vector<HoldInterval>& holds = settings.holds;
  std::stable_sort(holds.begin(), holds.end(), [](const HoldInterval& a, const HoldInterval& b) {
    return a.contact != b.contact ? a.contact < b.contact : a.from < b.from;
  });
  std::vector<HoldInterval> tidy;
  for (HoldInterval hold : holds) {
    hold.to = std::min(hold.to, settings.duration);
    const bool continues =
        !tidy.empty() && tidy.back().contact == hold.contact && hold.from < tidy.back().to + kShortestPause;
    if (continues) tidy.back().to = std::max(tidy.back().to, hold.to);
    if (!continues) tidy.push_back(hold);
  }
  holds = std::move(tidy);
}

/// Stages that make up the duration were changed themselves, with what lies in them.
bool areStagesWhole(const MotionSettings& settings) {
  double sum = 0.0;
  for (const Stage& stage : settings.stages) sum += stage.duration;
  return !settings.stages.empty() && std::abs(sum - settings.duration) < kSameDuration;
}

/// A longer or shorter motion takes its schedule along.
void stretchSchedule(MotionSettings& settings, double before) {
  const double factor = settings.duration / before;
  if (!(factor > 0.0) || factor == 1.0 || !std::isfinite(factor) || areStagesWhole(settings)) return;
  for (Stage& stage : settings.stages) stage.duration *= factor;
  for (HoldInterval& hold : settings.holds) hold.from *= factor, hold.to *= factor;
  for (ComponentTime& component : settings.components) {
    component.from *= factor;
    if (component.duration) *component.duration *= factor;
  }
  for (TimedTarget& timed : settings.targets) timed.from *= factor, timed.to *= factor;
}

void requireName(const MotionSettings& settings, const std::string& name, int except) {
  require(!name.empty(), "name", "is empty", "give it a name");
  if (hasName(settings.targets, name, except))
    throw InputError("name", "\"" + name + "\" is taken", "choose another name");
}

template <class Named>
int indexOf(const std::vector<Named>& list, const std::string& name) {
  for (int i = 0; i < static_cast<int>(list.size()); ++i)
    if (list[i].name == name) return i;
  return -1;
}

/// What was there before and is there no more, by name.
template <class Thing, class Name>
QStringList namesOfGone(const std::vector<Thing>& before, const std::vector<Thing>& after, const Name& name) {
  QStringList gone;
  for (const Thing& thing : before) {
    const auto isSame = [&](const Thing& other) { return name(other) == name(thing); };
    const QString quotedName = QStringLiteral("“%1”").arg(QString::fromStdString(name(thing)));
    if (std::none_of(after.begin(), after.end(), isSame) && !gone.contains(quotedName)) gone << quotedName;
  }
  return gone;
}

/// A motion without stages keeps what lies in it. The border before the stage that went is told once, by the
/// stage before it.
QStringList goneWith(std::size_t stage, const MotionSettings& before, const MotionSettings& after) {
  const auto targetName = [](const TimedTarget& timed) { return timed.target.name; };
  const auto holdName = [](const HoldInterval& hold) { return hold.contact; };
  QStringList gone;
  for (const QString& target : namesOfGone(before.targets, after.targets, targetName))
    gone << QObject::tr("the timed target %1").arg(target);
  for (const QString& contact : namesOfGone(before.holds, after.holds, holdName))
    gone << QObject::tr("the schedule of %1, which holds all the time now").arg(contact);
  const std::vector<StageBorder> was = stageBorders(before), is = stageBorders(after);
  for (const std::size_t border : {stage, stage + 1}) {
    const auto isKept = [&](const StageBorder& other) { return other.velocity == was[border].velocity; };
    if (was[border].velocity.kind == StageVelocity::Kind::Given && std::ranges::none_of(is, isKept))
      gone << QObject::tr("the speed told %1").arg(QString::fromStdString(was[border].name));
  }
  return gone;
}

/// A target by its name, among those of the end and those of a time.
Element targetNamed(const Task& task, const Violation& violation) {
  const int ofEnd = indexOf(task.targets, violation.name);
  if (ofEnd >= 0) return {ElementKind::Target, ofEnd};
  for (int i = 0; i < static_cast<int>(task.motion.targets.size()); ++i)
    if (task.motion.targets[i].target.name == violation.name) return {ElementKind::TimedTarget, i};
  if (violation.index < 0) return {ElementKind::Person, 0};  // a speed of the whole body
  return {ElementKind::Target, violation.index};
}

/// With or without the hand that the solver chose, which may be the other one by now.
bool isCalled(Contact contact, const std::string& name) {
  if (contact.name == name || heldName(contact) == name) return true;
  if (!contact.eitherSide || !sideOf(contact.end)) return false;
  contact.end = otherSide(contact.end);
  return heldName(contact) == name;
}

Element contactOf(const Task& task, const Violation& violation) {
  const auto found = std::ranges::find_if(
      task.contacts, [&](const Contact& contact) { return isCalled(contact, violation.name); });
  return {ElementKind::Contact,
          found == task.contacts.end() ? violation.index : static_cast<int>(found - task.contacts.begin())};
}

}  // namespace

Project withMotionSettings(const Project& project, const MotionSettings& settings) {
  Project next = project;
  next.task.motion = settings;
  stretchSchedule(next.task.motion, project.task.motion.duration);
  tidyHolds(next.task.motion);
  // a posture is that of the end
  const auto holdsAtEnd = [](const Task& task, const Contact& contact) {
    return holdsAt(task, contact, task.motion.duration);
  };
  for (const Contact& contact : next.task.contacts)
    if (holdsAtEnd(project.task, contact) != holdsAtEnd(next.task, contact)) next.posture.reset();
  // a kinematic motion stays in sight, too, until it is asked for again
  if (next.motion) next.motionAge = MotionAge::Outdated;
  return next;
}

void setMotionSettings(Document& document, const MotionSettings& settings, const StepName& step) {
  for (const HoldInterval& hold : settings.holds)
    require(hold.from < hold.to, hold.contact.c_str(), "lets go before it takes hold", "type a later end");
  Project next = withMotionSettings(document.project(), settings);
  check(next.task, document.model());
  document.commit(step.title, std::move(next), step.mergeKey);
}

void changeStages(Document& document, const StepName& step,
                  const std::function<void(MotionSettings&)>& change) {
  MotionSettings settings = document.project().task.motion;
  change(settings);
  if (settings.shortest) settings.shortest = std::min(*settings.shortest, settings.duration);
  if (settings.longest) settings.longest = std::max(*settings.longest, settings.duration);
  setMotionSettings(document, settings, step);
}

void removeStage(Document& document, std::size_t stage) {
  const MotionSettings before = document.project().task.motion;
  const QString name = QString::fromStdString(before.stages.at(stage).name);
  changeStages(document, {QObject::tr("Remove stage %1").arg(name), {}},
               [stage](MotionSettings& motion) { removeStage(motion, stage); });
  const QStringList gone = goneWith(stage, before, document.project().task.motion);
  if (!gone.isEmpty())
    document.reportStep(
        QObject::tr("With the stage “%1” went: %2").arg(name, gone.join(QStringLiteral(", "))));
}

Element addTimedTarget(Document& document, TimedTarget timed) {
  MotionSettings settings = document.project().task.motion;
  timed.target.name = freeName(settings.targets, timed.target.name.empty() ? "via" : timed.target.name);
  settings.targets.push_back(timed);
  setMotionSettings(document, settings, {QObject::tr("Add %1").arg(named(timed.target.name)), {}});
  const Element thing{ElementKind::TimedTarget, static_cast<int>(settings.targets.size()) - 1};
  document.select(thing);
  return thing;
}

void editTimedTarget(Document& document, int index, const TimedTarget& timed, const StepName& step) {
  MotionSettings settings = document.project().task.motion;
  requireName(settings, timed.target.name, index);
  settings.targets.at(index) = timed;
  setMotionSettings(document, settings, step);
}

void setHolds(Document& document, std::vector<HoldInterval> holds, const StepName& step) {
  MotionSettings settings = document.project().task.motion;
  settings.holds = std::move(holds);
  setMotionSettings(document, settings, step);
}

void addHold(Document& document, const std::string& contact) {
  const MotionSettings& settings = document.project().task.motion;
  std::vector<HoldInterval> own;
  for (const HoldInterval& hold : settings.holds)
    if (hold.contact == contact) own.push_back(hold);
  std::sort(own.begin(), own.end(), [](const auto& a, const auto& b) { return a.from < b.from; });
  double from = 0.0, to = settings.duration;
  for (const HoldInterval& hold : own) {
    to = hold.from;
    if (to - from > kShortestPause) break;
    from = hold.to, to = settings.duration;
  }
  if (to - from < kShortestPause)
    throw InputError(contact, "holds all the time already", "shorten one of its intervals first");
  const double pause = kPausePart * (to - from);
  if (from > 0.0) from += pause;
  if (to < settings.duration) to -= pause;
  std::vector<HoldInterval> holds = settings.holds;
  holds.push_back({contact, from, to});
  setHolds(document, std::move(holds), {QObject::tr("Schedule %1").arg(QString::fromStdString(contact)), {}});
}

bool isOpenPlace(const Violation& violation) {
  return violation.kind() == ViolationKind::ContactPosition ||
         violation.kind() == ViolationKind::ContactDirection || violation.kind() == ViolationKind::Target;
}

Element culpritOf(const Task& task, const Violation& violation) {
  switch (violation.kind()) {
    case ViolationKind::JointTorque:
    case ViolationKind::Collision:
      return {ElementKind::Joint, violation.index};
    case ViolationKind::Target:
      return targetNamed(task, violation);
    case ViolationKind::ContactPosition:
    case ViolationKind::ContactDirection:
    case ViolationKind::ContactForce:
    case ViolationKind::Friction:
      return contactOf(task, violation);
    case ViolationKind::HeldLoad:
      return {ElementKind::Load, violation.index};
    case ViolationKind::Equilibrium:
      break;
  }
  return {ElementKind::Person, 0};
}

std::vector<OpenPlace> openPlaces(const Project& project) {
  const bool isOld = project.motionAge == MotionAge::Outdated;
  std::vector<OpenPlace> open;
  if (!shownTrial(project) || isOld || awaitsPlan(project)) return open;
  for (const Violation& violation : shownTrial(project)->violations)
    if (isOpenPlace(violation))
      open.push_back({culpritOf(project.task, violation), told(violation, Units::shared().choice())});
  return open;
}

}  // namespace handhold
