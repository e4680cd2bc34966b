// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "engine/recording/recording.h"

namespace handhold {

/// Markers in millimetres, gaps blank. Throws InputError without markers, and for names that hold tabs.
std::string trcText(const Recording& recording, const std::string& place);

}  // namespace handhold
