// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "engine/trial/trial.h"

namespace handhold {

/// What is told of a result beside its figures: verdict, most loaded joint, what was minimised, what was
/// recorded, how long it is.
QString factsOf(const Trial& trial);

}  // namespace handhold
