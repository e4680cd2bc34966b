// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <map>
#include <string>
#include <vector>

#include "engine/motion/motion.h"
#include "engine/motion/posture_curve.h"
#include "engine/planning/posture.h"
#include "engine/task/task.h"

namespace handhold {

/// Laws that had to yield, the worst of each with its time.
class WorstUnmet {
 public:
  void remember(const Unmet& unmet, double time);
  std::vector<Unmet> list() const;

 private:
  std::map<std::pair<UnmetKind, std::string>, std::pair<Unmet, double>> worst_;
};

/// Postures at a time (s).
using PostureAt = std::function<VectorX(double time)>;

/// A stretch of a motion in which the same contacts hold.
struct ContactStretch {
  double begin = 0.0, end = 0.0;  ///< (s)
  Task task;                      ///< contacts, carried masses, gravity
  /// Asked on the way with the share that is done; false ends it there.
  std::function<bool(double share)> goOn = {};
};

/// How many samples phaseFrames takes of a stretch of that duration (s), at equal steps with both ends.
int phaseSamples(double duration);

/// Frames of a stretch at the given times (s): postures along the smooth curve through samples of `postureAt`,
/// torques and contact loads shared best (load_sharing.h). The postures have to keep the contacts in place.
std::vector<MotionFrame> phaseFrames(const Model& model, const ContactStretch& stretch,
                                     const PostureAt& postureAt, const std::vector<double>& times,
                                     WorstUnmet& worst);

/// The instants i / framesPerSecond of a motion, last one at its end.
std::vector<double> frameTimes(double duration, double framesPerSecond);

}  // namespace handhold
