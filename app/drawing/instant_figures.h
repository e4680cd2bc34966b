// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "ui/document/project.h"
#include "ui/scene/posed_figure.h"
#include "ui/scene/task/task_scene.h"

namespace handhold {

/// The person at further instants of the motion (s) in a scene that shows the last of them, each darker than
/// the one before, as 002 prints its motions (figures 6.2 to 6.4, 6.20, 6.22, 6.25); a note tells the times.
void addInstants(Scene& scene, const Project& project, const PosedFigure& person, const TaskView& view,
                 std::vector<double> instants);

}  // namespace handhold
