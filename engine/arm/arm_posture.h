// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/arm/arm_model.h"

namespace handhold {

/// What an arm is asked for.
struct ArmAsk {
  /// From the shoulder (m): what the hand holds, at the part `heldAt` of its length; without a hand, the end
  /// of the forearm.
  Vector3 target = Vector3::Zero();
  double heldAt = 1.0;
  double angle = 0.0;  ///< of the elbow from the lowest place; with a hand from the least bent wrist (rad)
  HandAxes hand;
  std::vector<ArmWeight> weights;
  Relief relief;
  std::vector<JointAttitude> fingers;  ///< straight where it names none
  VectorX extra;                       ///< tension by muscle beyond what rest asks for (N); may be empty
};

/// What the model's file asks for.
ArmAsk askedOf(const ArmModel& model);

/// An arm's posture; attitudes and ends only where the circle can be reached.
struct ArmPosture {
  ElbowCircle circle;
  Vector3 elbow = Vector3::Zero(), wrist = Vector3::Zero();  ///< m
  double elbowBend = 0.0, wristBend = 0.0;                   ///< 0: in one line (rad)
  bool isWristAlike = false;                                 ///< every elbow bends the wrist as much
  double roll = 0.0, twistLeft = 0.0;  ///< of the forearm, and what is left to the wrist (rad)
  std::vector<Quaternion> q;           ///< by segment
};

/// Elbow on its circle, attitudes of all segments.
ArmPosture postureOf(const ArmModel& model, const ArmAsk& ask);

/// The roll about x that brings axes nearest to others, by the least angle of turn between them: the twist of
/// their relative rotation, within a range (004, 4.1: attitudes of the forearm by a criterion).
double nearestRoll(const Quaternion& from, const Quaternion& to, const RollRange& range);

/// What holds it: net wrenches, muscles and what is left to the joints.
struct ArmAnswer {
  ArmPosture posture;
  TreeMotion motion = {};
  std::vector<JointWrench> net = {}, contact = {};  ///< by segment, about its proximal end
  MuscleShare share = {};
  VectorX tension = {};                ///< by muscle, with what was asked beyond (N)
  std::vector<MuscleLine> lines = {};  ///< by muscle

  bool stands() const { return posture.circle.canReach(); }
};

ArmAnswer answerOf(const ArmModel& model, const ArmAsk& ask);

/// The same of an arm that moves, from its attitudes and their rates.
ArmAnswer answerOf(const ArmModel& model, const ArmAsk& ask, ArmPosture posture, TreeMotion motion);

}  // namespace handhold
