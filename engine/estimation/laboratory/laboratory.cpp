// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/estimation/laboratory/laboratory.h"

#include <algorithm>
#include <cmath>
#include <random>

#include "engine/dynamics/kinematics.h"
#include "engine/motion/frame_at.h"

namespace handhold {

namespace {

constexpr double kSamplesAFrame = 10.0;
constexpr double kPlateMargin = 0.15;  // m around the foot

/// Numbers of a bell curve that every standard library makes alike.
class Noise {
 public:
  explicit Noise(unsigned seed) : random_(seed) {}

  /// Irwin and Hall: the sum of twelve even ones has the variance 1.
  double next() {
    double sum = -6.0;
    for (int i = 0; i < 12; ++i) sum += even();
    return sum;
  }
  double even() { return static_cast<double>(random_()) / 4294967296.0; }
  Vector3 vector() {
    const double x = next(), y = next();
    return {x, y, next()};
  }

 private:
  std::mt19937 random_;
};

void addMarkers(const Laboratory& laboratory, const Trial& trial, Noise& noise, Recording& recording) {
  const Model& model = *trial.subject.model;
  std::vector<BodyPlace> places;
  for (const MarkerPlace& place : laboratory.markerSet.markers) {
    const BodyPlace on = placeOn(model, place);
    if (!on.link.valid()) continue;
    places.push_back(on);
    recording.markers.emplace_back();
    recording.markers.back().name = place.labels.front();
  }
  Data data(model);
  for (const double time : recording.frames.times) {
    updateKinematics(model, frameAt(trial.motion, time).q, data);
    for (std::size_t i = 0; i < places.size(); ++i) {
      const Vector3 seen =
          linkPose(data, places[i].link) * places[i].point + laboratory.noise * noise.vector();
      recording.markers[i].positions.push_back(seen.cast<float>());
    }
  }
}

void loseMarkers(const Laboratory& laboratory, Noise& noise, Recording& recording) {
  const int frames = recording.frames.count();
  // a marker that is never seen is none
  const int longest = std::min(static_cast<int>(laboratory.longestGap * laboratory.rate), frames - 1);
  if (longest < 1) return;
  for (std::size_t i = 0; i < recording.markers.size(); i += 3) {
    const int count = 1 + static_cast<int>(noise.even() * longest);
    const int first = static_cast<int>(noise.even() * (frames - count));
    for (int k = first; k < first + count; ++k)
      recording.markers[i].positions[static_cast<std::size_t>(k)] = unseen();
  }
}

/// What a foot bears together, about a point.
struct FootLoad {
  Vector3 force = Vector3::Zero(), moment = Vector3::Zero();
};

FootLoad footLoad(const MotionFrame& frame, const std::array<LinkIndex, 2>& links, const Vector3& about) {
  FootLoad sum;
  for (const ContactLoad& load : frame.loads) {
    if (load.contact < 0 || (load.link != links[0] && load.link != links[1])) continue;
    sum.force += load.force;
    sum.moment += load.moment + (load.point - about).cross(load.force);
  }
  return sum;
}

/// Foot and toes of a side; -1 where the model has none.
std::array<LinkIndex, 2> footLinks(const Model& model, BodySide side) {
  return {segmentLink(model, BodySegment::Foot, side), segmentLink(model, BodySegment::Toes, side)};
}

/// Around all places where the foot bears, its z axis down; nothing where it never does.
bool layPlate(const Trial& trial, const std::array<LinkIndex, 2>& links, ForcePlate& plate) {
  Vector3 least = Vector3::Constant(1e9), most = Vector3::Constant(-1e9);
  for (const MotionFrame& frame : trial.motion.frames)
    for (const ContactLoad& load : frame.loads) {
      if (load.contact < 0 || (load.link != links[0] && load.link != links[1])) continue;
      least = least.cwiseMin(load.point);
      most = most.cwiseMax(load.point);
    }
  if (!(most.y() >= least.y())) return false;
  const double y = least.y(), m = kPlateMargin;
  plate.type = 2;
  plate.corners = {Vector3(most.x() + m, y, most.z() + m), Vector3(least.x() - m, y, most.z() + m),
                   Vector3(least.x() - m, y, least.z() - m), Vector3(most.x() + m, y, least.z() - m)};
  return true;
}

void addPlates(const Laboratory& laboratory, const Trial& trial, Noise& noise, Recording& recording) {
  for (const BodySide side : kBodySides) {
    const std::array<LinkIndex, 2> links = footLinks(*trial.subject.model, side);
    ForcePlate plate;
    plate.name = side == BodySide::Right ? "right plate" : "left plate";
    if (!layPlate(trial, links, plate)) continue;
    const Vector3 middle = platePose(plate.corners).p;
    for (const double time : recording.samples.times) {
      const FootLoad load = footLoad(frameAt(trial.motion, time), links, middle);
      plate.forces.push_back((load.force + laboratory.forceNoise * noise.vector()).cast<float>());
      plate.moments.push_back(load.moment.cast<float>());
    }
    recording.plates.push_back(std::move(plate));
  }
}

/// Those that a recorded trial was made with, with noise of their own; false where it had none.
bool keepPlates(const Laboratory& laboratory, const Trial& trial, Noise& noise, Recording& recording) {
  const Recorded* recorded = trial.from<Recorded>();
  if (!recorded || !recorded->recording || recorded->recording->plates.empty()) return false;
  recording.samples = recorded->recording->samples;
  recording.plates = recorded->recording->plates;
  for (ForcePlate& plate : recording.plates) {
    plate.channels.clear();
    if (laboratory.forceNoise > 0.0)
      for (Vector3f& force : plate.forces) force += (laboratory.forceNoise * noise.vector()).cast<float>();
  }
  return true;
}

}  // namespace

Recording recordedIn(const Laboratory& laboratory, const Trial& trial) {
  Recording recording;
  if (trial.motion.frames.empty()) return recording;
  const double start = trial.motion.frames.front().time, duration = trial.motion.duration();
  const int frames = 1 + static_cast<int>(std::floor(duration * laboratory.rate + 1e-6));
  const int samples = static_cast<int>(kSamplesAFrame) * frames;
  recording.title = trial.task ? trial.task->name : std::string();
  recording.frames = evenTimes(start, laboratory.rate, frames);
  recording.samples = evenTimes(start, kSamplesAFrame * laboratory.rate, samples);
  recording.up = LaboratoryAxis{1, 1};
  recording.person.mass = trial.subject.model->totalMass;
  Noise noise(laboratory.seed);
  addMarkers(laboratory, trial, noise, recording);
  loseMarkers(laboratory, noise, recording);
  if (!keepPlates(laboratory, trial, noise, recording)) addPlates(laboratory, trial, noise, recording);
  if (recording.plates.empty()) recording.samples = {};
  return recording;
}

}  // namespace handhold
