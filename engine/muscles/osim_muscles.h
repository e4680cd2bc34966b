// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>

#include "engine/muscles/muscle_set.h"

namespace handhold {

/// Muscles of somebody's own model of OpenSim on a person.
struct OsimMuscles {
  MuscledBody body;
  std::vector<std::string> leftOut;  ///< "iliacus_r: lies on sacrum, for which the person has no place"
};

/// The muscles of an .osim file on the body of human55's kind, by the names of the bodies on which they lie
/// (pelvis, femur_r, tibia_r, patella_r, talus_r, calcn_r, toes_r, torso, humerus_r, ulna_r, radius_r, hand_r
/// and the left ones). Both figures stand with hanging arms; a point goes to our joint centre + turned (-z,
/// y, x) scale (point - their joint centre), with the ratio of the segments' lengths. What rides on the
/// patella, or moves with the knee, goes along the thigh by the knee's angle. Throws InputError where the
/// person is of another kind, the file has no muscles, or none of them finds a place.
OsimMuscles osimMuscles(const std::filesystem::path& file, std::shared_ptr<const Model> person);

}  // namespace handhold
