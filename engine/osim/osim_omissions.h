// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/osim/xml_node.h"
#include "engine/recording/doubt.h"

namespace handhold {

/// Constraints between bodies, and forces without a line, as springs, bushings and contacts, that a model has
/// at work: they are not read, and each kind is told. Actuators do nothing of themselves.
Doubts osimOmissions(const XmlNode& model);

}  // namespace handhold
