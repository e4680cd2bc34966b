// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <vector>

#include "engine/task/prop_parts.h"
#include "ui/controls/bound_form.h"
#include "ui/panels/inspector/edited_thing.h"

namespace handhold {

/// Parts of its prop that suit the contact, and what people call them.
std::vector<PartShape> partsFor(const Task& task, const Contact& contact);
QStringList partTitles(const Task& task, const Contact& contact);

/// The contact comes to the place of the prop that is nearest to where it is.
void putOnProp(const Prop& prop, Contact& contact);

/// Rows for the other places among which the solver chooses, and one for a further place.
void addOtherPlaces(BoundForm& form, const EditedThing<Contact>& contact);

}  // namespace handhold
