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

/// The muscles of an .osim file on the body of human55's kind, by the names of the bodies on which they lie,
/// with their side before or behind (femur_r, r_humerus, rib7_R) or, of a model of one arm, without: pelvis,
/// sacrum, femur, tibia, patella, talus, calcn, toes; torso, or lumbar5 to lumbar1, thoracic.., rib..,
/// sternum, abdomen, head_neck; thorax, base, clavicle, scapula, humerus, ulna, radius, ulna_radius_hand,
/// proximal_row, hand. Both figures stand with hanging arms; a point goes to our joint centre + turned (-z,
/// y, x) scale (point - their joint centre), with the ratio of the segments' lengths (osim_placement.h). What
/// rides on the patella, or moves with the knee, goes along the thigh by the knee's angle; what moves along
/// its body by the elbow's or the forearm's angle does so. Throws InputError where the person is of another
/// kind, the file has no muscles, or none of them finds a place.
OsimMuscles osimMuscles(const std::filesystem::path& file, std::shared_ptr<const Model> person);

}  // namespace handhold
