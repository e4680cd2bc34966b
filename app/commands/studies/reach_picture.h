// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/commands/render_command.h"
#include "engine/model/subject.h"
#include "ui/scene/scene.h"

namespace handhold {

struct Task;

/// The reach that the options of `handhold render` ask for, as shells. Throws InputError for a slice that is
/// none, an unknown hand or foot, or where nothing is reached.
void addAskedReach(Scene& scene, const Subject& subject, const Task& task, const RenderOptions& options);

}  // namespace handhold
