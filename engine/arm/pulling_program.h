// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/math/types.h"

namespace handhold {

/// The least of 1/2 x.H x + f.x with A x = b and no x below zero; H symmetric and positive definite.
struct PullingProgram {
  MatrixX H;
  VectorX f;
  MatrixX A;
  VectorX b;
};

struct PullingAnswer {
  VectorX x;
  VectorX missing;  ///< b - A x
  bool isFeasible = false;
};

/// Nearest to A x = b first (Lawson and Hanson 1974, chapter 23), and from there by an active set (Nocedal
/// and Wright, Numerical Optimization, 2006, algorithm 16.3), least indices first so that it ends. Where
/// nothing keeps A x = b, what comes nearest to it is told.
PullingAnswer leastPulls(const PullingProgram& program);

}  // namespace handhold
