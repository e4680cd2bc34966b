// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/arm_sites.h"

#include <algorithm>

namespace handhold {

std::vector<ArmSites> armsOf(const Model& model) {
  std::vector<ArmSites> arms;
  for (const BodySide side : kBodySides) {
    const ArmSites arm{findSite(model, role::kShoulder, side), findSite(model, role::kElbow, side),
                       findSite(model, role::kWrist, side), findSite(model, role::kFingertip, side)};
    if (arm.shoulder.valid() && arm.elbow.valid() && arm.wrist.valid()) arms.push_back(arm);
  }
  return arms;
}

bool isArmAlone(const Model& model) {
  const std::vector<ArmSites> arms = armsOf(model);
  return arms.size() == 1 && model.sites[arms.front().shoulder].link == 0 &&
         std::ranges::none_of(model.baseFree, [](bool isFree) { return isFree; });
}

}  // namespace handhold
