// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/roles.h"
#include "ui/document/element.h"
#include "ui/document/project.h"

namespace handhold {

/// Things worth adding, placed where the person is now, so that nothing jumps.
Contact suggestedContact(const Project& project, ContactEnd end, ContactKind kind);
/// The first end that holds nothing yet, hands before feet; the right hand when all do.
ContactEnd freeEnd(const Project& project);
ContactKind usualKind(ContactEnd end);

/// Whether the person has a site there.
bool hasEnd(const Model& model, ContactEnd end);
/// Another kind of contact of the same end, as strong as that usually is.
void become(ContactKind kind, Contact& contact);
/// The contact at a point in world (m), on the thing that is there: a hand takes the nearest bar, rung or
/// handrail by its middle, or lies flat on a surface; a foot on a cabin's wall is held there, because nothing
/// presses it down. Where there is no thing it stands free.
Contact heldAt(const Task& task, Contact contact, const Vector3& p_W);

/// A contact on a prop, at the place of it that is nearest to the part of the body.
Contact suggestedContactOn(const Project& project, ContactEnd end, int prop);

/// Where a force, a mass or a target belongs while that thing is selected; the usual site while none is that
/// has one, and the last site of a body without the usual one.
std::string suggestedSite(const Project& project, Element selected, Role usual);

Target suggestedTarget(const Project& project, const std::string& site);
/// In the middle of the motion, for a moment.
TimedTarget suggestedTimedTarget(const Project& project, const std::string& site);
Load suggestedLoad(const std::string& site, LoadKind kind);
Prop suggestedProp(PropKind kind);
/// Where a copy of a thing stands clear of it, in world: of a bar above it, of one that stands, and of all
/// else, at its side.
Vector3 besideDirection(const Prop& prop);
/// A ladder stands on the floor instead of reaching below it.
Prop suggestedProp(const Project& project, PropKind kind);

/// Where a site is in world at the posture shown (m).
Pose sitePlace(const Project& project, const std::string& site);

}  // namespace handhold
