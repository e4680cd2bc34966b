// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/planning/prediction/torque_rate_goal.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "engine/task/task_at.h"

namespace handhold {

namespace {

constexpr double kSame = 1e-9;

/// Slopes, at Gauss' points -+1/sqrt(3), of the parabola through the values at -1, 0 and 1.
constexpr double kGauss = 0.57735026918962576;
constexpr std::array<std::array<double, 3>, 2> kSlopes = {
    {{-kGauss - 0.5, 2.0 * kGauss, -kGauss + 0.5}, {kGauss - 0.5, -2.0 * kGauss, kGauss + 0.5}}};

/// A span of knots where loads may bend sharply is cut into so many parts: fewer miss up to half of the rate
/// with which a foot is unloaded, more cost more than they find.
constexpr int kPartsAtBends = 3;

/// Whether any curve has repeated knots there, so that its last functions are steep.
bool bends(const MotionLayout& layout, double u) {
  return std::any_of(layout.groups.begin(), layout.groups.end(), [u](const SignalGroup& group) {
    const std::vector<double>& knots = group.basis.knots();
    return std::count_if(knots.begin(), knots.end(),
                         [u](double knot) { return std::abs(knot - u) < kSame; }) > 1;
  });
}

/// Where the parts of the curves begin and end over which the torque counts as one parabola. Each lies within
/// one span of the coordinates' knots; those of the loads are among them.
std::vector<double> partEnds(const MotionLayout& layout) {
  const std::vector<double>& knots = layout.groups[0].basis.knots();
  std::vector<double> ends = {knots.front()};
  for (size_t k = 0; k + 1 < knots.size(); ++k) {
    const double from = knots[k], to = knots[k + 1];
    if (to - from < kSame) continue;
    const int parts = bends(layout, from) || bends(layout, to) ? kPartsAtBends : 1;
    for (int i = 1; i <= parts; ++i) ends.push_back(from + (to - from) * i / parts);
  }
  return ends;
}

/// Only torques are asked: no targets, goals or limits.
Task bareTask(const Task& task, double u) {
  Task now = taskAt(task, u * task.motion.duration);
  now.targets.clear();
  now.objective = {.normalizedTorque = 0.0, .discomfort = 0.0, .upright = 0.0, .symmetry = 0.0};
  now.laws = {.jointLimits = false, .torqueLimits = false, .contactLimits = false, .friction = false};
  return now;
}

}  // namespace

TorqueRateGoal::TorqueRateGoal(const Model& model, const Task& task, const MotionLayout& layout,
                               const VectorX& heading)
    : layout_(layout),
      weight_(task.motion.objective.torqueRate),
      nominalDuration_(task.motion.duration),
      joints_(model.jointCount()),
      inverseLimit_(joints_) {
  for (int i = 1; i <= joints_; ++i)
    inverseLimit_[i - 1] = 1.0 / std::max(model.joints[i].torqueUpper, -model.joints[i].torqueLower);
  const std::vector<double> ends = partEnds(layout);
  addNode(model, task, ends[0], heading);
  for (size_t k = 0; k + 1 < ends.size(); ++k) {
    addPart(ends[k], ends[k + 1]);
    addNode(model, task, 0.5 * (ends[k] + ends[k + 1]), heading);
    addNode(model, task, ends[k + 1], heading);
  }
}

void TorqueRateGoal::addNode(const Model& model, const Task& task, double u, const VectorX& heading) {
  const MotionInstant::Place place{u, 0.0, {Regime::Moving, false, false}};
  nodes_.push_back(
      {std::make_unique<MotionInstant>(model, bareTask(task, u), layout_, place, heading), {}, {}, {}});
}

void TorqueRateGoal::addPart(double from, double to) {
  Part part{nodes_.size() - 1, to - from, {}, {}, {}, {}};
  const double middle = 0.5 * (from + to);
  for (const SignalGroup& group : layout_.groups) {
    if (!group.isActive(middle)) continue;
    const int degree = group.basis.degree(), last = group.basis.span(middle);
    for (int i = last - degree; i <= last; ++i)
      if (group.first[i] >= 0) part.controls.push_back({group.first[i], group.width(), 0});
  }
  std::sort(part.controls.begin(), part.controls.end(),
            [](const ControlPoint& a, const ControlPoint& b) { return a.first < b.first; });
  int offset = 0;
  for (ControlPoint& point : part.controls) {
    point.offset = offset;
    offset += point.width;
  }
  part.byUnknown.resize(offset, 2 * joints_);
  parts_.push_back(std::move(part));
}

void TorqueRateGoal::evaluate(const MotionCurves& curves, NlpProblem::Order order) {
  duration_ = curves.duration;
  for (Node& node : nodes_) {
    node.instant->evaluate(curves, 0.0, order);
    const VectorX& tau = node.instant->problem().evaluation().tau();
    node.torque = inverseLimit_.cwiseProduct(tau.tail(joints_));
    if (order == NlpProblem::Order::Derivatives) differentiate(node);
  }
  for (Part& part : parts_) {
    setRates(part);
    if (order == NlpProblem::Order::Derivatives) setDerivatives(part);
  }
}

void TorqueRateGoal::differentiate(Node& node) const {
  const MatrixX rows =
      inverseLimit_.asDiagonal() * node.instant->problem().evaluation().dtau().bottomRows(joints_);
  if (layout_.duration >= 0) node.byDuration = rows * node.instant->byDuration();
  node.byControls = node.instant->toControls(rows.transpose());
}

/// What makes of slopes on [-1, 1] parts of the mean over time.
double TorqueRateGoal::scale(const Part& part) const {
  return std::sqrt(2.0 * weight_ / part.length) / duration_;
}

void TorqueRateGoal::setRates(Part& part) const {
  part.rates.setZero(2 * joints_);
  for (int m = 0; m < 2; ++m)
    for (size_t k = 0; k < 3; ++k)
      part.rates.segment(m * joints_, joints_) += scale(part) * kSlopes[m][k] * nodes_[part.node + k].torque;
}

// At a knot the node knows control points of the span on the other side, too; torques do not depend on them
// there.
void TorqueRateGoal::setDerivatives(Part& part) const {
  part.byUnknown.setZero();
  part.byDuration = -nominalDuration_ / duration_ * part.rates;
  for (size_t k = 0; k < 3; ++k) {
    const Node& node = nodes_[part.node + k];
    auto point = part.controls.begin();
    for (const MotionInstant::ControlRows& rows : node.byControls) {
      while (point != part.controls.end() && point->first < rows.first) ++point;
      if (point == part.controls.end()) break;
      if (point->first != rows.first) continue;
      for (int m = 0; m < 2; ++m)
        part.byUnknown.block(point->offset, m * joints_, point->width, joints_) +=
            scale(part) * kSlopes[m][k] * rows.transposed;
    }
    if (layout_.duration < 0) continue;
    for (int m = 0; m < 2; ++m)
      part.byDuration.segment(m * joints_, joints_) += scale(part) * kSlopes[m][k] * node.byDuration;
  }
}

double TorqueRateGoal::value() const {
  double sum = 0.0;
  for (const Part& part : parts_) sum += part.rates.squaredNorm();
  return sum;
}

void TorqueRateGoal::addGradient(double factor, Eigen::Ref<VectorX> out) const {
  for (const Part& part : parts_) {
    const VectorX slope = 2.0 * factor * (part.byUnknown * part.rates);
    for (const ControlPoint& point : part.controls)
      out.segment(point.first, point.width) += slope.segment(point.offset, point.width);
    if (layout_.duration >= 0) out[layout_.duration] += 2.0 * factor * part.byDuration.dot(part.rates);
  }
}

void TorqueRateGoal::addCurvature(double factor, BorderedBand& K) const {
  MatrixX square;
  for (const Part& part : parts_) {
    square.setZero(part.byUnknown.rows(), part.byUnknown.rows());
    square.selfadjointView<Eigen::Lower>().rankUpdate(part.byUnknown, 2.0 * factor);
    for (const ControlPoint& b : part.controls)
      for (const ControlPoint& a : part.controls) {
        if (a.first < b.first) continue;
        BorderedBand::Block target = K.block(a.first, b.first, a.width, b.width);
        const auto block = square.block(a.offset, b.offset, a.width, b.width);
        if (a.first == b.first)
          target.triangularView<Eigen::Lower>() += block;
        else
          target += block;
      }
    if (layout_.duration < 0) continue;
    const int row = layout_.duration - layout_.bandSize;
    const VectorX mixed = 2.0 * factor * (part.byUnknown * part.byDuration);
    for (const ControlPoint& point : part.controls)
      K.borderRows().block(row, point.first, 1, point.width) +=
          mixed.segment(point.offset, point.width).transpose();
    K.corner()(row, row) += 2.0 * factor * part.byDuration.squaredNorm();
  }
}

}  // namespace handhold
