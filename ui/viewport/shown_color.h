// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>

#include "ui/scene/color.h"

namespace handhold {

inline QColor toQColor(Color c) { return QColor::fromRgbF(c.r, c.g, c.b, c.a); }

}  // namespace handhold
