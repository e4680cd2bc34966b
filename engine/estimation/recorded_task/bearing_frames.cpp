// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/estimation/recorded_task/bearing_frames.h"

#include <algorithm>
#include <cmath>
#include <set>
#include <utility>

#include "engine/motion/momentum_curve.h"

namespace handhold {

namespace {

constexpr double kFalls = 0.7;          // of gravity
constexpr double kWeighsNothing = 0.1;  // m/s^2
constexpr int kReach = 2;               // frames to either side from which an acceleration is taken
constexpr double kAtPlace = 0.06;       // m: so far off its place what bears may be seen
constexpr double kRegrips = 0.1;        // m
constexpr double kRegripTime = 0.15;    // s
constexpr double kBeside = 0.05;        // s: "just before", and between two places of one limb
constexpr int kFewestOpen = 2;          // frames

int framesIn(double time, double rate) { return std::max(1, static_cast<int>(std::lround(time * rate))); }

bool isAtPlace(const BearingFrames& part, int frame) {
  const Vector3& p = part.way->poses[static_cast<std::size_t>(frame)].p;
  return (p - part.bearing.X_WS.p).norm() < kAtPlace;
}

bool isOfOneSite(const BearingFrames& a, const BearingFrames& b) {
  return a.bearing.kind == b.bearing.kind && a.bearing.side == b.bearing.side;
}

bool fallsBetween(const std::vector<bool>& falling, const FrameRun& one, const FrameRun& next) {
  for (int k = one.last + 1; k < next.first; ++k)
    if (falling[static_cast<std::size_t>(k)]) return true;
  return false;
}

/// Nobody who does not fall lets go and takes hold again so soon and so near: that is one place, the mean of
/// both.
void joinNear(const std::vector<bool>& falling, int frames, std::vector<BearingFrames>& parts) {
  std::ranges::stable_sort(parts, {}, [](const BearingFrames& part) { return part.run.first; });
  for (std::size_t i = 0; i < parts.size(); ++i)
    for (std::size_t j = i + 1; j < parts.size();) {
      BearingFrames &one = parts[i], &next = parts[j];
      const Vector3 way = next.bearing.X_WS.p - one.bearing.X_WS.p;
      const bool isOne = isOfOneSite(one, next) && one.bearing.greatest + next.bearing.greatest == 0.0 &&
                         next.run.first <= one.run.last + frames && way.norm() < kRegrips &&
                         !fallsBetween(falling, one.run, next.run);
      if (!isOne) {
        ++j;
        continue;
      }
      const double had = one.run.last - one.run.first + 1, more = next.run.last - next.run.first + 1;
      one.bearing.X_WS.p += more / (had + more) * way;
      if (more > had) one.bearing.X_WS.R = next.bearing.X_WS.R;
      one.run.last = std::max(one.run.last, next.run.last);
      parts.erase(parts.begin() + static_cast<std::ptrdiff_t>(j));
    }
}

/// No limb is at two places at once, nor gets from one to the other in no time.
void keepApart(int frames, std::vector<BearingFrames>& parts) {
  for (BearingFrames& later : parts)
    for (const BearingFrames& earlier : parts)
      if (isOfOneSite(earlier, later) && earlier.run.first < later.run.first)
        later.run.first = std::max(later.run.first, earlier.run.last + frames);
  std::erase_if(parts, [](const BearingFrames& part) { return part.run.last <= part.run.first; });
}

}  // namespace

std::vector<bool> fallingFrames(const Model& model, const Motion& motion, double gravity) {
  const int count = static_cast<int>(motion.frames.size());
  std::vector<bool> falls(motion.frames.size(), gravity < kWeighsNothing);
  const bool hasSpeeds = std::ranges::all_of(
      motion.frames, [&](const MotionFrame& frame) { return frame.v.size() == model.velocitySize(); });
  if (gravity < kWeighsNothing || !hasSpeeds) return falls;
  const std::vector<MomentumSample> curve = momentumCurve(model, motion);
  for (int k = 0; k < count; ++k) {
    const MomentumSample &before = curve[static_cast<std::size_t>(std::max(0, k - kReach))],
                         &after = curve[static_cast<std::size_t>(std::min(count - 1, k + kReach))];
    const double change = (after.linear.y() - before.linear.y()) / model.totalMass;
    falls[static_cast<std::size_t>(k)] = change < -kFalls * gravity * (after.time - before.time);
  }
  return falls;
}

std::vector<bool> openFrames(const std::vector<bool>& falling, const std::vector<BearingFrames>& parts) {
  std::vector<bool> open(falling.size());
  for (std::size_t k = 0; k < open.size(); ++k) open[k] = !falling[k];
  for (const BearingFrames& part : parts)
    std::fill(open.begin() + part.run.first, open.begin() + part.run.last + 1, false);
  return open;
}

void closeGaps(const std::vector<bool>& falling, double rate, std::vector<BearingFrames>& parts) {
  const int beside = framesIn(kBeside, rate);
  joinNear(falling, framesIn(kRegripTime, rate), parts);
  for (const FrameRun& gap : runsOf(openFrames(falling, parts), {kFewestOpen, 0}))
    for (BearingFrames& part : parts) {
      if (part.bearing.greatest > 0.0) continue;
      if (part.run.last < gap.first && part.run.last + 1 + beside >= gap.first)
        while (part.run.last < gap.last && isAtPlace(part, part.run.last + 1)) ++part.run.last;
      if (part.run.first > gap.last && part.run.first - 1 - beside <= gap.last)
        while (part.run.first > gap.first && isAtPlace(part, part.run.first - 1)) --part.run.first;
    }
  keepApart(beside, parts);
}

void shareWhatIsLeft(const Motion& motion, std::vector<BearingFrames>& parts) {
  std::vector<BearingFrames*> unmeasured;
  for (BearingFrames& part : parts)
    if (part.bearing.greatest == 0.0) unmeasured.push_back(&part);
  for (int k = 0; k < static_cast<int>(motion.frames.size()); ++k) {
    const VectorX& tau = motion.frames[static_cast<std::size_t>(k)].tau;
    if (tau.size() == 0) continue;
    std::vector<BearingFrames*> bear;
    std::set<std::pair<BodyPart, BodySide>> limbs;
    for (BearingFrames* part : unmeasured) {
      if (k < part->run.first || k > part->run.last) continue;
      bear.push_back(part);
      limbs.emplace(rowOf(part->bearing.kind).part, part->bearing.side);
    }
    for (BearingFrames* part : bear)
      part->bearing.greatest =
          std::max(part->bearing.greatest, tau.head<3>().norm() / static_cast<double>(limbs.size()));
  }
}

}  // namespace handhold
