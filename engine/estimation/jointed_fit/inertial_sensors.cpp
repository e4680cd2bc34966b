// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/estimation/jointed_fit/inertial_sensors.h"

#include <random>

#include "engine/core/error.h"
#include "engine/estimation/jointed_fit/frame_spline.h"
#include "engine/math/rotation.h"

namespace handhold {

namespace {

/// Of the markers that stand for an attitude (m): one that is wrong by a degree counts as a place that is
/// wrong by 17 mm, for sensors tell attitudes better than integration tells places.
constexpr double kSpan = 1.0;
const Vector3 kStrapped(0.03, 0.02, -0.04);  // m: of simulated sensors from the centre of mass

void wantLists(const InertialRecording& recording) {
  const std::size_t bodies = recording.tree.bodies.size();
  const auto want = [bodies](std::size_t count, const char* list) {
    if (count != bodies)
      throw InputError(list, "is not one for each of " + std::to_string(bodies) + " bodies",
                       "give one a body");
  };
  want(recording.sensors.size(), "sensors");
  want(recording.firstCentres.size(), "firstCentres");
  want(recording.firstVelocities.size(), "firstVelocities");
  for (const auto& frame : recording.frames) want(frame.size(), "frames");
}

/// One body's sensor in inertial axes over the frames.
struct SensorWay {
  std::vector<Quaternion> q;
  std::vector<Vector3> omega, alpha, arm;              ///< arm: to the sensor (m)
  std::vector<Vector3> place, velocity, acceleration;  ///< of the sensor
};

SensorWay wayOf(const InertialRecording& recording, std::size_t body) {
  SensorWay way;
  for (const auto& frame : recording.frames) {
    const InertialReading& reading = frame[body];
    way.q.push_back(reading.attitude);
    way.omega.emplace_back(reading.attitude * reading.rate);
    way.arm.emplace_back(reading.attitude * recording.sensors[body]);
    way.acceleration.emplace_back(reading.attitude * reading.specificForce + recording.gravity);
  }
  way.alpha = frameSpline(way.omega, recording.step).first;
  way.velocity = frameSpline(way.acceleration, recording.step).integral;
  for (Vector3& velocity : way.velocity)
    velocity += recording.firstVelocities[body] + way.omega.front().cross(way.arm.front());
  way.place = frameSpline(way.velocity, recording.step).integral;
  for (Vector3& place : way.place) place += recording.firstCentres[body] + way.arm.front();
  return way;
}

std::vector<BodyMarker> markersFor(const SensorWay& way, std::size_t frame, const Vector3& sensor) {
  std::vector<BodyMarker> markers;
  for (int axis = 0; axis < 3; ++axis)
    for (const double side : {-kSpan, kSpan}) {
      const Vector3 off = side * Vector3::Unit(axis);
      markers.push_back({sensor + off, way.place[frame] + way.q[frame] * off});
    }
  return markers;
}

/// Of the body's centre of mass.
MarkerRates ratesOf(const SensorWay& way, std::size_t frame) {
  const Vector3 &omega = way.omega[frame], &alpha = way.alpha[frame], &arm = way.arm[frame];
  MarkerRates rates;
  rates.omega = omega;
  rates.alpha = alpha;
  rates.velocity = way.velocity[frame] - omega.cross(arm);
  rates.acceleration = way.acceleration[frame] - alpha.cross(arm) - omega.cross(omega.cross(arm));
  return rates;
}

class SensorErrors {
 public:
  explicit SensorErrors(const InertialErrors& errors) : errors_(errors), random_(errors.seed) {}

  Vector3 bias() { return errors_.bias * draw().normalized(); }
  Quaternion turn() { return expQuaternion(errors_.turn * draw()); }

 private:
  Vector3 draw() {
    const double x = normal_(random_), y = normal_(random_), z = normal_(random_);
    return {x, y, z};
  }

  InertialErrors errors_;
  std::mt19937 random_;
  std::normal_distribution<double> normal_;
};

}  // namespace

CascadeProblem inertialProblem(const InertialRecording& recording) {
  wantLists(recording);
  const std::size_t bodies = recording.tree.bodies.size(), frames = recording.frames.size();
  CascadeProblem problem;
  problem.tree = recording.tree;
  problem.step = recording.step;
  problem.frames.assign(frames, std::vector<std::vector<BodyMarker>>(bodies));
  problem.rates.assign(frames, std::vector<MarkerRates>(bodies));
  for (std::size_t body = 0; body < bodies; ++body) {
    const SensorWay way = wayOf(recording, body);
    for (std::size_t frame = 0; frame < frames; ++frame) {
      problem.frames[frame][body] = markersFor(way, frame, recording.sensors[body]);
      problem.rates[frame][body] = ratesOf(way, frame);
    }
  }
  return problem;
}

InertialRecording simulatedSensors(const JointedBodies& tree, double step, const JointedFrames& motion,
                                   const SensorSimulation& simulation) {
  SensorErrors errors(simulation.errors);
  InertialRecording recording{tree, step, simulation.gravity, {}, {}, {}, {}};
  recording.sensors.assign(tree.bodies.size(), kStrapped);
  recording.firstCentres = motion.front().pose.centre;
  recording.firstVelocities = motion.front().velocity;
  std::vector<Vector3> biases;
  for (std::size_t body = 0; body < tree.bodies.size(); ++body) biases.push_back(errors.bias());
  for (const JointedMotion& frame : motion) {
    auto& readings = recording.frames.emplace_back();
    for (std::size_t body = 0; body < tree.bodies.size(); ++body) {
      const Quaternion &q = frame.pose.q[body], back = q.conjugate();
      const Vector3 arm = q * kStrapped, &omega = frame.omega[body];
      const Vector3 acceleration =
          frame.acceleration[body] + frame.alpha[body].cross(arm) + omega.cross(omega.cross(arm));
      readings.push_back({(errors.turn() * q).normalized(), back * omega,
                          back * (acceleration - simulation.gravity) + biases[body]});
    }
  }
  return recording;
}

}  // namespace handhold
