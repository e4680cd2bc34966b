// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/document.h"
#include "ui/jobs/study_session.h"
#include "ui/main_window/main_window.h"

namespace handhold {

/// The studies that this program has.
std::vector<StudyKind> knownStudies();

/// The page of studies in the middle of the window, its command in menu, palette and on the start page, and
/// its folder written as `handhold study` writes it.
void addStudies(MainWindow& window, Document& document, StudySession& session);

}  // namespace handhold
