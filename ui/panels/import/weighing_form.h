// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/controls/bound_form.h"
#include "ui/jobs/import_session.h"

namespace handhold {

/// What the fit may change so that the forces explain the motion better.
void addWeighing(BoundForm& form, ImportSession& session);

}  // namespace handhold
