// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/document.h"
#include "ui/main_window/main_window.h"

namespace handhold {

/// The Study tab below the view: the cases of a study file, run by this program in the background; a case
/// that is chosen stands in the view with its task and its person.
void addSweep(MainWindow& window, Document& document);

}  // namespace handhold
