// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/task/task.h"
#include "ui/scene/scene.h"

namespace handhold {

/// Which thing a mark stands for, how it glows, and its size: a model of centimetres has small ones.
struct MarkLook {
  ThingId id;
  Highlight highlight = Highlight::None;
  double scale = 1.0;
};

/// A disc where the body should reach, with the circle, the path or the line on which it may be; nothing for
/// an orientation, which has no place.
void addTarget(Scene& scene, const Target& target, const MarkLook& look);

/// The wanted axes at the site, wherever the body is, over thin lines of the axes that the site has.
void addOrientation(Scene& scene, const Target& target, const MarkLook& look, const Pose& X_WS);

}  // namespace handhold
