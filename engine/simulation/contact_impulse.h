// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <Eigen/Cholesky>
#include <span>
#include <vector>

#include "engine/math/types.h"

namespace handhold {

/// The rows of a one-sided support among all rows: the normal at `row`, then `tangents` rows.
struct SupportTouch {
  int row = 0;
  int tangents = 2;
  double friction = 0.6;
};

/// The forces (or impulses) f of supports at which the body cannot move as it would,
///   a = A f + b,
/// with a = 0 in the rows that hold, 0 <= f_n, 0 <= a_n, f_n a_n = 0 in normals, and along surfaces
/// |f_t| <= mu f_n, a_t = 0 inside the cone and a_t opposite to f_t on it (Coulomb).
///
/// Holding all is tried first by one factorization. Otherwise the rows that hold are eliminated and the few
/// others solved by projected Gauss-Seidel, support by support (Moreau 1988, Jean 1999), from the f given
/// where it has the right size; as soon as its modes (open, sliding, sticking) keep all laws they are solved
/// exactly. A is the Delassus matrix J M^-1 J^T, of any rank: each diagonal is raised by kSoftness of itself,
/// which shares the load of redundant supports out by least squares.
class ContactImpulse {
 public:
  explicit ContactImpulse(int largest);

  /// The first `holds` rows hold; f is resized. False when the iteration ran out; f is then the best so far.
  bool solve(const MatrixX& A, const VectorX& b, int holds, std::span<const SupportTouch> touches,
             VectorX& f);

 private:
  struct Mode {
    bool slides = false, sticks = false;
    Vector2 direction = Vector2::Zero();
  };

  void readModes(int holds, std::span<const SupportTouch> touches);
  void solveUnknowns(int holds, std::span<const SupportTouch> touches);
  bool keepsLaws(const SupportTouch& touch, int at, const Mode& mode) const;
  bool solveModes(int holds, std::span<const SupportTouch> touches);
  bool inCones(const VectorX& f, std::span<const SupportTouch> touches) const;
  double sweep(int holds, std::span<const SupportTouch> touches);
  double sweepTouch(const SupportTouch& touch, int at);
  double greatestEigenvalue(int at, int size) const;

  MatrixX soft_;
  Eigen::LLT<MatrixX> factor_;
  MatrixX schur_;
  VectorX forward_, right_, pushed_, tried_;
  MatrixX spread_;
  std::vector<int> unknowns_;
  std::vector<Mode> modes_;
};

}  // namespace handhold
