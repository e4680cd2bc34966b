// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/planning/prediction/motion_instant.h"

#include <algorithm>

#include "engine/math/rotation_chart.h"

namespace handhold {

namespace {

/// Where the rotation stands among the coordinates.
constexpr int kTurn = 3;

/// Whether the signals stand side by side.
bool areInOrder(const std::vector<int>& local) {
  for (size_t s = 0; s < local.size(); ++s)
    if (local[s] != local[0] + static_cast<int>(s)) return false;
  return local[0] >= 0;
}

}  // namespace

MotionInstant::MotionInstant(const Model& model, const Task& task, const MotionLayout& layout,
                             const Place& place, const VectorX& heading)
    : layout_(layout),
      place_(place),
      coordinates_(model.velocitySize()),
      nominalDuration_(task.motion.duration),
      problem_(std::make_unique<PostureProblem>(model, task, heading, place.mode, place.content)),
      q_(heading) {
  const PostureLayout& local = problem_->layout();
  rates_ = local.rates;
  accelerations_ = local.accelerations;
  x_ = VectorX::Zero(local.size);
  moveTo(place.u);
}

void MotionInstant::moveTo(double u) {
  place_.u = u;
  active_.clear();
  for (int g = 0; g < static_cast<int>(layout_.groups.size()); ++g) {
    const SignalGroup& group = layout_.groups[g];
    if (!group.isActive(u)) continue;
    Active active{g, group.basis.at(u, 2), group.coordinates};
    if (g > 0) mapLoads(active, group);
    if (active.local.empty()) continue;
    active.isInOrder = areInOrder(active.local);
    active_.push_back(std::move(active));
  }
}

/// Contacts that do not hold at this instant have no local load: -1.
void MotionInstant::mapLoads(Active& active, const SignalGroup& group) const {
  const PostureLayout& local = problem_->layout();
  active.local.assign(group.loads.size(), -1);
  for (size_t s = 0; s < group.loads.size(); ++s) {
    int firstPoint = -1;
    for (size_t k = 0; k < local.loads.size(); ++k) {
      const auto& load = local.loads[k];
      if (local.points[load.point].contact != group.loads[s].contact) continue;
      if (firstPoint < 0) firstPoint = load.point;
      if (load.point - firstPoint == group.loads[s].ordinal && load.component == group.loads[s].component)
        active.local[s] = local.loadIndex(static_cast<int>(k));
    }
  }
}

void MotionInstant::placeCoordinates(const MotionCurves& curves, const Active& active) {
  const Eigen::MatrixX3d y = curves.controls[0].middleCols(active.basis.first, active.basis.values.cols()) *
                             active.basis.values.transpose();
  Matrix3 base = Matrix3::Zero(), turn = Matrix3::Zero();
  for (size_t s = 0; s < active.local.size(); ++s) {
    const int k = active.local[s];
    if (k < 3) base.row(k) = y.row(s);
    if (k >= kTurn && k < 6) turn.row(k - kTurn) = y.row(s);
    if (k < 6) continue;
    x_[k] = y(s, 0);
    x_[rates_ + k] = y(s, 1) / duration_;
    x_[accelerations_ + k] = y(s, 2) / (duration_ * duration_);
    q_[k + 1] = y(s, 0);
  }
  const RotationChart chart =
      rotationChart(turn.col(0), turn.col(1), turn.col(2), curves.reference.at(place_.u));
  const Quaternion orientation(chart.frame.R);
  for (size_t s = 0; s < active.local.size(); ++s)
    if (active.local[s] < 3) q_[active.local[s]] = base(active.local[s], 0);
  q_.segment<4>(3) << orientation.w(), orientation.x(), orientation.y(), orientation.z();
  x_.segment<3>(rates_) = base.col(1) / duration_;
  x_.segment<3>(accelerations_) = base.col(2) / (duration_ * duration_);
  x_.segment<3>(rates_ + kTurn) = chart.frame.velocity / duration_;
  x_.segment<3>(accelerations_ + kTurn) = chart.frame.acceleration / (duration_ * duration_);
  A_ = chart.A;
  velocityByPhi_ = chart.velocityByPhi / duration_;
  accelerationByPhi_ = chart.accelerationByPhi / (duration_ * duration_);
  accelerationByRate_ = chart.accelerationByRate / duration_;
}

void MotionInstant::evaluate(const MotionCurves& curves, double greatest, NlpProblem::Order order) {
  duration_ = curves.duration;
  for (const Active& active : active_) {
    if (active.group == 0) {
      placeCoordinates(curves, active);
      continue;
    }
    const VectorX load =
        curves.controls[active.group].middleCols(active.basis.first, active.basis.values.cols()) *
        active.basis.values.row(0).transpose();
    for (size_t s = 0; s < active.local.size(); ++s)
      if (active.local[s] >= 0) x_[active.local[s]] = load[s];
  }
  if (problem_->layout().greatest >= 0) x_[problem_->layout().greatest] = greatest;
  problem_->restoreChart(q_);
  problem_->evaluate(x_, order, values_);
}

/// Which unknowns act here, in their order.
std::vector<MotionInstant::Column> MotionInstant::columns() const {
  std::vector<Column> result;
  for (const Active& active : active_) {
    const std::vector<int>& first = layout_.groups[active.group].first;
    for (int j = 0; j < active.basis.values.cols(); ++j) {
      if (first[active.basis.first + j] < 0) continue;
      Eigen::Vector3d weight = active.basis.values.col(j);
      weight[1] /= duration_;
      weight[2] /= duration_ * duration_;
      result.push_back({first[active.basis.first + j], weight, &active});
    }
  }
  std::sort(result.begin(), result.end(), [](const Column& a, const Column& b) { return a.first < b.first; });
  return result;
}

VectorX MotionInstant::byDuration() const {
  VectorX t = VectorX::Zero(x_.size());
  const double part = nominalDuration_ / duration_;
  t.segment(rates_, coordinates_) = -part * x_.segment(rates_, coordinates_);
  t.segment(accelerations_, coordinates_) = -2.0 * part * x_.segment(accelerations_, coordinates_);
  return t;
}

/// Rows of K by the local rotation, angular velocity and acceleration become rows by phi and its derivatives.
void MotionInstant::toCurve(Eigen::Ref<MatrixX> K, Eigen::Index n) const {
  const MatrixX turn = K.block(kTurn, 0, 3, n), rate = K.block(rates_ + kTurn, 0, 3, n),
                acceleration = K.block(accelerations_ + kTurn, 0, 3, n);
  K.block(kTurn, 0, 3, n).noalias() = A_.transpose() * turn + velocityByPhi_.transpose() * rate +
                                      accelerationByPhi_.transpose() * acceleration;
  K.block(rates_ + kTurn, 0, 3, n).noalias() =
      A_.transpose() * rate + accelerationByRate_.transpose() * acceleration;
  K.block(accelerations_ + kTurn, 0, 3, n).noalias() = A_.transpose() * acceleration;
}

/// Columns likewise.
void MotionInstant::columnsToCurve(MatrixX& K) const {
  const MatrixX turn = K.middleCols(kTurn, 3), rate = K.middleCols(rates_ + kTurn, 3),
                acceleration = K.middleCols(accelerations_ + kTurn, 3);
  K.middleCols(kTurn, 3).noalias() = turn * A_ + rate * velocityByPhi_ + acceleration * accelerationByPhi_;
  K.middleCols(rates_ + kTurn, 3).noalias() = rate * A_ + acceleration * accelerationByRate_;
  K.middleCols(accelerations_ + kTurn, 3).noalias() = acceleration * A_;
}

void MotionInstant::scatter(VectorX local, Eigen::Ref<VectorX> out) const {
  if (layout_.duration >= 0) out[layout_.duration] += byDuration().dot(local);
  if (layout_.greatest >= 0) out[layout_.greatest] += local[problem_->layout().greatest];
  toCurve(local, 1);
  for (const Column& column : columns()) {
    const bool isBody = column.active->group == 0;
    for (size_t s = 0; s < column.active->local.size(); ++s) {
      const int k = column.active->local[s];
      if (k < 0) continue;
      double sum = column.weight[0] * local[k];
      if (isBody) sum += column.weight[1] * local[rates_ + k] + column.weight[2] * local[accelerations_ + k];
      out[column.first + static_cast<int>(s)] += sum;
    }
  }
}

VectorX MotionInstant::gather(const Eigen::Ref<const VectorX>& dx) const {
  VectorX local = VectorX::Zero(x_.size());
  for (const Column& column : columns()) {
    const bool isBody = column.active->group == 0;
    for (size_t s = 0; s < column.active->local.size(); ++s) {
      const int k = column.active->local[s];
      if (k < 0) continue;
      const double step = dx[column.first + static_cast<int>(s)];
      local[k] += column.weight[0] * step;
      if (!isBody) continue;
      local[rates_ + k] += column.weight[1] * step;
      local[accelerations_ + k] += column.weight[2] * step;
    }
  }
  const Vector3 turn = local.segment<3>(kTurn), rate = local.segment<3>(rates_ + kTurn),
                acceleration = local.segment<3>(accelerations_ + kTurn);
  local.segment<3>(kTurn) = A_ * turn;
  local.segment<3>(rates_ + kTurn) = velocityByPhi_ * turn + A_ * rate;
  local.segment<3>(accelerations_ + kTurn) =
      accelerationByPhi_ * turn + accelerationByRate_ * rate + A_ * acceleration;
  if (layout_.duration >= 0) local += dx[layout_.duration] * byDuration();
  if (layout_.greatest >= 0) local[problem_->layout().greatest] += dx[layout_.greatest];
  return local;
}

}  // namespace handhold
