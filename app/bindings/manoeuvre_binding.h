// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/document.h"
#include "ui/document/solvers.h"
#include "ui/jobs/job_runner.h"
#include "ui/main_window/main_window.h"

namespace handhold {

/// The Manoeuvre panel with its commands in the Solve menu and the palette; it comes forward when a task with
/// a manoeuvre is opened. All must outlive the window.
void addManoeuvres(MainWindow& window, Document& document, JobRunner& runner, const Solvers& solvers);

}  // namespace handhold
