// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QVector>
#include <set>

#include "engine/motion/motion.h"
#include "ui/theme/units.h"

namespace handhold {

/// What of a joint is plotted.
enum class Quantity {
  Torque,
  Load,
  Angle,
  Velocity,
  Power,          ///< torque times velocity: above 0 the joint works, below it brakes
  WeightedTorque  ///< |torque|, a third where it brakes the joint (001 section 7); plotted as a sum
};

struct Limits {
  double lower = 0.0, upper = 0.0;
  bool operator==(const Limits&) const = default;
};

QString quantityTitle(Quantity quantity);  ///< "Joint torque"
Dimension dimensionOf(Quantity quantity);
/// "N m", as the person chose; of the load "of limit", of powers always "W".
QString quantityUnit(Quantity quantity);
double perShown(Quantity quantity);         ///< shown number = SI number * this
QString quantityColumn(Quantity quantity);  ///< for column heads of tables: "N m", "1", "deg", "deg/s"

/// A solver stops this close to a limit; such a load is not worth red.
inline constexpr double kLimitRounding = 1e-6;

/// Value of a joint in a frame, in the quantity's unit as it is shown. Not a number where the frame
/// lacks it.
double jointValue(const Model& model, const MotionFrame& frame, int joint, Quantity quantity);
/// The same of all frames.
QVector<double> jointValues(const Model& model, const Motion& motion, int joint, Quantity quantity);

/// The bounds of the quantity in its unit; a velocity and a power have none: infinite.
Limits jointLimits(const Joint& joint, Quantity quantity);

/// The greatest load of each joint over all frames; index 0 is unused.
std::vector<double> peakLoads(const Model& model, const Motion& motion);

/// The six of the greatest load: what is plotted until somebody chooses.
std::set<int> mostLoadedJoints(const Model& model, const Motion& motion);

/// Linear between samples, the end values outside; times ascend.
double interpolated(const QVector<double>& times, const QVector<double>& values, double time);

/// A posture as a motion of one frame.
Motion instantOf(const VectorX& q, const VectorX& tau, std::vector<ContactLoad> loads);

}  // namespace handhold
