// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/jobs/subject_session.h"
#include "ui/main_window/main_window.h"

namespace handhold {

/// Bodies with the human skeleton that come with the program.
QStringList shippedPeople();

/// The panel that says who does the task.
void addSubjects(MainWindow& window, Document& document, SubjectSession& session);

}  // namespace handhold
