// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "engine/motion/motion.h"
#include "engine/motion/posture_curve.h"
#include "engine/planning/posture/posture.h"
#include "engine/task/task.h"
#include "engine/trial/worst_violations.h"

namespace handhold {

struct SharedLoads;
struct Workload;

/// What was seen of the loads of a motion's phases: laws that had to yield, the worst of each with its time,
/// and the greatest force of a contact.
class PhaseVerdict {
 public:
  /// At an instant of its own.
  void look(const SharedLoads& shared, double time);
  /// At a frame: what is broken may be worse there. It alone breaks no law, so that the verdict is the same
  /// whatever frames are asked for.
  void lookAtFrame(const SharedLoads& shared, double time);
  void remember(const Violation& violation, double time) { worst_.add(violation, time); }
  std::vector<Violation> list() const;
  double greatestForce() const { return greatestForce_; }  ///< (N)

 private:
  WorstViolations worst_, atFrames_;
  double greatestForce_ = 0.0;
};

/// Torques that are told to be over their limits are peaks of the workload, too, where they lie between its
/// frames: of the joint, its limb and the whole.
void raisePeaks(const Model& model, const std::vector<Violation>& violations, Workload& workload);

/// How densely a phase is looked at, whatever frames are asked for (1/s).
struct PhaseDensity {
  double samples = 80.0;  ///< of its posture: the spline's error goes with the sixth power of their distance
  double looks = 60.0;    ///< at its loads, for the verdict
};

/// Postures at a time (s).
using PostureAt = std::function<VectorX(double time)>;

/// A stretch of a motion in which the same contacts hold.
struct ContactStretch {
  double begin = 0.0, end = 0.0;  ///< (s)
  Task task;                      ///< contacts, carried masses, gravity
  PhaseDensity density = {};
  /// Asked on the way with the share that is done; false ends it there.
  std::function<bool(double share)> goOn = {};
};

/// How many samples are taken of a stretch of that duration (s), at equal steps with both ends.
int phaseSamples(double duration, double samplesPerSecond = PhaseDensity().samples);

/// Frames of a stretch at the given times (s): postures along the smooth curve through samples of
/// `postureAt`, torques and contact loads shared best (load_sharing.h). The postures have to keep the
/// contacts in place. The verdict looks at instants of its own, both ends among them.
std::vector<MotionFrame> phaseFrames(const Model& model, const ContactStretch& stretch,
                                     const PostureAt& postureAt, const std::vector<double>& times,
                                     PhaseVerdict& verdict);

/// The instants i / framesPerSecond of a motion, last one at its end; each time between two of them in equal
/// parts.
std::vector<double> frameTimes(double duration, double framesPerSecond, int parts = 1);

}  // namespace handhold
