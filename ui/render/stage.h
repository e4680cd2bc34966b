// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "ui/scene/scene.h"

namespace handhold {

/// A pale figure along a motion: it casts no shadow.
inline bool isGhost(const FigureInstance& figure) { return figure.opacity < 1.0f; }

/// The people and what is near them, at which the light is aimed: a far wall must not take the shadow's
/// resolution.
Eigen::AlignedBox3d stageOf(const Scene& scene);

/// Of the bodies the parts that darken the floor by being close, as spheres (centre, radius), at most so
/// many.
std::vector<Eigen::Vector4f> occludersOf(const Scene& scene, std::size_t most);

}  // namespace handhold
