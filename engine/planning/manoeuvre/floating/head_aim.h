// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/model.h"

namespace handhold {

/// What turns the face.
enum class AimedBy { Neck, NeckAndTrunk };

/// The posture q with neck and head, and the trunk for what they cannot, turned so that the face looks at a
/// place in world (m), as far as they go: they share the turn by their ranges, from the angles that they
/// have, and keep a little away from their limits. Bodies without eyes or neck stay as they are.
VectorX withHeadTowards(const Model& model, const Vector3& place, VectorX q, AimedBy parts = AimedBy::Neck);

}  // namespace handhold
