// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scene/body/trunk.h"

#include "engine/dynamics/kinematics.h"
#include "engine/model/roles.h"

namespace handhold {

std::optional<Trunk> trunkOf(const Model& model, const Data& data) {
  const SiteIndex r = findSite(model, role::kShoulder, BodySide::Right),
                  l = findSite(model, role::kShoulder, BodySide::Left),
                  hip = findSite(model, role::kHipCentre);
  if (!r.valid() || !l.valid() || !hip.valid()) return std::nullopt;
  const Vector3 right = sitePose(model, data, r).p, left = sitePose(model, data, l).p;
  Trunk trunk;
  trunk.hips = sitePose(model, data, hip).p;
  trunk.shoulders = 0.5 * (right + left);
  trunk.halfBreadth = 0.5 * (left - right).norm();
  trunk.left = (left - right).normalized();
  const Vector3 spine = trunk.shoulders - trunk.hips;
  trunk.up = (spine - trunk.left * trunk.left.dot(spine)).normalized();
  trunk.ahead = trunk.left.cross(trunk.up);
  return trunk;
}

}  // namespace handhold
