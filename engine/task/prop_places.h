// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/task/prop_parts.h"

namespace handhold {

/// Whether contacts of that kind can live on a part: hands go round rods, all else lies on rods and faces.
bool suits(const ContactKindRow& kind, PropPart part);

/// Puts the contact where its place on the prop is now: position, axis and, where it has one, heading. A
/// prop that has no such part leaves it as it is.
void resolvePlace(const Prop& prop, Contact& contact);

/// The same for all contacts of a task that have a place. To be called after whatever changes a prop.
void resolvePlaces(Task& task);

/// A place of a prop and how a contact would come there.
struct FoundPlace {
  PropPlace place;
  double away = 0.0;    ///< of the contact from the surface, of a grip from the rod's middle line (m)
  double moved = 0.0;   ///< by which the contact's position would change (m)
  double turned = 0.0;  ///< by which its axis would change (rad)
};

/// How contacts come on props.
enum class Approach {
  AsItStands,  ///< where what the contact lies on faces the way that the contact says, as far off as it is
  Anew         ///< wherever it is, on the surface, the way that the prop faces
};

/// The place on the prop that is nearest to the contact's position, within the measures of its parts: nothing
/// where no part suits the contact.
std::optional<FoundPlace> nearestPlace(const Prop& prop, const Contact& contact, Approach approach);

/// The place on one part of it, whichever way the contact faces.
PropPlace placeOnPart(const PartShape& shape, const Contact& contact);

/// A place on any of the props.
struct FoundProp {
  std::string prop;
  FoundPlace found;
};
std::optional<FoundProp> nearestProp(const Task& task, const Contact& contact, Approach approach);

/// The same for a hand that would hold at a point in world, at most `reach` (m) from a rod's middle line.
std::optional<FoundProp> gripNear(const Task& task, const Vector3& p_W, double reach);

/// For contacts of files that know no places: the prop that it names or that it lies on, a hand within 2 cm
/// of a rod's skin, all else within 2 cm of a surface. Nothing: it stays as it is, free in the world.
std::optional<FoundProp> heldProp(const Task& task, const Contact& contact);

/// The contact's position and axes in the prop's frame: it goes along with the prop wherever it is.
PropPlace framePlace(const Prop& prop, const Contact& contact);

/// The place's heading becomes the contact's, as it is in world.
void takeHeading(const Prop& prop, Contact& contact);

/// The prop that the contact names; null for none.
const Prop* propOf(const Task& task, const Contact& contact);

/// Lets the contact live at a place of a prop.
void putOn(const Prop& prop, const PropPlace& place, Contact& contact);

/// The contact goes to the place of its own prop that is nearest to a position in world (m); a free one goes
/// there.
void slideTo(const Task& task, const Vector3& position, Contact& contact);

/// The part of a direction in world along which the contact can slide; all of it for one that is free or
/// lives beside its prop.
Vector3 slidingPart(const Task& task, const Contact& contact, const Vector3& direction);

/// The contact turns by a rotation in world axes as far as its place lets it: about a rod, about a normal.
void turnBy(const Task& task, const Quaternion& turn, Contact& contact);

/// Contacts that name a prop and no place on it get that of the prop's frame where they are.
void settlePlaces(Task& task);

/// Across what no hand, were it as long as 20 cm, holds on to (m): see closingShare.
inline constexpr double kThickestHeld = 0.12;

/// What may keep a site off the surface that it stands on: a shoe, a glove, the joint of the toes (m).
inline constexpr double kMostOff = 0.1;

}  // namespace handhold
