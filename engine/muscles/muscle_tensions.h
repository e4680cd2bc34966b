// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <stop_token>

#include "engine/core/progress.h"
#include "engine/dynamics/data.h"
#include "engine/motion/motion.h"
#include "engine/muscles/joint_contact.h"
#include "engine/muscles/muscle_set.h"
#include "engine/muscles/path/line_of_action.h"
#include "engine/muscles/sharing/tension_sharing.h"

namespace handhold {

/// No more than this between the bones of a joint: "less force on the wrist" (004, 4.1).
struct ContactRelief {
  std::string joint;  ///< of contactJoints: "r_wrist"
  double most = 0.0;  ///< N
};

struct MuscleOptions {
  SharingCriterion criterion = SharingCriterion::Stress;
  bool hasCurves = false;                    ///< strength depends on length and speed
  std::optional<ContactRelief> relief = {};  ///< none: every joint bears what it comes to
  /// What each muscle does whatever the torques (0 to 1); the rest of them is shared besides. Empty: nothing.
  std::vector<double> given = {};
};

/// What muscles do at an instant.
struct MuscleFrame {
  double time = 0.0;              ///< (s)
  VectorX tensions;               ///< one a muscle (N)
  VectorX activations;            ///< 0 to 1
  VectorX lengths;                ///< of the paths (m)
  std::vector<double> arms;       ///< of all muscles in turn about the joints that each spans (m)
  VectorX torques, reserves;      ///< asked, and not given by muscles, by velocityIndex less 6 (N m)
  std::vector<Vector3> contacts;  ///< of bone on bone beyond each contact joint, in world (N)
  bool isConverged = true;
  bool isRelieved = true;  ///< false: the joint to be relieved bears more, the least that muscles allow
  int iterations = 0;      ///< of the sharing
};

/// Shares the torques of one frame after another; each begins where the last ended.
class MuscleTensions {
 public:
  /// The body must outlive it. Throws InputError for a joint to be relieved that the body lacks.
  MuscleTensions(const MuscledBody& body, const MuscleOptions& options);

  /// The frame has torques.
  MuscleFrame at(const MotionFrame& frame, const Vector3& gravity);

  const std::vector<ContactJoint>& contactJoints() const { return joints_; }
  /// Of the last frame, one a muscle.
  const std::vector<LineOfAction>& lines() const { return lines_; }

 private:
  void trace(const MotionFrame& frame, MuscleFrame& found);
  void fillProgram(const MotionFrame& frame, const MuscleFrame& found);
  std::vector<Vector3> contactsOf(const std::vector<Vector3>& whole, const VectorX& tensions) const;
  void relieve(const std::vector<Vector3>& whole, SharedTensions& shared, MuscleFrame& found);
  void addSoftRows(const Vector3& whole);
  VectorX withGiven(VectorX activations) const;

  const MuscledBody& body_;
  MuscleOptions options_;
  Data data_;
  std::vector<ContactJoint> joints_;
  std::vector<LinkIndex> rows_;  ///< joints that muscles span
  std::size_t armCount_ = 0;     ///< of all muscles
  std::vector<LineOfAction> lines_;
  VectorX strengths_;  ///< at full activation (N)
  SharingProgram program_;
  TensionSharing sharing_, relieving_;
  std::size_t relieved_ = 0;  ///< the contact joint to be relieved
  SharingProgram softened_;   ///< with what that joint bears as three further rows
};

/// Muscles along a motion.
struct MuscleCourse {
  std::vector<ContactJoint> joints;
  std::vector<MuscleFrame> frames;
  bool isStopped = false;
};

/// Every frame that has torques, in turn.
MuscleCourse muscleCourse(MuscleTensions& tensions, const Motion& motion, const Vector3& gravity,
                          const std::stop_token& stop = {}, const ProgressSink& progress = {});

}  // namespace handhold
