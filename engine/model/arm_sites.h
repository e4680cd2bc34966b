// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/model/roles.h"

namespace handhold {

/// Where an arm bends.
struct ArmSites {
  SiteIndex shoulder, elbow, wrist;
  SiteIndex fingertip;  ///< not valid: an arm without a hand
};

/// The arms of a model that have shoulder, elbow and wrist.
std::vector<ArmSites> armsOf(const Model& model);

/// Whether it is an arm alone, as that of document 004: its shoulder stays where it is.
bool isArmAlone(const Model& model);

}  // namespace handhold
