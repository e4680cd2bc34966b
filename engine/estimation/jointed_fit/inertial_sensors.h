// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/estimation/jointed_fit/cascade.h"

namespace handhold {

/// What a sensor strapped to a body tells in a frame: its body's attitude, as the sensor fuses it, and its
/// gyroscopes' and accelerometers' channels in the body's axes.
struct InertialReading {
  Quaternion attitude = Quaternion::Identity();  ///< R_IB
  Vector3 rate = Vector3::Zero();                ///< of turning (rad/s)
  Vector3 specificForce = Vector3::Zero();       ///< acceleration less gravity, at the sensor (m/s^2)
};

/// A tree with a sensor on each body, over frames at equal steps of time.
struct InertialRecording {
  JointedBodies tree;
  double step = 0.01;  ///< s
  Vector3 gravity = Vector3::Zero();
  std::vector<Vector3> sensors;                      ///< by body, from its centre of mass in its axes (m)
  std::vector<std::vector<InertialReading>> frames;  ///< by frame and body
  std::vector<Vector3> firstCentres;                 ///< of mass, by body: where integration begins (m)
  std::vector<Vector3> firstVelocities;              ///< of them (m/s)
};

/// Sensors as input of the cascade (003, chapter 11.4): places by integrating accelerations twice, which
/// drift apart, and rates as measured. Each body's place and attitude come as markers about its sensor, so
/// that joints and what the tree does as a whole take the drift away. `whole` is left to whoever knows it.
/// Throws InputError where frames are fewer than four or lists do not fit the tree.
CascadeProblem inertialProblem(const InertialRecording& recording);

/// Errors of simulated sensors.
struct InertialErrors {
  double bias = 0.0;  ///< of each accelerometer, constant, in a direction of its own (m/s^2)
  double turn = 0.0;  ///< standard deviation of each axis of an attitude (rad)
  unsigned seed = 1;
};

struct SensorSimulation {
  Vector3 gravity = Vector3::Zero();
  InertialErrors errors;
};

/// What sensors near the bodies' centres tell of a motion.
InertialRecording simulatedSensors(const JointedBodies& tree, double step, const JointedFrames& motion,
                                   const SensorSimulation& simulation);

}  // namespace handhold
