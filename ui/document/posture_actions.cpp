// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/posture_actions.h"

#include <algorithm>

#include "engine/core/error.h"
#include "engine/planning/posture/placed_posture.h"
#include "ui/document/element_names.h"
#include "ui/document/language/said.h"

namespace handhold {

namespace {

struct JointAngle {
  const char* joint;
  double angle;
};

/// Both sides of human55 flex with the same sign; joints that a model does not have are left out.
VectorX withAngles(const Model& model, VectorX q, std::initializer_list<JointAngle> angles) {
  for (const JointAngle& item : angles)
    for (const char* side : {"r_", "l_"}) {
      const LinkIndex joint = model.findJoint(std::string(side) + item.joint);
      if (joint.valid())
        q[positionIndex(joint)] =
            std::clamp(item.angle, model.joints[joint].lower, model.joints[joint].upper);
    }
  return q;
}

VectorX withinLimits(const Model& model, VectorX q) {
  for (LinkIndex joint(1); joint < model.linkCount(); joint = LinkIndex(joint + 1))
    q[positionIndex(joint)] =
        std::clamp(q[positionIndex(joint)], model.joints[joint].lower, model.joints[joint].upper);
  return q;
}

/// Knees a little off their limit, soles level and the trunk upright.
VectorX standing(const Model& model) {
  constexpr double kKnee = 0.14;  // rad, 8 degrees
  return withAngles(
      model, model.relaxedPosition(),
      {{"hip_flexion", -0.5 * kKnee}, {"knee_flexion", kKnee}, {"ankle_plantarflexion", -0.5 * kKnee}});
}

VectorX sitting(const Model& model) {
  return withAngles(model, model.relaxedPosition(), {{"hip_flexion", -M_PI_2}, {"knee_flexion", M_PI_2}});
}

VectorX armsForward(const Model& model) {
  return withAngles(model, model.relaxedPosition(),
                    {{"shoulder_adduction", 0.0}, {"shoulder_horizontal_flexion", M_PI_2}});
}

VectorX squat(const Model& model) {
  return withAngles(model, model.relaxedPosition(),
                    {{"hip_flexion", -1.9}, {"knee_flexion", 2.1}, {"ankle_plantarflexion", -0.34}});
}

bool isOfSide(Limb limb, BodySide side) {
  return side == BodySide::Right ? limb == Limb::RightArm || limb == Limb::RightLeg
                                 : limb == Limb::LeftArm || limb == Limb::LeftLeg;
}

void requireSize(const Document& document, const VectorX& q) {
  if (q.size() != document.model().positionSize() || !q.allFinite())
    throw InputError("posture", "does not fit the person", "solve again for this person");
}

}  // namespace

const std::vector<NamedPosture>& namedPostures() {
  static const std::vector<NamedPosture> postures = {
      {"Relaxed", "Standing at ease under gravity", [](const Model& m) { return m.relaxedPosition(); }},
      {"Standing", "Upright on both feet, knees not locked", standing},
      {"Neutral, weightless", "Where the passive springs of all joints are at rest",
       [](const Model& m) { return withinLimits(m, m.neutralPosition()); }},
      {"T-pose", "Every joint at zero, as near as its limits allow",
       [](const Model& m) { return withinLimits(m, m.zeroPosition()); }},
      {"Arms forward", "Both arms stretched out in front", armsForward},
      {"Sitting", "Hips and knees at a right angle", sitting},
      {"Squat", "Hips and knees deeply bent", squat}};
  return postures;
}

Project withJointAngle(const Project& project, LinkIndex index, double angle) {
  const Joint& joint = project.subject.model->joints.at(index);
  VectorX q = project.q;
  q[positionIndex(index)] = std::clamp(angle, joint.lower, joint.upper);
  return withPosture(project, q);
}

Project asSeen(const Document& document) {
  Project seen = document.project();
  const VectorX q = document.moment().q;
  if (q.size() == seen.q.size()) seen.q = q;
  return seen;
}

void setJointAngle(Document& document, LinkIndex joint, double angle, const QString& mergeKey) {
  if (!std::isfinite(angle)) throw InputError("angle", "is not a number", "type degrees");
  document.commit(QObject::tr("Turn %1").arg(readableName(document.model().joints.at(joint).name)),
                  withJointAngle(asSeen(document), joint, angle), mergeKey);
}

void resetJoint(Document& document, LinkIndex joint) {
  const Joint& reset = document.model().joints.at(joint);
  document.commit(QObject::tr("Reset %1").arg(readableName(reset.name)),
                  withJointAngle(asSeen(document), joint, reset.relaxed));
}

void resetLimb(Document& document, Limb limb) {
  VectorX q = asSeen(document).q;
  const Model& model = document.model();
  for (LinkIndex joint(1); joint < model.linkCount(); joint = LinkIndex(joint + 1))
    if (model.joints[joint].limb == limb) q[positionIndex(joint)] = model.joints[joint].relaxed;
  setPosture(document, q, QObject::tr("Reset %1").arg(withinSentence(limbName(limb))));
}

void setPosture(Document& document, const VectorX& q, const QString& title) {
  requireSize(document, q);
  document.commit(title, withPosture(document.project(), q));
}

void takePosture(Document& document, const VectorX& angles, const QString& title) {
  requireSize(document, angles);
  VectorX q = angles;
  q.head<7>() = asSeen(document).q.head<7>();
  setPosture(document, placedPosture(document.model(), document.project().task, q),
             QObject::tr("Posture: %1").arg(said(title)));
}

void applyNamedPosture(Document& document, const NamedPosture& posture) {
  takePosture(document, posture.q(document.model()), posture.title);
}

void mirrorFrom(Document& document, BodySide side) {
  const Model& model = document.model();
  const VectorX before = asSeen(document).q;
  VectorX q = before;
  for (LinkIndex joint(1); joint < model.linkCount(); joint = LinkIndex(joint + 1)) {
    const Joint& target = model.joints[joint];
    if (isOfSide(target.limb, side) || target.mirror == joint) continue;
    q[positionIndex(joint)] = target.mirrorSign * before[positionIndex(target.mirror)];
  }
  setPosture(
      document, q,
      side == BodySide::Right ? QObject::tr("Mirror right to left") : QObject::tr("Mirror left to right"));
}

void swapSides(Document& document) {
  const VectorX before = asSeen(document).q;
  VectorX q = mirrored(document.model(), before);
  q[0] = before[0];
  setPosture(document, q, QObject::tr("Swap sides"));
}

void useAsStart(Document& document) {
  Project next = document.project();
  next.task.start = document.moment().q;
  requireSize(document, next.task.start);
  document.commit(QObject::tr("Use as start posture"), withOldMotion(next));
}

void goToStart(Document& document) {
  setPosture(document, startPosture(document.project()), QObject::tr("Go to start posture"));
}

}  // namespace handhold
