// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>

#include "ui/scene/color.h"
#include "ui/scene/palette.h"

namespace handhold {

/// The colours of the picture; the widgets take theirs from the same table (palette.h).
struct Theme {
  Color backgroundTop, backgroundBottom;
  Color text, muted, hairline, accent, good, attention, exceeded, measured, predicted;
  Color first, second;               ///< two results side by side
  std::array<Color, 6> compared;     ///< any number of them, in order
  Color floor;                       ///< where the studio's light falls on it, alpha its strength
  Color grid;                        ///< floor lines, alpha is their strength
  Color shadow;                      ///< what the floor becomes where no key light falls, alpha its strength
  Color suit, suitDark, skin, bone;  ///< albedos of the figure: cloth, hands and shoes, head, skeleton
  Color seam;
  Color metal, matte, panel;  ///< bars and rails, boxes and loads, cabin walls
  Color halo;                 ///< behind arrows and lines drawn over bodies
  Color pill;                 ///< behind labels

  bool operator==(const Theme&) const = default;
};

enum class ThemeName { Dark, Light };

Theme theme(ThemeName name);

/// x red, y green, z blue.
inline constexpr Color kAxisColors[3] = {rgb(kAxisHues[0]), rgb(kAxisHues[1]), rgb(kAxisHues[2])};

}  // namespace handhold
