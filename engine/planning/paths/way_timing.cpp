// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/planning/paths/way_timing.h"

namespace handhold {

PostureCurve ownWay(const Model& model, const ComponentWays& ways, const VectorX& from, const VectorX& way) {
  constexpr int kSamples = 257;
  std::vector<VectorX> postures;
  for (int i = 0; i < kSamples; ++i)
    postures.push_back(
        moved(model, from, ways.shares(ways.duration() * i / (kSamples - 1)).cwiseProduct(way)));
  return PostureCurve(model, postures);
}

}  // namespace handhold
