// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/math/types.h"

namespace handhold {

/// What the articulated-body recursion keeps of a link, in world axes about the base origin; six-vectors have
/// the rotational part first.
struct Articulated {
  Matrix6 inertia;       ///< I^A
  Vector6 bias;          ///< p^A
  Vector6 axis;          ///< S
  Vector6 velocity;      ///< v, for a base origin at rest
  Vector6 drift;         ///< c = v x S qdot
  Vector6 U;             ///< I^A S
  double D = 0.0;        ///< S^T U
  double u = 0.0;        ///< tau - S^T p^A
  Vector6 acceleration;  ///< less gravity

  EIGEN_MAKE_ALIGNED_OPERATOR_NEW
};

}  // namespace handhold
