// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/jobs/physics_session.h"
#include "ui/main_window/main_window.h"

namespace handhold {

/// Puts physics mode into the window: its panel, its actions in tool bar, menu and palette.
void addPhysics(MainWindow& window, Document& document, PhysicsSession& session);

}  // namespace handhold
