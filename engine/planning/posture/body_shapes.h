// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "engine/model/model.h"

namespace handhold {

/// The joints of a body that stands, sits, hangs or bends somewhere, and how its pelvis leans there.
struct BodyShape {
  VectorX q;  ///< the base upright but for its lean, facing +z, at the origin
};

/// Shapes that people take, within the joints' limits: legs straight to deeply bent, trunk upright to bent
/// over, arms down, ahead and up, every one after `easy`, which is the first. Joints are known by their names
/// with "r_" and "l_"; where a model has none of them the shapes are the easy one alone.
std::vector<BodyShape> bodyShapes(const Model& model, const VectorX& easy);

}  // namespace handhold
