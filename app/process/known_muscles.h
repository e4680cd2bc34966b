// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/subject.h"
#include "engine/muscles/muscle_set.h"

namespace handhold {

/// The shipped muscles on a person, as strong as the person. Throws InputError where there are none for her
/// kind.
MuscledBody shippedMuscles(const Subject& subject);

}  // namespace handhold
