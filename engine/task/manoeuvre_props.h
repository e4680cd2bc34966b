// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/task/task.h"

namespace handhold {

/// What a manoeuvre is done at, to be drawn: the ladder or rail of a traverse, the rails or the wall of a
/// flight, tool and foot plate of a workstation.
std::vector<Prop> manoeuvreProps(const Manoeuvre& manoeuvre);

/// The mass that a manoeuvre takes along besides those of its task: a cube of even density
/// behind the back.
std::vector<Load> manoeuvreLoads(const Manoeuvre& manoeuvre);

}  // namespace handhold
