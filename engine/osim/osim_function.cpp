// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/osim/osim_function.h"

#include <algorithm>
#include <limits>

namespace handhold {

namespace {

/// Halves of the second derivatives at the points, from a system of three diagonals. `ends` rows say how the
/// spline begins and ends.
std::vector<double> solveDiagonals(const std::vector<double>& off, std::vector<double> main,
                                   std::vector<double> right) {
  const std::size_t n = main.size();
  for (std::size_t i = 1; i < n; ++i) {
    const double t = off[i - 1] / main[i - 1];
    main[i] -= t * off[i - 1];
    right[i] -= t * right[i - 1];
  }
  right[n - 1] /= main[n - 1];
  for (std::size_t i = n - 1; i-- > 0;) right[i] = (right[i] - off[i] * right[i + 1]) / main[i];
  return right;
}

std::vector<double> differences(const std::vector<double>& x) {
  std::vector<double> h;
  for (std::size_t i = 1; i < x.size(); ++i) h.push_back(x[i] - x[i - 1]);
  return h;
}

/// Sixths of the second derivatives. The ends of SIMM's splines have the third derivative of the cubic
/// through the four outermost points (Forsythe, Malcolm and Moler 1977, section 4.4); natural ones do not
/// bend.
std::vector<double> bends(const std::vector<double>& x, const std::vector<double>& y,
                          OsimFunction::Ends ends) {
  const std::size_t n = x.size();
  const std::vector<double> h = differences(x);
  std::vector<double> off = h, main(n), right(n, 0.0);
  const auto rise = [&](std::size_t i) { return (y[i + 1] - y[i]) / h[i]; };
  for (std::size_t i = 1; i + 1 < n; ++i) {
    main[i] = 2.0 * (h[i - 1] + h[i]);
    right[i] = rise(i) - rise(i - 1);
  }
  main[0] = -h[0];
  main[n - 1] = -h[n - 2];
  if (ends == OsimFunction::Ends::Natural) {
    // decoupled ends of value zero
    main[0] = main[n - 1] = std::numeric_limits<double>::max();
  } else if (n > 3) {
    right[0] = right[2] / (x[3] - x[1]) - right[1] / (x[2] - x[0]);
    right[n - 1] = right[n - 2] / (x[n - 1] - x[n - 3]) - right[n - 3] / (x[n - 2] - x[n - 4]);
    right[0] *= h[0] * h[0] / (x[3] - x[0]);
    right[n - 1] *= -h[n - 2] * h[n - 2] / (x[n - 1] - x[n - 4]);
  }
  return solveDiagonals(off, std::move(main), std::move(right));
}

}  // namespace

OsimFunction OsimFunction::constant(double value) {
  OsimFunction made;
  made.coefficients_ = {value};
  return made;
}

OsimFunction OsimFunction::linear(std::vector<double> coefficients) {
  OsimFunction made;
  made.kind_ = Kind::Linear;
  made.coefficients_ = std::move(coefficients);
  return made;
}

OsimFunction OsimFunction::polynomial(std::vector<double> coefficients) {
  OsimFunction made;
  made.kind_ = Kind::Polynomial;
  made.coefficients_ = std::move(coefficients);
  return made;
}

OsimFunction OsimFunction::pieces(std::vector<double> x, std::vector<double> y) {
  OsimFunction made;
  made.kind_ = Kind::Pieces;
  made.pieces_.resize(1);
  for (std::size_t i = 0; i + 1 < x.size(); ++i)
    made.pieces_.push_back({x[i], y[i], (y[i + 1] - y[i]) / (x[i + 1] - x[i]), 0.0, 0.0});
  made.pieces_.front() = made.pieces_[1];
  made.pieces_.push_back({x.back(), y.back(), made.pieces_.back().b, 0.0, 0.0});
  return made;
}

OsimFunction OsimFunction::spline(std::vector<double> x, std::vector<double> y, Ends ends) {
  if (x.size() < 3) return pieces(std::move(x), std::move(y));
  const std::vector<double> c = bends(x, y, ends), h = differences(x);
  OsimFunction made;
  made.kind_ = Kind::Spline;
  made.pieces_.resize(1);
  for (std::size_t i = 0; i < h.size(); ++i)
    made.pieces_.push_back({x[i], y[i], (y[i + 1] - y[i]) / h[i] - h[i] * (c[i + 1] + 2.0 * c[i]), 3.0 * c[i],
                            (c[i + 1] - c[i]) / h[i]});
  const std::size_t last = h.size() - 1;
  const double slope = (y[last + 1] - y[last]) / h[last] + h[last] * (c[last] + 2.0 * c[last + 1]);
  made.pieces_.front() = {x.front(), y.front(), made.pieces_[1].b, 0.0, 0.0};
  made.pieces_.push_back({x.back(), y.back(), slope, 0.0, 0.0});
  return made;
}

OsimFunction OsimFunction::times(double scale) const {
  OsimFunction made = *this;
  made.scale_ *= scale;
  return made;
}

std::pair<const OsimFunction::Piece*, double> OsimFunction::pieceAt(double x) const {
  const auto after = std::upper_bound(pieces_.begin() + 1, pieces_.end(), x,
                                      [](double at, const Piece& piece) { return at < piece.from; });
  const Piece& piece = *(after - 1);
  return {&piece, x - piece.from};
}

double OsimFunction::polynomialAt(double x, int order) const {
  double sum = 0.0;
  const int degree = static_cast<int>(coefficients_.size()) - 1;
  for (int power = degree; power >= order; --power) {
    double factor = 1.0;
    for (int i = 0; i < order; ++i) factor *= power - i;
    sum = sum * x + factor * coefficients_[static_cast<std::size_t>(degree - power)];
  }
  return sum;
}

double OsimFunction::value(std::span<const double> q) const {
  switch (kind_) {
    case Kind::Constant:
      return scale_ * coefficients_.front();
    case Kind::Linear: {
      double sum = coefficients_.back();
      for (std::size_t i = 0; i + 1 < coefficients_.size(); ++i) sum += coefficients_[i] * q[i];
      return scale_ * sum;
    }
    case Kind::Polynomial:
      return scale_ * polynomialAt(q[0], 0);
    case Kind::Spline:
    case Kind::Pieces:
      break;
  }
  const auto [piece, dx] = pieceAt(q[0]);
  return scale_ * (piece->value + dx * (piece->b + dx * (piece->c + dx * piece->d)));
}

double OsimFunction::slope(std::span<const double> q, int k) const {
  switch (kind_) {
    case Kind::Constant:
      return 0.0;
    case Kind::Linear:
      return scale_ * coefficients_[static_cast<std::size_t>(k)];
    case Kind::Polynomial:
      return scale_ * polynomialAt(q[0], 1);
    case Kind::Spline:
    case Kind::Pieces:
      break;
  }
  const auto [piece, dx] = pieceAt(q[0]);
  return scale_ * (piece->b + dx * (2.0 * piece->c + dx * 3.0 * piece->d));
}

double OsimFunction::bend(std::span<const double> q) const {
  if (kind_ == Kind::Polynomial) return scale_ * polynomialAt(q[0], 2);
  if (kind_ != Kind::Spline) return 0.0;
  const auto [piece, dx] = pieceAt(q[0]);
  return scale_ * (2.0 * piece->c + 6.0 * dx * piece->d);
}

int OsimFunction::arguments() const {
  if (kind_ == Kind::Constant) return 0;
  return kind_ == Kind::Linear ? static_cast<int>(coefficients_.size()) - 1 : 1;
}

}  // namespace handhold
