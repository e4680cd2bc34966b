// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QPalette>
#include <array>

#include "engine/model/model.h"

namespace handhold {

enum class Appearance { Dark, Light };

/// Every colour of the widgets, by what it is for; the values stand in ui/scene/palette.h.
struct Tokens {
  QColor window, panel, raised;
  QColor text, muted, hairline;
  QColor accent, onAccent;
  QColor good, attention, exceeded;
  QColor measured, predicted;
  QColor first, second;            ///< two results side by side
  std::array<QColor, 6> compared;  ///< any number of them, in order
  QColor hover, pressed;           ///< veils over whatever lies below
};

/// Spaces and corners in logical pixels.
namespace space {
inline constexpr int kTight = 4;
inline constexpr int kSmall = 8;
inline constexpr int kPanel = 12;
inline constexpr int kWide = 16;
inline constexpr int kCorner = 6;
inline constexpr int kRow = 26;
}  // namespace space

const Tokens& tokens(Appearance appearance);
/// The tokens that belong to a widget's palette.
const Tokens& tokens(const QPalette& palette);
Appearance appearanceOf(const QPalette& palette);
/// What the desktop asks for, read from the palette that it gave before this program set its own.
Appearance systemAppearance(const QPalette& palette);

/// Load from calm to hot, 0 to 1 of the limit, red above it.
QColor loadRamp(double load);
/// Solvers end at a limit up to their tolerance; red is kept for a limit exceeded.
inline constexpr double kShownAtLimit = 1.002;

/// One hue a limb, the same everywhere.
QColor limbHue(Limb limb);

QPalette paletteOf(const Tokens& tokens);

}  // namespace handhold
