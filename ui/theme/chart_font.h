// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/theme/figures.h"

namespace handhold {

/// Of the words within a chart that paints itself: a bit smaller than its widget's.
inline QFont chartFont(const QFont& font) { return scaledFont(font, 0.85); }

}  // namespace handhold
