// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>

#include "engine/motion/motion.h"
#include "ui/scene/task_scene.h"

namespace handhold {

/// Pale bodies at both ends of the motion, unless the person nearly stands there.
void addEndGhosts(Scene& scene, const PosedFigure& person, const Motion& motion, const VectorX& q);

/// Takes away what belongs to these things; parts do not count.
void dropHidden(Scene& scene, std::span<const ThingId> hidden);

}  // namespace handhold
