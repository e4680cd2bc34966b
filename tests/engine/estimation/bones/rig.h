// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <numbers>

#include "engine/dynamics/kinematics.h"
#include "engine/model/roles.h"
#include "tests/engine/estimation/synthetic_recording.h"

namespace handhold {

/// A joint of a rig as programs of animation have them: three turns each.
struct RigJoint {
  std::string name, parent;
  const char* link;  ///< of the model, whose frame it is; empty: the base
  const char* end;   ///< a site of the model; empty: it has none
};

/// Of the middle once, of each side with "Left" and "Right", "l_" and "r_" before.
inline std::vector<RigJoint> rigJoints() {
  std::vector<RigJoint> joints{{"Hips", "", "", ""},
                               {"Spine", "Hips", "spine3_rotation", ""},
                               {"Spine1", "Spine", "spine4_rotation", ""},
                               {"Neck", "Spine1", "neck_rotation", ""},
                               {"Head", "Neck", "head_flexion", "head_top"}};
  const RigJoint sided[] = {{"Shoulder", "Spine1", "clavicle_protraction", ""},
                            {"Arm", "Shoulder", "humerus_rotation", ""},
                            {"ForeArm", "Arm", "elbow_flexion", ""},
                            {"Hand", "ForeArm", "wrist_flexion", "fingertip"},
                            {"UpLeg", "Hips", "hip_rotation", ""},
                            {"Leg", "UpLeg", "knee_flexion", ""},
                            {"Foot", "Leg", "subtalar_inversion", ""},
                            {"ToeBase", "Foot", "toe_flexion", "toe_tip"}};
  static std::map<std::string, std::string> kept;  // what the pointers point to
  const auto keep = [](const std::string& text) { return kept.emplace(text, text).first->second.c_str(); };
  for (const auto& [word, letter] : {std::pair("Left", "l_"), {"Right", "r_"}})
    for (const RigJoint& joint : sided) {
      const bool isMiddle = joint.parent == "Hips" || joint.parent == "Spine1";
      joints.push_back({word + joint.name, (isMiddle ? "" : word) + joint.parent,
                        keep(std::string(letter) + joint.link),
                        *joint.end ? keep(std::string(letter) + joint.end) : ""});
    }
  return joints;
}

/// At rest palms look down, with the thumbs ahead; the model's zero posture has them ahead.
inline Matrix3 palmsDown(const std::string& joint) {
  const bool isHand = joint == "LeftHand" || joint == "RightHand";
  return isHand ? Matrix3(Eigen::AngleAxisd(0.5 * std::numbers::pi, Vector3::UnitX()).toRotationMatrix())
                : Matrix3(Matrix3::Identity());
}

/// A person's way as a rig tells it, its joints called as `nameOf` says; at rest each is turned as `restTurn`
/// says.
template <class NameOf>
Recording rigRecording(const Model& model, const std::vector<VectorX>& way, double rate, const NameOf& nameOf,
                       Matrix3 (*restTurn)(const std::string&) = palmsDown) {
  Recording recording;
  recording.title = "rig";
  recording.up = LaboratoryAxis{1, 1};
  recording.steps = evenTimes(0.0, rate, static_cast<int>(way.size()));
  recording.skeleton.emplace();
  const std::vector<RigJoint> joints = rigJoints();
  const auto linkOf = [&](const RigJoint& joint) {
    return *joint.link ? model.findJoint(joint.link) : LinkIndex(0);
  };
  Data data(model);
  updateKinematics(model, model.zeroPosition(), data);
  std::vector<int> parents;
  for (std::size_t i = 0; i < joints.size(); ++i) {
    SkeletonJoint joint;
    joint.name = nameOf(joints[i].name);
    const auto parent = std::ranges::find(joints, joints[i].parent, &RigJoint::name);
    joint.parent = parent == joints.end() ? -1 : static_cast<int>(parent - joints.begin());
    const Pose X_WL = linkPose(data, linkOf(joints[i]));
    if (joint.parent >= 0)
      joint.offset = restTurn(parent->name) * (X_WL.p - linkPose(data, linkOf(*parent)).p);
    if (*joints[i].end)
      joint.end =
          restTurn(joints[i].name) * (sitePose(model, data, model.findSite(joints[i].end)).p - X_WL.p);
    for (int axis = 0; joint.parent < 0 && axis < 3; ++axis) {
      joint.freedoms.push_back(
          {JointFreedom::Kind::Move, axis, static_cast<int>(recording.coordinates.size()), 1});
      recording.coordinates.push_back({joint.name + "_t" + "xyz" [axis], Measured::Length, {}});
    }
    for (const int axis : {2, 1, 0}) {
      joint.freedoms.push_back(
          {JointFreedom::Kind::Turn, axis, static_cast<int>(recording.coordinates.size()), 1});
      recording.coordinates.push_back({joint.name + "_r" + "xyz" [axis], Measured::Angle, {}});
    }
    recording.skeleton->joints.push_back(joint);
  }
  for (const VectorX& q : way) {
    updateKinematics(model, q, data);
    std::size_t column = 0;
    for (std::size_t i = 0; i < joints.size(); ++i) {
      const int parent = recording.skeleton->joints[i].parent;
      const auto turnOf = [&](std::size_t joint) {
        return Matrix3(linkPose(data, linkOf(joints[joint])).R * restTurn(joints[joint].name).transpose());
      };
      const Matrix3 R = parent < 0 ? turnOf(i) : Matrix3(turnOf(std::size_t(parent)).transpose() * turnOf(i));
      if (parent < 0)
        for (int axis = 0; axis < 3; ++axis)
          recording.coordinates[column++].values.push_back(linkPose(data, LinkIndex(0)).p[axis]);
      const double b = std::asin(std::clamp(-R(2, 0), -1.0, 1.0));
      for (const double angle : {std::atan2(R(1, 0), R(0, 0)), b, std::atan2(R(2, 1), R(2, 2))})
        recording.coordinates[column++].values.push_back(angle);
    }
  }
  return recording;
}

/// How others call the joints of the rig.
struct Convention {
  const char* name;
  std::map<std::string, std::string> names;  ///< of the joints of rigJoints, sides without their word
  std::string left, right;                   ///< "%" is where the part's name stands
};

inline std::string nameIn(const Convention& convention, const std::string& joint) {
  const bool isLeft = joint.starts_with("Left"), isRight = joint.starts_with("Right");
  const std::string part = joint.substr(isLeft ? 4 : isRight ? 5 : 0);
  const auto known = convention.names.find(part);
  const std::string word = known == convention.names.end() ? part : known->second;
  std::string pattern = isLeft ? convention.left : isRight ? convention.right : "";
  if (!isLeft && !isRight) return word;
  return pattern.replace(pattern.find('%'), 1, word);
}

/// Joints that are called by what a bone is, as in Motion Builder.
inline std::vector<Convention> boneConventions() {
  using Names = std::map<std::string, std::string>;
  const Names mixamo{{"Hips", "mixamorig_Hips"},
                     {"Spine", "mixamorig_Spine"},
                     {"Spine1", "mixamorig_Spine1"},
                     {"Neck", "mixamorig_Neck"},
                     {"Head", "mixamorig_Head"}};
  Names colon;
  for (const auto& [part, name] : mixamo) colon[part] = "mixamorig:" + part;
  return {{"Mixamo", colon, "mixamorig:Left%", "mixamorig:Right%"},
          {"Mixamo, exported", mixamo, "mixamorig_Left%", "mixamorig_Right%"},
          {"Biped",
           {{"Hips", "Bip01 Pelvis"},
            {"Spine", "Bip01 Spine"},
            {"Spine1", "Bip01 Spine1"},
            {"Neck", "Bip01 Neck"},
            {"Head", "Bip01 Head"},
            {"Shoulder", "Clavicle"},
            {"Arm", "UpperArm"},
            {"ForeArm", "Forearm"},
            {"UpLeg", "Thigh"},
            {"Leg", "Calf"},
            {"ToeBase", "Toe0"}},
           "Bip01 L %",
           "Bip01 R %"},
          {"Rigify",
           {{"Hips", "DEF-spine"},
            {"Spine", "DEF-spine.001"},
            {"Spine1", "DEF-spine.003"},
            {"Neck", "DEF-spine.004"},
            {"Head", "DEF-spine.006"},
            {"Shoulder", "shoulder"},
            {"Arm", "upper_arm"},
            {"ForeArm", "forearm"},
            {"Hand", "hand"},
            {"UpLeg", "thigh"},
            {"Leg", "shin"},
            {"Foot", "foot"},
            {"ToeBase", "toe"}},
           "DEF-%.L",
           "DEF-%.R"},
          {"MakeHuman",
           {{"Hips", "root"},
            {"Spine", "spine04"},
            {"Spine1", "spine01"},
            {"Neck", "neck01"},
            {"Head", "head"},
            {"Shoulder", "clavicle"},
            {"Arm", "upperarm01"},
            {"ForeArm", "lowerarm01"},
            {"Hand", "wrist"},
            {"UpLeg", "upperleg01"},
            {"Leg", "lowerleg01"},
            {"Foot", "foot"},
            {"ToeBase", "toe1-1"}},
           "%.L",
           "%.R"},
          {"Unreal",
           {{"Hips", "pelvis"},
            {"Spine", "spine_01"},
            {"Spine1", "spine_03"},
            {"Neck", "neck_01"},
            {"Head", "head"},
            {"Shoulder", "clavicle"},
            {"Arm", "upperarm"},
            {"ForeArm", "lowerarm"},
            {"Hand", "hand"},
            {"UpLeg", "thigh"},
            {"Leg", "calf"},
            {"Foot", "foot"},
            {"ToeBase", "ball"}},
           "%_l",
           "%_r"},
          {"Rokoko", {{"UpLeg", "Thigh"}, {"Leg", "Shin"}, {"ToeBase", "Toe"}}, "Left%", "Right%"}};
}

/// What set "skeleton_xsens" calls them, whose names are those of joints.
inline Convention jointNames() {
  return {"Xsens",
          {{"Spine", "Chest"},
           {"Spine1", "Chest2"},
           {"Shoulder", "Collar"},
           {"Arm", "Shoulder"},
           {"ForeArm", "Elbow"},
           {"Hand", "Wrist"},
           {"UpLeg", "Hip"},
           {"Leg", "Knee"},
           {"Foot", "Ankle"},
           {"ToeBase", "Toe"}},
          "Left%",
          "Right%"};
}

inline std::vector<Convention> jointConventions() {
  return {{"SMPL",
           {{"Hips", "Pelvis"},
            {"Spine", "Spine1"},
            {"Spine1", "Spine2"},
            {"Shoulder", "Collar"},
            {"Arm", "Shoulder"},
            {"ForeArm", "Elbow"},
            {"Hand", "Wrist"},
            {"UpLeg", "Hip"},
            {"Leg", "Knee"},
            {"Foot", "Ankle"},
            {"ToeBase", "Foot"}},
           "L_%",
           "R_%"},
          {"Kinect",
           {{"Hips", "SpineBase"},
            {"Spine", "SpineMid"},
            {"Spine1", "SpineChest"},
            {"Shoulder", "Clavicle"},
            {"Arm", "Shoulder"},
            {"ForeArm", "Elbow"},
            {"Hand", "Wrist"},
            {"UpLeg", "Hip"},
            {"Leg", "Knee"},
            {"Foot", "Ankle"},
            {"ToeBase", "Foot"}},
           "%Left",
           "%Right"}};
}

/// Names that say nothing: "joint_7".
inline std::string numberedName(const std::string& joint) {
  const std::vector<RigJoint> joints = rigJoints();
  return "joint_" + std::to_string(std::ranges::find(joints, joint, &RigJoint::name) - joints.begin());
}

}  // namespace handhold
