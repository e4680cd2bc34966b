// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/quantity.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace handhold {

namespace {

constexpr double kDegrees = 180.0 / M_PI;
constexpr double kNone = std::numeric_limits<double>::infinity();

double entry(const VectorX& vector, int index) {
  return index < vector.size() ? vector[index] : std::numeric_limits<double>::quiet_NaN();
}

}  // namespace

QString quantityTitle(Quantity quantity) {
  switch (quantity) {
    case Quantity::Torque:
      return QStringLiteral("Joint torque");
    case Quantity::Load:
      return QStringLiteral("Joint load");
    case Quantity::Angle:
      return QStringLiteral("Joint angle");
    case Quantity::Velocity:
      break;
  }
  return QStringLiteral("Joint velocity");
}

QString quantityUnit(Quantity quantity) {
  switch (quantity) {
    case Quantity::Torque:
      return QStringLiteral("N m");
    case Quantity::Load:
      return QStringLiteral("of limit");
    case Quantity::Angle:
      return QStringLiteral("deg");
    case Quantity::Velocity:
      break;
  }
  return QStringLiteral("deg/s");
}

QString quantityColumn(Quantity quantity) {
  return quantity == Quantity::Load ? QStringLiteral("1") : quantityUnit(quantity);
}

double limitShare(const Joint& joint, double tau) {
  const double limit = std::abs(tau >= 0.0 ? joint.torqueUpper : joint.torqueLower);
  if (tau == 0.0) return 0.0;
  return limit > 0.0 ? std::abs(tau) / limit : kNone;
}

double jointValue(const Model& model, const MotionFrame& frame, int joint, Quantity quantity) {
  const LinkIndex index(joint);
  switch (quantity) {
    case Quantity::Torque:
      return entry(frame.tau, velocityIndex(index));
    case Quantity::Load:
      return limitShare(model.joints[joint], entry(frame.tau, velocityIndex(index)));
    case Quantity::Angle:
      return entry(frame.q, positionIndex(index)) * kDegrees;
    case Quantity::Velocity:
      break;
  }
  return entry(frame.v, velocityIndex(index)) * kDegrees;
}

Limits jointLimits(const Joint& joint, Quantity quantity) {
  switch (quantity) {
    case Quantity::Torque:
      return {joint.torqueLower, joint.torqueUpper};
    case Quantity::Load:
      return {-kNone, 1.0};
    case Quantity::Angle:
      return {joint.lower * kDegrees, joint.upper * kDegrees};
    case Quantity::Velocity:
      break;
  }
  return {-kNone, kNone};
}

std::vector<double> peakLoads(const Model& model, const Motion& motion) {
  std::vector<double> peaks(model.linkCount(), 0.0);
  for (const MotionFrame& frame : motion.frames)
    for (int joint = 1; joint < model.linkCount(); ++joint)
      peaks[joint] = std::max(peaks[joint], jointValue(model, frame, joint, Quantity::Load));
  return peaks;
}

int nearestFrame(const Motion& motion, double time) {
  if (motion.frames.empty()) return -1;
  const auto later = std::lower_bound(motion.frames.begin(), motion.frames.end(), time,
                                      [](const MotionFrame& frame, double t) { return frame.time < t; });
  const int index = static_cast<int>(later - motion.frames.begin());
  if (index == 0) return 0;
  if (later == motion.frames.end()) return index - 1;
  return time - motion.frames[index - 1].time <= later->time - time ? index - 1 : index;
}

double interpolated(const QVector<double>& times, const QVector<double>& values, double time) {
  if (times.isEmpty()) return std::numeric_limits<double>::quiet_NaN();
  const auto later = std::lower_bound(times.begin(), times.end(), time);
  if (later == times.begin()) return values.first();
  if (later == times.end()) return values.last();
  const qsizetype k = later - times.begin();
  const double share = (time - times[k - 1]) / (times[k] - times[k - 1]);
  return values[k - 1] + share * (values[k] - values[k - 1]);
}

Motion instantOf(const VectorX& q, const VectorX& tau, std::vector<ContactLoad> loads) {
  Motion motion;
  MotionFrame frame;
  frame.q = q;
  frame.v = frame.vdot = VectorX::Zero(tau.size());
  frame.tau = tau;
  frame.loads = std::move(loads);
  motion.frames.push_back(std::move(frame));
  return motion;
}

}  // namespace handhold
