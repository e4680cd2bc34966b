// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/json_document.h"
#include "engine/model/model.h"

namespace handhold {

/// A model written as a table of Denavit-Hartenberg frames: "frames", "joints", "bodies", "sites".
Model readFrameModel(const JsonNode& root);

}  // namespace handhold
