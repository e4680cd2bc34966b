// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/simulation/support_rows.h"

#include "engine/dynamics/jacobian.h"
#include "engine/math/rotation.h"

namespace handhold {

namespace {

constexpr int kNormal = 1;
/// Where a task switched friction off as a law, a surface holds whatever presses on it.
constexpr double kNoSlip = 1e3;

/// Where the body touches: the point itself, or the lowest place of its round.
Vector3 touchedPoint(const Support& support, const Data& data) {
  const Vector3 centre = worldPoint(support.point, data);
  return support.oneSided ? Vector3(centre - support.radius * support.point.normal) : centre;
}

Vector3 direction(const Matrix3& axes, int component) { return axes.col(component % 3); }

}  // namespace

SupportRows::SupportRows(const Model& model, const std::vector<Support>& supports)
    : jacobianT_(model.velocitySize(), 6 * static_cast<int>(supports.size())),
      pointJ_(6, model.velocitySize()),
      bias_(6 * static_cast<int>(supports.size())),
      velocity_(6 * static_cast<int>(supports.size())) {
  rows_.reserve(6 * supports.size());
  touches_.reserve(supports.size());
}

void SupportRows::addRow(const Support& support, int index, int component) {
  if (!support.point.carries[component]) return;
  rows_.push_back({index, component});
  ++count_;
}

void SupportRows::addTouch(const Support& support, int index) {
  SupportTouch touch;
  touch.row = count_;
  touch.friction = support.point.hasCone ? support.point.friction : kNoSlip;
  for (const int component : {kNormal, 0, 2}) addRow(support, index, component);
  touch.tangents = count_ - touch.row - 1;
  touches_.push_back(touch);
}

void SupportRows::choose(const std::vector<Support>& supports) {
  count_ = 0;
  rows_.clear();
  touches_.clear();
  const int size = static_cast<int>(supports.size());
  for (int i = 0; i < size; ++i)
    if (supports[i].state == SupportState::Closed && !supports[i].oneSided)
      for (int component = 0; component < 6; ++component) addRow(supports[i], i, component);
  holdCount_ = count_;
  for (int i = 0; i < size; ++i)
    if (supports[i].state == SupportState::Closed && supports[i].oneSided) addTouch(supports[i], i);
}

void SupportRows::fill(const Model& model, const std::vector<Support>& supports, const Data& data) {
  int filled = -1;
  Matrix3 axes;
  for (int r = 0; r < count_; ++r) {
    const Support& support = supports[rows_[r].support];
    if (rows_[r].support != filled) {
      filled = rows_[r].support;
      pointJacobian(model, data, support.point.link, touchedPoint(support, data), pointJ_);
      axes = loadAxes(support.point, data);
    }
    const int part = rows_[r].component < 3 ? 3 : 0;
    jacobianT_.col(r).noalias() =
        pointJ_.middleRows<3>(part).transpose() * direction(axes, rows_[r].component);
  }
}

// A held direction turns with the hand: d/dt (omega . x_S) = alpha . x_S, as omega x x_S is at right angles
// to omega. Along them, d/dt (v . x_S) has v . (omega x x_S), zero where the point is held. A round body
// touches where its lowest place is, which moves on it: the centre's acceleration and alpha x (-r n) remain.
void SupportRows::fillBias(const Model& model, const std::vector<Support>& supports, const Data& data,
                           const VectorX& v) {
  int filled = -1;
  Matrix3 axes;
  Vector6 bias, rates;
  for (int r = 0; r < count_; ++r) {
    const Support& support = supports[rows_[r].support];
    if (rows_[r].support != filled) {
      filled = rows_[r].support;
      const Vector3 centre = worldPoint(support.point, data);
      const Vector3 arm = touchedPoint(support, data) - centre;
      bias = pointBiasAcceleration(model, data, v, support.point.link, centre);
      bias.tail<3>() += Vector3(bias.head<3>()).cross(arm);
      rates = pointVelocity(model, data, v, support.point.link, centre + arm);
      axes = loadAxes(support.point, data);
      if (support.point.axes == LoadAxes::Site)
        bias.tail<3>() += Vector3(rates.tail<3>()).cross(Vector3(rates.head<3>()));
    }
    const int part = rows_[r].component < 3 ? 3 : 0;
    const Vector3 along = direction(axes, rows_[r].component);
    bias_[r] = along.dot(bias.segment<3>(part));
    velocity_[r] = along.dot(rates.segment<3>(part));
  }
}

void SupportRows::fillOffsets(const std::vector<Support>& supports, const Data& data,
                              VectorX& offsets) const {
  offsets.resize(count_);
  for (int r = 0; r < count_; ++r) {
    const Support& support = supports[rows_[r].support];
    const int component = rows_[r].component;
    const Matrix3 axes = loadAxes(support.point, data);
    if (support.oneSided) {
      offsets[r] = component == kNormal ? gapOf(support, data) : 0.0;
    } else if (component < 3) {
      offsets[r] = direction(axes, component).dot(offsetOf(support, data));
    } else if (!support.point.carries[5]) {
      // what turns the bar's direction into the grip axis
      offsets[r] = direction(axes, component).dot(Vector3(support.R_WS.col(2)).cross(Vector3(axes.col(2))));
    } else {
      const Matrix3 turn = data.R_WL[support.point.link] * support.point.R_LS * support.R_WS.transpose();
      offsets[r] = direction(axes, component).dot(logQuaternion(Quaternion(turn)));
    }
  }
}

Vector6 SupportRows::componentsOf(int support, const VectorX& force) const {
  Vector6 components = Vector6::Zero();
  for (int r = 0; r < count_; ++r)
    if (rows_[r].support == support) components[rows_[r].component] = force[r];
  return components;
}

}  // namespace handhold
