// SPDX-License-Identifier: GPL-3.0-or-later
// Which of several motions is refined: even or uneven ones, from the plan or from further starts.
#include <algorithm>
#include <cmath>
#include <random>
#include <utility>

#include "engine/laws/goals/goal_terms.h"
#include "engine/planning/prediction/predictor.h"

namespace handhold {

namespace {

using Mode = PostureProblem::Mode;
using Question = MotionPredictionOptions::Question;

/// Searches run on so many spans a second, enough to tell which motion is cheaper, within these bounds; with
/// so many instants for each control point.
constexpr double kSpansPerSecond = 7.0;
constexpr int kFewestSpans = 13, kMostSpans = 36, kInstantsPerPoint = 2, kMoreInstants = 4;
/// Between given states curves that are asked for so much finer are for what rough ones cannot do, as to
/// land.
constexpr double kForSomethingSudden = 2.5;
/// A motion that is not its own mirror image is taken where it costs less by this part.
constexpr double kClearlyCheaper = 1e-2;
/// An uneven motion dearer than the even one by this part tells nothing of those beside the even one.
constexpr double kTellsNothing = 0.1;
/// As uneven as this a motion still looks even (rad, m), and so far from an even one uneven ones are sought
/// (units of the unknowns).
constexpr double kUneven = 0.02, kNudge = 1e-3;
/// On the way further starts bulge aside by so much (units of the unknowns).
constexpr double kBulge = 0.25;

/// Unknowns shaken by normal noise, the same for the same seed.
VectorX shaken(VectorX x, double spread, unsigned seed) {
  std::mt19937 random(seed);
  std::normal_distribution<double> normal(0.0, spread);
  for (double& value : x) value += normal(random);
  return x;
}

/// Coordinates that bulge aside between the ends by normal noise, the same for the same seed.
MotionCurves bulged(MotionCurves curves, unsigned seed) {
  std::mt19937 random(seed);
  std::normal_distribution<double> normal(0.0, kBulge);
  MatrixX& controls = curves.controls[0];
  const auto inner = controls.cols() - 2 * MotionLayout::kGivenEnds;
  const VectorX bulge =
      (VectorX::LinSpaced(inner, 1.0, static_cast<double>(inner)) * M_PI / (inner + 1.0)).array().sin();
  for (Eigen::Index s = 0; s < controls.rows(); ++s)
    controls.row(s).segment(MotionLayout::kGivenEnds, inner) += normal(random) * bulge.transpose();
  return curves;
}

/// Curves to search with, as fine as the time wants. Fewer instants than unknowns are asked for as they are.
MotionSettings searchGrid(MotionSettings motion, int maxRefinements) {
  const int spans =
      std::clamp(static_cast<int>(std::lround(kSpansPerSecond * motion.duration)), kFewestSpans, kMostSpans);
  const int points = motion.degree + spans, instants = kInstantsPerPoint * points + kMoreInstants;
  const bool isGiven = motion.begin && motion.end;
  if (isGiven && motion.controlPoints - motion.degree > kForSomethingSudden * spans) return motion;
  const bool isAsIs = maxRefinements == 0 || motion.instants < motion.controlPoints;
  if (isAsIs && (points >= motion.controlPoints || instants >= motion.instants)) return motion;
  motion.controlPoints = points;
  motion.instants = instants;
  return motion;
}

}  // namespace

/// Searches where iterations are cheap: roughly, with curves as fine as the time wants; then those that the
/// task asks for, or finer ones where they gain.
void Predictor::search(const MotionPlan& plan) {
  const MotionSettings grid = searchGrid(asked_, options_.maxRefinements);
  isAskedSearched_ =
      work_ == 0.0 && grid.controlPoints == asked_.controlPoints && grid.instants == asked_.instants;
  result_.task.motion = grid;
  result_.refinements = 0;  // those of a neighbour that led to nothing do not count
  effort_ = Effort::Rough;
  searchOnGrid(plan);
  effort_ = Effort::Whole;
  if (status_ == NlpStatus::Stopped) return;
  if (isSolved(status_)) return takeFinal();
  const bool isCoarser = asked_.controlPoints < result_.task.motion.controlPoints;
  result_.task.motion = asked_;
  if (isTooFast() || isTooMuch() || options_.question == Question::WhetherItHolds) return;
  mirror_.reset();
  if (!isCoarser) strict(guessed(plan), nullptr);
}

/// Between given states the guess is a motion that was done, from which rough curves may lead away to where
/// no finer ones hold: once more, on those that are asked for from the first. Where they were searched on at
/// once that would come out as it did.
void Predictor::searchOnAsked(const MotionPlan& plan) {
  if (isAskedSearched_) return;
  Found rough = found();
  work_ = 0.0;
  shares_ = {VectorX::Ones(model_.jointCount())};
  coarser_.reset();
  seeksGain_ = options_.question != Question::WhetherItHolds;
  result_.task.motion = asked_;
  effort_ = Effort::Rough;
  searchOnGrid(plan);
  effort_ = Effort::Whole;
  if (isSolved(status_)) {
    takeFinal();
    refine();
  }
  if (!isSolved(status_) || !result_.check.violations.empty()) goBack(std::move(rough));
}

/// From the curves on which a motion was found to those that it shall have; where none is found on them, it
/// is kept and refined as far as the laws between its instants want.
void Predictor::takeFinal() {
  work_ = std::min(work_, (1.0 - kLeftToRefine) * kMostWork);
  Found rough = found();
  const MotionSettings fine = finalGrid();
  result_.refinements += fine.controlPoints > asked_.controlPoints ? 1 : 0;
  if (takeGrid(fine) || status_ == NlpStatus::Stopped) return;
  seeksGain_ = false;
  goBack(std::move(rough));
}

/// As fine as it is asked for, as it was searched with, and as the laws between the instants want and it
/// gains. Limits that rough curves break a little there get their reserve at once.
MotionSettings Predictor::finalGrid() {
  const MotionSettings searched = result_.task.motion;
  if (options_.maxRefinements == 0) return asked_;
  check();
  const MotionSettings fine =
      finer(searched, std::max(wantedFineness(), seeksGain_ ? gainfulFineness() : 1.0));
  const MotionSettings& taken = fine.controlPoints > asked_.controlPoints ? fine : asked_;
  reserve(static_cast<double>(taken.controlPoints - taken.degree) /
          (searched.controlPoints - searched.degree));
  return taken;
}

void Predictor::searchOnGrid(const MotionPlan& plan) {
  mirror_ = plan.mirror;
  const MotionCurves guess = guessed(plan);
  strict(guess, nullptr);
  if (plan.connected && !isSolved(status_)) tryConnected(*plan.connected);
  const bool asksMore = options_.question == Question::WhatHolds;
  if (asksMore && !isSolved(status_) && plan.isFromRestToRest()) hasten(plan.guess);
  if (isTooFast() && !isSolved(status_)) return;
  if (mirror_) compare();
  if (!isSolved(status_) && mirror_ && status_ != NlpStatus::Stopped) {
    mirror_.reset();
    strict(guess, nullptr);
  }
  if (plan.even) preferEven(*plan.even);
  for (int k = 1; k < options_.starts; ++k) tryFurther(guess, static_cast<unsigned>(k));
  if (asksMore && !isSolved(status_) && !pace_) ease(plan);
}

/// Where an uneven motion beside the even one is clearly cheaper, that one. Where the limits of both sides
/// differ, a motion that is still even with each as it is, is taken as it comes out.
void Predictor::compare() {
  if (!isSolved(status_)) return;
  Found even = found();
  mirror_.reset();
  MotionProblem problem(model_, result_.task, even.result.curves, Mode::Strict);
  const VectorX x = shaken(problem.startFrom(even.result.curves), kNudge, 0);
  take(problem, solve(problem, x, Start::Near));
  if (status_ == NlpStatus::Stopped) return;
  const bool isCheaper = isSolved(status_) && result_.objective < even.result.objective;
  const bool isClearly = isCheaper && isCheaperBy(kClearlyCheaper, result_.objective, even.result.objective);
  const bool isFreer = isCheaper && even.mirror->tellsLimitsApart(model_, result_.task);
  if (!isClearly && !(isFreer && unevenness(*even.mirror, problem) < kUneven)) return goBack(std::move(even));
  if (isClearly) compareEvened(even);
  if (!mirror_) even_ = std::move(even);
}

/// The even motion that was found first may lie in a poorer valley: from between the uneven one and its
/// mirror image one may lead to another that costs hardly more than the uneven one. Of two even ones the
/// cheaper is kept beside it.
void Predictor::compareEvened(Found& even) {
  Found uneven = found();
  mirror_ = even.mirror;
  strict(uneven.result.curves, nullptr);
  const bool isEven = isSolved(status_) && mirror_;
  if (isEven && !isCheaperBy(kClearlyCheaper, uneven.result.objective, result_.objective)) return;
  if (isEven && result_.objective < even.result.objective) even = found();
  goBack(std::move(uneven));
}

/// Even postures cost more where the plan has uneven ones; the motion between them need not, nor an uneven
/// one.
void Predictor::preferEven(const EvenWay& way) {
  if (status_ == NlpStatus::Stopped) return;
  Found uneven = found();
  mirror_ = way.mirror;
  const MotionLayout layout(model_, result_.task);
  strict(curvesThrough(model_, result_.task, layout, way.guess, {way.begin, way.end}), nullptr);
  const bool tells =
      isSolved(uneven.status) && !isCheaperBy(kTellsNothing, result_.objective, uneven.result.objective);
  if (!tells) compare();
  if (status_ == NlpStatus::Stopped) return;
  const bool isWorse =
      !isSolved(status_) || isCheaperBy(kClearlyCheaper, uneven.result.objective, result_.objective);
  if (isSolved(uneven.status) && isWorse) goBack(std::move(uneven));
}

/// The cheapest postures may lie in valleys that no motion joins.
void Predictor::tryConnected(const PlannedWay& way) {
  if (status_ == NlpStatus::Stopped) return;
  Found before = found();
  const MotionLayout layout(model_, result_.task);
  strict(curvesThrough(model_, result_.task, layout, way.guess, {way.begin, way.end}), nullptr);
  if (!isSolved(status_) && status_ != NlpStatus::Stopped) goBack(std::move(before));
}

/// From the guess, bulged.
void Predictor::tryFurther(const MotionCurves& guess, unsigned seed) {
  if (status_ == NlpStatus::Stopped) return;
  Found before = found();
  const Model model = weakened();
  MotionProblem problem(model, enforced(), bulged(guess, seed), Mode::Strict);
  take(problem, solve(problem, problem.startFrom(problem.curves()), Start::Guess));
  if (status_ == NlpStatus::Stopped) return;
  const bool isBetter = isSolved(status_) && result_.objective < before.result.objective;
  if (isSolved(before.status) && !isBetter) goBack(std::move(before));
}

/// The greatest difference of a posture of the motion from its mirror image (rad, m).
double Predictor::unevenness(const TaskMirror& mirror, const MotionProblem& problem) const {
  double most = 0.0;
  for (const auto& instant : problem.instants())
    most = std::max(
        most, difference(model_, instant->q(), mirror.image(model_, instant->q())).lpNorm<Eigen::Infinity>());
  return most;
}

MotionCurves Predictor::guessed(const MotionPlan& plan) const {
  const MotionLayout layout(model_, result_.task);
  return curvesThrough(model_, result_.task, layout, plan.guess, {plan.begin, plan.end});
}

}  // namespace handhold
