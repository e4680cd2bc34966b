// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/model/model.h"
#include "engine/recording/recording.h"

namespace handhold {

/// Postures that a table tells joint by joint, under our model's own names.
struct ToldPostures {
  std::vector<VectorX> postures;  ///< q, one a step
  TimeBase times;
  bool tellsHeight = false;  ///< the pelvis stands where the table says, not where the soles reach the floor
  Doubts doubts;  ///< which of the model's joints are not among them, where the body stands, units, gaps
};

/// Whether columns tell the postures: three joints at least are named, and no markers tell the motion.
bool tellsPostures(const Recording& recording, const Model& model);

/// Reads columns named as our tables of states name them ("r_knee_flexion", "pelvis_tx", "pelvis_qw"), in any
/// case. Joints without a column stay as at ease; a body without a place stands with its soles at height
/// zero. Units and wild numbers as nameJointAngles takes them, gaps are filled (column_gaps.h). Nothing where
/// the recording tells no postures.
std::optional<ToldPostures> toldPostures(const Recording& recording, const Model& model);

/// A place that was told of a body of one height, for the same of another (m): else its soles leave the
/// floor. Bodies without a height stay where they are.
void scalePlaces(double told, double now, ToldPostures& postures);

/// Throws InputError for a table that names some joints, and too few: how many, and what it names besides.
void refuseTooFewJoints(const Recording& recording, const Model& model, const std::string& file);

}  // namespace handhold
