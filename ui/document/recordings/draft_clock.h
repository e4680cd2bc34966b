// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/recordings/import_draft.h"

namespace handhold {

/// Of the time line, for the frames of the draft at their rate: it begins at 0 with the first value of
/// anything.
TimeBase clockOf(const ImportDraft& draft);

/// What a draft has on one clock of the time line, on another.
void moveInstants(const TimeBase& before, const TimeBase& after, ImportDraft& draft);

/// All of a draft's recording, prepared. A rate is one of the frames and of what was recorded with them:
/// forces of a file of their own keep their clock. Throws InputError.
Recording preparedAll(const ImportDraft& draft);

}  // namespace handhold
