// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace handhold {

enum class UnmetKind {
  ContactPosition,
  ContactDirection,
  Target,
  JointTorque,
  ContactForce,
  HeldLoad,
  Friction,
  Equilibrium,
  Collision
};

/// A law or wish that could not be kept, and by how much.
struct Unmet {
  UnmetKind kind = UnmetKind::ContactPosition;
  std::string name;      ///< the contact, target, joint or capsule
  std::string sentence;  ///< "right grip is 12 cm out of reach"
  double amount = 0.0;   ///< in unit
  std::string unit;      ///< "m", "rad", "N", "N m", "1" (over the limit)
  std::string remedy;    ///< one thing to try
  int index = -1;  ///< into contacts, targets, loads or joints; of a collision the joint that moves the part
  double time = 0.0;  ///< of a motion, when it is worst (s)

  bool operator==(const Unmet&) const = default;
};

}  // namespace handhold
