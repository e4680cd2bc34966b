// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/estimation/recorded_trial/standing_height.h"

#include "engine/dynamics/kinematics.h"
#include "engine/model/roles.h"

namespace handhold {

double standingHeight(const Model& model) {
  const SiteIndex top = findSite(model, role::kHeadTop), sole = findSite(model, role::kBall, BodySide::Right);
  if (!top.valid() || !sole.valid()) return 0.0;
  Data data(model);
  updateKinematics(model, model.zeroPosition(), data);
  return sitePose(model, data, top).p.y() - sitePose(model, data, sole).p.y();
}

}  // namespace handhold
