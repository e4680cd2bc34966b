// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/document.h"

namespace handhold {

/// Whether the task can be changed so; strength and range are the person's.
bool canApply(const Advice& advice);

/// Changes the task as advised, as one step whose merge key is returned. Throws InputError where it cannot.
QString applyAdvice(Document& document, const Advice& advice);

}  // namespace handhold
