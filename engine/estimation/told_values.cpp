// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/estimation/told_values.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>

#include "engine/dynamics/kinematics.h"
#include "engine/dynamics/momentum.h"
#include "engine/recording/recording.h"
#include "engine/trial/csv.h"

namespace handhold {

namespace {

constexpr double kGravity = 9.81;  // m/s^2
constexpr const char* kAxes[] = {"x", "y", "z"};

/// A value of a side in Plug-in Gait's words, as what our coordinates have of it.
struct ToldRow {
  const char* vector;  ///< after R or L
  int axis;
  Measured measure;
  double sense;  ///< -1 where both count the other way round
  std::array<const char*, 3>
      joints;  ///< after r_ or l_, null where there are fewer; those of a power are added up
};

const std::array kRows{
    ToldRow{"HipAngles", 0, Measured::Angle, -1.0, {"hip_flexion"}},
    ToldRow{"HipAngles", 1, Measured::Angle, -1.0, {"hip_abduction"}},
    ToldRow{"KneeAngles", 0, Measured::Angle, 1.0, {"knee_flexion"}},
    ToldRow{"AnkleAngles", 0, Measured::Angle, -1.0, {"ankle_plantarflexion"}},
    ToldRow{"ElbowAngles", 0, Measured::Angle, -1.0, {"elbow_flexion"}},
    ToldRow{"HipMoment", 0, Measured::Moment, 1.0, {"hip_flexion"}},
    ToldRow{"HipMoment", 1, Measured::Moment, 1.0, {"hip_abduction"}},
    ToldRow{"KneeMoment", 0, Measured::Moment, -1.0, {"knee_flexion"}},
    ToldRow{"AnkleMoment", 0, Measured::Moment, 1.0, {"ankle_plantarflexion"}},
    ToldRow{"HipPower", 2, Measured::Power, 1.0, {"hip_flexion", "hip_abduction", "hip_rotation"}},
    ToldRow{"KneePower", 2, Measured::Power, 1.0, {"knee_flexion"}},
    ToldRow{"AnklePower", 2, Measured::Power, 1.0, {"ankle_plantarflexion", "subtalar_inversion"}}};

std::string_view withoutSubject(const std::string& name) {
  return std::string_view(name).substr(name.rfind(':') + 1);
}

const RecordedVectors* vectorsCalled(const Recording& recording, const std::string& name) {
  const auto found = std::ranges::find_if(recording.vectors, [&](const RecordedVectors& vectors) {
    return withoutSubject(vectors.name) == name;
  });
  return found == recording.vectors.end() ? nullptr : &*found;
}

/// What our motion has at a frame, by its index; not a number where it has none.
using OfFrame = std::function<double(std::size_t)>;

double coordinateOf(const Measured measure, const MotionFrame& frame, LinkIndex joint) {
  if (measure == Measured::Angle) return frame.q[positionIndex(joint)];
  const int row = velocityIndex(joint);
  if (frame.tau.size() <= row) return std::nan("");
  return measure == Measured::Moment ? frame.tau[row] : frame.tau[row] * frame.v[row];
}

/// An axis of what the file tells, times a factor.
struct ToldCurve {
  const std::vector<Vector3f>& told;
  int axis = 0;
  double factor = 1.0;
};

/// Fills in the instants that have both, and how they differ; false where hardly one has.
bool lay(const Motion& motion, const ToldCurve& curve, const OfFrame& ours, ToldValue& value) {
  const std::size_t frames = std::min(motion.frames.size(), curve.told.size());
  for (std::size_t i = 0; i < frames; ++i) {
    const double there = curve.factor * curve.told[i][curve.axis], here = ours(i);
    if (!std::isfinite(there) || !std::isfinite(here)) continue;
    value.times.push_back(motion.frames[i].time);
    value.told.push_back(there);
    value.ours.push_back(here);
  }
  if (value.times.size() < 2) return false;
  const Eigen::Map<const VectorX> there(value.told.data(), static_cast<int>(value.told.size())),
      here(value.ours.data(), static_cast<int>(value.ours.size()));
  value.difference = differenceOf(there, here);
  value.offset = (there - here).mean();
  value.least = there.minCoeff();
  value.greatest = there.maxCoeff();
  return true;
}

/// A person who stands on the ground presses with the weight, not with a twentieth of it.
bool standsForEachKilogram(const Recording& recording, double mass) {
  constexpr double kPart = 0.2;
  double greatest = 0.0;
  for (const char* name : {"RGroundReactionForce", "LGroundReactionForce"})
    if (const RecordedVectors* force = vectorsCalled(recording, name))
      for (const Vector3f& each : force->values)
        if (each.allFinite()) greatest = std::max(greatest, static_cast<double>(each.norm()));
  return greatest > 0.0 && greatest < kPart * mass * kGravity;
}

void addRow(const Trial& trial, const ToldRow& row, BodySide side, ToldValues& found) {
  const Model& model = *trial.subject.model;
  std::string name(1, side == BodySide::Right ? 'R' : 'L');
  name += row.vector;
  const RecordedVectors* told = vectorsCalled(*trial.from<Recorded>()->recording, name);
  if (!told) return;
  std::vector<LinkIndex> joints;
  for (const char* joint : row.joints)
    if (joint) joints.push_back(model.findJoint(std::string(prefixOf(side)) + joint));
  if (!std::ranges::all_of(joints, [](LinkIndex joint) { return joint.valid(); })) return;
  ToldValue value;
  value.name = name + " " + kAxes[row.axis];
  value.measure = row.measure;
  value.sense = row.sense;
  if (joints.size() == 1) {
    const Joint& joint = model.joints[joints.front()];
    value.joint = joint.name;
    if (side == BodySide::Left && row.measure != Measured::Power) value.sense *= joint.mirrorSign;
  }
  const OfFrame ours = [&](std::size_t i) {
    double sum = 0.0;
    for (const LinkIndex joint : joints)
      sum += value.sense * coordinateOf(row.measure, trial.motion.frames[i], joint);
    return sum;
  };
  const double factor = row.measure == Measured::Angle || found.perMass == 0.0 ? 1.0 : found.perMass;
  if (lay(trial.motion, {told->values, row.axis, factor}, ours, value))
    found.values.push_back(std::move(value));
}

/// As a point beside the markers, in our world.
void addCentreOfMass(const Trial& trial, const Recording& recording, ToldValues& found) {
  const auto told = std::ranges::find_if(
      recording.markers, [](const Marker& marker) { return withoutSubject(marker.name) == "CentreOfMass"; });
  if (told == recording.markers.end()) return;
  Data data(*trial.subject.model);
  std::vector<Vector3> centres;
  for (const MotionFrame& frame : trial.motion.frames) {
    updateKinematics(*trial.subject.model, frame.q, data);
    centres.push_back(centreOfMass(*trial.subject.model, data));
  }
  for (int axis = 0; axis < 3; ++axis) {
    ToldValue value;
    value.name = told->name + " " + kAxes[axis];
    value.measure = Measured::Length;
    const OfFrame ours = [&](std::size_t i) { return centres[i][axis]; };
    if (lay(trial.motion, {told->positions, axis, 1.0}, ours, value))
      found.values.push_back(std::move(value));
  }
}

}  // namespace

ToldValues toldValues(const Trial& trial) {
  ToldValues found;
  const auto* recorded = trial.from<Recorded>();
  if (!recorded || !recorded->recording || !trial.subject.model) return found;
  const Recording& recording = *recorded->recording;
  const double mass = trial.subject.model->totalMass;
  found.perMass = standsForEachKilogram(recording, mass) ? mass : 0.0;
  for (const ToldRow& row : kRows)
    for (const BodySide side : kBodySides) addRow(trial, row, side, found);
  addCentreOfMass(trial, recording, found);
  return found;
}

std::string toCsv(const ToldValues& values) {
  std::vector<std::string> columns{"time"};
  std::vector<double> times;
  for (const ToldValue& value : values.values) {
    columns.push_back(value.name + " told");
    columns.push_back(value.name + " ours");
    times.insert(times.end(), value.times.begin(), value.times.end());
  }
  std::ranges::sort(times);
  times.erase(std::unique(times.begin(), times.end()), times.end());
  CsvText csv(columns);
  std::vector<std::size_t> next(values.values.size(), 0);
  for (const double time : times) {
    csv.add(time);
    for (std::size_t k = 0; k < values.values.size(); ++k) {
      const ToldValue& value = values.values[k];
      const bool has = next[k] < value.times.size() && value.times[next[k]] == time;
      for (const std::vector<double>* curve : {&value.told, &value.ours})
        has ? csv.add((*curve)[next[k]]) : csv.add("");
      next[k] += has ? 1 : 0;
    }
    csv.endRow();
  }
  return csv.text();
}

}  // namespace handhold
