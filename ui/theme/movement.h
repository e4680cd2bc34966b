// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace handhold {

/// Whether pictures and curves ease from one state to the next or jump there.
enum class Movement { Eased, None };

void setMovement(Movement movement);

/// What the widget's style says: what was set, or what the desktop asks for.
bool isEased(const QWidget& widget);

/// Fusion with the movement that was set.
QStyle* calmStyle();

}  // namespace handhold
