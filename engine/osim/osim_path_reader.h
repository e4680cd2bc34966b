// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/osim/osim_model.h"
#include "engine/osim/xml_node.h"

namespace handhold {

/// Adds the lines of all forces of a model that have any, in schemas 2 to 4: points that stay, that are there
/// between two values of a coordinate, and that move with one, on bodies and on frames that are fixed to
/// them. Throws InputError with file and line.
void readOsimPaths(const XmlNode& root, OsimModel& model);

}  // namespace handhold
