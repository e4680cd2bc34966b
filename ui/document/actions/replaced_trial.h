// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/project.h"

namespace handhold {

/// The one result has the other trial then, and what is shown of it; another result that came from the same
/// trial keeps its own.
Project replaced(Project project, const KeptTrial& result, const std::shared_ptr<const Trial>& after);

}  // namespace handhold
