// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "engine/muscles/path/wrapping.h"

namespace handhold {

/// The shortest section of an ellipsoid by a plane through both ends: where a search for the geodesic begins.
std::optional<Wrapped> shortestSection(const WrapSurface& surface, const Vector3& from, const Vector3& to);

/// The geodesic near a first guess whose tangents meet both ends; none where the search does not end.
std::optional<Wrapped> geodesicNear(const WrapSurface& surface, const Vector3& from, const Vector3& to,
                                    const Wrapped& guess);

}  // namespace handhold
