// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/planning/prediction/motion_problem.h"

#include <algorithm>
#include <cmath>
#include <cstdio>

#include "engine/core/parallel.h"
#include "engine/laws/goals/goal_terms.h"
#include "engine/laws/goals/motion_goals.h"
#include "engine/optimization/interior_point_state.h"
#include "engine/planning/prediction/instant_places.h"
#include "engine/planning/prediction/stage_speeds.h"
#include "engine/task/sight/watched_place.h"

namespace handhold {

namespace {

/// A steeper start is scaled down to this, as in Ipopt; goals that are small everywhere are scaled up to one,
/// but by no more than this.
constexpr double kSteepest = 100.0, kMostScaledUp = 1e3;
/// A newton or half a newton metre of equilibrium (scaled rows) are left to the loads, where they have at
/// least as many components as the base has freedoms.
constexpr double kLeftToLoads = 1e-2;
constexpr size_t kClosingLoads = 6;
/// Nearer than this (scaled rows) the Hessian has the second derivatives of inertia.
constexpr double kNearlyHolds = 0.02;
/// Of the time as a part of the duration.
constexpr double kSameShare = 1e-9;

}  // namespace

MotionProblem::MotionProblem(const Model& model, const Task& task, MotionCurves curves,
                             PostureProblem::Mode mode, LawSet yielding)
    : task_(task),
      mode_(mode),
      yielding_(yielding),
      layout_(model, task),
      curves_(std::move(curves)),
      jerk_(layout_, task.motion.objective.jerk),
      takeover_(model, task, layout_) {
  jerk_.setNominalDuration(task.motion.duration);
  const bool torqueYields = mode == PostureProblem::Mode::Nearest || yielding.has(LawGroup::Torque);
  if (torqueYields && layout_.greatest >= 0) layout_.upper[layout_.greatest] = 1e3;
  addInstants(model);
  if (task_.motion.objective.torqueRate > 0.0)
    torqueRate_ =
        std::make_unique<TorqueRateGoal>(model, task_, layout_, postureAt(model, layout_, curves_, 0.0));
  placeRows();
}

void MotionProblem::addInstants(const Model& model) {
  const MotionObjective& objective = task_.motion.objective;
  const VectorX heading = postureAt(model, layout_, curves_, 0.0);
  for (MotionInstant::Place place : instantPlaces(task_, layout_)) {
    place.mode = mode_;
    place.content.yielding = yielding_;
    const Task now = watchfulTaskAt(model, task_, place.u * task_.motion.duration);
    instants_.push_back(std::make_unique<MotionInstant>(model, now, layout_, place, heading));
    PostureProblem& problem = instants_.back()->problem();
    if (objective.work > 0.0) problem.addGoal(std::make_unique<WorkGoal>(objective.work));
    if (objective.nearest > 0.0)
      problem.addGoal(
          std::make_unique<NearestGoal>(objective.nearest, postureAt(model, layout_, curves_, place.u)));
  }
  addSpeeds(model);
}

/// Where stages meet with a speed that is told.
void MotionProblem::addSpeeds(const Model& model) {
  for (const StageBorder& border : prescribedBorders(task_.motion)) {
    const double u = border.time / task_.motion.duration;
    const auto at = std::ranges::find_if(
        instants_, [u](const auto& instant) { return std::abs(instant->u() - u) < kSameShare; });
    if (at == instants_.end()) continue;
    const VectorX q = postureAt(model, layout_, curves_, u);
    (*at)->problem().addLaw(LawGroup::Targets, speedRows(model, task_, q, border));
  }
}

void MotionProblem::placeRows() {
  std::vector<double> lower, upper;
  firstEquality_ = firstInequality_ = {0};
  for (const auto& instant : instants_) {
    const PostureProblem& problem = instant->problem();
    firstEquality_.push_back(firstEquality_.back() + problem.equalityCount());
    firstInequality_.push_back(firstInequality_.back() + problem.inequalityCount());
    const VectorX &below = problem.inequalityLower(), &above = problem.inequalityUpper();
    lower.insert(lower.end(), below.begin(), below.end());
    upper.insert(upper.end(), above.begin(), above.end());
  }
  inequalityLower_ = Eigen::Map<VectorX>(lower.data(), static_cast<Eigen::Index>(lower.size()));
  inequalityUpper_ = Eigen::Map<VectorX>(upper.data(), static_cast<Eigen::Index>(upper.size()));
}

VectorX MotionProblem::startFrom(const MotionCurves& curves) const {
  VectorX x = VectorX::Zero(layout_.size);
  for (size_t g = 0; g < layout_.groups.size(); ++g) {
    const SignalGroup& group = layout_.groups[g];
    for (int i = 0; i < group.basis.count(); ++i)
      if (group.first[i] >= 0) x.segment(group.first[i], group.width()) = curves.controls[g].col(i);
  }
  if (layout_.greatest >= 0) x[layout_.greatest] = 0.9;
  if (layout_.duration >= 0) x[layout_.duration] = curves.duration / task_.motion.duration;
  return x.cwiseMax(layout_.lower).cwiseMin(layout_.upper);
}

void MotionProblem::set(const VectorX& x) const {
  for (size_t g = 0; g < layout_.groups.size(); ++g) {
    const SignalGroup& group = layout_.groups[g];
    for (int i = 0; i < group.basis.count(); ++i)
      if (group.first[i] >= 0) curves_.controls[g].col(i) = x.segment(group.first[i], group.width());
  }
  if (layout_.duration >= 0) curves_.duration = x[layout_.duration] * task_.motion.duration;
}

void MotionProblem::scaleObjectiveAt(const VectorX& x) {
  objectiveScale_ = 1.0;
  NlpValues values;
  evaluate(x, Order::Derivatives, values);
  const double steepness = values.gradient.lpNorm<Eigen::Infinity>() / kSteepest;
  objectiveScale_ = std::max(steepness, std::clamp(std::abs(values.objective), 1.0 / kMostScaledUp, 1.0));
}

/// What is minimised besides the goals of the instants.
double MotionProblem::curveGoals(Order order, VectorX& gradient) const {
  const double perSecond = layout_.duration >= 0 ? task_.motion.objective.duration : 0.0;
  double value = jerk_.value(curves_.controls[0], curves_.duration) + jerk_.evenness(curves_.controls[0]) +
                 takeover_.value(curves_.controls) + perSecond * curves_.duration;
  if (torqueRate_) {
    torqueRate_->evaluate(curves_, order);
    value += torqueRate_->value();
  }
  if (order == Order::Values) return value;
  jerk_.addGradient(curves_.controls[0], curves_.duration, 1.0, gradient);
  takeover_.addGradient(curves_.controls, gradient);
  if (torqueRate_) torqueRate_->addGradient(1.0, gradient);
  if (layout_.duration >= 0) gradient[layout_.duration] += perSecond * task_.motion.duration;
  return value;
}

void MotionProblem::evaluate(const VectorX& x, Order order, NlpValues& values) const {
  set(x);
  const double greatest = layout_.greatest >= 0 ? x[layout_.greatest] : 0.0;
  values.equality.resize(equalityCount());
  values.inequality.resize(inequalityCount());
  if (order == Order::Derivatives) values.gradient.setZero(layout_.size);
  values.objective = curveGoals(order, values.gradient);
  inParallel(static_cast<int>(instants_.size()),
             [&](int k) { instants_[k]->evaluate(curves_, greatest, order); });
  for (size_t k = 0; k < instants_.size(); ++k) {
    const MotionInstant& instant = *instants_[k];
    const NlpValues& local = instant.values();
    values.objective += instant.weight() * local.objective;
    values.equality.segment(firstEquality_[k], local.equality.size()) = local.equality;
    values.inequality.segment(firstInequality_[k], local.inequality.size()) = local.inequality;
    if (order == Order::Derivatives) instant.scatter(instant.weight() * local.gradient, values.gradient);
  }
  values.objective /= objectiveScale_;
  if (order == Order::Values) return;
  values.gradient /= objectiveScale_;
  violation_ = worstRow(*this, values).violation;
}

double MotionProblem::softPenalty() const {
  double sum = 0.0;
  for (const auto& instant : instants_) sum += instant->weight() * instant->problem().softPenalty();
  return sum;
}

void MotionProblem::takePenalties(const MotionProblem& other) {
  for (size_t k = 0; k < instants_.size(); ++k)
    instants_[k]->problem().takePenalties(other.instants_[k]->problem());
}

void MotionProblem::addTransposed(const NlpValues&, const VectorX& yE, const VectorX& yI,
                                  Eigen::Ref<VectorX> out) const {
  for (size_t k = 0; k < instants_.size(); ++k) {
    const MotionInstant& instant = *instants_[k];
    VectorX local = VectorX::Zero(instant.x().size());
    const NlpValues& values = instant.values();
    if (yE.size() > 0)
      local.noalias() +=
          values.equalityJacobian.transpose() * yE.segment(firstEquality_[k], values.equality.size());
    if (yI.size() > 0)
      local.noalias() +=
          values.inequalityJacobian.transpose() * yI.segment(firstInequality_[k], values.inequality.size());
    instant.scatter(std::move(local), out);
  }
}

void MotionProblem::multiply(const Eigen::Ref<const VectorX>& dx, Eigen::Ref<VectorX> E,
                             Eigen::Ref<VectorX> I) const {
  for (size_t k = 0; k < instants_.size(); ++k) {
    const VectorX local = instants_[k]->gather(dx);
    const NlpValues& values = instants_[k]->values();
    E.segment(firstEquality_[k], values.equality.size()).noalias() = values.equalityJacobian * local;
    I.segment(firstInequality_[k], values.inequality.size()).noalias() = values.inequalityJacobian * local;
  }
}

std::vector<MotionProblem::Entry> MotionProblem::jacobianEntries() const {
  std::vector<Entry> entries;
  const auto add = [&](const MotionInstant& instant, const MatrixX& J, int firstRow) {
    for (const MotionInstant::ControlRows& rows : instant.toWhole(J))
      for (int s = 0; s < rows.transposed.rows(); ++s)
        for (int r = 0; r < rows.transposed.cols(); ++r)
          entries.push_back({firstRow + r, rows.first + s, rows.transposed(s, r)});
  };
  for (size_t k = 0; k < instants_.size(); ++k)
    add(*instants_[k], instants_[k]->values().equalityJacobian, firstEquality_[k]);
  for (size_t k = 0; k < instants_.size(); ++k)
    add(*instants_[k], instants_[k]->values().inequalityJacobian, equalityCount() + firstInequality_[k]);
  return entries;
}

BorderedBand MotionProblem::newMatrix() const {
  return {layout_.bandSize, layout_.bandwidth, layout_.size - layout_.bandSize};
}

void MotionProblem::assemble(const Weights& w, BorderedBand& K) const {
  K.setZero();
  const double factor = w.objective / objectiveScale_;
  jerk_.addCurvature(curves_.controls[0], curves_.duration, factor, K);
  takeover_.addCurvature(factor, K);
  if (torqueRate_) torqueRate_->addCurvature(factor, K);
  hessianDiagonal_ = K.diagonal();
  inParallel(static_cast<int>(instants_.size()), [&](int k) {
    const int e = firstEquality_[k], i = firstInequality_[k];
    const int mE = firstEquality_[k + 1] - e, mI = firstInequality_[k + 1] - i;
    instants_[k]->problem().setInertiaCurvature(violation_ < kNearlyHolds);
    instants_[k]->prepare(
        {factor, w.yE.segment(e, mE), w.yI.segment(i, mI), w.wE.segment(e, mE), w.wI.segment(i, mI)});
  });
  for (const auto& instant : instants_) instant->assemble(K, hessianDiagonal_);
}

namespace {

int instantOf(const std::vector<int>& first, int row) {
  return static_cast<int>(std::upper_bound(first.begin(), first.end(), row) - first.begin()) - 1;
}

}  // namespace

int MotionProblem::instantOfEquality(int row) const { return instantOf(firstEquality_, row); }
int MotionProblem::instantOfInequality(int row) const { return instantOf(firstInequality_, row); }

std::string MotionProblem::withTime(const std::string& name, int instant) const {
  char time[32];
  std::snprintf(time, sizeof time, " at %.2f s", instants_[instant]->u() * curves_.duration);
  return name + time;
}

double MotionProblem::equalitySlack(int row) const {
  const int k = instantOfEquality(row);
  const PostureProblem& problem = instants_[k]->problem();
  const bool closes = problem.layout().loads.size() >= kClosingLoads;
  return closes && row - firstEquality_[k] < problem.balanceRows() ? kLeftToLoads : 0.0;
}

std::string MotionProblem::equalityName(int row) const {
  const int k = instantOfEquality(row);
  return withTime(instants_[k]->problem().equalityName(row - firstEquality_[k]), k);
}

std::string MotionProblem::inequalityName(int row) const {
  const int k = instantOfInequality(row);
  return withTime(instants_[k]->problem().inequalityName(row - firstInequality_[k]), k);
}

std::vector<std::pair<std::string, double>> MotionProblem::goalTerms() const {
  std::vector<std::pair<std::string, double>> terms;
  for (const auto& instant : instants_)
    for (const auto& [name, value] : instant->problem().goalTerms())
      addTerm(name, instant->weight() * value, terms);
  const double jerk = jerk_.value(curves_.controls[0], curves_.duration);
  if (jerk > 0.0) terms.emplace_back("jerk", jerk);
  if (torqueRate_) terms.emplace_back("torque rate", torqueRate_->value());
  if (layout_.duration >= 0)
    terms.emplace_back("duration", task_.motion.objective.duration * curves_.duration);
  return terms;
}

}  // namespace handhold
