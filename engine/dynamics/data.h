// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/dynamics/articulated_recursion.h"
#include "engine/dynamics/composite.h"
#include "engine/dynamics/derivative_recursion.h"
#include "engine/dynamics/inverse_recursion.h"
#include "engine/dynamics/tree.h"
#include "engine/model/model.h"

namespace handhold {

/// Where the algorithms of this room leave their results; made once for a model, used by one thread.
/// It holds the model's constants in the order of use, so another model needs another Data.
struct Data {
  explicit Data(const Model& model);

  std::vector<Matrix3> R_WL;    ///< rotation of each link in world
  std::vector<Vector3> p_WL;    ///< origin of each link in world (m)
  std::vector<Vector3> axis_W;  ///< joint axis of each link in world, zero for the base

  Tree tree;
  InverseRecursion<double> inverse;
  DerivativeRecursion<double> derivative;
  ArticulatedRecursion<double> articulated;
  std::vector<Composite> composite;  ///< room for the subtree inertias
};

}  // namespace handhold
