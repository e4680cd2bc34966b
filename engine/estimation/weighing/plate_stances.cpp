// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/estimation/weighing/plate_stances.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

#include "engine/core/spoken_amount.h"
#include "engine/dynamics/kinematics.h"

namespace handhold {

namespace {

constexpr double kLeastStance = 0.05;   // s: less is a knock on the plate
constexpr double kOnFoot = 0.12;        // m: half a foot's width, and what markers leave open
constexpr double kGreatestRise = 0.20;  // m: of heel or ball above the plate, the lower of the two

/// A plate bears from one sample to another.
struct Bearing {
  int first = 0, last = 0;
};

std::vector<Bearing> bearingsOf(const ForcePlate& plate, double rate) {
  std::vector<Bearing> bearings;
  bool bears = false;
  for (int i = 0; i < static_cast<int>(plate.forces.size()); ++i) {
    const bool is = plate.forces[static_cast<std::size_t>(i)].norm() > kLeastPlateForce;
    if (is && !bears) bearings.push_back({i, i});
    if (is) bearings.back().last = i;
    bears = is;
  }
  std::erase_if(bearings, [&](const Bearing& b) { return b.last - b.first < kLeastStance * rate; });
  return bearings;
}

/// Where heel and toes of both feet are in each frame.
class FeetInTime {
 public:
  FeetInTime(const Model& model, const Motion& motion) : motion_(motion) {
    Data data(model);
    for (const BodySide side : kBodySides) {
      heel_[index(side)] = findSite(model, role::kHeel, side);
      toes_[index(side)] = findSite(model, role::kToeTip, side);
    }
    for (const MotionFrame& frame : motion.frames) {
      updateKinematics(model, frame.q, data);
      for (const BodySide side : kBodySides) {
        if (!knows(side)) continue;
        heels_[index(side)].push_back(sitePose(model, data, heel_[index(side)]).p);
        tips_[index(side)].push_back(sitePose(model, data, toes_[index(side)]).p);
      }
    }
  }

  bool knows(BodySide side) const { return heel_[index(side)].valid() && toes_[index(side)].valid(); }

  /// From the foot's middle line to a point, as seen from above; infinite where the foot is in the air.
  double distance(BodySide side, double time, const Vector3& point) const {
    const auto later = std::lower_bound(motion_.frames.begin(), motion_.frames.end(), time,
                                        [](const MotionFrame& frame, double t) { return frame.time < t; });
    const auto frame = static_cast<std::size_t>(std::min<std::ptrdiff_t>(
        later - motion_.frames.begin(), static_cast<std::ptrdiff_t>(motion_.frames.size()) - 1));
    const Vector3 &heel = heels_[index(side)][frame], &tip = tips_[index(side)][frame];
    if (std::min(heel.y(), tip.y()) - point.y() > kGreatestRise)
      return std::numeric_limits<double>::infinity();
    const Vector2 from(heel.x(), heel.z()), way = Vector2(tip.x(), tip.z()) - from;
    const Vector2 to = Vector2(point.x(), point.z()) - from;
    const double along = std::clamp(to.dot(way) / std::max(way.squaredNorm(), 1e-12), 0.0, 1.0);
    return (to - along * way).norm();
  }

 private:
  static std::size_t index(BodySide side) { return side == BodySide::Right ? 0 : 1; }

  const Motion& motion_;
  std::array<SiteIndex, 2> heel_, toes_;
  std::array<std::vector<Vector3>, 2> heels_, tips_;
};

double meanDistance(const FeetInTime& feet, BodySide side, const Recording& recording,
                    const ForcePlate& plate, const Bearing& bearing) {
  double sum = 0.0, forces = 0.0;
  for (int i = bearing.first; i <= bearing.last; ++i) {
    const PlateLoad load = plateLoad(plate, i);
    if (!load.centreOfPressure.allFinite()) continue;
    const double force = load.force.norm();
    const double distance =
        feet.distance(side, recording.samples.times[static_cast<std::size_t>(i)], load.centreOfPressure);
    sum += force * std::min(distance, 1.0);
    forces += force;
  }
  return forces > 0.0 ? sum / forces : std::numeric_limits<double>::infinity();
}

void doubt(const ForcePlate& plate, double time, const char* found, const char* assumed, Doubts& doubts) {
  doubts.push_back(
      {DoubtKind::Plate, plate.name, "at " + spokenSize(time, Dimension::None) + "s " + found, assumed});
}

}  // namespace

std::vector<PlateStance> plateStances(const Model& model, const Motion& motion, const Recording& recording,
                                      Doubts& doubts) {
  const FeetInTime feet(model, motion);
  std::vector<PlateStance> stances;
  for (std::size_t p = 0; p < recording.plates.size(); ++p) {
    const ForcePlate& plate = recording.plates[p];
    for (const Bearing& bearing : bearingsOf(plate, recording.samples.rate)) {
      PlateStance best, other;
      best.distance = other.distance = std::numeric_limits<double>::infinity();
      for (const BodySide side : kBodySides) {
        if (!feet.knows(side)) continue;
        PlateStance stance{static_cast<int>(p), side,
                           recording.samples.times[static_cast<std::size_t>(bearing.first)],
                           recording.samples.times[static_cast<std::size_t>(bearing.last)],
                           meanDistance(feet, side, recording, plate, bearing)};
        if (stance.distance < best.distance) std::swap(stance, best);
        if (stance.distance < other.distance) other = stance;
      }
      if (!(best.distance < kOnFoot)) {
        doubt(plate, recording.samples.times[static_cast<std::size_t>(bearing.first)],
              "it bears a load and no foot is on it", "left out", doubts);
        continue;
      }
      if (other.distance < kOnFoot)
        doubt(plate, best.from, "both feet are on it", "given to the nearer one", doubts);
      stances.push_back(best);
    }
  }
  return stances;
}

}  // namespace handhold
