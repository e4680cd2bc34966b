// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/json_document.h"
#include "engine/math/types.h"

namespace handhold {

/// An index, or -1 where there is none. Throws InputError.
int indexAt(const JsonNode& node, const char* field, double most = 1e6);

/// So many numbers, or none at all. Throws InputError.
VectorX vectorAt(const JsonNode& node, const char* field, int size);

}  // namespace handhold
