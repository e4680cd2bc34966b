// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "ui/scene/scene.h"
#include "ui/scene/task/hand_holds.h"

namespace handhold {

/// The tool that a load's name tells of, as a right hand or a left one holds it by its handle: a torch with a
/// bent neck, its nozzle ahead of the fist, or else a tool with a body at the thumb's side, as heavy as such
/// are (2500 kg/m^3). Nothing where the name tells of none.
std::vector<Solid> heldTool(const std::string& name, const Fist& fist, double mass, const Theme& theme);

}  // namespace handhold
