// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/project.h"
#include "ui/scene/scene.h"

namespace handhold {

/// Contacts and targets that the shown result misses, a motion at about that time (s): red, with the way that
/// is missing and its words.
void addViolations(Scene& scene, const Project& project, double time);

}  // namespace handhold
