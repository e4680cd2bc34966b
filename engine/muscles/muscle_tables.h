// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "engine/muscles/muscle_strength.h"
#include "engine/muscles/muscle_tensions.h"
#include "engine/trial/result_set.h"

namespace handhold {

/// Rows of muscles.csv: time, muscle, tension (N), activation, length of its line (m), and its moment arm (m)
/// about each joint that any muscle spans, empty where it spans it not; last its physiological cross-section
/// (cm^2) and the stress in it (N/cm^2).
std::string musclesToCsv(const MuscledBody& body, const MuscleCourse& course);

/// Rows of joint_contact.csv: time, joint, force of bone on what is beyond it, in world axes (N).
std::string contactsToCsv(const MuscleCourse& course);

/// Rows of muscle_reserves.csv: time, joint, its torque and the part that muscles did not give (N m).
std::string reservesToCsv(const MuscledBody& body, const MuscleCourse& course);

/// Rows of muscle_strength.csv: joint, angle (rad), what muscles of each sense can do at rest, and the
/// person's torque limits (N m).
std::string strengthToCsv(const MuscledBody& body, const std::vector<StrengthAtAngle>& rows);

/// A muscle, contact or reserve where it is greatest.
struct GreatestOf {
  std::string name;
  double value = 0.0, time = 0.0;
};

/// What muscles.json tells.
struct MuscleSummary {
  GreatestOf tension, activation, stress, contact;  ///< N, 0 to 1, Pa, N
  std::vector<GreatestOf> reserves;                 ///< of every joint that has one, greatest first (N m)
  int openFrames = 0;                               ///< in which the sharing found no end
  int unrelievedFrames = 0;                         ///< in which a joint bears more than was asked
};

MuscleSummary muscleSummary(const MuscledBody& body, const MuscleCourse& course);

/// What came of a relief.
struct Relieved {
  bool isKept = true;
  double greatest = 0.0;  ///< that the joint bears (N)
};
Relieved relievedIn(const MuscleCourse& course, const ContactRelief& relief);

/// muscles.csv, joint_contact.csv, muscle_reserves.csv, muscle_strength.csv and muscles.json.
std::vector<ResultFile> muscleFiles(const MuscledBody& body, const MuscleOptions& options,
                                    const MuscleCourse& course, const VectorX& posture);

}  // namespace handhold
