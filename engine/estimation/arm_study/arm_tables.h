// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/arm/arm_course.h"
#include "engine/estimation/printed/printed_study.h"

namespace handhold {

/// muscles.csv: a row for each frame and muscle. An activation stands where the muscle's strength is known.
StudyFile muscleFile(const ArmModel& model, const std::vector<ArmFrame>& frames);

/// wrenches.csv (what the proximal part exerts, muscles included) and joint_contact.csv (less the muscles): a
/// row for each frame and joint, about the joint, in inertial axes.
StudyFile wrenchFile(const ArmModel& model, const std::vector<ArmFrame>& frames);
StudyFile contactFile(const ArmModel& model, const std::vector<ArmFrame>& frames);

/// The same of one answer, beside each other on the page.
StudyTable muscleTable(const ArmModel& model, const ArmAnswer& answer);
StudyTable jointTable(const ArmModel& model, const ArmAnswer& answer);

/// Upper arm, forearm or hand; no finger bone.
bool isOfTheArm(const ArmModel& model, int segment);

/// Joints are called by the segment that begins there: "shoulder", "elbow", "wrist", and those of fingers.
std::string jointName(const ArmModel& model, int segment);

}  // namespace handhold
