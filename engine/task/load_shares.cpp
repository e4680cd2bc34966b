// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/task/load_shares.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "engine/dynamics/kinematics.h"

namespace handhold {

namespace {

/// N and N m: what is less is rounding.
constexpr double kNothing = 1e-9;

/// Contacts that hold for a part of a motion load the body, too.
Task withAllLimits(const Task& task) {
  Task result;
  result.contacts = task.contacts;
  for (Contact& contact : result.contacts) contact.pinned = true;
  return result;
}

}  // namespace

double shareOfLimits(const ContactPoint& point, const Vector6& components) {
  double share = 0.0;
  for (int c = 0; c < 6; ++c) {
    const double size = std::abs(components[c]);
    const double limit = components[c] > 0.0 ? point.upper[c] : -point.lower[c];
    if (!point.carries[c] || size < kNothing || std::isinf(limit)) continue;
    share = std::max(share, limit > 0.0 ? size / limit : std::numeric_limits<double>::infinity());
  }
  return share;
}

LoadShares::LoadShares(const Model& model, const Task& task)
    : model_(model), data_(model), points_(contactPoints(model, withAllLimits(task))) {}

std::optional<double> LoadShares::shareOf(const ContactLoad& load) const {
  const auto ofContact = [&](const ContactPoint& point) { return point.contact == load.contact; };
  auto point = std::find_if(points_.begin(), points_.end(), [&](const ContactPoint& candidate) {
    return ofContact(candidate) && candidate.name == load.name;
  });
  if (point == points_.end()) point = std::find_if(points_.begin(), points_.end(), ofContact);
  if (point == points_.end()) return {};
  const Matrix3 axes = loadAxes(*point, data_);
  Vector6 components;
  components << axes.transpose() * load.force, axes.transpose() * load.moment;
  return shareOfLimits(*point, components);
}

std::vector<std::optional<double>> LoadShares::at(const VectorX& q, const std::vector<ContactLoad>& loads) {
  std::vector<std::optional<double>> shares(loads.size());
  if (q.size() != model_.positionSize() || loads.empty() || points_.empty()) return shares;
  updateKinematics(model_, q, data_);
  std::transform(loads.begin(), loads.end(), shares.begin(),
                 [this](const ContactLoad& load) { return shareOf(load); });
  return shares;
}

}  // namespace handhold
