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

}  // namespace handhold
