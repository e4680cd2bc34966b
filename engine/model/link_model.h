// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/json_document.h"
#include "engine/model/articulated_tree.h"

namespace handhold {

/// A model written as links with joints of one to three degrees: "links", "sites". Points, axes and inertias
/// of a link are given in the private frame of its joint, which moves with the link; the joint's "position"
/// and "axes" (or "denavit_hartenberg") place that frame in the parent link's.
Model readLinkModel(const JsonNode& root);

/// The articulated tree of such a file, before it is converted.
ArticulatedTree readArticulatedTree(const JsonNode& root);

}  // namespace handhold
