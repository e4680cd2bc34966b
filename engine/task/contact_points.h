// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <string>
#include <vector>

#include "engine/contact/contact_load.h"
#include "engine/core/typed_index.h"
#include "engine/dynamics/data.h"
#include "engine/math/types.h"
#include "engine/task/task.h"

namespace handhold {

/// In which axes the components of a contact load are counted.
enum class LoadAxes {
  Site,    ///< of the hand's site, turning with it: x to the fingers, y out of the palm, z along the grip
  Surface  ///< fixed in world: y is the surface normal towards the body, x and z lie in the surface
};

/// One point in which a pinned contact of a task loads the body, with what it can carry.
///
/// The load has six components in the axes of `axes`: force x y z (N), moment x y z about the point (N m).
/// A component that cannot exist has carries false and both limits zero. Signs are those of the load ON the
/// body:
/// - grips: +y pulls the fingers open (limits.pull, of what is thick less), -y presses into the palm (push);
///   x and z are shear; moments are about x and y, about z too when fixed or where limits.turn allows it;
/// - palm, foot: y from 0 to limits.push, x and z within the friction cone; of a broad foot moments about x
///   and z as well, as it presses anywhere within half its breadth of the point;
/// - restraint: y from -limits.pull to limits.push, x and z within limits.shear, all moments.
/// In a planar model only force x, y and moment z of those remain.
struct ContactPoint {
  int contact = -1;      ///< index into Task::contacts
  std::string name;      ///< of the contact; "left foot ball", "left foot heel" for a flat foot
  std::string told;      ///< the same in sentences, with the hand or foot that the solver chose
  std::string fileKind;  ///< grip, fixed, palm, foot or restraint
  ContactKind kind = ContactKind::Grip;
  LinkIndex link;
  FrameIndex frame;
  Vector3 localPoint = Vector3::Zero();  ///< in the frame (m)
  Vector3 p_L = Vector3::Zero();         ///< the same point in link axes from the link origin (m)
  Matrix3 R_LS = Matrix3::Identity();    ///< site axes in the link
  bool isTarget = false;                 ///< the point must stay at target
  Vector3 target = Vector3::Zero();      ///< in world (m)
  Vector3 normal = Vector3::UnitY();     ///< of the surface, towards the body; along the bar for grips
  double friction = 0.0;
  bool hasCone = false;  ///< sqrt(x^2 + z^2) <= friction y
  LoadAxes axes = LoadAxes::Site;
  Matrix3 R_WC = Matrix3::Identity();  ///< surface axes in world, for LoadAxes::Surface
  double patch = 0.0;                  ///< radius of where it presses (m): sqrt(mx^2 + mz^2) <= patch y
  std::array<bool, 6> carries{};
  Vector6 lower = Vector6::Zero();  ///< infinite where the task switched contact limits off
  Vector6 upper = Vector6::Zero();
};

/// The radius of a bar or handle that nothing tells (m).
inline constexpr double kUsualBar = 0.016;

/// Of a handle that suits a hand: the palm lies on it when its middle is the grip's; no slimmer than usual
/// (m).
double handleRadius(const Model& model, BodySide side);

/// Where what a contact holds passes the site that holds it, in that site's axes (m): the palm lies on its
/// skin, 3 mm of flesh between them. Zero but for what is thicker or slimmer than the grip's middle has room
/// for.
Vector3 heldOff(const Model& model, const Task& task, const Contact& contact);

/// The load points of all pinned contacts, in their order; names that the model lacks throw InputError.
std::vector<ContactPoint> contactPoints(const Model& model, const Task& task);

/// Axes of the load's components in world, and the point in world (m), after updateKinematics.
Matrix3 loadAxes(const ContactPoint& point, const Data& data);
Vector3 worldPoint(const ContactPoint& point, const Data& data);

/// The contact's load in world axes, from its six components. After updateKinematics.
ContactLoad toContactLoad(const ContactPoint& point, const Data& data, const Vector6& components);

}  // namespace handhold
