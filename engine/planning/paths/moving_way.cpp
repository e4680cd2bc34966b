// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/planning/paths/moving_way.h"

#include <Eigen/LU>
#include <algorithm>
#include <cmath>
#include <vector>

#include "engine/laws/problem/nearest_state.h"
#include "engine/math/rotation.h"
#include "engine/model/base_orientation.h"
#include "engine/task/task_at.h"

namespace handhold {

namespace {

/// So long a speed at an end lasts: as long as it would take to what lies so many times as far as the other
/// end, and no less than this (s).
constexpr double kCarries = 1.5, kLeastCarried = 0.4;
constexpr double kStill = 1e-9;

double clamped(double value, double least, double most) { return std::max(least, std::min(value, most)); }

/// Coordinates by v: the base turns by a rotation vector from the middle of its ends.
class CubicWay {
 public:
  CubicWay(const Model& model, const GivenState& begin, const GivenState& end, double duration);

  VectorX at(double time) const;

 private:
  VectorX chart(const VectorX& q) const;
  VectorX rates(const GivenState& state) const;

  Quaternion middle_;
  double duration_;
  VectorX from_, way_, first_, last_;  ///< and the speeds at both ends
  VectorX firstLasts_, lastLasts_;     ///< so long (s)
};

CubicWay::CubicWay(const Model& model, const GivenState& begin, const GivenState& end, double duration)
    : duration_(duration) {
  const Quaternion from = baseOrientation(begin.q), to = baseOrientation(end.q);
  middle_ = expQuaternion(0.5 * logQuaternion(to * from.conjugate())) * from;
  from_ = chart(begin.q);
  way_ = chart(end.q) - from_;
  first_ = rates(begin);
  last_ = rates(end);
  firstLasts_ = lastLasts_ = VectorX::Constant(model.velocitySize(), duration);
  const double least = std::min(kLeastCarried, duration);
  for (int k = 0; k < model.velocitySize(); ++k) {
    const double far = kCarries * std::abs(way_[k]);
    firstLasts_[k] = clamped(far / std::max(kStill, std::abs(first_[k])), least, duration);
    lastLasts_[k] = clamped(far / std::max(kStill, std::abs(last_[k])), least, duration);
  }
}

VectorX CubicWay::chart(const VectorX& q) const {
  VectorX y(q.size() - 1);
  y << q.head<3>(), logQuaternion(baseOrientation(q) * middle_.conjugate()), q.tail(q.size() - 7);
  return y;
}

VectorX CubicWay::rates(const GivenState& state) const {
  VectorX rates = state.v;
  const Vector3 turn = logQuaternion(baseOrientation(state.q) * middle_.conjugate());
  rates.segment<3>(3) = leftJacobian(turn).partialPivLu().solve(Vector3(state.v.segment<3>(3)));
  return rates;
}

VectorX CubicWay::at(double time) const {
  const double u = time / duration_, left = duration_ - time;
  VectorX y = from_ + (3.0 - 2.0 * u) * u * u * way_;
  const auto carried = [](double since, double lasts) {
    const double dies = std::max(0.0, 1.0 - since / lasts);
    return since * dies * dies;
  };
  for (int k = 0; k < y.size(); ++k)
    y[k] += first_[k] * carried(time, firstLasts_[k]) - last_[k] * carried(left, lastLasts_[k]);
  VectorX q(y.size() + 1);
  const Quaternion turned = expQuaternion(y.segment<3>(3)) * middle_;
  q << y.head<3>(), turned.w(), turned.x(), turned.y(), turned.z(), y.tail(y.size() - 6);
  return q;
}

/// By how much the contacts of some times shift the way there, and smoothly in between.
class Shifts {
 public:
  void add(double time, VectorX shift) {
    times_.push_back(time);
    shifts_.push_back(std::move(shift));
  }
  VectorX at(double time) const;

 private:
  VectorX slope(std::size_t k) const;
  std::vector<double> times_;
  std::vector<VectorX> shifts_;
};

/// None at the ends, where the states are given.
VectorX Shifts::slope(std::size_t k) const {
  if (k == 0 || k + 1 == times_.size()) return VectorX::Zero(shifts_[k].size());
  return (shifts_[k + 1] - shifts_[k - 1]) / (times_[k + 1] - times_[k - 1]);
}

VectorX Shifts::at(double time) const {
  std::size_t k = 0;
  while (k + 2 < times_.size() && time > times_[k + 1]) ++k;
  const double span = times_[k + 1] - times_[k], u = (time - times_[k]) / span, w = 1.0 - u;
  return w * w * (1.0 + 2.0 * u) * shifts_[k] + u * u * (1.0 + 2.0 * w) * shifts_[k + 1] +
         span * u * w * (w * slope(k) - u * slope(k + 1));
}

VectorX onContacts(const Model& model, const Task& now, const VectorX& q) {
  return nearestState(model, now, {q, VectorX::Zero(model.velocitySize())}).state.q;
}

/// Rates from neighbour to neighbour; those of the ends are given.
void addRates(const Model& model, const MotionSettings& asked, Motion& motion) {
  std::vector<MotionFrame>& frames = motion.frames;
  const std::size_t last = frames.size() - 1;
  for (std::size_t k = 1; k < last; ++k)
    frames[k].v =
        difference(model, frames[k - 1].q, frames[k + 1].q) / (frames[k + 1].time - frames[k - 1].time);
  frames.front().v = asked.begin->v;
  frames.back().v = asked.end->v;
  for (std::size_t k = 0; k <= last; ++k) {
    const MotionFrame &before = frames[k > 0 ? k - 1 : 0], &after = frames[std::min(k + 1, last)];
    frames[k].vdot = (after.v - before.v) / (after.time - before.time);
  }
}

}  // namespace

Motion movingWay(const Model& model, const Task& task, double framesPerSecond) {
  const MotionSettings& asked = task.motion;
  const CubicWay way(model, *asked.begin, *asked.end, asked.duration);
  std::vector<double> borders = scheduleTimes(task);
  Shifts shifts;
  shifts.add(0.0, VectorX::Zero(model.velocitySize()));
  for (const double time : borders) {
    const VectorX q = way.at(time);
    shifts.add(time, difference(model, q, onContacts(model, taskAt(task, time), q)));
  }
  shifts.add(asked.duration, VectorX::Zero(model.velocitySize()));
  borders.push_back(asked.duration);
  Motion motion;
  motion.frames.push_back({0.0, asked.begin->q, {}, {}, {}, {}});
  double begin = 0.0;
  for (const double end : borders) {
    const Task now = taskAt(task, 0.5 * (begin + end));
    const int steps = std::max(2, static_cast<int>(std::lround((end - begin) * framesPerSecond)));
    for (int i = 1; i <= steps; ++i) {
      const double time = i < steps ? begin + (end - begin) * i / steps : end;
      const VectorX q = moved(model, way.at(time), shifts.at(time));
      motion.frames.push_back({time, i < steps ? onContacts(model, now, q) : q, {}, {}, {}, {}});
    }
    begin = end;
  }
  motion.frames.back().q = asked.end->q;
  addRates(model, asked, motion);
  return motion;
}

}  // namespace handhold
