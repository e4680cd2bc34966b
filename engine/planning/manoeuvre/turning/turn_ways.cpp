// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/planning/manoeuvre/turning/turn_ways.h"

#include <algorithm>
#include <cmath>

#include "engine/planning/manoeuvre/turning/circle_forms.h"
#include "engine/trial/violation_words.h"

namespace handhold {

namespace {

constexpr int kMoreCycles = 3;        // than the fewest that reach the angle are worth a look
constexpr int kExactInstants = 80;    // of each step, for the way that is taken
constexpr double kShareError = 1e-3;  // of strength, in the search for the least
constexpr double kInLimits = 1e-6;    // rad

/// "up, left and up"
std::string axesOf(const std::vector<TurnShare>& shares) {
  std::string words;
  for (std::size_t i = 0; i < shares.size(); ++i) {
    words.append(i == 0 ? "" : i + 1 == shares.size() ? " and " : ", ");
    words.append(shares[i].kind == TurnKind::Yaw     ? "up"
                 : shares[i].kind == TurnKind::Pitch ? "left"
                                                     : "forward");
  }
  return words;
}

std::string cycleWords(const TurnCycle& cycle) {
  if (cycle.circles) return cycle.circles->words;
  return cycle.limbs == TurnLimbs::Legs ? "leg cycles" : "cycles of legs and arms";
}

}  // namespace

double TurnWay::time(double share, double maxSpeed) const {
  const std::array<double, 3> d = loads.shortest(share, maxSpeed);
  return cycles * (d[0] + d[1] + d[2]);
}

const std::vector<TurnCycle>& TurnWays::forms(TurnKind kind) {
  auto known = forms_.find(kind);
  if (known == forms_.end()) known = forms_.emplace(kind, turnForms(model_, kind, request_.limbs)).first;
  return known->second;
}

/// Null where the joint limits leave nothing of it.
const TurnShape* TurnWays::shape(TurnKind kind, std::size_t form) {
  const auto key = std::make_pair(kind, form);
  auto known = shapes_.find(key);
  if (known == shapes_.end()) known = shapes_.emplace(key, TurnShape(model_, forms(kind)[form])).first;
  return known->second.mostAngle() > 0.0 ? &known->second : nullptr;
}

/// Limbs that go round do so several times between one lifting and closing.
void TurnWays::addWays(Course& course, std::size_t part, std::size_t form) {
  const double angle = course.shares[part].angle;
  const TurnShape* const known = shape(course.shares[part].kind, form);
  if (!known) return;
  const int fewest = static_cast<int>(std::ceil(std::abs(angle) / known->mostAngle() - 1e-9));
  const int from = request_.cycles.value_or(fewest), to = request_.cycles.value_or(fewest + kMoreCycles);
  for (int n = std::max(1, from); n <= std::min(to, kMostTurnCycles) && !isStopped(); ++n)
    if (n >= fewest) {
      TurnCycle cycle = known->about(angle / n);
      if (cycle.circles) cycle.rounds = n;
      course.ways[part].push_back(
          {known, n / cycle.rounds, cycle, CycleLoads(model_, cycleWays(model_, cycle))});
    }
}

void TurnWays::collectForm(std::size_t form) {
  for (Course& course : courses_)
    for (std::size_t part = 0; part < course.shares.size() && !isStopped(); ++part)
      if (form < forms(course.shares[part].kind).size()) addWays(course, part, form);
}

/// Every form for all parts before the next one, so that a stop finds ways for all of them early.
void TurnWays::collect(double angle, const ProgressSink& progress) {
  courses_.clear();
  std::size_t most = 0;
  for (std::vector<TurnShare>& shares : turnCourses(request_.axis, angle)) {
    for (const TurnShare& part : shares) most = std::max(most, forms(part.kind).size());
    std::vector<std::vector<TurnWay>> ways(shares.size());
    courses_.push_back({std::move(shares), std::move(ways)});
  }
  for (std::size_t form = 0; form < most && !isStopped(); ++form) {
    tellStage(progress, "Trying cycles", static_cast<double>(form) / static_cast<double>(most));
    collectForm(form);
  }
}

bool TurnWays::allParts() const {
  return std::ranges::any_of(courses_, [](const Course& course) {
    return std::ranges::none_of(course.ways, [](const auto& list) { return list.empty(); });
  });
}

std::size_t TurnWays::fastest(const std::vector<TurnWay>& ways, double share) const {
  const auto best = std::ranges::min_element(
      ways, {}, [&](const TurnWay& way) { return way.time(share, request_.maxSpeed); });
  return static_cast<std::size_t>(best - ways.begin());
}

double TurnWays::timeOf(const Course& course, double share) const {
  double sum = 0.0;
  for (const std::vector<TurnWay>& ways : course.ways)
    sum += ways.empty() ? kNever : ways[fastest(ways, share)].time(share, request_.maxSpeed);
  return sum;
}

std::size_t TurnWays::fastestCourse(double share) const {
  const auto best =
      std::ranges::min_element(courses_, {}, [&](const Course& course) { return timeOf(course, share); });
  return static_cast<std::size_t>(best - courses_.begin());
}

double TurnWays::timeAt(double share) const {
  return courses_.empty() ? kNever : timeOf(courses_[fastestCourse(share)], share);
}

std::vector<TurnManner> TurnWays::manners(double share) const {
  std::vector<TurnManner> list;
  const auto add = [&](const std::string& words, double time) {
    const auto known = std::ranges::find(list, words, &TurnManner::words);
    if (known == list.end())
      list.push_back({words, time});
    else
      known->time = std::min(known->time, time);
  };
  for (const Course& course : courses_)
    if (course.shares.size() > 1)
      add("turns about " + axesOf(course.shares), timeOf(course, share));
    else
      for (const TurnWay& way : course.ways.front())
        add(cycleWords(way.cycle), way.time(share, request_.maxSpeed));
  std::erase_if(list, [](const TurnManner& manner) { return !std::isfinite(manner.time); });
  std::ranges::stable_sort(list, {}, &TurnManner::time);
  return list;
}

double TurnWays::leastShare(double time) const {
  double enough = request_.strengthShare, less = 0.0;
  while (enough - less > kShareError * enough) {
    const double middle = 0.5 * (enough + less);
    (timeAt(middle) <= time ? enough : less) = middle;
  }
  return enough;
}

std::string TurnWays::mannerOf(const Course& course, const TurnWay& way) {
  return course.shares.size() > 1 ? "turns about " + axesOf(course.shares) : cycleWords(way.cycle);
}

/// What the first of a manner to clash does is told.
bool TurnWays::staysClear(const std::string& manner, const CycleWays& limbs) {
  VectorX q = model_.zeroPosition();
  std::optional<Violation> worst;
  for (const std::vector<VectorX>& way : limbs)
    for (const VectorX& angles : way) {
      q.tail(model_.jointCount()) = angles;
      const std::optional<Violation> deep = own_.deepest(q);
      if (deep && (!worst || deep->value > worst->value)) worst = deep;
    }
  if (!worst) return true;
  clashes_.emplace(manner, told(*worst));
  return false;
}

/// Nothing where it would pass a joint limit, or into the body.
std::optional<TurnWay> TurnWays::exactly(const Course& course, std::size_t part, const TurnWay& rough) {
  TurnWay way = rough;
  way.look = TurnLook::Exact;
  way.cycle = way.shape->exactly(course.shares[part].angle / rough.count());
  way.cycle.rounds = rough.cycle.rounds;
  const CycleWays limbs = cycleWays(model_, way.cycle);
  if (limitExcess(model_, limbs) > kInLimits) return std::nullopt;
  if (isClear_ && !staysClear(mannerOf(course, rough), limbs)) return std::nullopt;
  way.loads = CycleLoads(model_, limbs, kExactInstants);
  return way;
}

/// Meets the fastest ways exactly that were not; false where a part has none left.
bool TurnWays::meetFastest(Course& course, double share) {
  for (std::size_t part = 0; part < course.shares.size(); ++part) {
    std::vector<TurnWay>& list = course.ways[part];
    if (list.empty()) return false;
    const std::size_t best = fastest(list, share);
    if (list[best].look == TurnLook::Exact) continue;
    if (std::optional<TurnWay> way = exactly(course, part, list[best]))
      list[best] = std::move(*way);
    else
      list.erase(list.begin() + static_cast<std::ptrdiff_t>(best));
    return false;
  }
  return true;
}

/// A way takes a little longer than a rough look tells: the fastest is met exactly until it is one that was.
bool TurnWays::keepFastestOf(double share) {
  while (std::isfinite(timeAt(share))) {
    const std::size_t best = fastestCourse(share);
    if (!meetFastest(courses_[best], share)) continue;
    Course kept = std::move(courses_[best]);
    for (std::vector<TurnWay>& list : kept.ways) list = {TurnWay(list[fastest(list, share)])};
    courses_.clear();
    courses_.push_back(std::move(kept));
    return true;
  }
  return false;
}

bool TurnWays::keepFastest(double share) {
  const std::vector<Course> all = courses_;
  clashes_.clear();
  isClear_ = true;
  if (keepFastestOf(share)) return true;
  courses_ = all;
  isClear_ = false;
  return !clashes_.empty() && keepFastestOf(share);
}

}  // namespace handhold
