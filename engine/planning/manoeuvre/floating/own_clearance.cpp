// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/planning/manoeuvre/floating/own_clearance.h"

#include <algorithm>

namespace handhold {

std::optional<Violation> deepestIn(ClearanceLook& look, const VectorX& q) {
  const std::vector<Violation> found = look.violations(q, 0.0);
  const auto deep = [](const Violation& v) { return v.law == Law::Entering ? v.value : 0.0; };
  const auto worst = std::ranges::max_element(found, {}, deep);
  return worst != found.end() && deep(*worst) > kOfCapsules ? std::optional(*worst) : std::nullopt;
}

std::optional<Violation> OwnClearance::deepest(const VectorX& q) {
  if (model_.capsules.empty()) return std::nullopt;
  return deepestIn(look_, q);
}

std::optional<Violation> OwnClearance::deepest(const Motion& motion, std::size_t frames) {
  std::optional<Violation> worst;
  const std::size_t step = 1 + motion.frames.size() / std::max<std::size_t>(1, frames);
  for (std::size_t i = 0; i < motion.frames.size(); i += step) {
    std::optional<Violation> found = deepest(motion.frames[i].q);
    if (!found || (worst && found->value <= worst->value)) continue;
    found->time = motion.frames[i].time;
    worst = found;
  }
  return worst;
}

}  // namespace handhold
