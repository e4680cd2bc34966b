// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/task/sight/watched_place.h"

#include <algorithm>
#include <limits>
#include <map>
#include <string>
#include <vector>

#include "engine/task/stages.h"
#include "engine/task/target_path.h"
#include "engine/task/task_at.h"

namespace handhold {

namespace {

constexpr double kSameMoment = 1e-9;  // s
/// Hands further apart than shoulders are wide have no one place to look at (m).
constexpr double kOnePlace = 0.45;

using Places = std::vector<Vector3>;

std::optional<Vector3> meanOf(const Places& places) {
  if (places.empty()) return std::nullopt;
  Vector3 sum = Vector3::Zero();
  for (const Vector3& place : places) sum += place;
  return sum / static_cast<double>(places.size());
}

/// The mean of what hands do; empty where they do it too far apart.
std::optional<Vector3> onePlace(const Places& ofHands) {
  for (const Vector3& place : ofHands)
    if ((place - ofHands.front()).norm() > kOnePlace) return std::nullopt;
  return meanOf(ofHands);
}

bool isOfHand(const Model& model, const std::string& site) {
  const SiteIndex index = model.findSite(site);
  if (!index.valid()) return false;
  const Limb limb = model.joints[model.sites[index].link].limb;
  return limb == Limb::RightArm || limb == Limb::LeftArm;
}

bool isReach(const Model& model, const Target& target) {
  const bool hasPlace = target.kind == TargetKind::Point || target.kind == TargetKind::Path;
  return hasPlace && isOfHand(model, target.site);
}

std::optional<Vector3> reachOf(const Target& target) {
  if (target.kind == TargetKind::Point) return target.position;
  return meanOf(pathPoints(target));
}

/// Where hands are in what their targets ask of them: of those that are at work, and of those that set out.
struct HandsAtWork {
  Places working, settingOut;
};

/// When the stage begins in which a time lies (s); one on a border is the end of a stage.
double stageBegin(const MotionSettings& motion, double time) {
  double begin = 0.0;
  for (const StageBorder& border : stageBorders(motion))
    if (border.time < time - kSameMoment) begin = border.time;
  return begin;
}

/// Targets of one hand's site, in the order of time.
void addHand(const Task& task, const std::vector<TimedTarget>& targets, double time, HandsAtWork& hands) {
  const TimedTarget* before = nullptr;
  for (const TimedTarget& next : targets) {
    if (time > next.to + kSameMoment) {
      before = &next;
      continue;
    }
    const std::optional<Vector3> to = reachOf(targetAt(next, time));
    if (!to) return;
    if (time >= next.from - kSameMoment) return hands.working.push_back(*to);
    if (!before) {
      if (time >= stageBegin(task.motion, next.from) - kSameMoment) hands.settingOut.push_back(*to);
      return;
    }
    const std::optional<Vector3> from = reachOf(targetAt(*before, time));
    const double part = (time - before->to) / (next.from - before->to);
    if (from) hands.working.emplace_back(*from + part * (*to - *from));
    return;
  }
}

HandsAtWork handsAtWork(const Model& model, const Task& task, double time) {
  std::map<std::string, std::vector<TimedTarget>> ofSites;
  for (const TimedTarget& timed : task.motion.targets)
    if (isReach(model, timed.target)) ofSites[timed.target.site].push_back(timed);
  const double end = task.motion.duration;
  for (const Target& target : task.targets)
    if (isReach(model, target)) ofSites[target.site].push_back({target, end, end});
  HandsAtWork hands;
  for (auto& [site, targets] : ofSites) {
    std::ranges::stable_sort(targets, {}, &TimedTarget::from);
    addHand(task, targets, time, hands);
  }
  return hands;
}

std::optional<Vector3> gazeAt(const Task& task, double time) {
  for (const TimedTarget& timed : task.motion.targets) {
    const bool isNow = time >= timed.from - kSameMoment && time <= timed.to + kSameMoment;
    if (isNow && timed.target.kind == TargetKind::Gaze) return timed.target.position;
  }
  return std::nullopt;
}

std::optional<Vector3> gazeOf(const Task& task) {
  for (const Target& target : task.targets)
    if (target.kind == TargetKind::Gaze) return target.position;
  return std::nullopt;
}

/// The hold that a hand takes next, where it does so soon. `now` has the places of that instant.
std::optional<Vector3> nextHold(const Task& task, const Task& now, double time) {
  double soonest = std::numeric_limits<double>::infinity();
  Places places;
  for (const HoldInterval& hold : task.motion.holds) {
    const double ahead = hold.from - time;
    if (ahead <= kSameMoment || ahead > kEyesAhead + kSameMoment || ahead > soonest + kSameMoment) continue;
    const auto contact = std::ranges::find(task.contacts, hold.contact, &Contact::name);
    if (contact == task.contacts.end() || !contact->pinned || !isHand(contact->end)) continue;
    if (ahead < soonest - kSameMoment) places.clear();
    soonest = std::min(soonest, ahead);
    places.push_back(now.contacts[static_cast<std::size_t>(contact - task.contacts.begin())].position);
  }
  return onePlace(places);
}

/// What hands turn. The contacts are those of the instant.
std::optional<Vector3> turnedPlace(const std::vector<Contact>& contacts) {
  Places places;
  for (const Contact& contact : contacts)
    if (contact.pinned && contact.hinge && isHand(contact.end)) places.push_back(contact.position);
  return onePlace(places);
}

/// `now` is the task of that instant.
std::optional<Vector3> watchedIn(const Model& model, const Task& task, const Task& now, double time) {
  if (const auto gaze = gazeAt(task, time)) return gaze;
  if (const auto hold = nextHold(task, now, time)) return hold;
  const HandsAtWork hands = handsAtWork(model, task, time);
  if (const auto work = onePlace(hands.working)) return work;
  if (const auto turned = turnedPlace(now.contacts)) return turned;
  if (const auto goal = onePlace(hands.settingOut)) return goal;
  return gazeOf(task);
}

}  // namespace

std::optional<Vector3> watchedPlace(const Model& model, const Task& task, double time) {
  return watchedIn(model, task, taskAt(task, time), time);
}

Task watchfulTaskAt(const Model& model, const Task& task, double time) {
  Task now = taskAt(task, time);
  now.watched = watchedIn(model, task, now, time);
  return now;
}

std::optional<Vector3> placeOfWork(const Model& model, const Task& task) {
  if (task.watched) return task.watched;
  if (const auto gaze = gazeOf(task)) return gaze;
  Places reaches;
  for (const Target& target : task.targets)
    if (const auto place = isReach(model, target) ? reachOf(target) : std::nullopt) reaches.push_back(*place);
  return reaches.empty() ? turnedPlace(task.contacts) : onePlace(reaches);
}

std::optional<Vector3> placeOfHands(const Model& model, const Task& task) {
  Places reaches, holds;
  for (const Target& target : task.targets) {
    if (!isReach(model, target)) continue;
    if (target.kind == TargetKind::Point) reaches.push_back(target.position);
    if (target.kind == TargetKind::Path)
      for (const Vector3& point : pathPoints(target)) reaches.push_back(point);
  }
  // a hand that reaches is watched more than one that holds
  if (!reaches.empty()) return meanOf(reaches);
  for (const Contact& contact : task.contacts)
    if (contact.pinned && isHand(contact.end)) holds.push_back(contact.position);
  return meanOf(holds);
}

}  // namespace handhold
