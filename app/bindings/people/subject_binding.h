// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/bindings/figure_maker.h"
#include "app/bindings/view_binding.h"
#include "ui/jobs/subject_session.h"
#include "ui/main_window/main_window.h"

namespace handhold {

/// Bodies with the human skeleton that come with the program.
QStringList shippedPeople();

/// The page that says who does the task, with the body that turns.
void addSubjects(MainWindow& window, Document& document, SubjectSession& session, ViewBinding& view,
                 FigureMaker& figures);

}  // namespace handhold
