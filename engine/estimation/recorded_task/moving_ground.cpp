// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/estimation/recorded_task/moving_ground.h"

#include <algorithm>

#include "engine/estimation/recorded_task/resting_points.h"
#include "engine/estimation/weighing/weighing.h"

namespace handhold {

namespace {

constexpr double kStanding = 0.3;    // of the weight, on a foot that stands
constexpr double kRolling = 0.2;     // m/s, between heel and ball of a foot that is flat
constexpr double kResting = 0.3;     // m/s: slower ground is none that moves
constexpr double kUneven = 0.15;     // m/s: of half of the speeds, from the middle one
constexpr std::size_t kFewest = 10;  // frames

double medianOf(std::vector<double> values) {
  const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
  std::nth_element(values.begin(), middle, values.end());
  return *middle;
}

double forceOn(LinkIndex link, const MotionFrame& frame) {
  Vector3 force = Vector3::Zero();
  for (const ContactLoad& load : frame.loads)
    if (load.link == link) force += load.force;
  return force.norm();
}

/// Of a foot that stands flat, from frame to frame.
void addSpeeds(const Trial& trial, BodySide side, std::vector<Vector3>& speeds) {
  const Model& model = *trial.subject.model;
  const SiteWay ball = wayOf(model, trial.motion, role::kBall, side),
                heel = wayOf(model, trial.motion, role::kHeel, side);
  if (ball.poses.empty() || heel.poses.empty()) return;
  const double least = kStanding * model.totalMass * Weighing().gravity.norm();
  const std::vector<MotionFrame>& frames = trial.motion.frames;
  for (std::size_t k = 0; k + 1 < frames.size(); ++k) {
    const double time = frames[k + 1].time - frames[k].time;
    if (!(time > 0.0) || forceOn(heel.link, frames[k]) < least) continue;
    const Vector3 ofBall = (ball.poses[k + 1].p - ball.poses[k].p) / time,
                  ofHeel = (heel.poses[k + 1].p - heel.poses[k].p) / time;
    if ((ofBall - ofHeel).norm() < kRolling) speeds.push_back(0.5 * (ofBall + ofHeel));
  }
}

}  // namespace

std::optional<Vector3> groundSpeed(const Trial& trial) {
  std::vector<Vector3> speeds;
  for (const BodySide side : kBodySides) addSpeeds(trial, side, speeds);
  if (speeds.size() < kFewest) return std::nullopt;
  Vector3 speed = Vector3::Zero();
  for (const int axis : {0, 2}) {
    std::vector<double> along;
    for (const Vector3& one : speeds) along.push_back(one[axis]);
    speed[axis] = medianOf(std::move(along));
  }
  std::vector<double> apart;
  for (const Vector3& one : speeds) apart.push_back((one - speed).norm());
  if (speed.norm() < kResting || medianOf(std::move(apart)) > kUneven) return std::nullopt;
  return speed;
}

Trial seenFromGround(const Trial& trial, const Vector3& speed, double begin) {
  Trial seen = trial;
  for (MotionFrame& frame : seen.motion.frames) {
    const Vector3 way = (frame.time - begin) * speed;
    frame.q.head<3>() -= way;
    if (frame.v.size() >= 3) frame.v.head<3>() -= speed;
    for (ContactLoad& load : frame.loads) load.point -= way;
  }
  return seen;
}

}  // namespace handhold
