// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/optimization/interior_point_filter.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace handhold {
namespace {

/// Margins gamma_theta and gamma_phi of Waechter and Biegler (2006), eq. 18.
constexpr double kViolationMargin = 1e-5, kBarrierMargin = 1e-8;

double rounding(double value) { return 10.0 * std::numeric_limits<double>::epsilon() * std::abs(value); }

}  // namespace

bool improves(const FilterPoint& point, const FilterPoint& base) {
  return point.violation <= (1.0 - kViolationMargin) * base.violation ||
         point.barrierFunction - base.barrierFunction - rounding(base.barrierFunction) <=
             -kBarrierMargin * base.violation;
}

void InteriorPointFilter::reset(double mostViolation) {
  points_.clear();
  mostViolation_ = mostViolation;
}

bool InteriorPointFilter::accepts(const FilterPoint& point) const {
  if (!(point.violation <= mostViolation_) || !std::isfinite(point.barrierFunction)) return false;
  return std::all_of(points_.begin(), points_.end(),
                     [&](const FilterPoint& base) { return improves(point, base); });
}

void InteriorPointFilter::add(const FilterPoint& point) { points_.push_back(point); }

}  // namespace handhold
