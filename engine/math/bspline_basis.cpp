// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/math/bspline_basis.h"

#include <algorithm>
#include <cmath>

#include "engine/core/error.h"

namespace handhold {

namespace {

/// The triangular table of algorithm A2.3: functions of all lower degrees above, knot differences below.
struct Table {
  double entry[BsplineBasis::kGreatestDegree + 1][BsplineBasis::kGreatestDegree + 1];

  Table(const std::vector<double>& knots, int degree, int span, double u) {
    double left[BsplineBasis::kGreatestDegree + 1], right[BsplineBasis::kGreatestDegree + 1];
    entry[0][0] = 1.0;
    for (int j = 1; j <= degree; ++j) {
      left[j] = u - knots[span + 1 - j];
      right[j] = knots[span + j] - u;
      double saved = 0.0;
      for (int r = 0; r < j; ++r) {
        entry[j][r] = right[r + 1] + left[j - r];
        const double share = entry[r][j - 1] / entry[j][r];
        entry[r][j] = saved + right[r + 1] * share;
        saved = left[j - r] * share;
      }
      entry[j][j] = saved;
    }
  }
};

/// Derivatives of function r of the active ones, before the factor p! / (p - k)! (002 equation 3.6).
void fillDerivatives(const Table& table, int degree, int order, int r, BsplineBasis::Active& active) {
  double a[2][BsplineBasis::kGreatestDegree + 1];
  a[0][0] = 1.0;
  int now = 0;
  for (int k = 1; k <= order; ++k) {
    const int before = now;
    now = 1 - now;
    double sum = 0.0;
    const int rk = r - k, pk = degree - k;
    if (r >= k) {
      a[now][0] = a[before][0] / table.entry[pk + 1][rk];
      sum = a[now][0] * table.entry[rk][pk];
    }
    const int low = rk >= -1 ? 1 : -rk, high = r - 1 <= pk ? k - 1 : degree - r;
    for (int j = low; j <= high; ++j) {
      a[now][j] = (a[before][j] - a[before][j - 1]) / table.entry[pk + 1][rk + j];
      sum += a[now][j] * table.entry[rk + j][pk];
    }
    if (r <= pk) {
      a[now][k] = -a[before][k - 1] / table.entry[pk + 1][r];
      sum += a[now][k] * table.entry[r][pk];
    }
    active.values(k, r) = sum;
  }
}

void checkKnots(int degree, const std::vector<double>& knots) {
  if (degree < 1 || degree > BsplineBasis::kGreatestDegree)
    throw InputError("spline", "the degree must be from 1 to 9", "choose 3 or 5");
  const int count = static_cast<int>(knots.size()) - degree - 1;
  if (count <= degree)
    throw InputError("spline", "there are fewer control points than degree + 1", "add control points");
  const bool finite = std::all_of(knots.begin(), knots.end(), [](double k) { return std::isfinite(k); });
  if (!finite || !std::is_sorted(knots.begin(), knots.end()))
    throw InputError("spline", "the knots are not in ascending order", "sort them");
  if (knots[degree] != knots.front() || knots[count] != knots.back())
    throw InputError("spline", "the ends are not clamped",
                     "repeat the first and the last knot degree + 1 times");
  for (int i = 1; i < count; ++i)
    if (!(knots[i + degree] > knots[i]))
      throw InputError("spline", "a knot repeats more often than the degree", "spread the knots");
}

}  // namespace

BsplineBasis::BsplineBasis(int degree, std::vector<double> knots)
    : degree_(degree), knots_(std::move(knots)) {
  checkKnots(degree_, knots_);
}

BsplineBasis BsplineBasis::clamped(int degree, int count, double begin, double end) {
  std::vector<double> knots;
  const int spans = std::max(1, count - degree);
  for (int i = 0; i < degree; ++i) knots.push_back(begin);
  for (int i = 0; i <= spans; ++i) knots.push_back(begin + (end - begin) * i / spans);
  for (int i = 0; i < degree; ++i) knots.push_back(end);
  knots[degree + spans] = end;
  return {degree, std::move(knots)};
}

int BsplineBasis::span(double u) const {
  const auto above = std::upper_bound(knots_.begin() + degree_, knots_.begin() + count(), u);
  return std::max(degree_, static_cast<int>(above - knots_.begin()) - 1);
}

BsplineBasis::Active BsplineBasis::at(double u, int order) const {
  u = std::clamp(u, begin(), end());
  const int s = span(u);
  const Table table(knots_, degree_, s, u);
  Active active;
  active.first = s - degree_;
  active.values.setZero(order + 1, degree_ + 1);
  const int most = std::min(order, degree_);
  for (int r = 0; r <= degree_; ++r) {
    active.values(0, r) = table.entry[r][degree_];
    fillDerivatives(table, degree_, most, r, active);
  }
  double factor = degree_;
  for (int k = 1; k <= most; ++k) {
    active.values.row(k) *= factor;
    factor *= degree_ - k;
  }
  return active;
}

double BsplineBasis::greville(int i) const {
  double sum = 0.0;
  for (int j = 1; j <= degree_; ++j) sum += knots_[i + j];
  return sum / degree_;
}

}  // namespace handhold
