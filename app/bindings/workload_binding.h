// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <functional>

#include "app/bindings/view_binding.h"
#include "ui/document/document.h"
#include "ui/main_window/main_window.h"
#include "ui/panels/scores/scores_view.h"

namespace handhold {

/// The Scores tab below the view, which colours the body by the rule that is chosen there.
ScoresView* addScores(MainWindow& window, Document& document, ViewBinding& view);

/// The Workload tab, and its page among the exports, with the scores and a picture of what is seen.
void addWorkload(MainWindow& window, Document& document, const ScoresView& scores,
                 std::function<QImage()> picture);

}  // namespace handhold
