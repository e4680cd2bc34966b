// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/estimation/recorded_jump/measured_jump.h"

#include <limits>

#include "engine/dynamics/kinematics.h"
#include "engine/dynamics/momentum.h"
#include "engine/estimation/jump/mean_square.h"
#include "engine/estimation/jump/whole_course.h"
#include "engine/estimation/low_pass.h"
#include "engine/estimation/recorded_bodies/doubtful_sightings.h"
#include "engine/trial/marker_residuals.h"

namespace handhold {

namespace {

std::vector<std::vector<Vector3f>> seenMarkers(const Trial& trial, double cutOff) {
  const Recorded& recorded = *trial.from<Recorded>();
  Recording smoothed = *recorded.recording;
  if (cutOff > 0.0) smooth(Smoothing{cutOff, {}}, smoothed);
  std::vector<std::vector<Vector3f>> seen;
  for (const FittedMarker& marker : recorded.markers)
    seen.push_back(smoothed.markers[static_cast<std::size_t>(marker.marker)].positions);
  for (const DoubtfulSighting& doubt : doubtfulSightings(trial).markers)
    seen[doubt.marker][doubt.frame] = unseen();
  return seen;
}

/// The segment whose centre of mass is nearest.
std::size_t nearestBody(const JointedPose& pose, const Vector3& point) {
  std::size_t nearest = 0;
  double least = std::numeric_limits<double>::infinity();
  for (std::size_t i = 0; i < pose.centre.size(); ++i)
    if (const double distance = (pose.centre[i] - point).norm(); distance < least) {
      least = distance;
      nearest = i;
    }
  return nearest;
}

void take(const ContactLoad& load, const JointedPose& pose, std::vector<BodyLoad>& loads,
          ExternalWrench& wrench) {
  const std::size_t body = nearestBody(pose, load.point);
  loads[body].force += load.force;
  loads[body].moment += load.moment + (load.point - pose.centre[body]).cross(load.force);
  wrench.force += load.force;
  wrench.moment += load.moment + load.point.cross(load.force);
}

/// By the markers of each segment alone, and what moves it as a whole.
void addCourse(const std::vector<ExternalWrench>& wrenches, JumpFrames& frames) {
  const JointedBodies& tree = frames.problem.tree;
  std::vector<WholeMotion> seen;
  for (const JointedMotion& frame : markerFrames(frames.problem, TurnInterpolation::QuaternionSpline))
    seen.push_back(wholeMotion(tree, frame));
  frames.problem.whole = wholeCourse(seen, {tree.mass(), frames.gravity, frames.times, wrenches});
}

}  // namespace

MeasuredJump::MeasuredJump(const Trial& trial, double cutOff)
    : trial_(trial), bodies_(recordedBodies(trial)), seen_(seenMarkers(trial, cutOff)) {}

std::vector<std::vector<BodyMarker>> MeasuredJump::markersAt(std::size_t frame) const {
  std::vector<std::vector<BodyMarker>> markers(bodies_.tree.bodies.size());
  for (const RecordedBodies::Marker& marker : bodies_.markers)
    if (const Vector3f& place = seen_[marker.fitted][frame]; isSeen(place))
      markers[marker.body].push_back({marker.onBody, place.cast<double>()});
  return markers;
}

JumpFrames MeasuredJump::framesOf(const FramePeriod& period) const {
  const std::vector<MotionFrame>& motion = trial_.motion.frames;
  JumpFrames frames;
  frames.problem.tree = bodies_.tree;
  frames.problem.step =
      (motion[period.last].time - motion[period.first].time) / static_cast<double>(period.count() - 1);
  frames.problem.near = bodiesIn(bodies_, *trial_.subject.model, motion[period.first]).pose;
  frames.gravity = trial_.task->gravity;
  for (std::size_t k = period.first; k <= period.last; ++k) {
    frames.times.push_back(motion[k].time);
    frames.problem.frames.push_back(markersAt(k));
  }
  return frames;
}

JumpFrames MeasuredJump::inFlight(const FramePeriod& period) const {
  JumpFrames frames = framesOf(period);
  addCourse({}, frames);
  return frames;
}

JumpFrames MeasuredJump::underPlates(const FramePeriod& period) const {
  JumpFrames frames = framesOf(period);
  std::vector<ExternalWrench> wrenches;
  for (std::size_t k = period.first; k <= period.last; ++k) {
    const MotionFrame& frame = trial_.motion.frames[k];
    const JointedPose pose = bodiesIn(bodies_, *trial_.subject.model, frame).pose;
    frames.loads.emplace_back(bodies_.tree.bodies.size());
    wrenches.emplace_back();
    for (const ContactLoad& load : frame.loads) take(load, pose, frames.loads.back(), wrenches.back());
  }
  addCourse(wrenches, frames);
  return frames;
}

JointedFrames MeasuredJump::wholeBody(const FramePeriod& period) const {
  JointedFrames motion;
  for (std::size_t k = period.first; k <= period.last; ++k)
    motion.push_back(bodiesIn(bodies_, *trial_.subject.model, trial_.motion.frames[k]));
  return motion;
}

std::vector<WholeMotion> MeasuredJump::wholeBodyCourse(const FramePeriod& period) const {
  const Model& model = *trial_.subject.model;
  Data data(model);
  std::vector<WholeMotion> course;
  for (std::size_t k = period.first; k <= period.last; ++k) {
    const MotionFrame& frame = trial_.motion.frames[k];
    updateKinematics(model, frame.q, data);
    course.emplace_back();
    course.back().centre = centreOfMass(model, data);
    course.back().momentum = momentum(model, frame.v, data).angular;
  }
  return course;
}

double MeasuredJump::wholeBodyMarkers(const FramePeriod& period) const {
  const Model& model = *trial_.subject.model;
  const Recorded& recorded = *trial_.from<Recorded>();
  Data data(model);
  MeanSquare distance;
  for (std::size_t k = period.first; k <= period.last; ++k) {
    updateKinematics(model, trial_.motion.frames[k].q, data);
    for (const RecordedBodies::Marker& marker : bodies_.markers)
      if (const Vector3f& place = seen_[marker.fitted][k]; isSeen(place))
        distance.add((place.cast<double>() - placeOf(recorded.markers[marker.fitted], data)).squaredNorm());
  }
  return distance.root();
}

MethodFigures MeasuredJump::wholeBodyFigures(const FramePeriod& period, const JumpFrames& frames,
                                             double seconds) const {
  const std::vector<WholeMotion> own = wholeBodyCourse(period);
  const auto course = wholeCourse(own, {bodies_.tree.mass(), frames.gravity, frames.times, {}});
  MeanSquare force, moment, centre, turning;
  for (std::size_t i = 0; i < own.size(); ++i) {
    const MotionFrame& frame = trial_.motion.frames[period.first + i];
    force.add(borneForce(frame).squaredNorm());
    moment.add(frame.tau.segment<3>(3).squaredNorm());
    centre.add((own[i].centre - course[i].centre).squaredNorm());
    turning.add((own[i].momentum - course[i].momentum).squaredNorm());
  }
  MethodFigures figures{"the whole-body fit"};
  figures.markers = wholeBodyMarkers(period);
  figures.centre = centre.root();
  figures.momentum = turning.root();
  figures.force = force.root();
  figures.moment = moment.root();
  figures.roughness = roughnessOf(wholeBody(period), frames.problem.step);
  figures.seconds =
      seconds * static_cast<double>(period.count()) / static_cast<double>(trial_.motion.frames.size());
  return figures;
}

}  // namespace handhold
