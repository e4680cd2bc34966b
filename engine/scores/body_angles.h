// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "engine/dynamics/data.h"
#include "engine/model/roles.h"
#include "engine/model/segments.h"

namespace handhold {

/// How one arm is held (rad, m).
struct ArmAngles {
  double flexion = 0.0;    ///< of the upper arm against the trunk, forward +, 0 hanging, to pi overhead
  double abduction = 0.0;  ///< outward +
  double raise = 0.0;      ///< of the shoulder girdle
  double elbow = 0.0;      ///< 0 straight
  double wristFlexion = 0.0, wristDeviation = 0.0;  ///< to the palm +; to either side
  double twist = 0.0;          ///< of the forearm: share of the way from mid-range to its end, 0 to 1
  double outward = 0.0;        ///< of the forearm against straight ahead; across the body -
  double pastMidline = 0.0;    ///< of the wrist beyond the middle of the body (m)
  double aboveShoulder = 0.0;  ///< the higher of elbow and wrist (m)
};

/// How a body is held, each part against the one that carries it (rad).
struct BodyAngles {
  double trunkFlexion = 0.0, trunkSide = 0.0;  ///< of the chest against the vertical; forward +, left +
  double trunkTwist = 0.0;                     ///< of the chest against the pelvis, left +
  double neckFlexion = 0.0, neckSide = 0.0, neckTwist = 0.0;  ///< of the head against the chest
  std::array<ArmAngles, 2> arms;                              ///< right, left
  std::array<double, 2> knees{};                              ///< flexion, 0 straight
  std::array<double, 2> hips{};  ///< between thigh and trunk, pi standing upright
};

/// Measures postures of one model by the places that its roles name; angles are counted from its zero
/// posture, in which it stands upright with links parallel to the world (engine/model/model.h).
class AngleMeter {
 public:
  explicit AngleMeter(const Model& model);

  /// Why it cannot measure this model, a sentence; empty: it can.
  const std::string& lack() const { return lack_; }

  /// After updateKinematics. `up` is a unit vector against gravity.
  BodyAngles at(const VectorX& q, const Data& data, const Vector3& up) const;

 private:
  struct Arm {
    SiteIndex shoulder, elbow, wrist, palm;
    int twist = -1;  ///< the joint that turns the forearm about itself; -1: none
    Vector3 p_CS;    ///< the shoulder in the chest at zero (m)
  };
  struct Leg {
    LinkIndex thigh;  ///< the first link of the thigh, whose origin is the hip
    SiteIndex knee, ankle;
  };
  ArmAngles armAt(int side, const VectorX& q, const Data& data, const Vector3& up) const;
  void findParts();
  Arm armOf(BodySide side, const Data& zero);
  Leg legOf(BodySide side);

  const Model& model_;
  std::string lack_;
  SiteIndex hip_, chest_, head_;
  std::array<Arm, 2> arms_;
  std::array<Leg, 2> legs_;
};

}  // namespace handhold
