// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

#include "engine/estimation/recorded_task/recorded_task.h"

namespace handhold {

/// What a recorded motion is asked for again with, a sentence each, in the window's units: which holds bear
/// it when, how far its ends lie from the recording, which joints go beyond their ranges there, and what
/// nobody measured.
QStringList askedWords(const RecordedTask& made, const Model& model);

}  // namespace handhold
