// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/math/bspline_gram.h"

#include <array>
#include <utility>

namespace handhold {

namespace {

/// Gauss' points and weights on [-1, 1].
constexpr std::array<std::pair<double, double>, 7> kGaussPoints = {
    {{-0.9491079123427585, 0.1294849661688697},
     {-0.7415311855993945, 0.2797053914892766},
     {-0.4058451513773972, 0.3818300505051189},
     {0.0, 0.4179591836734694},
     {0.4058451513773972, 0.3818300505051189},
     {0.7415311855993945, 0.2797053914892766},
     {0.9491079123427585, 0.1294849661688697}}};

}  // namespace

MatrixX derivativeGram(const BsplineBasis& basis, int order, const std::function<double(double)>& weight) {
  MatrixX gram = MatrixX::Zero(basis.count(), basis.count());
  const std::vector<double>& knots = basis.knots();
  for (std::size_t k = 0; k + 1 < knots.size(); ++k) {
    const double half = 0.5 * (knots[k + 1] - knots[k]);
    if (half <= 0.0) continue;
    for (const auto& [place, share] : kGaussPoints) {
      const double u = knots[k] + half * (1.0 + place), counts = weight ? weight(u) : 1.0;
      if (counts == 0.0) continue;
      const auto active = basis.at(u, order);
      const VectorX derivative = active.values.row(order).transpose();
      gram.block(active.first, active.first, derivative.size(), derivative.size()) +=
          half * share * counts * derivative * derivative.transpose();
    }
  }
  return gram;
}

}  // namespace handhold
