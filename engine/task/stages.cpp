// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/task/stages.h"

#include <algorithm>
#include <cmath>
#include <tuple>

#include "engine/core/bounds.h"
#include "engine/core/nearest_name.h"

namespace handhold {

namespace {

/// Times nearer than this are the same (s).
constexpr double kSameInstant = 1e-9;
constexpr double kNewDuration = 1.0;  // s
/// Faster than anybody moves.
constexpr Range kSpeed{-100.0, 100.0, "m/s or rad/s"};

/// Of two that have a name in common one goes on with the other only where all that they ask is the same.
bool isOfOne(const HoldInterval& a, const HoldInterval& b) { return a.contact == b.contact; }
bool isOfOne(const TimedTarget& a, const TimedTarget& b) {
  const auto all = [](const Target& t) {
    return std::tie(t.name, t.kind, t.site, t.position, t.direction, t.orientation.coeffs(), t.mustHold,
                    t.weight, t.radius, t.path, t.pace);
  };
  return all(a.target) == all(b.target);
}

/// What lies within a stage, its times counted from the stage's beginning as parts of its duration.
struct Content {
  Stage stage;
  std::vector<HoldInterval> holds;
  std::vector<TimedTarget> targets;
};

double beginOf(const MotionSettings& motion, std::size_t stage) {
  double begin = 0.0;
  for (std::size_t i = 0; i < stage; ++i) begin += motion.stages[i].duration;
  return begin;
}

/// The part of an interval that lies within a stage; an instant on a border belongs to the stage before it.
template <class Interval>
std::optional<Interval> partWithin(Interval interval, double begin, double duration) {
  const bool isInstant = interval.to - interval.from < kSameInstant;
  const double from = std::max(interval.from, begin), to = std::min(interval.to, begin + duration);
  const bool isFirst = begin < kSameInstant;
  const bool isOutside = isInstant ? to < from - kSameInstant || (from - begin < kSameInstant && !isFirst)
                                   : to - from < kSameInstant;
  if (isOutside) return std::nullopt;
  interval.from = (from - begin) / duration;
  interval.to = (std::max(from, to) - begin) / duration;
  return interval;
}

std::vector<Content> takenApart(const MotionSettings& motion) {
  std::vector<Content> contents;
  for (std::size_t i = 0; i < motion.stages.size(); ++i) {
    Content content{motion.stages[i], {}, {}};
    const double begin = beginOf(motion, i), duration = motion.stages[i].duration;
    for (const HoldInterval& hold : motion.holds)
      if (const auto part = partWithin(hold, begin, duration)) content.holds.push_back(*part);
    for (const TimedTarget& target : motion.targets)
      if (const auto part = partWithin(target, begin, duration)) content.targets.push_back(*part);
    contents.push_back(std::move(content));
  }
  return contents;
}

/// A piece that begins where the one before it of that thing ends goes on with it.
template <class Interval>
void append(std::vector<Interval>& list, Interval piece) {
  for (Interval& before : list) {
    if (!isOfOne(before, piece) || piece.from - before.to > kSameInstant) continue;
    before.to = std::max(before.to, piece.to);
    return;
  }
  list.push_back(std::move(piece));
}

void putTogether(std::vector<Content> contents, MotionSettings& motion) {
  motion.stages.clear();
  motion.holds.clear();
  motion.targets.clear();
  double begin = 0.0;
  for (Content& content : contents) {
    const auto placed = [&](auto interval) {
      interval.from = begin + interval.from * content.stage.duration;
      interval.to = begin + interval.to * content.stage.duration;
      return interval;
    };
    for (const HoldInterval& hold : content.holds) append(motion.holds, placed(hold));
    for (const TimedTarget& target : content.targets) append(motion.targets, placed(target));
    begin += content.stage.duration;
    motion.stages.push_back(std::move(content.stage));
  }
  motion.duration = begin;
}

/// What lasts from the end of one stage into the next, or to the end of the motion, lasts between them, too.
template <class Interval>
std::vector<Interval> lasting(const std::vector<Interval>& before, const std::vector<Interval>* after) {
  std::vector<Interval> list;
  for (Interval interval : before) {
    const auto goesOn = [&](const Interval& next) {
      return isOfOne(next, interval) && next.from < kSameInstant;
    };
    if (interval.to < 1.0 - kSameInstant || interval.to - interval.from < kSameInstant) continue;
    if (after && std::ranges::none_of(*after, goesOn)) continue;
    interval.from = 0.0;
    interval.to = 1.0;
    list.push_back(std::move(interval));
  }
  return list;
}

/// What was told of the border that stays behind a stage that goes, where its new neighbour says nothing.
void keepSpeed(const StageVelocity& told, StageVelocity& neighbour) {
  if (neighbour.kind == StageVelocity::Kind::Carried) neighbour = told;
}

std::string freeStageName(const MotionSettings& motion) {
  for (std::size_t number = motion.stages.size() + 1;; ++number) {
    const std::string name = "stage " + std::to_string(number);
    if (std::ranges::find(motion.stages, name, &Stage::name) == motion.stages.end()) return name;
  }
}

std::optional<TaskProblem> velocityProblem(const StageVelocity& velocity, const Model& model,
                                           const std::string& path) {
  for (std::size_t i = 0; i < velocity.given.size(); ++i) {
    const GivenVelocity& given = velocity.given[i];
    const std::string at = path + "[" + std::to_string(i) + "]";
    std::vector<std::string> names;
    for (const Site& site : model.sites) names.push_back(site.name);
    if (!given.site.empty() && !model.findSite(given.site).valid())
      return TaskProblem{at + ".site", "the model has no site " + quoted(given.site),
                         suggestion(given.site, names)};
    names.clear();
    for (int joint = 1; joint < model.linkCount(); ++joint) names.push_back(model.joints[joint].name);
    if (given.site.empty() && model.findJoint(given.joint) < 1)
      return TaskProblem{at + ".joint", "the model has no joint " + quoted(given.joint),
                         suggestion(given.joint, names)};
    for (const double part : {given.linear.x(), given.linear.y(), given.linear.z(), given.speed})
      if (!kSpeed.holds(part))
        return TaskProblem{at + (given.site.empty() ? ".speed" : ".velocity"), outOfRange(part),
                           "write " + inWords(kSpeed)};
  }
  return std::nullopt;
}

/// Both stages that meet may say how fast: the same.
std::optional<TaskProblem> meetingProblem(const MotionSettings& motion, std::size_t stage) {
  if (stage == 0) return std::nullopt;
  const StageVelocity &before = motion.stages[stage - 1].end, &after = motion.stages[stage].start;
  if (before.kind == StageVelocity::Kind::Carried || after.kind == StageVelocity::Kind::Carried ||
      before == after)
    return std::nullopt;
  return TaskProblem{"motion.stages[" + std::to_string(stage) + "].start_velocity",
                     "is not the end_velocity of the stage before it", "leave one of them out"};
}

std::string pathOf(std::size_t stage) { return "motion.stages[" + std::to_string(stage) + "]"; }

std::optional<TaskProblem> nameProblem(const MotionSettings& motion, std::size_t stage) {
  const std::string& name = motion.stages[stage].name;
  if (name.empty()) return TaskProblem{pathOf(stage) + ".name", "is empty", "give it a name"};
  for (std::size_t i = 0; i < stage; ++i)
    if (motion.stages[i].name == name)
      return TaskProblem{pathOf(stage) + ".name", quoted(name) + " is the name of " + pathOf(i) + " too",
                         "choose another name"};
  return std::nullopt;
}

bool isGivenAtAnEnd(const MotionSettings& motion) {
  return motion.stages.front().start.kind == StageVelocity::Kind::Given ||
         motion.stages.back().end.kind == StageVelocity::Kind::Given;
}

/// A free duration begins between its bounds.
std::optional<TaskProblem> durationProblem(const MotionSettings& motion) {
  const Range free{motion.shortest.value_or(0.0), motion.longest.value_or(bound::kDuration.most), "s"};
  if (free.least > free.most || free.holds(motion.duration)) return std::nullopt;
  return TaskProblem{"motion.duration", "lies outside of the shortest and the longest",
                     "write " + inWords(free)};
}

}  // namespace

std::vector<StageBorder> stageBorders(const MotionSettings& motion) {
  std::vector<StageBorder> borders;
  const std::size_t count = motion.stages.size();
  for (std::size_t i = 0; count > 0 && i <= count; ++i) {
    StageBorder border;
    border.time = beginOf(motion, i);
    if (i > 0) border.velocity = motion.stages[i - 1].end;
    if (i < count && border.velocity.kind == StageVelocity::Kind::Carried)
      border.velocity = motion.stages[i].start;
    const bool isEnd = i == 0 || i == count;
    if (isEnd && border.velocity.kind == StageVelocity::Kind::Carried)
      border.velocity.kind = StageVelocity::Kind::Rest;
    border.name = i == 0       ? "at the beginning of " + motion.stages.front().name
                  : i == count ? "at the end of " + motion.stages.back().name
                               : "between " + motion.stages[i - 1].name + " and " + motion.stages[i].name;
    borders.push_back(std::move(border));
  }
  return borders;
}

std::vector<StageBorder> prescribedBorders(const MotionSettings& motion) {
  std::vector<StageBorder> borders = stageBorders(motion);
  std::erase_if(borders, [&](const StageBorder& border) {
    const bool isWithin = border.time > kSameInstant && border.time < motion.duration - kSameInstant;
    return !isWithin || border.velocity.kind == StageVelocity::Kind::Carried;
  });
  return borders;
}

const GivenVelocity* greatestSpeed(const MotionSettings& motion) {
  const GivenVelocity *site = nullptr, *joint = nullptr;
  const auto take = [](const GivenVelocity& given, double size, double most, const GivenVelocity*& greatest) {
    if (size > most) greatest = &given;
  };
  for (const Stage& stage : motion.stages)
    for (const StageVelocity* velocity : {&stage.start, &stage.end})
      for (const GivenVelocity& given : velocity->given) {
        take(given, given.linear.norm(), site ? site->linear.norm() : 0.0, site);
        take(given, std::abs(given.speed), joint ? std::abs(joint->speed) : 0.0, joint);
      }
  return site ? site : joint;
}

std::optional<TaskProblem> stageProblem(const Task& task, const Model& model) {
  const MotionSettings& motion = task.motion;
  if (const auto problem = durationProblem(motion)) return problem;
  for (std::size_t i = 0; i < motion.stages.size(); ++i) {
    const Stage& stage = motion.stages[i];
    if (const auto problem = nameProblem(motion, i)) return problem;
    if (!bound::kDuration.holds(stage.duration))
      return TaskProblem{pathOf(i) + ".duration", outOfRange(stage.duration),
                         "write " + inWords(bound::kDuration)};
    if (const auto problem = velocityProblem(stage.start, model, pathOf(i) + ".start_velocity"))
      return problem;
    if (const auto problem = velocityProblem(stage.end, model, pathOf(i) + ".end_velocity")) return problem;
    if (const auto problem = meetingProblem(motion, i)) return problem;
  }
  if (motion.stages.empty()) return std::nullopt;
  const double whole = beginOf(motion, motion.stages.size());
  if (std::abs(whole - motion.duration) > kSameInstant * motion.stages.size())
    return TaskProblem{"motion.duration", "is not the sum of the stages", "leave it out, or correct it"};
  if ((motion.shortest || motion.longest) && isGivenAtAnEnd(motion))
    return TaskProblem{"motion.stages", "tell the speed at an end of a motion whose duration is free",
                       "leave out shortest and longest, or let the motion begin and end at rest"};
  return std::nullopt;
}

void setBorderVelocity(MotionSettings& motion, std::size_t border, const StageVelocity& velocity) {
  if (border > 0) motion.stages.at(border - 1).end = velocity;
  if (border < motion.stages.size()) motion.stages[border].start = border > 0 ? StageVelocity() : velocity;
}

void addStageAfter(MotionSettings& motion, std::size_t stage) {
  Stage added;
  added.name = freeStageName(motion);
  if (motion.stages.empty()) {
    added.duration = motion.duration;
    motion.stages.push_back(added);
    return;
  }
  added.duration = kNewDuration;
  std::vector<Content> contents = takenApart(motion);
  const std::size_t at = std::min(stage + 1, contents.size());
  const Content& before = contents[at - 1];
  const Content* after = at < contents.size() ? &contents[at] : nullptr;
  Content content{added, lasting(before.holds, after ? &after->holds : nullptr),
                  lasting(before.targets, after ? &after->targets : nullptr)};
  contents.insert(contents.begin() + static_cast<std::ptrdiff_t>(at), std::move(content));
  putTogether(std::move(contents), motion);
}

void removeStage(MotionSettings& motion, std::size_t stage) {
  if (motion.stages.size() <= 1) return motion.stages.clear();
  std::vector<Content> contents = takenApart(motion);
  const Stage& gone = motion.stages.at(stage);
  if (stage > 0)
    keepSpeed(gone.end, contents[stage - 1].stage.end);
  else
    keepSpeed(gone.start, contents[1].stage.start);
  contents.erase(contents.begin() + static_cast<std::ptrdiff_t>(stage));
  putTogether(std::move(contents), motion);
}

void swapWithNext(MotionSettings& motion, std::size_t stage) {
  if (stage + 1 >= motion.stages.size()) return;
  std::vector<Content> contents = takenApart(motion);
  std::swap(contents[stage], contents[stage + 1]);
  putTogether(std::move(contents), motion);
}

void moveBorder(MotionSettings& motion, std::size_t border, double time) {
  const double whole = motion.duration, begin = beginOf(motion, border - 1);
  const double both = motion.stages.at(border - 1).duration + motion.stages.at(border).duration;
  if (both < 2.0 * kShortestStage) return;
  const double first = std::clamp(time - begin, kShortestStage, both - kShortestStage);
  setStageDuration(motion, border - 1, first);
  setStageDuration(motion, border, both - first);
  motion.duration = whole;  // but for rounding it is
}

void setStageDuration(MotionSettings& motion, std::size_t stage, double duration) {
  std::vector<Content> contents = takenApart(motion);
  contents.at(stage).stage.duration = duration;
  putTogether(std::move(contents), motion);
}

}  // namespace handhold
