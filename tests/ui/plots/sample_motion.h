// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cmath>
#include <memory>

#include "engine/model/model_file.h"
#include "engine/motion/motion.h"
#include "engine/task/task.h"

namespace handhold::sample {

inline constexpr double kDuration = 2.0;  // s
inline constexpr int kFrames = 121;       // 60 a second

inline std::shared_ptr<const Model> human() {
  static const auto model = loadModel(std::string(HANDHOLD_SOURCE_DIR) + "/resources/models/human55.json");
  return model;
}

/// Torque of joint k as a smooth share of its limit; the right knee goes to 1.12 between 0.9 and 1.1 s.
inline double torqueShare(const Joint& joint, int k, double time) {
  const double phase = 0.7 * k, wave = std::sin(M_PI * time / kDuration);
  if (joint.name == "r_knee_flexion") return -1.12 * wave;
  return (0.12 + 0.5 * std::abs(std::sin(1.7 * k))) * wave * std::cos(phase + 0.9 * time) +
         0.05 * std::sin(phase);
}

inline ContactLoad contactLoad(const std::string& name, const std::string& kind, int contact, double time) {
  ContactLoad load;
  const double wave = std::sin(M_PI * time / kDuration);
  load.name = name, load.kind = kind, load.contact = contact;
  load.friction = kind == "foot" ? 0.6 : 0.0;
  load.normal = Vector3::UnitY();
  load.force = kind == "foot" ? Vector3(30.0 + 40.0 * wave, 310.0 - 90.0 * wave, -20.0 * wave)
                              : Vector3(12.0 * wave, -40.0 - 330.0 * wave, 25.0 * std::cos(time));
  load.moment = kind == "foot" ? Vector3::Zero() : Vector3(0.0, 2.4 * wave, -1.1);
  return load;
}

inline MotionFrame frameAt(const Model& model, double time) {
  MotionFrame frame;
  frame.time = time;
  frame.q = model.relaxedPosition();
  frame.v = frame.vdot = frame.tau = VectorX::Zero(model.velocitySize());
  for (int k = 1; k < model.linkCount(); ++k) {
    const Joint& joint = model.joints[k];
    const double share = torqueShare(joint, k, time), angle = 0.2 * (joint.upper - joint.lower);
    frame.tau[velocityIndex(LinkIndex(k))] = share * joint.torqueUpper;
    frame.q[positionIndex(LinkIndex(k))] += angle * std::sin(M_PI * time / kDuration + 0.3 * k);
    frame.v[velocityIndex(LinkIndex(k))] =
        angle * M_PI / kDuration * std::cos(M_PI * time / kDuration + 0.3 * k);
  }
  frame.loads = {contactLoad("right grip", "grip", 0, time), contactLoad("left grip", "grip", 1, time),
                 contactLoad("right foot", "foot", 2, time), contactLoad("left foot", "foot", 3, time)};
  return frame;
}

inline std::shared_ptr<const Motion> motion() {
  auto result = std::make_shared<Motion>();
  for (int k = 0; k < kFrames; ++k)
    result->frames.push_back(frameAt(*human(), kDuration * k / (kFrames - 1)));
  return result;
}

inline std::shared_ptr<const Motion> posture() {
  auto result = std::make_shared<Motion>();
  result->frames.push_back(frameAt(*human(), 0.5 * kDuration));
  result->frames.front().time = 0.0;
  return result;
}

inline std::shared_ptr<const Task> task() {
  auto result = std::make_shared<Task>();
  const auto add = [&](const char* name, ContactKind kind, ContactEnd end) {
    Contact contact;
    contact.name = name, contact.kind = kind, contact.end = end;
    result->contacts.push_back(contact);
  };
  add("right grip", ContactKind::Grip, ContactEnd::RightHand);
  add("left grip", ContactKind::Grip, ContactEnd::LeftHand);
  add("right foot", ContactKind::Foot, ContactEnd::RightFoot);
  add("left foot", ContactKind::Foot, ContactEnd::LeftFoot);
  return result;
}

}  // namespace handhold::sample
