// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string>
#include <vector>

namespace handhold {

/// A function of coordinates, as OpenSim's models have them: how far an axis turns or shifts.
class OsimFunction {
 public:
  enum class Kind { Constant, Linear, Polynomial, Spline, Pieces };
  /// How a cubic spline ends: as SIMM's do (Forsythe, Malcolm and Moler 1977, SPLINE), or straight.
  enum class Ends { Simm, Natural };

  static OsimFunction constant(double value);
  /// One coefficient a coordinate, and a constant.
  static OsimFunction linear(std::vector<double> coefficients);
  /// From the highest power down.
  static OsimFunction polynomial(std::vector<double> coefficients);
  /// Through points with growing x; straight on beyond them.
  static OsimFunction spline(std::vector<double> x, std::vector<double> y, Ends ends);
  /// Straight from point to point, two at least; beyond them as between the outermost two.
  static OsimFunction pieces(std::vector<double> x, std::vector<double> y);

  OsimFunction times(double scale) const;

  double value(std::span<const double> q) const;
  double slope(std::span<const double> q, int k) const;
  /// Second derivative by the only coordinate; functions of several are linear.
  double bend(std::span<const double> q) const;

  /// Of how many coordinates, at least.
  int arguments() const;

 private:
  struct Piece {
    double from = 0.0;                              ///< x
    double value = 0.0, b = 0.0, c = 0.0, d = 0.0;  ///< value + b dx + c dx^2 + d dx^3
  };

  /// The piece and how far into it.
  std::pair<const Piece*, double> pieceAt(double x) const;
  double polynomialAt(double x, int order) const;

  Kind kind_ = Kind::Constant;
  double scale_ = 1.0;
  std::vector<double> coefficients_;
  std::vector<Piece> pieces_;  ///< with a straight one before the first point and after the last
};

}  // namespace handhold
