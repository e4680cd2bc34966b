// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QPalette>
#include <array>

#include "engine/model/model.h"

namespace handhold {

enum class MotionPreference { Full, Reduced };

/// Every colour the plots draw with. The two makers give the values of the house's look.
struct PlotTheme {
  QColor window, panel, raised;
  QColor text, muted, hairline;
  QColor accent, good, attention, exceeded;
  QColor measured, predicted;
  std::array<QColor, 5> loadRamp;  ///< from 0 to 1 of the limit, evenly spaced
  MotionPreference motion = MotionPreference::Full;

  static PlotTheme dark();
  static PlotTheme light();
};

/// Colour of |torque| / limit; above 1 the colour of an exceeded limit.
QColor loadColor(const PlotTheme& theme, double load);

/// The limb's hue, the same everywhere (Okabe-Ito).
QColor limbCurveColor(Limb limb);

/// Left limbs are dashed, so that colour is never alone.
Qt::PenStyle limbPenStyle(Limb limb);

/// The palette with which standard widgets inside the plots agree with the theme.
QPalette paletteOf(const PlotTheme& theme);

/// `over` laid on `under` with the given opacity, as one opaque colour.
QColor blended(const QColor& under, const QColor& over, double opacity);

}  // namespace handhold
