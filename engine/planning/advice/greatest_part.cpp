// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/planning/advice/greatest_part.h"

#include <algorithm>

#include "engine/laws/problem/posture_problem.h"
#include "engine/optimization/dense_interior_point.h"

namespace handhold {

namespace {

/// The two parts whose rows tell those of all others: none of a load at all has no rows of a hand that holds
/// it.
constexpr double kHalf = 0.5, kWhole = 1.0;
/// How far a move that was read off a posture may have to go on.
constexpr double kLongest = 3.0;
/// What of the part is found is told in three figures at most.
constexpr double kPartTolerance = 1e-4, kSettled = 1e-4;
constexpr int kPartIterations = 100;
constexpr NlpMilestone kPartHopeful[] = {{30, 0.5}, {45, 5e-3}, {60, 1e-4}};
/// Beside the part, which is of order one: enough to single a posture out.
constexpr double kGentle = 1e-4;
/// Where the part begins: little of a load is held from the first step on.
constexpr double kFirst = 0.05;

/// What is sought, and the parts among which.
struct Sought {
  double sign;  ///< of the part in the objective: +1 the least, -1 the greatest
  double first, most;
};

Task changedBy(Task task, const std::vector<TaskChange>& changes, double part) {
  Model nobody;
  for (TaskChange change : changes) {
    change.factor = change.kind == TaskChange::Kind::Load ? part * change.factor : change.factor;
    change.by *= part;
    apply(change, nobody, task);
  }
  return task;
}

Task withoutGoals(Task task) {
  task.objective = Objective{
      .displacement = kGentle, .normalizedTorque = 0.0, .discomfort = 0.0, .upright = 0.0, .symmetry = 0.0};
  return task;
}

double partAt(double t) { return kHalf + (kWhole - kHalf) * t; }
double atPart(double part) { return (part - kHalf) / (kWhole - kHalf); }

/// minimise t or -t, with x the unknowns of a posture and
///   c(x, t) = (1 - t) c_half(x) + t c_whole(x)
/// the rows of half of the change and a half more for each unit of t.
class PartProblem : public NlpProblem {
 public:
  PartProblem(const Model& model, const PartedTask& task, const VectorX& q, const Sought& sought)
      : half_(model, withoutGoals(task.half), q, PostureProblem::Mode::Strict),
        whole_(model, withoutGoals(task.whole), q, PostureProblem::Mode::Strict),
        sought_(sought),
        n_(half_.variableCount()),
        lower_(n_ + 1),
        upper_(n_ + 1) {
    lower_ << half_.lower(), atPart(0.0);
    upper_ << half_.upper(), atPart(sought_.most);
  }

  VectorX startFrom(const VectorX& q) const {
    VectorX x(n_ + 1);
    x << half_.startFrom(q), atPart(sought_.first);
    return x;
  }
  VectorX posture(const VectorX& x) { return half_.at(x.head(n_)).q(); }
  double part(const VectorX& x) const { return partAt(x[n_]); }

  int variableCount() const override { return n_ + 1; }
  int equalityCount() const override { return half_.equalityCount(); }
  int inequalityCount() const override { return half_.inequalityCount(); }
  const VectorX& lower() const override { return lower_; }
  const VectorX& upper() const override { return upper_; }
  const VectorX& inequalityLower() const override { return half_.inequalityLower(); }
  const VectorX& inequalityUpper() const override { return half_.inequalityUpper(); }
  void evaluate(const VectorX& x, Order order, NlpValues& values) const override;
  void hessian(const VectorX& x, double objectiveFactor, const VectorX& yE, const VectorX& yI,
               MatrixX& H) const override;
  HessianKind hessianKind() const override { return HessianKind::Exact; }
  void recentre(VectorX& x) override;
  void saveChart(VectorX& chart) const override { half_.saveChart(chart); }
  void restoreChart(const VectorX& chart) override {
    half_.restoreChart(chart);
    whole_.restoreChart(chart);
  }
  std::string equalityName(int row) const override { return half_.equalityName(row); }
  std::string inequalityName(int row) const override { return half_.inequalityName(row); }

 private:
  PostureProblem half_, whole_;
  const Sought sought_;
  int n_;
  VectorX lower_, upper_;
  mutable NlpValues atHalf_, atWhole_;
  mutable MatrixX curvature_;
};

void PartProblem::evaluate(const VectorX& x, Order order, NlpValues& values) const {
  const double t = x[n_];
  half_.evaluate(x.head(n_), order, atHalf_);
  whole_.evaluate(x.head(n_), order, atWhole_);
  values.objective = atHalf_.objective + sought_.sign * t;
  values.equality = (1.0 - t) * atHalf_.equality + t * atWhole_.equality;
  values.inequality = (1.0 - t) * atHalf_.inequality + t * atWhole_.inequality;
  if (order == Order::Values) return;
  values.gradient.resize(n_ + 1);
  values.gradient << atHalf_.gradient, sought_.sign;
  values.equalityJacobian.resize(equalityCount(), n_ + 1);
  values.equalityJacobian << (1.0 - t) * atHalf_.equalityJacobian + t * atWhole_.equalityJacobian,
      atWhole_.equality - atHalf_.equality;
  values.inequalityJacobian.resize(inequalityCount(), n_ + 1);
  values.inequalityJacobian << (1.0 - t) * atHalf_.inequalityJacobian + t * atWhole_.inequalityJacobian,
      atWhole_.inequality - atHalf_.inequality;
}

void PartProblem::hessian(const VectorX& x, double objectiveFactor, const VectorX& yE, const VectorX& yI,
                          MatrixX& H) const {
  const double t = x[n_];
  H.setZero(n_ + 1, n_ + 1);
  half_.hessian(x.head(n_), objectiveFactor, (1.0 - t) * yE, (1.0 - t) * yI, curvature_);
  H.topLeftCorner(n_, n_) = curvature_;
  whole_.hessian(x.head(n_), 0.0, t * yE, t * yI, curvature_);
  H.topLeftCorner(n_, n_) += curvature_;
  VectorX mixed = (atWhole_.equalityJacobian - atHalf_.equalityJacobian).transpose() * yE;
  mixed += (atWhole_.inequalityJacobian - atHalf_.inequalityJacobian).transpose() * yI;
  H.row(n_).head(n_) = mixed.transpose();
  H.col(n_).head(n_) = mixed;
}

void PartProblem::recentre(VectorX& x) {
  VectorX of = x.head(n_), same = of;
  half_.recentre(of);
  whole_.recentre(same);
  x.head(n_) = of;
}

std::optional<HeldPart> partFrom(PartProblem& problem, const VectorX& q, const PostureOptions& options) {
  NlpOptions nlp;
  nlp.tolerance = kPartTolerance;
  nlp.settledChange = kSettled;
  nlp.maxIterations = std::min(kPartIterations, options.maxIterations);
  nlp.milestones.assign(std::begin(kPartHopeful), std::end(kPartHopeful));
  nlp.stop = options.stop;
  const NlpResult solved = solveDense(problem, problem.startFrom(q), nlp);
  if (solved.status != NlpStatus::Optimal && solved.status != NlpStatus::Feasible) return {};
  return HeldPart{problem.part(solved.x), problem.posture(solved.x)};
}

}  // namespace

PartedTask parted(const Task& task, const std::vector<TaskChange>& changes) {
  return {changedBy(task, changes, kHalf), changedBy(task, changes, kWhole)};
}

std::optional<HeldPart> greatestPart(const Model& model, const PartedTask& task, const VectorX& q,
                                     const PostureOptions& options) {
  PartProblem problem(model, task, q, {-1.0, kFirst, kWhole});
  return partFrom(problem, q, options);
}

std::optional<HeldPart> leastPart(const Model& model, const PartedTask& task, const VectorX& q,
                                  const PostureOptions& options) {
  PartProblem problem(model, task, q, {1.0, kWhole, kLongest});
  return partFrom(problem, q, options);
}

}  // namespace handhold
