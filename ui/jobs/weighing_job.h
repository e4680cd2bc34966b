// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/recording/force_plate.h"
#include "ui/document/document.h"
#include "ui/jobs/job_runner.h"

namespace handhold {

/// Weighs the result that is shown again, with its plates under the feet that are told, one a plate, off the
/// GUI thread. Throws InputError where none with a body and plates is shown.
void weighAgain(Document& document, JobRunner& runner, const std::vector<PlateFoot>& feet);

}  // namespace handhold
