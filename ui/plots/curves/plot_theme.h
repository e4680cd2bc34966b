// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/theme/tokens.h"

namespace handhold {

enum class MotionPreference { Full, Reduced };

/// Every colour the plots draw with, and whether ranges ease.
struct PlotTheme : Tokens {
  MotionPreference motion = MotionPreference::Full;

  static PlotTheme dark();
  static PlotTheme light();
};

/// Colour of |torque| / limit; above 1 the colour of an exceeded limit.
QColor loadColor(const PlotTheme& theme, double load);

/// Left limbs are dashed, so that colour is never alone.
Qt::PenStyle limbPenStyle(Limb limb);

/// `over` laid on `under` with the given opacity, as one opaque colour.
QColor blended(const QColor& under, const QColor& over, double opacity);

}  // namespace handhold
