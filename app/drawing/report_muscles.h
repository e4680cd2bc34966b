// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/drawing/report_page.h"

namespace handhold {

/// What muscles do and what joints bear of it: curves of the most loaded over the time of motions, tables of
/// the greatest with stress and physiological cross-section; empty where nobody looks at muscles.
QString musclesHtml(const std::vector<ReportedResult>& results);

}  // namespace handhold
