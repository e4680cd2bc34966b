// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "ui/document/document.h"
#include "ui/scene/thing.h"

namespace handhold {

/// The numbers of the thing under the cursor: a force's name and newtons, a joint's angle and torque.
QString hoverWords(const Document& document, const ThingId& id, Element element);

}  // namespace handhold
