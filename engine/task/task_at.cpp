// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/task/task_at.h"

#include <Eigen/Geometry>
#include <algorithm>
#include <cmath>

#include "engine/motion/kinematic_motion_function.h"
#include "engine/task/prop_places.h"
#include "engine/task/target_path.h"

namespace handhold {

namespace {

/// Times nearer than this are the same (s).
constexpr double kSameTime = 1e-9;
/// Of the entries of contacts that hold at other times, in the task of an instant (s).
constexpr double kAnotherTime = -1.0;
/// At which a hinge's dry friction reaches three quarters of its size (rad/s).
constexpr double kSliding = 0.05;

bool within(double time, double from, double to) {
  return time >= from - kSameTime && time <= to + kSameTime;
}

/// When a hinged contact turns it (s): while it holds.
std::pair<double, double> turningTime(const Task& task, const Contact& contact) {
  std::pair<double, double> time(0.0, task.motion.duration);
  for (const HoldInterval& hold : task.motion.holds)
    if (hold.contact == contact.name) time = {hold.from, hold.to};
  return time;
}

/// How far a hinged contact has turned: the kinematic motion function over that time.
KinematicMotionFunction turnOf(const Task& task, const Contact& contact, double& begin) {
  const auto [from, to] = turningTime(task, contact);
  begin = from;
  return {contact.hinge->angle, std::max(to - from, 1e-6)};
}

/// What is held turns along: a door with its handle, and with all that holds on to either.
void turnProp(const std::string& name, const Hinge& hinge, const Quaternion& rotation,
              std::vector<Prop>& props) {
  for (Prop& prop : props) {
    if (prop.name != name) continue;
    prop.position = hinge.point + rotation * (prop.position - hinge.point);
    prop.orientation = rotation * prop.orientation;
  }
}

/// What the hand must overcome at a time. Dry friction has its full size from kSliding on: a step at rest
/// could follow no smooth load.
double opposingMoment(const Hinge& hinge, const MotionSample& turn, double peakSpeed) {
  const double share = peakSpeed > 0.0 ? turn.velocity / peakSpeed : 0.0;
  return hinge.friction * std::tanh(turn.velocity / kSliding) + hinge.damping * turn.velocity +
         hinge.resistance * share + hinge.inertia * turn.acceleration;
}

Quaternion turnContact(const Task& task, double time, Contact& contact) {
  double begin = 0.0;
  const MotionSample turn = turnOf(task, contact, begin).at(time - begin);
  Hinge& hinge = *contact.hinge;
  Quaternion rotation(Eigen::AngleAxisd(turn.position, hinge.axis.normalized()));
  contact.position = hinge.point + rotation * (contact.position - hinge.point);
  contact.axis = rotation * contact.axis;
  if (contact.heading) contact.heading = rotation * *contact.heading;
  // of one instant: all that the hand must overcome is resistance
  hinge.resistance = opposingMoment(hinge, turn, turnOf(task, contact, begin).peakSpeed());
  hinge.friction = hinge.damping = hinge.angle = 0.0;
  return rotation;
}

}  // namespace

Target targetAt(const TimedTarget& timed, double time) {
  Target now = timed.target;
  const double span = timed.to - timed.from;
  if (now.kind != TargetKind::Path || now.pace != PathPace::Given || span <= kSameTime) return now;
  now.kind = TargetKind::Point;
  now.position = pathPlace(timed.target, std::clamp((time - timed.from) / span, 0.0, 1.0));
  return now;
}

bool holdsAt(const Task& task, const Contact& contact, double time) {
  if (!contact.pinned) return false;
  bool isListed = false, holds = false;
  for (const HoldInterval& hold : task.motion.holds) {
    if (hold.contact != contact.name) continue;
    isListed = true;
    holds = holds || within(time, hold.from, hold.to);
  }
  return !isListed || holds;
}

void turnHinges(const Task& task, double time, Task& now) {
  // two hands turn one door once where they do it together, and twice one after the other
  std::vector<std::pair<std::string, std::pair<double, double>>> turned;
  for (Contact& contact : now.contacts) {
    if (!contact.hinge) continue;
    const Quaternion rotation = turnContact(task, time, contact);
    const auto [from, to] = turningTime(task, contact);
    std::vector<std::string> props = contact.hinge->with;
    props.push_back(contact.prop);
    for (const std::string& prop : props) {
      const auto isTurned = [&, from = from, to = to](const auto& other) {
        const auto& [begin, end] = other.second;
        return other.first == prop && from < end - kSameTime && begin < to - kSameTime;
      };
      if (std::ranges::any_of(turned, isTurned)) continue;
      turnProp(prop, *contact.hinge, rotation, now.props);
      turned.push_back({prop, {from, to}});
    }
  }
  if (!turned.empty()) resolvePlaces(now);
}

namespace {

/// Whether its contact holds, but not now. What is told already in the task of an instant stays.
bool isOfAnotherTime(const Task& task, const HoldInterval& hold, double time) {
  const auto contact = std::ranges::find(task.contacts, hold.contact, &Contact::name);
  if (contact == task.contacts.end()) return false;
  return hold.to == kAnotherTime || (contact->pinned && !holdsAt(task, *contact, time));
}

}  // namespace

Task taskAt(const Task& task, double time) {
  Task now = task;
  for (Contact& contact : now.contacts) contact.pinned = holdsAt(task, contact, time);
  turnHinges(task, time, now);
  now.targets.clear();
  for (const TimedTarget& timed : task.motion.targets)
    if (within(time, timed.from, timed.to)) now.targets.push_back(targetAt(timed, time));
  now.objective = task.motion.objective.body;
  // it is the task of one instant: what stays of the schedule tells which contacts hold at other times
  std::erase_if(now.motion.holds,
                [&](const HoldInterval& hold) { return !isOfAnotherTime(task, hold, time); });
  for (HoldInterval& hold : now.motion.holds) hold.from = hold.to = kAnotherTime;
  return now;
}

bool isEverHeld(const Task& task, const Contact& contact) {
  return contact.pinned || std::ranges::find(task.motion.holds, contact.name, &HoldInterval::contact) !=
                               task.motion.holds.end();
}

Task endTask(const Task& task) {
  Task end = taskAt(task, task.motion.duration);
  end.targets = task.targets;
  end.objective = task.objective;
  return end;
}

bool hasMovingPlaces(const Task& task) {
  const auto& targets = task.motion.targets;
  return std::any_of(task.contacts.begin(), task.contacts.end(),
                     [](const Contact& contact) { return contact.hinge.has_value(); }) ||
         std::any_of(targets.begin(), targets.end(), [](const TimedTarget& timed) {
           return timed.target.kind == TargetKind::Path && timed.target.pace == PathPace::Given;
         });
}

std::vector<double> scheduleTimes(const Task& task) {
  std::vector<double> times;
  for (const HoldInterval& hold : task.motion.holds)
    for (double time : {hold.from, hold.to})
      if (time > kSameTime && time < task.motion.duration - kSameTime) times.push_back(time);
  std::sort(times.begin(), times.end());
  const auto same = [](double a, double b) { return b - a < kSameTime; };
  times.erase(std::unique(times.begin(), times.end(), same), times.end());
  return times;
}

}  // namespace handhold
