// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <vector>

#include "engine/dynamics/data.h"
#include "engine/model/segments.h"
#include "engine/motion/motion.h"

namespace handhold {

/// What a body stands, sits and leans on at one instant, and what it carries.
struct BodySupport {
  bool sits = false, leansBack = false, kneels = false;
  std::array<bool, 2> feet{};      ///< right, left: bears
  std::array<double, 2> hands{};   ///< force on the hand, by what it holds or touches (N)
  std::array<bool, 2> armRests{};  ///< upper arm or forearm lies on something
  double carried = 0.0;            ///< sum of all that is neither of feet nor rests (N)
  bool isTold = false;  ///< whether any contact of feet or rests was; else feet stand where they are low

  bool isBalanced() const { return feet[0] && feet[1]; }
};

/// Of a frame's contact loads, told by the segments that they act on. Where neither feet nor rests bear
/// anything, as in a recording without plates, a foot stands whose lowest point is within 5 cm of the
/// other's. After updateKinematics.
class SupportMeter {
 public:
  explicit SupportMeter(const Model& model) : model_(model), segments_(segmentsOf(model)) {}
  BodySupport at(const MotionFrame& frame, const Data& data, const Vector3& up) const;

 private:
  std::array<bool, 2> lowFeet(const Data& data, const Vector3& up) const;

  const Model& model_;
  std::vector<BodySegment> segments_;
};

/// The lowest of heel and ball along `up` (m). After updateKinematics. Throws InputError where the model
/// lacks both.
double soleHeight(const Model& model, const Data& data, BodySide side, const Vector3& up);

}  // namespace handhold
