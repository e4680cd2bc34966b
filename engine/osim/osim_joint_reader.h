// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/osim/osim_model.h"
#include "engine/osim/xml_node.h"

namespace handhold {

/// A function of coordinates in any of OpenSim's spellings. Throws InputError for those that are not known.
OsimFunction readOsimFunction(const XmlNode& node);

/// What a joint's own element says of how it moves: its coordinates are added to the model, its axes run
/// along them.
void readOsimMobility(const XmlNode& node, OsimModel& model, OsimJoint& joint);

}  // namespace handhold
