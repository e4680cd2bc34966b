// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/planning/paths/own_times_kept.h"

#include <cmath>
#include <cstdio>

#include "engine/core/spoken_name.h"

namespace handhold {

namespace {

constexpr double kSameAngle = M_PI / 180.0, kSamePlace = 0.01;  // rad, m

/// How far a row is from its own way, at most (m or rad).
double farthestFrom(const Model& model, const ComponentWays& ways, const Motion& motion, int row) {
  const VectorX& from = motion.frames.front().q;
  const VectorX way = difference(model, from, motion.frames.back().q);
  double most = 0.0;
  for (const MotionFrame& frame : motion.frames)
    most = std::max(
        most, std::abs(difference(model, from, frame.q)[row] - ways.shares(frame.time)[row] * way[row]));
  return most;
}

}  // namespace

std::string ownTimesNotKept(const Model& model, const std::vector<ComponentTime>& own,
                            const ComponentWays& ways, const Motion& motion) {
  double worst = 1.0;  // of what counts as kept
  std::string words;
  for (const ComponentTime& component : own)
    for (const int row : componentRows(model, component.name)) {
      const bool isPlace = row < 3;
      const double off = farthestFrom(model, ways, motion, row);
      if (off / (isPlace ? kSamePlace : kSameAngle) <= worst) continue;
      worst = off / (isPlace ? kSamePlace : kSameAngle);
      char text[200];
      std::snprintf(text, sizeof text,
                    isPlace ? ", but contacts take %s %.1f cm from its own time"
                            : ", but contacts take %s %.1f degrees from its own time",
                    spokenName(component.name).c_str(), isPlace ? 100.0 * off : off * 180.0 / M_PI);
      words = text;
    }
  return words;
}

}  // namespace handhold
