// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/laws/problem/nearest_state.h"

#include <Eigen/Cholesky>
#include <Eigen/QR>
#include <algorithm>
#include <cmath>
#include <memory>
#include <set>

#include "engine/dynamics/mass_matrix.h"
#include "engine/laws/constraints/contact_rows.h"
#include "engine/laws/evaluation/posture_evaluation.h"

namespace handhold {

namespace {

constexpr double kInside = 0.01;   // rad: a joint that starts at its limit could not move
constexpr double kMet = 1e-10;     // m, rad
constexpr double kSettled = 1e-6;  // m, rad
constexpr double kAnywhere = 1e3;  // rad
constexpr int kMostSteps = 60, kMostRounds = 20;
constexpr double kLongestStep = 0.3;   // rad, m
constexpr double kLeastInertia = 0.5;  // kg m^2, of any joint: none turns for nothing

/// What contacts ask at a posture: rows that are equations, and those ranges that are left or were.
class HeldRows {
 public:
  HeldRows(const Model& model, const Task& now, const VectorX& q)
      : model_(model),
        now_(now),
        layout_(model, now_),
        posture_(model, now_, layout_),
        laws_(contactRows(model, now_, q)) {}

  /// What the rows lack, and their derivatives by v.
  struct Lack {
    VectorX lacking;
    MatrixX J;
  };
  Lack at(const VectorX& q);

 private:
  const Model& model_;
  const Task now_;
  const PostureLayout layout_;
  PostureEvaluation posture_;
  std::vector<std::unique_ptr<Constraint>> laws_;
  std::set<std::pair<std::size_t, int>> atLimit_;
};

HeldRows::Lack HeldRows::at(const VectorX& q) {
  VectorX x = VectorX::Zero(layout_.size);
  x.segment(6, model_.jointCount()) = q.tail(model_.jointCount());
  posture_.set(x, q, NlpProblem::Order::Derivatives);
  Lack lack{VectorX(0), MatrixX(0, model_.velocitySize())};
  for (std::size_t i = 0; i < laws_.size(); ++i) {
    VectorX values(laws_[i]->rows());
    MatrixX block = MatrixX::Zero(laws_[i]->rows(), layout_.size);
    laws_[i]->evaluate(posture_, values);
    laws_[i]->jacobian(posture_, block);
    for (int r = 0; r < laws_[i]->rows(); ++r) {
      const double least = laws_[i]->lower(r), most = laws_[i]->upper(r);
      const bool isLeft = values[r] < least || values[r] > most;
      if (isLeft) atLimit_.insert({i, r});
      if (!laws_[i]->isEquation() && !atLimit_.contains({i, r})) continue;
      const double nearest = values[r] - least < most - values[r] ? least : most;
      lack.lacking.conservativeResize(lack.lacking.size() + 1);
      lack.lacking[lack.lacking.size() - 1] = nearest - values[r];
      lack.J.conservativeResize(lack.J.rows() + 1, lack.J.cols());
      lack.J.bottomRows<1>() = block.row(r).head(lack.J.cols());
    }
  }
  return lack;
}

/// Makes the change of a posture, or of its speeds, that gives rows what they lack and moves the least mass:
///   min dv^T M dv  with  J dv = lacking,   dv = L^-T (J L^-T)^+ lacking,  M = L L^T
/// Of speeds that is what a plastic impact leaves.
class LeastChange {
 public:
  LeastChange(const Model& model, const VectorX& q, const std::vector<bool>& isFixed)
      : size_(model.velocitySize()) {
    for (int k = 0; k < size_; ++k)
      if (k < 6 ? model.baseFree[k] : !isFixed[static_cast<std::size_t>(k - 5)]) free_.push_back(k);
    Data data(model);
    MatrixX M;
    massMatrix(model, q, data, M);
    M.diagonal().tail(model.jointCount()).array() += kLeastInertia;
    llt_.compute(M(free_, free_));
  }

  VectorX operator()(const MatrixX& J, const VectorX& lacking) const {
    VectorX change = VectorX::Zero(size_);
    if (lacking.size() == 0) return change;
    const MatrixX of = llt_.matrixL().solve(MatrixX(J(Eigen::all, free_).transpose()));
    const VectorX scaled = of.transpose().completeOrthogonalDecomposition().solve(lacking);
    const VectorX least = llt_.matrixU().solve(scaled);
    change(free_) = least;
    return change;
  }

 private:
  int size_;
  std::vector<int> free_;
  Eigen::LLT<MatrixX> llt_;
};

/// Where a joint may be: not quite at the ends of its range.
Span rangeOf(const Joint& joint, const Laws& laws) {
  if (!laws.jointLimits) return {-kAnywhere, kAnywhere};
  const double inside = std::min(kInside, 0.25 * (joint.upper - joint.lower));
  return {joint.lower + inside, joint.upper - inside};
}

/// A step towards a wish that gives the rows what they lack; joints that would leave their range come to its
/// end.
VectorX stepTowards(const Model& model, const Laws& laws, const VectorX& q, VectorX wish,
                    const HeldRows::Lack& rows) {
  std::vector<bool> isFixed(static_cast<std::size_t>(model.linkCount()), false);
  VectorX step;
  bool isNew = true;
  for (int round = 0; round < kMostRounds && isNew; ++round) {
    step = wish + LeastChange(model, q, isFixed)(rows.J, rows.lacking - rows.J * wish);
    isNew = false;
    for (int i = 1; i < model.linkCount(); ++i) {
      const Span range = rangeOf(model.joints[i], laws);
      const double angle = q[positionIndex(LinkIndex(i))], next = angle + step[velocityIndex(LinkIndex(i))];
      const double within = std::clamp(next, range.from, range.to);
      if (std::abs(within - next) < kMet || isFixed[static_cast<std::size_t>(i)]) continue;
      isFixed[static_cast<std::size_t>(i)] = isNew = true;
      wish[velocityIndex(LinkIndex(i))] = within - angle;
    }
  }
  return step;
}

/// The posture; `J` is left as what contacts hold there, `left` as what they lack.
VectorX nearestPosture(const Model& model, const Task& now, const VectorX& recorded, MatrixX& J,
                       double& left) {
  VectorX q = recorded;
  HeldRows rows(model, now, q);
  for (int step = 0; step < kMostSteps; ++step) {
    const HeldRows::Lack lack = rows.at(q);
    J = lack.J;
    left = lack.lacking.size() > 0 ? lack.lacking.lpNorm<Eigen::Infinity>() : 0.0;
    // back to what was recorded as far as that goes, and at last onto the contacts alone
    const bool isLast = step > kMostSteps / 2;
    const VectorX wish = isLast ? VectorX::Zero(model.velocitySize()) : difference(model, q, recorded);
    VectorX change = stepTowards(model, now.laws, q, wish, lack);
    const double size = change.lpNorm<Eigen::Infinity>();
    if (left < kMet && size < kSettled) break;
    q = moved(model, q, change * std::min(1.0, kLongestStep / std::max(1e-12, size)));
  }
  return q;
}

/// Joints at an end of their range, that would go beyond.
bool goesBeyond(const Model& model, LinkIndex i, const VectorX& q, double speed) {
  const Joint& joint = model.joints[i];
  const double angle = q[positionIndex(i)];
  return speed > 0.0 ? angle > joint.upper - 2.0 * kInside : angle < joint.lower + 2.0 * kInside;
}

VectorX nearestSpeed(const Model& model, const Laws& laws, const VectorX& q, const VectorX& recorded,
                     const MatrixX& J) {
  VectorX v = recorded;
  std::vector<bool> isFixed(static_cast<std::size_t>(model.linkCount()), false);
  for (int round = 0; round < 3; ++round) {
    for (int i = 1; i < model.linkCount(); ++i) {
      double& speed = v[velocityIndex(LinkIndex(i))];
      if (!laws.jointLimits || speed == 0.0 || !goesBeyond(model, LinkIndex(i), q, speed)) continue;
      speed = 0.0;
      isFixed[static_cast<std::size_t>(i)] = true;
    }
    v += LeastChange(model, q, isFixed)(J, -J * v);
  }
  return v;
}

}  // namespace

NearestState nearestState(const Model& model, const Task& now, const GivenState& recorded) {
  NearestState nearest;
  MatrixX J;
  nearest.state.q = nearestPosture(model, now, recorded.q, J, nearest.left);
  nearest.state.v = nearestSpeed(model, now.laws, nearest.state.q, recorded.v, J);
  const VectorX change = difference(model, recorded.q, nearest.state.q);
  nearest.moved = change.head<3>().norm();
  for (int i = 1; i < model.linkCount(); ++i) {
    const double turned = std::abs(change[velocityIndex(LinkIndex(i))]);
    if (turned <= nearest.turned) continue;
    nearest.turned = turned;
    nearest.joint = LinkIndex(i);
  }
  return nearest;
}

}  // namespace handhold
