// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/panels/inspector/edited_thing.h"

namespace handhold {

/// What a contact lives on and where: the prop, its part and the place in its measures. One that stands free
/// has its position and axis in world.
void addPlace(BoundForm& form, const EditedThing<Contact>& contact);

/// Changes when the rows would be others.
QString placeSignature(const Task& task, const Contact& contact);

}  // namespace handhold
