// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/drawing/report_page.h"

namespace handhold {

/// Whether nothing of the page was solved: what happened is no optimum and no prediction.
bool isAllRecorded(const std::vector<ReportedResult>& results);

/// How well bodies meet what was recorded, with what was doubtful; empty where no body was fitted to
/// anything.
QString fitHtml(const std::vector<ReportedResult>& results);

}  // namespace handhold
