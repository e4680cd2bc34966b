// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "engine/task/contact_points.h"

namespace handhold {

/// What happens at a support.
enum class SupportState {
  Off,   ///< a hold that is released; it does nothing
  Open,  ///< a surface that the point may touch
  Closed
};

/// A point at which the body is held, or with which it may touch a surface: the contacts of the task (as
/// contact_points.h has them, components that carry load are components that do not move), and the soles,
/// hands, knees, ... of the body against the floors.
///
/// Kinds that hold (grips, restraints) do so in position and in the directions about which they carry
/// moments, whatever the load. Palms, feet and touches push only, within the friction cone.
struct Support {
  ContactPoint point;
  SupportState state = SupportState::Off;
  bool oneSided = false;
  bool rubs = false;  ///< a grip that may carry a moment about its bar, by friction
  /// It was clear of the surface once. A point that starts inside a floor, as toes of a solved posture may,
  /// does not touch before it has come out.
  bool armed = true;
  double radius = 0.0;                 ///< of the body about the point (m)
  Vector3 anchor = Vector3::Zero();    ///< where the point is held; a point of the surface (m)
  Matrix3 R_WS = Matrix3::Identity();  ///< axes of the site where it is held
  int twin = -1;                       ///< a task's support on the same surface, which goes before this one
};

/// What of the body may touch surfaces.
enum class Touching {
  ContactsOnly,  ///< the ends that the task's contacts name, on their own surfaces
  Body           ///< soles, toes, knees, hips, hands, elbows, shoulders and head on floors, too
};

/// All supports of a task: first those of its contacts, pinned ones closed and others off, then the touches
/// of the body with floors, open. `data` has the poses of the start.
std::vector<Support> makeSupports(const Model& model, const Task& task, Touching touching, const Data& data);

/// Height of the point's lowest place over the surface (m), of a support with one side.
double gapOf(const Support& support, const Data& data);

/// How far the point is from where it is held, in world (m).
Vector3 offsetOf(const Support& support, const Data& data);

}  // namespace handhold
