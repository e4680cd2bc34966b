// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/bindings/view_binding.h"

namespace handhold {

/// Puts what the view can show into the window's View menu, its palette and its keys, as it was left the
/// last time.
void addViewActions(MainWindow& window, ViewBinding& view, Viewport& viewport);

}  // namespace handhold
