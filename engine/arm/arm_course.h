// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/arm/arm_posture.h"

namespace handhold {

/// An arm on its way (004, 4.3): from what is asked the target moves and the elbow swings, from rest to rest.
struct ArmCourse {
  Vector3 shift = Vector3::Zero();  ///< of the target (m)
  double swing = 0.0;               ///< of the elbow about the line from shoulder to wrist (rad)
  double duration = 1.0;            ///< s
};

struct ArmFrame {
  double time = 0.0;  ///< s
  ArmAnswer answer;
};

/// Frames evenly over the course, velocities and accelerations from attitude quaternions. Ends where a frame
/// cannot be reached, with that one last.
std::vector<ArmFrame> framesOf(const ArmModel& model, const ArmAsk& ask, const ArmCourse& course, int frames);

/// What is asked at a time of the course.
ArmAsk askAt(const ArmAsk& ask, const ArmCourse& course, double time);

/// How tensions beyond those of rest move the arm (004, 4.1: added to the muscles once rest is solved): in
/// each posture the joints give what rest asks for, and `extra` accelerates it.
struct ArmRun {
  VectorX extra;                       ///< by muscle (N)
  double duration = 0.2, step = 1e-3;  ///< s
};

/// Forward in time by Runge-Kutta of fourth order, by step; the first frame is the posture itself.
std::vector<TreeMotion> runFrom(const ArmModel& model, const ArmAsk& ask, TreeMotion motion,
                                const ArmRun& run);

/// Accelerations that tensions beyond rest make of a motion.
void accelerateByMuscles(const ArmModel& model, const ArmAsk& ask, const VectorX& extra, TreeMotion& motion);

}  // namespace handhold
