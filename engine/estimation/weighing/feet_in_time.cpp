// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/estimation/weighing/feet_in_time.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "engine/dynamics/kinematics.h"

namespace handhold {

namespace {

constexpr double kGreatestRise = 0.20;  // m: of heel or toes above the plate, the lower of the two
constexpr double kRestingSpeed = 0.3;   // m/s

}  // namespace

FeetInTime::FeetInTime(const Model& model, const Motion& motion) : motion_(motion) {
  Data data(model);
  for (const MotionFrame& frame : motion.frames) {
    updateKinematics(model, frame.q, data);
    for (const BodySide side : kBodySides) {
      const SiteIndex heel = findSite(model, role::kHeel, side), ball = findSite(model, role::kBall, side),
                      toes = findSite(model, role::kToeTip, side);
      if (!heel.valid() || !ball.valid() || !toes.valid()) continue;
      Foot& foot = feet_[side == BodySide::Right ? 0 : 1];
      foot.heel.push_back(sitePose(model, data, heel).p);
      foot.ball.push_back(sitePose(model, data, ball).p);
      foot.toes.push_back(sitePose(model, data, toes).p);
    }
  }
}

double FeetInTime::distance(BodySide side, double time, const Vector3& point) const {
  const auto later = std::lower_bound(motion_.frames.begin(), motion_.frames.end(), time,
                                      [](const MotionFrame& frame, double t) { return frame.time < t; });
  const auto frame = static_cast<std::size_t>(std::min<std::ptrdiff_t>(
      later - motion_.frames.begin(), static_cast<std::ptrdiff_t>(motion_.frames.size()) - 1));
  const Vector3 &heel = of(side).heel[frame], &toes = of(side).toes[frame];
  if (std::min(heel.y(), toes.y()) - point.y() > kGreatestRise)
    return std::numeric_limits<double>::infinity();
  const Vector2 from(heel.x(), heel.z()), way = Vector2(toes.x(), toes.z()) - from;
  const Vector2 to = Vector2(point.x(), point.z()) - from;
  const double along = std::clamp(to.dot(way) / std::max(way.squaredNorm(), 1e-12), 0.0, 1.0);
  return (to - along * way).norm();
}

/// A foot rolls from its heel over its ball to its toes.
std::vector<Vector3> FeetInTime::rests(BodySide side, std::size_t frame) const {
  const Foot& foot = of(side);
  const std::size_t next = std::min(frame + 1, foot.heel.size() - 1), last = frame > 0 ? frame - 1 : 0;
  const double time = motion_.frames[next].time - motion_.frames[last].time;
  std::vector<Vector3> resting;
  for (const std::vector<Vector3>* part : {&foot.heel, &foot.ball, &foot.toes})
    if (!(time > 0.0) || ((*part)[next] - (*part)[last]).norm() < kRestingSpeed * time)
      resting.push_back((*part)[frame]);
  return resting;
}

}  // namespace handhold
