// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/contact/contact_kind.h"
#include "engine/contact/hand_hold.h"
#include "engine/contact/prop_place.h"
#include "engine/math/types.h"
#include "engine/model/model.h"

namespace handhold {

struct ContactLimits {
  /// Grips: away from the palm's surface, fingers hold (N); none: the person's grip.
  std::optional<double> pull = {};
  double push = 1000.0;  ///< into the palm or the sole (N)
  /// Grips and restraints: along the surface or the bar, each axis (N); none: the person's grip.
  std::optional<double> shear = {};
  double moment = 15.0;  ///< each axis that can carry one (N m)
  double turn = 0.0;     ///< grips: about the bar, by the hand's friction on it (N m); 0: it turns freely
};

/// What a contact moves with during a motion: a door, a lever or a wheel that turns about an axis while the
/// contact holds, by the kinematic motion function of 001.
struct Hinge {
  Vector3 point = Vector3::Zero();  ///< of the axis, in world (m)
  Vector3 axis = Vector3::UnitY();  ///< along it
  double angle = 0.0;               ///< from the beginning to the end of the hold (rad)
  double resistance = 0.0;  ///< moment against the turn at its greatest speed, less in proportion (N m)
  double inertia = 0.0;     ///< of what turns, about the axis (kg m^2)
  double friction = 0.0;    ///< moment against the turn, the same at any speed (N m)
  double damping = 0.0;     ///< moment against the turn for each unit of its speed (N m s / rad)
  std::vector<std::string> with = {};  ///< props that turn along, beside the one that the contact touches
};

/// A place on a thing of the scene.
struct PlaceOnProp {
  std::string prop;
  PropPlace place;

  bool operator==(const PlaceOnProp&) const = default;
};

struct Contact {
  std::string name;
  ContactKind kind = ContactKind::Grip;
  ContactEnd end = ContactEnd::RightHand;
  bool eitherSide = false;             ///< the solver chooses between that end and its like on the other side
  std::string site;                    ///< the site that touches; empty: the usual one of kind and end
  Vector3 position = Vector3::Zero();  ///< where it touches, in world (m)
  Vector3 axis = Vector3::UnitX();     ///< grips: along the bar; others: surface normal towards the body
  std::optional<Vector3> heading;      ///< where fingers or toes point; empty: free, but for clamped kinds
  double friction = 0.6;
  double breadth = 0.0;  ///< of the sole, feet (m); 0: it presses on the line from heel to ball
  ContactLimits limits;
  bool pinned = true;  ///< false: released, it neither holds nor carries
  std::string prop;    ///< that it lives on; empty: it stands free in the world
  /// Where on that prop: position, axis and heading follow from it.
  std::optional<PropPlace> place;
  /// Places at which it may hold instead; the solver chooses among them and the one where it stands.
  std::vector<PlaceOnProp> others = {};
  std::optional<Hinge> hinge;
  ThumbSide thumb = ThumbSide::Free;     ///< grips
  HandShape fingers = HandShape::Usual;  ///< hands
  std::string note = {};                 ///< whatever a person wrote about it
};

inline const ContactKindRow& rowOf(const Contact& contact) { return rowOf(contact.kind); }

/// Which way along the contact's axis the z axis of the site that grips lies, 1 or -1, where the thumb lies
/// as asked; nothing where it may lie either way.
std::optional<double> askedSide(const Contact& contact);

/// What is asked of thumb, fingers, sides or sole goes where there is no bar, hand, side or sole left for it.
void leaveUnasked(Contact& contact);

/// The site that touches: its own, or the usual one of kind and end.
std::string contactSite(const Contact& contact);

/// The like on the other side of the body, of an end and of a site; of what lies in the middle itself.
ContactEnd otherSide(ContactEnd end);
std::string otherSide(const std::string& site);

/// The like of its end on the other side holds in that one's stead, by the like of its site.
void changeSides(Contact& contact);

/// Among how many sides of the body the solver chooses: one where the contact is not pinned.
inline std::size_t sideCount(const Contact& contact) {
  return contact.pinned && contact.eitherSide && sideOf(contact.end) ? 2 : 1;
}

/// Among how many places the solver chooses: one where the contact is not pinned.
inline std::size_t placeCount(const Contact& contact) {
  return contact.pinned && contact.place ? 1 + contact.others.size() : 1;
}

/// The ball of a foot that stands while its heel does, among all contacts of that time; null where there is
/// none, and for what is no heel.
const Contact* ballBeside(const Contact& heel, const std::vector<Contact>& contacts);

/// Lets it stand at one of the others, which keep the place where it stood in that one's stead. Its position
/// has still to be resolved.
void standAt(Contact& contact, std::size_t other);

/// It stands free in the world, where it is.
void setFree(Contact& contact);

/// Whether there is nothing but that prop for it to hold.
bool holdsOnly(const Contact& contact, const std::string& prop);

/// Without that prop it stands at the first of its other places, or free.
void leaveProp(Contact& contact, const std::string& prop);

/// How much a hand that grips with a force (N) holds back a bar of a diameter (m) from turning in it (N m):
/// 002 chapter 5 limits the moment about the bar "by the strength of the hand and the friction". The grip is
/// taken as one force of that size between bar and hand.
double frictionTurn(double grip, double friction, double diameter);

/// What a contact of that kind can carry unless told otherwise: grips what the person's hand holds, foot
/// restraints what their socket bears, 1219 N and 475 N m.
ContactLimits usualLimits(ContactKind kind);

/// Whether some of what it can carry is left to the person whose hand it is.
bool isOfPerson(const Contact& contact);

/// What it can carry on that body: pull and shear are told of all that do more than push.
ContactLimits limitsOn(const Model& model, const Contact& contact);

/// Of each the smaller one; both tell the same or neither.
ContactLimits tighter(const ContactLimits& a, const ContactLimits& b);

}  // namespace handhold
