// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/task/task_at.h"

#include <algorithm>

namespace handhold {

namespace {

/// Times nearer than this are the same (s).
constexpr double kSameTime = 1e-9;

bool within(double time, double from, double to) {
  return time >= from - kSameTime && time <= to + kSameTime;
}

}  // namespace

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

Task taskAt(const Task& task, double time) {
  Task now = task;
  for (Contact& contact : now.contacts) contact.pinned = holdsAt(task, contact, time);
  now.targets.clear();
  for (const TimedTarget& timed : task.motion.targets)
    if (within(time, timed.from, timed.to)) now.targets.push_back(timed.target);
  now.objective = task.motion.objective.body;
  return now;
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
