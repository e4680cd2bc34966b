// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <vector>

#include "engine/model/model.h"

namespace handhold {

/// Where a floating body came along a path of joint angles.
struct WeightlessWay {
  std::vector<VectorX> postures;             ///< q at every point of the path
  Quaternion turn = Quaternion::Identity();  ///< of the base in its axes at the start, R_start^T R_end
  Vector3 turnVector() const;                ///< the same as a rotation vector, at most pi long (rad)
};

/// Moves the joints of a body at rest, on which nothing acts, from q through the given joint angles
/// (jointCount each, straight ways between them): the base answers so that linear and angular momentum stay
/// zero and the centre of mass in its place. Only the path counts, not how fast it is gone: the same drag
/// gives the same turn, and the way back undoes it. For a net turn over several calls multiply their `turn`s
/// in order. Throws InputError for wrong sizes and for models that cannot float.
WeightlessWay followJoints(const Model& model, const VectorX& q, std::span<const VectorX> jointAngles);

}  // namespace handhold
