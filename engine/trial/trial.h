// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/model/subject.h"
#include "engine/motion/motion.h"
#include "engine/trial/advice.h"
#include "engine/trial/origin.h"
#include "engine/trial/posture_status.h"
#include "engine/trial/violation.h"

namespace handhold {

/// The greatest |torque| / limit of a joint along a motion.
struct Peak {
  double load = 0.0;
  LinkIndex joint;
  double time = 0.0;  ///< (s)
  bool operator==(const Peak&) const = default;
};

/// Numbers beside a motion, one a frame: energies, momenta, residuals.
struct Channel {
  std::string name, unit;
  std::vector<double> values;
  bool operator==(const Channel&) const = default;
};

/// Figures by name, in an order of their own.
using Figures = std::vector<std::pair<std::string, double>>;
/// Of a fitted motion: when its markers are met worst (s). It goes along with the motion's clock.
inline constexpr const char* kWorstFrameTime = "worst_frame_time_s";

/// What happened, however it came about, and all that is shown of it.
struct Trial {
  Subject subject;                   ///< who
  std::shared_ptr<const Task> task;  ///< asked what; null where nothing was asked
  PostureStatus status = PostureStatus::Failed;
  std::string message;  ///< one sentence; empty where the violations tell it (trial_words.h)
  Motion motion;        ///< with torques and contact loads; one frame is a posture, none: nothing found
  std::vector<Violation> violations;  ///< laws that could not be kept
  Advice advice;
  std::optional<double> objective;  ///< of a motion its mean over time
  Figures terms;                    ///< weighted share of each goal in it
  Peak peak;
  Figures figures;  ///< of merit of a planned manoeuvre, by name with the unit ("angle_deg")
  std::vector<Channel> channels;
  std::string solver = "own";
  int iterations = 0;
  double seconds = 0.0;  ///< that it took
  Origin origin;

  bool solved() const { return isSolved(status); }
  bool isMotion() const { return motion.frames.size() > 1; }
  /// A recording may come without.
  bool hasTorques() const { return !motion.frames.empty() && motion.frames.front().tau.size() > 0; }
  /// The posture, or the one in which the motion ends. There are frames.
  const MotionFrame& last() const { return motion.frames.back(); }
  template <class Kind>
  const Kind* from() const {
    return std::get_if<Kind>(&origin);
  }

  /// Subjects are compared by name, tasks as files have them, warm starts not at all.
  bool operator==(const Trial& other) const;
};

/// Null where there is none of that name.
const Channel* findChannel(const Trial& trial, const std::string& name);

/// The greatest load of the joints over all frames that have torques; the first of equals.
Peak peakOf(const Model& model, const Motion& motion);

}  // namespace handhold
