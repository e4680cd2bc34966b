// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <array>
#include <vector>

#include "engine/model/model.h"

namespace handhold {

/// Limbs in the order in which lists show them.
inline constexpr std::array<Limb, 7> kLimbOrder = {
    Limb::Spine, Limb::Head, Limb::RightArm, Limb::RightLeg, Limb::LeftArm, Limb::LeftLeg, Limb::Other};

/// "Right arm".
QString limbTitle(Limb limb);

/// "Right hip flexion" for r_hip_flexion, "Spine 1 lateral" for spine1_lateral.
QString jointTitle(const Joint& joint);

/// The same without the side, for use under the limb's heading: "Hip flexion".
QString jointTitleInLimb(const Joint& joint);

/// Joints of the limb in body order, the base left out.
std::vector<int> jointsOf(const Model& model, Limb limb);

}  // namespace handhold
