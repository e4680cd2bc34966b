// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QComboBox>
#include <vector>

#include "engine/muscles/muscle_set.h"

namespace handhold {

/// What is typed is looked for within the names; what is none of them becomes the chosen one again.
void letFindMuscles(QComboBox& list);

/// Group by group, each under its title, which cannot be chosen; their numbers are the data.
void listMuscles(QComboBox& list, const std::vector<Muscle>& muscles);

}  // namespace handhold
