// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>

#include "engine/model/model.h"

namespace handhold {

/// The colours of look.md as 0xRRGGBB, by what they are for. Picture, widgets and plots all take theirs from
/// here, each in its own type.
struct Palette {
  std::uint32_t window, panel, raised;
  std::uint32_t text, muted, hairline;
  std::uint32_t accent, onAccent;  ///< onAccent: words on an accented button
  std::uint32_t good, attention, exceeded;
  std::uint32_t measured, predicted;
  std::uint32_t first, second;           ///< two results side by side; told apart by the colour-blind, too
  std::array<std::uint32_t, 4> further;  ///< of more; marks and pens tell them apart besides

  /// Of so many results side by side, from 0; they begin anew after the last.
  constexpr std::uint32_t compared(std::size_t which) const {
    which %= 2 + further.size();
    return which == 0 ? first : which == 1 ? second : further[which - 2];
  }
};

inline constexpr Palette kDarkPalette = {
    0x1D2025, 0x24282E, 0x2E333A, 0xE7E9EC,
    0x98A1AB, 0x3A4048, 0x4C9FFE, 0x10141A,
    0x3FB68B, 0xE3B341, 0xF57572, 0x56B4E9,
    0xE69F00, 0x1FC2B0, 0xB58CFF, {0xF2D14B, 0xFF8FB1, 0x9CC65B, 0xC9D1D9}};
inline constexpr Palette kLightPalette = {
    0xEEF0F3, 0xFFFFFF, 0xF6F7F9, 0x1B1F24,
    0x5A646F, 0xD8DCE1, 0x0A68C7, 0xFFFFFF,
    0x0F7A55, 0x935E00, 0xC62F2D, 0x0072B2,
    0xA85800, 0x008577, 0x7447CF, {0x8A6A00, 0xB5306B, 0x4E7A1B, 0x46515C}};

/// Load from calm to hot, evenly from 0 to 1 of the limit, and the warning above it in pictures.
inline constexpr std::array<std::uint32_t, 5> kLoadStops = {0x45527A, 0x3F7F93, 0x5FA57F, 0xBDBD5A, 0xEDA23C};
/// Muscles from rest to full activation: ever darker and redder, so that lightness alone tells them, too.
inline constexpr std::array<std::uint32_t, 5> kMuscleStops = {0xD3B1A6, 0xE6976C, 0xD9623F, 0xB92E33,
                                                              0x7E0F2B};
inline constexpr std::uint32_t kTendon = 0xEDE8DC;
inline constexpr std::uint32_t kOverload = 0xF0524F;

/// x red, y green, z blue.
inline constexpr std::array<std::uint32_t, 3> kAxisHues = {0xE5534B, 0x57AB5A, 0x4C8DFE};

/// One hue a limb in sliders, plots and bars (Okabe and Ito's, safe for the colour-blind).
constexpr std::uint32_t limbRgb(Limb limb) {
  switch (limb) {
    case Limb::RightArm:
      return 0xD55E00;
    case Limb::LeftArm:
      return 0x0072B2;
    case Limb::RightLeg:
      return 0xE69F00;
    case Limb::LeftLeg:
      return 0x56B4E9;
    case Limb::Head:
      return 0xCC79A7;
    case Limb::Spine:
    case Limb::Other:
      break;
  }
  return 0x999999;
}

}  // namespace handhold
