// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/math/bspline_basis.h"

namespace handhold {

/// A curve in any number of dimensions: control points over a basis (002 equation 3.1).
class BsplineCurve {
 public:
  /// One column for each function of the basis; throws InputError when they do not fit.
  BsplineCurve(BsplineBasis basis, MatrixX controls);

  const BsplineBasis& basis() const { return basis_; }
  const MatrixX& controls() const { return controls_; }
  int dimension() const { return static_cast<int>(controls_.rows()); }

  /// Derivative `order` by the parameter, 0 for the value; its derivative by control point i is the basis
  /// function i alone (002 equations 3.7 to 3.9).
  VectorX at(double u, int order = 0) const;

  /// The same curve with one more knot and control point (Boehm; Piegl and Tiller 1995, section 5.2).
  BsplineCurve withKnot(double u) const;

 private:
  BsplineBasis basis_;
  MatrixX controls_;
};

/// The curve over a basis that comes nearest to samples (one column each) at given parameters in the sense of
/// least squares, its first and last `keptEnds` control points being those given in `ends` (dimension x 2
/// keptEnds, the first ones first). Where samples say too little, a small part of the second differences of
/// the control points decides.
BsplineCurve fitBspline(const BsplineBasis& basis, const VectorX& parameters, const MatrixX& samples,
                        const MatrixX& ends);

/// Control points at one end of a clamped curve that has there this value and derivatives by the parameter:
/// dimension x 3, in the order of the basis. `begin` tells which end.
enum class CurveEnd { Begin, End };
MatrixX endControls(const BsplineBasis& basis, CurveEnd end, const VectorX& value, const VectorX& first,
                    const VectorX& second);

}  // namespace handhold
