// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/c3d/c3d_plate_loads.h"

#include <cmath>
#include <limits>

namespace handhold {

namespace {

/// Force and moment about the middle of the surface, in the plate's axes (N, N m).
struct SurfaceLoad {
  Vector3 force, moment;
};

/// One sample of the plate's channels.
using Sample = Eigen::Matrix<double, 8, 1>;

constexpr std::size_t kBetweenLooks = 65536;  // samples, some milliseconds
constexpr double kUnknown = std::numeric_limits<double>::quiet_NaN();

/// Moment about the sensor's origin O, moved to the surface S: m_S = m_O + p_SO x f.
SurfaceLoad moved(const Vector3& force, const Vector3& moment, const Vector3& p_OS) {
  return {force, moment - p_OS.cross(force)};
}

/// Type 1: force, where it acts on the surface, and the free moment.
SurfaceLoad ofPressure(const Sample& s) {
  const Vector3 force = s.head<3>(), centre(s[3], s[4], 0.0);
  return {force, centre.cross(force) + Vector3(0.0, 0.0, s[5])};
}

/// Type 3: x12 x34 y14 y23 z1 z2 z3 z4; sensor 1 stands at (a, b), 2 at (-a, b), 3 at (-a, -b), 4 at (a, -b).
SurfaceLoad ofSensors(const Sample& s, const Vector3& distances) {
  const double a = distances.x(), b = distances.y();
  const Vector3 force(s[0] + s[1], s[2] + s[3], s.tail<4>().sum());
  if (a * b == 0.0) return {force, Vector3::Constant(kUnknown)};
  const Vector3 moment(b * (s[4] + s[5] - s[6] - s[7]), a * (-s[4] + s[5] + s[6] - s[7]),
                       b * (s[1] - s[0]) + a * (s[2] - s[3]));
  return moved(force, moment, Vector3(0.0, 0.0, distances.z()));
}

SurfaceLoad loadOf(const C3dPlateSensors& sensors, const Sample& s) {
  if (sensors.type == 1) return ofPressure(s);
  if (sensors.type == 3) return ofSensors(s, sensors.origin);
  return moved(s.head<3>(), s.segment<3>(3), sensors.origin);
}

/// What a channel is expected to be: the file's own unit is heard where it fits.
struct Expected {
  Measured measure;
  double otherwise;  ///< factor to SI of a number without such a unit
};

Expected expectedOf(const C3dPlateSensors& sensors, std::size_t channel) {
  if (sensors.type == 1 && (channel == 3 || channel == 4)) return {Measured::Length, sensors.lengthFactor};
  if (sensors.type != 3 && channel >= 3) return {Measured::Moment, sensors.lengthFactor};
  return {Measured::Force, 1.0};
}

/// Factors from the recording's analog values to N, N m and m.
class ChannelFactors {
 public:
  ChannelFactors(const C3dPlateSensors& sensors, const Recording& recording, const ForcePlate& plate) {
    for (std::size_t i = 0; i < plate.channels.size(); ++i) {
      const Measured measure = recording.analog[static_cast<std::size_t>(plate.channels[i])].measure;
      const Expected expected = expectedOf(sensors, i);
      const double fileUnit = sensors.channels[i].factor;
      const bool fits = measure == expected.measure;
      if (!fits) ++strange;
      // type 4 takes the file's numbers, and its matrix gives what the units would have said
      raw[static_cast<Eigen::Index>(i)] = 1.0 / fileUnit;
      factors[static_cast<Eigen::Index>(i)] = fits ? fileUnit : expected.otherwise;
    }
  }

  Sample raw = Sample::Zero(), factors = Sample::Zero();
  int strange = 0;  ///< channels whose unit says something else
};

Sample sampleOf(const Recording& recording, const ForcePlate& plate, std::size_t i) {
  Sample s = Sample::Zero();
  for (std::size_t c = 0; c < plate.channels.size(); ++c)
    s[static_cast<Eigen::Index>(c)] = recording.analog[static_cast<std::size_t>(plate.channels[c])].values[i];
  return s;
}

}  // namespace

void addC3dPlateLoads(const C3dPlateSensors& sensors, Recording& recording, ForcePlate& plate,
                      const std::stop_token& stop) {
  const ChannelFactors factors(sensors, recording, plate);
  if (factors.strange > 0)
    recording.doubts.push_back({DoubtKind::Plate, plate.name,
                                "the units of its channels are not those of forces and moments",
                                "read as newtons and the points' unit"});
  const Pose X_WP = platePose(plate.corners);
  const std::size_t count = recording.samples.times.size();
  plate.forces.reserve(count);
  plate.moments.reserve(count);
  for (std::size_t i = 0; i < count; ++i) {
    if (i % kBetweenLooks == 0 && stop.stop_requested()) return;
    Sample s = sampleOf(recording, plate, i).cwiseProduct(factors.raw);
    if (sensors.type == 4) s.head<6>() = sensors.matrix * s.head<6>();
    const SurfaceLoad load = loadOf(sensors, s.cwiseProduct(factors.factors));
    plate.forces.push_back((X_WP.R * load.force).cast<float>());
    plate.moments.push_back((X_WP.R * load.moment).cast<float>());
  }
}

void turnC3dLoads(Recording& recording) {
  double pull = 0.0;  // along the plates' z axes, which point down
  for (const ForcePlate& plate : recording.plates) {
    const Vector3f z = platePose(plate.corners).R.col(2).cast<float>();
    for (const Vector3f& force : plate.forces)
      if (std::abs(z.dot(force)) >= kLeastPlateForce) pull += z.dot(force);
  }
  if (!(pull > 0.0)) return;
  recording.doubts.push_back({DoubtKind::Plate, "plates", "their forces point into the floor",
                              "taken as what acts on the plates, and turned round"});
  for (ForcePlate& plate : recording.plates) {
    for (Vector3f& force : plate.forces) force = -force;
    for (Vector3f& moment : plate.moments) moment = -moment;
  }
}

}  // namespace handhold
