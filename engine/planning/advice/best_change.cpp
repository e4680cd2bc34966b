// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/planning/advice/best_change.h"

#include <algorithm>
#include <cmath>

#include "engine/task/prop_places.h"
#include "engine/task/task_check.h"
#include "engine/trial/violation_words.h"
#include "engine/trial/worst_violations.h"

namespace handhold {

namespace {

using Kind = TaskChange::Kind;

/// Levers that are tried, and how often one is lengthened from where it got.
constexpr size_t kTried = 4;
constexpr int kLengthened = 3;
constexpr int kTrials = 10;
/// Of the gap: what a change must take away to be lengthened, and to be told at all.
constexpr double kWorthMore = 0.3, kWorthTelling = 0.1;
/// Beyond these it is another task or another person.
constexpr double kFarthest = 1.0;  // m
constexpr double kGreatestFactor = 2.0, kSmallestFactor = 0.2;
constexpr double kWidest = 30.0 * M_PI / 180.0;

TaskChange both(const TaskChange& first, const TaskChange& second) {
  TaskChange sum = first;
  sum.by += second.by;
  sum.factor *= second.factor;
  sum.angle += second.angle;
  return rounded(sum);
}

/// A contact slides no further than to the end of what it lives on: that is told.
TaskChange feasible(const Task& task, TaskChange change) {
  if (change.kind != TaskChange::Kind::Contact || !task.contacts[change.index].place) return change;
  Contact slid = task.contacts[change.index];
  slideTo(task, slid.position + change.by, slid);
  change.by = slid.position - task.contacts[change.index].position;
  return rounded(change);
}

bool isWithinReason(const TaskChange& change) {
  return change.by.norm() <= kFarthest && change.factor <= kGreatestFactor &&
         change.factor >= kSmallestFactor && change.angle <= kWidest;
}

/// One lever, and what the task comes to with it.
struct Candidate {
  TaskChange change;
  std::vector<Violation> violations;
  double gap = 0.0;
};

class Search {
 public:
  Search(const Model& model, const Task& task, const Trial& trial)
      : model_(model), task_(task), trial_(trial), isSound_(!findProblem(task, model)) {}

  std::optional<Candidate> follow(const Lever& lever, double gap);
  bool wasStopped() const { return wasStopped_; }
  bool isOver() const { return wasStopped_ || trials_ >= kTrials; }

 private:
  using List = std::vector<Lever> Outlook::*;
  std::optional<Outlook> tryOut(const TaskChange& change);
  void lengthen(List list, double before, Outlook& outlook, Candidate& reached);

  const Model& model_;
  const Task& task_;
  const Trial& trial_;
  const bool isSound_;  ///< tasks of one instant may name what they have no longer
  bool wasStopped_ = false;
  int trials_ = 0;
};

std::optional<Outlook> Search::tryOut(const TaskChange& change) {
  Model model = model_;
  Task task = task_;
  apply(change, model, task);
  if (isSound_ && findProblem(task, model)) return {};  // whoever takes the advice would be refused
  ++trials_;
  std::optional<Outlook> outlook = trial_(model, task);
  wasStopped_ = wasStopped_ || !outlook;
  return outlook;
}

/// As far as steps of the same kind take away enough.
void Search::lengthen(List list, double before, Outlook& outlook, Candidate& reached) {
  for (int k = 0; k < kLengthened && reached.gap > 0.0 && reached.gap < (1.0 - kWorthMore) * before; ++k) {
    const std::vector<Lever>& steps = outlook.*list;
    const auto next = std::ranges::find_if(steps, [&](const Lever& l) {
      return l.change.kind == reached.change.kind && l.change.index == reached.change.index;
    });
    if (next == steps.end()) return;
    const TaskChange longer = feasible(task_, both(reached.change, next->change));
    if (!isWithinReason(longer) || longer == reached.change) return;
    std::optional<Outlook> there = tryOut(longer);
    if (!there || gapOf(there->violations) >= reached.gap) return;
    outlook = std::move(*there);
    before = reached.gap;
    reached = {longer, outlook.violations, gapOf(outlook.violations)};
  }
}

std::optional<Candidate> Search::follow(const Lever& lever, double gap) {
  const TaskChange first = feasible(task_, lever.change);
  std::optional<Outlook> outlook = tryOut(first);
  if (!outlook) return {};
  Candidate reached{first, outlook->violations, gapOf(outlook->violations)};
  lengthen(&Outlook::levers, gap, *outlook, reached);
  if (reached.gap < gap) lengthen(&Outlook::towardsNearest, INFINITY, *outlook, reached);
  return reached;
}

/// As gapOf(), of one kind of law alone.
double gapOf(const std::vector<Violation>& violations, ViolationKind kind) {
  double sum = 0.0;
  for (const Violation& law : violations)
    if (law.kind() == kind) sum += gravityOf(law);
  return sum;
}

/// Whether a part of what is most broken goes: less of what is broken besides is no help.
bool isAboutTheGravest(const std::vector<Violation>& before, const std::vector<Violation>& after) {
  const auto gravest = std::ranges::max_element(before, {}, gravityOf);
  if (gravest == before.end()) return true;
  return gapOf(after, gravest->kind()) < (1.0 - kWorthTelling) * gapOf(before, gravest->kind());
}

Advice advised(const Candidate& best) {
  if (best.violations.empty()) return {Effect::MakesPossible, best.change};
  return {Effect::HelpsMost, best.change, best.violations.front()};
}

}  // namespace

double gapOf(const std::vector<Violation>& violations) {
  double sum = 0.0;
  for (const Violation& law : violations) sum += gravityOf(law);
  return sum;
}

void tellReason(const ProgressSink& progress, const std::vector<Violation>& violations) {
  const std::string reason = finding({}, violations);
  const std::string stage =
      reason.empty() ? "Looking for a change that helps" : reason + "; looking for a change that helps";
  tellStage(progress, stage.c_str(), -1.0);
}

Advice bestChange(const Model& model, const Task& task, const Outlook& now, const Trial& trial) {
  const double gap = gapOf(now.violations);
  Search search(model, task, trial);
  Candidate best{{}, now.violations, gap};
  for (size_t k = 0; k < std::min(kTried, now.levers.size()) && best.gap > 0.0 && !search.isOver(); ++k) {
    const std::optional<Candidate> candidate = search.follow(now.levers[k], gap);
    if (candidate && candidate->gap < best.gap && isAboutTheGravest(now.violations, candidate->violations))
      best = *candidate;
  }
  if (!(best.gap < (1.0 - kWorthTelling) * gap)) return search.wasStopped() ? likelyChange(now) : Advice();
  return advised(best);
}

Advice likelyChange(const Outlook& now) {
  if (now.levers.empty()) return {};
  return {Effect::ShouldHelp, now.levers.front().change};
}

}  // namespace handhold
