// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <optional>

#include "engine/math/types.h"

namespace handhold {

/// Unit ways along no axis and no diagonal: where the first one meets an edge another may not.
const std::array<Vector3, 3>& rays();

/// One where a ray from a point leaves what a triangle's skin encloses, -1 where it enters, 0 where it passes
/// beside it; none where it passes too near an edge to tell (Moeller and Trumbore, Fast, minimum storage
/// ray/triangle intersection, 1997).
std::optional<int> rayCrossing(const Vector3& p, const Vector3& way, const Vector3& a, const Vector3& b,
                               const Vector3& c);

}  // namespace handhold
