// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/curves/quantity.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "engine/model/utilisation.h"
#include "engine/motion/workload/joint_power.h"

namespace handhold {

namespace {

constexpr size_t kMostLoaded = 6;
constexpr double kNone = std::numeric_limits<double>::infinity();

double entry(const VectorX& vector, int index) {
  return index < vector.size() ? vector[index] : std::numeric_limits<double>::quiet_NaN();
}

}  // namespace

QString quantityTitle(Quantity quantity) {
  switch (quantity) {
    case Quantity::Torque:
      return QObject::tr("Joint torque");
    case Quantity::Load:
      return QObject::tr("Joint load");
    case Quantity::Angle:
      return QObject::tr("Joint angle");
    case Quantity::Power:
      return QObject::tr("Joint power");
    case Quantity::WeightedTorque:
      return QObject::tr("Weighted torque sum");
    case Quantity::Velocity:
      break;
  }
  return QObject::tr("Joint velocity");
}

Dimension dimensionOf(Quantity quantity) {
  switch (quantity) {
    case Quantity::Torque:
    case Quantity::WeightedTorque:
      return Dimension::Torque;
    case Quantity::Load:
    case Quantity::Power:
      return Dimension::None;
    case Quantity::Angle:
      return Dimension::Angle;
    case Quantity::Velocity:
      break;
  }
  return Dimension::AngularSpeed;
}

QString quantityUnit(Quantity quantity) {
  if (quantity == Quantity::Load) return QObject::tr("of limit");
  return quantity == Quantity::Power ? QStringLiteral("W") : shownUnit(dimensionOf(quantity)).word;
}

double perShown(Quantity quantity) {
  const Dimension dimension = dimensionOf(quantity);
  return dimension == Dimension::None ? 1.0 : shownUnit(dimension).perSi;
}

QString quantityColumn(Quantity quantity) {
  return quantity == Quantity::Load ? QStringLiteral("1") : quantityUnit(quantity);
}

namespace {

/// In SI units.
double jointAmount(const Model& model, const MotionFrame& frame, int joint, Quantity quantity) {
  const LinkIndex index(joint);
  if (quantity == Quantity::Angle) return entry(frame.q, positionIndex(index));
  if (quantity == Quantity::Velocity) return entry(frame.v, velocityIndex(index));
  const double torque = entry(frame.tau, velocityIndex(index));
  if (quantity == Quantity::Torque) return torque;
  if (quantity == Quantity::Power) return torque * entry(frame.v, velocityIndex(index));
  return quantity == Quantity::Load ? utilisation(model, joint, torque, frame.q, frame.v)
                                    : weightedTorque(torque, entry(frame.v, velocityIndex(index)));
}

}  // namespace

double jointValue(const Model& model, const MotionFrame& frame, int joint, Quantity quantity) {
  return perShown(quantity) * jointAmount(model, frame, joint, quantity);
}

QVector<double> jointValues(const Model& model, const Motion& motion, int joint, Quantity quantity) {
  const double factor = perShown(quantity);  // looked up once: twenty minutes have a hundred thousand frames
  QVector<double> values;
  values.reserve(static_cast<qsizetype>(motion.frames.size()));
  for (const MotionFrame& frame : motion.frames)
    values.append(factor * jointAmount(model, frame, joint, quantity));
  return values;
}

Limits jointLimits(const Joint& joint, Quantity quantity) {
  if (quantity == Quantity::Load) return {-kNone, 1.0};
  const double perSi = perShown(quantity);
  if (quantity == Quantity::Torque) return {perSi * joint.torqueLower, perSi * joint.torqueUpper};
  if (quantity == Quantity::Angle) return {perSi * joint.lower, perSi * joint.upper};
  return {-kNone, kNone};
}

std::vector<double> peakLoads(const Model& model, const Motion& motion) {
  std::vector<double> peaks(model.linkCount(), 0.0);
  for (const MotionFrame& frame : motion.frames)
    for (int joint = 1; joint < model.linkCount(); ++joint)
      peaks[joint] = std::max(peaks[joint], jointValue(model, frame, joint, Quantity::Load));
  return peaks;
}

std::set<int> mostLoadedJoints(const Model& model, const Motion& motion) {
  const std::vector<double> peaks = peakLoads(model, motion);
  std::vector<int> order;
  for (int joint = 1; joint < model.linkCount(); ++joint) order.push_back(joint);
  const auto end = order.begin() + static_cast<long>(std::min(kMostLoaded, order.size()));
  std::partial_sort(order.begin(), end, order.end(), [&](int a, int b) { return peaks[a] > peaks[b]; });
  return {order.begin(), end};
}

double interpolated(const QVector<double>& times, const QVector<double>& values, double time) {
  if (times.isEmpty()) return std::numeric_limits<double>::quiet_NaN();
  const auto later = std::lower_bound(times.begin(), times.end(), time);
  if (later == times.begin()) return values.first();
  if (later == times.end()) return values.last();
  const qsizetype k = later - times.begin();
  if (times[k] == time) return values[k];  // after a gap, too, and to the last digit
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
