// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/controls/bound_form.h"
#include "ui/document/document.h"

namespace handhold {

/// The parameters that a person sets first, and those that mostly stay as they are. The task has a manoeuvre
/// of that kind as long as the forms live.
void fillManoeuvreForms(ManoeuvreKind kind, Document& document, BoundForm& first, BoundForm& more);

}  // namespace handhold
