// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/bindings/view_binding.h"

namespace handhold {

/// What muscles do in a result; null where nobody looks at them.
using MusclesIn = std::function<std::shared_ptr<const TrialMuscles>(const Trial&)>;

/// Export, Report page: of the results that are compared, else of the one that is shown.
void addReport(MainWindow& window, Document& document, const ViewBinding& view, const MusclesIn& muscles);

}  // namespace handhold
