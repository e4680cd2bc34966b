// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "engine/task/contact_points.h"

namespace handhold {

/// The greatest part of one of the point's bounds that a load takes, by its six components in the point's
/// axes, each against the bound on its side: of a grip what opens the fingers against pull, what presses into
/// the palm against push, either way along and across the bar against shear. Infinite where a bound is zero;
/// a cone of friction is no bound.
double shareOfLimits(const ContactPoint& point, const Vector6& components);

/// Shares of a task's contact loads at any posture, whether or not their limits are enforced.
class LoadShares {
 public:
  /// model must outlive it. Unknown sites throw InputError.
  LoadShares(const Model& model, const Task& task);

  /// Of each load of one instant in posture q, in their order; none for what is no contact of the task.
  std::vector<std::optional<double>> at(const VectorX& q, const std::vector<ContactLoad>& loads);

 private:
  std::optional<double> shareOf(const ContactLoad& load) const;

  const Model& model_;
  Data data_;
  std::vector<ContactPoint> points_;
};

/// From the middle of a grip to the palm that lies on what it holds (m): the radius of a rod, of a cabin's
/// oval handrail that of a round one as long about; of a box to that of its sides round the axis which is
/// farthest and still within a hand's reach; on a mesh, whose skin the engine does not know, what the place
/// says by `off`. 0: nothing tells, or it is no grip.
double heldRadius(const Task& task, const Contact& contact);

/// Of a hand as long as 18.5 cm: the thickest that fingers and thumb close round with all their strength, and
/// the one at which nothing is left of it (m).
inline constexpr double kClosesRound = 0.0508, kOpensAt = 0.1163;

/// What fingers still hold of what they hold round a thinner bar, 1 to 0. Of cylinders of 38, 51, 64 and 76
/// mm sixteen people gripped with 231, 236, 208 and 158 N (Irwin, Towles and Radwin, Development and
/// application of a multi-axis dynamometer for measuring grip force, 2013); between them in proportion,
/// beyond on the last slope. Thickness counts by the hand's length, 18.5 cm taken for theirs.
double closingShare(double across, double handLength);

/// The same of a person's contact; 1 for what is no grip or of which nothing tells how thick it is.
double closingShare(const Model& model, const Task& task, const Contact& contact);

/// From the wrist to the tip of the middle finger (m); that of a hand of 18.5 cm where the model tells none.
double handLength(const Model& model, BodySide side);

/// The thickest that a hand of that length closes round (m).
double closesRound(double handLength);

}  // namespace handhold
