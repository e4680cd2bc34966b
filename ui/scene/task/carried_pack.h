// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "engine/dynamics/data.h"
#include "ui/scene/figure_instance.h"
#include "ui/scene/scene.h"

namespace handhold {

/// A mass at the trunk as a box, and the push of its nozzles on the body where it has some (N).
struct CarriedPack {
  Pose X_WB;
  Vector3 half = Vector3::Ones();
  std::optional<Vector3> thrust;
};

/// A box on the back as what somebody carries there, with the box's outer size: a pack with lid, pocket,
/// shoulder straps and hip belt, or one with nozzles. Nothing for what is not on the back, and for a body
/// without one. The kinematics in data are those of the person's posture.
std::vector<Solid> carriedPack(const CarriedPack& pack, const FigureInstance& figure, const Model& model,
                               const Data& data);

}  // namespace handhold
