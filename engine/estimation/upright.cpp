// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/estimation/upright.h"

#include "engine/estimation/world_placement.h"

namespace handhold {

namespace {

/// Which axis becomes z: with x up that keeps its place, else x does.
LaboratoryAxis forwardFor(const LaboratoryAxis& up) {
  if (up.axis == 0) return {2, 1};
  return up.axis == 1 ? LaboratoryAxis{2, up.sign} : LaboratoryAxis{1, -up.sign};
}

}  // namespace

std::optional<Doubt> turnUpright(Recording& recording) {
  if (!recording.up || *recording.up == LaboratoryAxis()) return std::nullopt;
  const LaboratoryAxis up = *recording.up;
  WorldPlacement placement;
  placement.up = up;
  placement.forward = forwardFor(up);
  placeInWorld(placement, recording);
  const std::string axis = std::string(up.sign < 0 ? "-" : "") + "xyz"[up.axis];
  return Doubt{DoubtKind::Skeleton, "markers", axis + " is up, and y in models of OpenSim", "turned so"};
}

}  // namespace handhold
