// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/planning/manoeuvre/traverse_reach.h"

#include "engine/planning/manoeuvre/floating/limb_reach.h"
#include "engine/planning/manoeuvre/traverse_path.h"

namespace handhold {

namespace {

constexpr int kReachChecks = 9;  // of the torso's way, in each period

}  // namespace

Miss worstMiss(const Model& model, const TraverseRequest& request) {
  const TraversePath path(model, request);
  LimbReach reach(model, path.rest());
  Miss worst;
  for (const TraversePeriod& period : path.periods())
    for (int i = 0; i <= kReachChecks && !request.stop.stop_requested(); ++i) {
      const double time = period.begin + (period.end - period.begin) * i / kReachChecks;
      VectorX q = path.baseAt(path.wayAt(time));
      const bool movesLeft = period.moving == ContactEnd::LeftHand;
      const int bar = i == 0 ? period.from : period.to;
      // the hand that moves holds at both ends only; in between its way bends towards the body
      const bool isEnd = i == 0 || i == kReachChecks;
      const int moving = isEnd ? bar : period.held;
      const double miss =
          reach.solve(path.handsOn(movesLeft ? moving : period.held, movesLeft ? period.held : moving), q);
      if (miss > worst.distance) worst = {miss, isEnd ? bar : period.held};
    }
  return worst;
}

}  // namespace handhold
