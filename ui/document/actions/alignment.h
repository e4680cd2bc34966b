// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/recording/recording.h"
#include "ui/document/comparison.h"

namespace handhold {

class Document;

/// X_WA: where the axes of an aligned result lie in the world.
Pose poseOf(const Alignment& alignment);

/// A posture of the result as it stands beside the others.
VectorX aligned(const Alignment& alignment, const VectorX& q);

/// Its frames on the clock of the others.
std::shared_ptr<const Motion> onCommonClock(const KeptTrial& result);

/// Moves a result beside the others: one step; what follows with the same key becomes part of it. Throws
/// InputError where it is not kept any more.
void alignResult(Document& document, int id, const Alignment& alignment, const QString& mergeKey = {});

/// The first of each kind of event that all of them have.
std::vector<RecordedEvent> commonEvents(const Project& project, const Comparison& compared);

/// Moves all in time so that their first events of that kind are at once, the first result staying. Throws
/// InputError where one has none.
void alignAtEvent(Document& document, const Comparison& compared, const RecordedEvent& event);

}  // namespace handhold
