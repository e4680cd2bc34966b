// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/bindings/view_binding.h"

namespace handhold {

/// Export, Report page: of the results that are compared, else of the one that is shown.
void addReport(MainWindow& window, Document& document, const ViewBinding& view);

}  // namespace handhold
