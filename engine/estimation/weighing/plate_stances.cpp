// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/estimation/weighing/plate_stances.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "engine/core/spoken_amount.h"
#include "engine/dynamics/inverse_dynamics.h"
#include "engine/estimation/weighing/feet_in_time.h"
#include "engine/recording/plate_outline.h"

namespace handhold {

namespace {

constexpr double kLeastStance = 0.05;  // s: less is a knock on the plate
constexpr double kBesidePlate = 0.01;  // m: what markers leave open of a foot that is all on it
constexpr double kOnFoot = 0.12;       // m: half a foot's width, and what markers leave open
constexpr double kBorne = 0.5;         // of the weight: walkers' feet bear more, though none may seem to rest

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

/// Whether the plate may have borne that foot, by what somebody says.
bool mayBear(const ForcePlate& plate, BodySide side) {
  return plate.foot == PlateFoot::AsFound ||
         plate.foot == (side == BodySide::Right ? PlateFoot::Right : PlateFoot::Left);
}

void doubt(const ForcePlate& plate, double time, const char* found, const char* assumed, Doubts& doubts) {
  doubts.push_back(
      {DoubtKind::Plate, plate.name, "at " + spokenSize(time, Dimension::None) + "s " + found, assumed});
}

/// All that rests of a foot is above the plate that it bears on.
bool standsOnPlate(const std::vector<PlateStance>& stances, const std::vector<ForcePlate>& plates,
                   BodySide side, double time, const std::vector<Vector3>& rests) {
  return std::ranges::any_of(stances, [&](const PlateStance& stance) {
    const Corners& corners = plates[static_cast<std::size_t>(stance.plate)].corners;
    const auto isAbove = [&](const Vector3& rest) { return fromPlate(corners, rest).beyond < kBesidePlate; };
    return stance.side == side && time >= stance.from && time <= stance.to &&
           std::ranges::all_of(rests, isAbove);
  });
}

/// Whether something must bear the body: its centre of mass does not fall as free bodies do.
bool isBorne(const Model& model, const MotionFrame& frame, const Vector3& gravity, Data& data) {
  if (gravity.isZero() || frame.vdot.size() == 0) return false;
  VectorX tau;
  inverseDynamics(model, frame.q, frame.v, frame.vdot, gravity, data, tau);
  return tau.head<3>().norm() > kBorne * model.totalMass * gravity.norm();
}

}  // namespace

std::vector<PlateStance> plateStances(const Model& model, const Motion& motion, const Recording& recording,
                                      Doubts& doubts) {
  const FeetInTime feet(model, motion);
  std::vector<PlateStance> stances;
  for (std::size_t p = 0; p < recording.plates.size(); ++p) {
    const ForcePlate& plate = recording.plates[p];
    if (plate.foot == PlateFoot::None) continue;
    const double farthest =
        plate.foot == PlateFoot::AsFound ? kOnFoot : std::numeric_limits<double>::infinity();
    for (const Bearing& bearing : bearingsOf(plate, recording.samples.rate)) {
      PlateStance best, other;
      best.distance = other.distance = std::numeric_limits<double>::infinity();
      for (const BodySide side : kBodySides) {
        if (!feet.knows(side) || !mayBear(plate, side)) continue;
        PlateStance stance{static_cast<int>(p), side,
                           recording.samples.times[static_cast<std::size_t>(bearing.first)],
                           recording.samples.times[static_cast<std::size_t>(bearing.last)],
                           meanDistance(feet, side, recording, plate, bearing)};
        if (stance.distance < best.distance) std::swap(stance, best);
        if (stance.distance < other.distance) other = stance;
      }
      if (!(best.distance < farthest)) {
        doubt(plate, recording.samples.times[static_cast<std::size_t>(bearing.first)],
              "it bears a load and no foot is on it", "left out", doubts);
        continue;
      }
      if (!(best.distance < kOnFoot))
        doubt(plate, best.from, "the foot that was told to be on it is elsewhere", "taken as told", doubts);
      if (other.distance < kOnFoot)
        doubt(plate, best.from, "both feet are on it", "given to the nearer one", doubts);
      stances.push_back(best);
    }
  }
  return stances;
}

std::vector<bool> whereGroundIsMeasured(const Model& model, const Motion& motion,
                                        const std::vector<PlateStance>& stances,
                                        const std::vector<ForcePlate>& plates, const Vector3& gravity) {
  const FeetInTime feet(model, motion);
  Data data(model);
  std::vector<bool> measured(motion.frames.size(), true);
  for (std::size_t k = 0; k < measured.size(); ++k) {
    const double time = motion.frames[k].time;
    bool rests = false, stands = false;
    for (const BodySide side : kBodySides) {
      if (!feet.knows(side)) continue;
      stands = stands || std::ranges::any_of(stances, [&](const PlateStance& stance) {
                 return stance.side == side && time >= stance.from && time <= stance.to;
               });
      const std::vector<Vector3> resting = feet.rests(side, k);
      rests = rests || !resting.empty();
      if (!resting.empty() && !standsOnPlate(stances, plates, side, time, resting)) measured[k] = false;
    }
    if (!rests && !stands && isBorne(model, motion.frames[k], gravity, data)) measured[k] = false;
  }
  return measured;
}

}  // namespace handhold
