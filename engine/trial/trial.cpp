// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/trial/trial.h"

#include <algorithm>

#include "engine/model/utilisation.h"
#include "engine/recording/recording.h"
#include "engine/task/file/task_file.h"

namespace handhold {

namespace {

/// Eigen compares numbers of one size only.
template <class Numbers>
bool same(const Numbers& a, const Numbers& b) {
  return a.rows() == b.rows() && a.cols() == b.cols() && a == b;
}

bool same(const MotionFrame& a, const MotionFrame& b) {
  return a.time == b.time && same(a.q, b.q) && same(a.v, b.v) && same(a.vdot, b.vdot) && same(a.tau, b.tau) &&
         a.loads == b.loads;
}

bool same(const Motion& a, const Motion& b) {
  return std::equal(a.frames.begin(), a.frames.end(), b.frames.begin(), b.frames.end(),
                    [](const MotionFrame& x, const MotionFrame& y) { return same(x, y); });
}

std::string taskText(const Trial& trial) {
  return trial.task ? taskToJson(*trial.task, byName(trial.subject)) : std::string();
}

}  // namespace

bool SplineFamily::operator==(const SplineFamily& other) const {
  return degree == other.degree && knots == other.knots && same(points, other.points);
}

bool Predicted::operator==(const Predicted& other) const {
  return check == other.check && peakAtInstants == other.peakAtInstants && refinements == other.refinements &&
         controlPoints == other.controlPoints && instants == other.instants && splines == other.splines;
}

bool Recorded::operator==(const Recorded& other) const {
  const bool isSame =
      recording && other.recording ? *recording == *other.recording : recording == other.recording;
  return isSame && file == other.file && markerSet == other.markerSet && markers == other.markers &&
         holds == other.holds && cutOff == other.cutOff && doubts == other.doubts;
}

bool Trial::operator==(const Trial& other) const {
  return isSamePerson(subject, other.subject) && taskText(*this) == taskText(other) &&
         status == other.status && message == other.message && same(motion, other.motion) &&
         violations == other.violations && advice == other.advice && objective == other.objective &&
         terms == other.terms && peak == other.peak && figures == other.figures &&
         channels == other.channels && solver == other.solver && iterations == other.iterations &&
         seconds == other.seconds && origin == other.origin;
}

const Channel* findChannel(const Trial& trial, const std::string& name) {
  const auto found = std::find_if(trial.channels.begin(), trial.channels.end(),
                                  [&](const Channel& channel) { return channel.name == name; });
  return found == trial.channels.end() ? nullptr : &*found;
}

Peak peakOf(const Model& model, const Motion& motion) {
  Peak peak;
  for (const MotionFrame& frame : motion.frames) {
    if (frame.tau.size() != model.velocitySize()) continue;
    Eigen::Index joint = 0;
    const double load = normalizedTorque(model, frame.tau, frame.q, frame.v).maxCoeff(&joint);
    if (load > peak.load) peak = {load, LinkIndex(static_cast<int>(joint) + 1), frame.time};
  }
  return peak;
}

}  // namespace handhold
