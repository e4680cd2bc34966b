// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/recording/recording.h"

class QString;

namespace handhold {

class Document;

/// Other events in the recording that is shown, in the order of their times, as one step. Throws InputError
/// where no result with a recording is shown, and for an event without a name or outside of it.
void setEvents(Document& document, std::vector<RecordedEvent> events, const QString& title);

/// In the order of their times. Throws InputError as above.
std::vector<RecordedEvent> checkedEvents(std::vector<RecordedEvent> events, double duration);

}  // namespace handhold
