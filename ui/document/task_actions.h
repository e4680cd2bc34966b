// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/document.h"

namespace handhold {

/// What a step is called in the history, and with which it joins.
struct StepName {
  QString title;
  QString mergeKey;
};

/// Adding gives the new thing a free name when its own is empty or taken, and selects it.
Element addContact(Document& document, Contact contact);
Element addTarget(Document& document, Target target);
Element addLoad(Document& document, Load load);
Element addProp(Document& document, Prop prop);

/// Contacts on a prop that goes stand at the first of their other places, or free.
void freeFromProp(Task& task, const std::string& prop);

/// Replace one thing by its edited copy. Throw InputError when the copy is not acceptable.
void editContact(Document& document, int index, const Contact& contact, const StepName& step);
void editTarget(Document& document, int index, const Target& target, const StepName& step);
void editLoad(Document& document, int index, const Load& load, const StepName& step);
void editProp(Document& document, int index, const Prop& prop, const StepName& step);

/// Whether any subject may do the task; no law changes by it.
void setForAnybody(Document& document, bool isForAnybody);

void removeThing(Document& document, Element thing);
void removeThings(Document& document, std::vector<Element> things);  ///< in one step

/// What becomes of the contacts of a prop that goes: they stand free where they are, or go along.
enum class HeldContacts { Stay, Go };
void removeProp(Document& document, int prop, HeldContacts contacts);
/// Names of the contacts that live on the thing; empty for what is no prop.
QStringList contactsOn(const Task& task, Element thing);

/// Whatever was found stays, and calls the thing by its new name.
void renameThing(Document& document, Element thing, const QString& name);
/// What a person wrote about it: whatever was found stays.
void noteContact(Document& document, int index, const QString& note);
/// To a place in world (m); contacts that belong to a moved prop go with it.
void moveThing(Document& document, Element thing, const Vector3& position, const QString& mergeKey = {});

/// Where a thing of the task is in world (m); nothing for what has no place of its own.
std::optional<Vector3> placeOf(const Task& task, Element thing);

/// The task with the thing moved, for a preview while it is dragged.
Task withMoved(const Task& task, Element thing, const Vector3& position);

/// The task with things moved by an offset in world (m), for a preview and for several at once. Contacts on a
/// prop among them go along with it.
Task withMovedBy(const Task& task, const std::vector<Element>& things, const Vector3& offset);

/// The task with the contact free in the world, where it is.
Task withFreed(const Task& task, Element contact);

/// The task with the thing turned about its place by a rotation in world axes; what is held on a turned prop
/// goes round with it.
Task withTurned(const Task& task, Element thing, const Quaternion& turn);

/// The thing's own axes in world: y along a contact's axis, a target's direction or a force.
Matrix3 ownAxes(const Task& task, Element thing);

/// One step that changes several things alike. Throws InputError when the task is not acceptable.
void changeThings(Document& document, const std::vector<Element>& things, const StepName& step,
                  const std::function<void(Task&, Element)>& change);
void moveThingsBy(Document& document, const std::vector<Element>& things, const Vector3& offset);

void togglePin(Document& document, int contact);

void renameTask(Document& document, const QString& name);
void setGravity(Document& document, const Vector3& gravity, const QString& place);
/// Water around the body, or air.
void setWater(Document& document, const std::optional<Water>& water, const StepName& step);
void setObjective(Document& document, const Objective& objective, const StepName& step);
void setLaws(Document& document, const Laws& laws);

}  // namespace handhold
