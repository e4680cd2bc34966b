// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/bindings/view_binding.h"
#include "ui/main_window/main_window.h"

namespace handhold {

/// Writes the motion or recording that is shown as a file of recorded motion, or as a figure that moves.
void addMotionExport(MainWindow& window, Document& document, const ViewBinding& view);

}  // namespace handhold
