// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/core/json_document.h"
#include "engine/model/subject.h"

namespace handhold {

/// What a suit adds to a joint, at its pressure.
struct JointSuit {
  LinkIndex joint;
  double stiffness = 0.0, neutral = 0.0;               ///< (N m / rad, rad)
  double friction = 0.0, rate = Joint().frictionRate;  ///< (N m, rad/s)

  /// Of the suit on the joint at an angle (N m), while the angle grows, stays (0) or falls faster than
  /// `rate`.
  double torque(double angle, double sense) const {
    return -stiffness * (angle - neutral) - sense * friction;
  }
};

/// What somebody wears.
struct WornSuit {
  std::string name, note;
  double mass = 0.0;  ///< (kg)
  std::vector<JointSuit> joints;
};

/// Puts a suit on: what it adds to joints and segments, from a file of the schema "handhold-suit-1" (fields
/// below) or the field "suit" of a model file. Throws InputError.
///
/// Each of its `joints` resists with a spring and with friction, both in proportion to the pressure,
///   tau = (p / p_ref) (k (q - q0) + tau_c tanh(w / eps)).
/// Two springs on one joint are one,  k = k_1 + k_2,  k q0 = k_1 q0_1 + k_2 q0_2,  so that the joint's own
/// spring takes the suit's up without loss; friction stands beside (Joint::friction). A joint named without
/// its side is that of both, with the angle of the right one. `masses` grow the bodies of a segment, of each
/// side, in proportion: they lie as the segment's own mass does.
void wear(const JsonNode& suit, Model& model);

/// The text of a model file with a suit written into it, in place of one that it has. Throws InputError with
/// the suit's own place where the suit does not fit.
std::string withSuit(const std::string& modelFile, const std::string& modelPlace, const std::string& suitFile,
                     const std::string& suitPlace);

/// Of the text of a model file; nothing where it has no suit. Throws InputError.
std::optional<WornSuit> suitIn(const std::string& modelFile, const std::string& place);

/// The same text without its suit.
std::string withoutSuit(const std::string& modelFile, const std::string& place);

/// The bare person in the suit that the other wears, if any. Throws InputError where it does not fit.
Subject inSuitOf(const Subject& worn, Subject bare);

}  // namespace handhold
