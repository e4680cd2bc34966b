// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/trial/declared_hold.h"

#include <cmath>

#include "engine/core/error.h"
#include "engine/core/spoken_amount.h"

namespace handhold {

namespace {

/// s: what is told by eye, as a trial that lasts 0.39 s is said to last 0.4 s.
constexpr double kByEye = 0.05;

std::string seconds(double time) { return spokenSize(time, Dimension::None) + "s"; }

bool isOutside(const DeclaredHold& hold, const Range& times) {
  const bool isOpen = hold.to > 0.5 * DeclaredHold::kNoEnd;  // its recording's clock may begin elsewhere
  if (isOpen) return hold.from > times.most;
  return hold.from < times.least - kByEye || hold.to > times.most + kByEye;
}

}  // namespace

std::string partOf(const DeclaredHold& hold) { return titleOf(hold.segment, hold.side); }

std::optional<DeclaredHold> holdOf(const std::string& part) {
  for (const BodySegment segment : {BodySegment::Hand, BodySegment::Foot})
    for (const BodySide side : kBodySides)
      if (titleOf(segment, side) == part) return DeclaredHold{segment, side};
  return std::nullopt;
}

void refuseOutside(const std::vector<DeclaredHold>& holds, const Range& times, const std::string& field) {
  for (const DeclaredHold& hold : holds)
    if (isOutside(hold, times))
      throw InputError(field,
                       "names the " + partOf(hold) + " from " + seconds(hold.from) + " to " +
                           (hold.to < DeclaredHold::kNoEnd ? seconds(hold.to) : "its end") +
                           ", and the recording lasts from " + seconds(times.least) + " to " +
                           seconds(times.most),
                       "choose times within it");
}

}  // namespace handhold
