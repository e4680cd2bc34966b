// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "ui/scene/scene.h"

namespace handhold {

/// The same scene with the glow of what is hovered and what is selected.
Scene highlighted(Scene scene, const ThingId& hovered, const std::vector<ThingId>& selected);

}  // namespace handhold
