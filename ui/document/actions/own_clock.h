// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/document.h"

namespace handhold {

/// By how much what is shown comes later on the clock that is played than on its own (s): as it is aligned
/// while results are compared, else 0.
double shiftOfShown(const Document& document);

/// The time that is looked at on the clock of what is shown (s).
double ownTime(const Document& document);

/// Looks at a time of what is shown (s).
void setOwnTime(Document& document, double seconds);

}  // namespace handhold
