// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scene/theme.h"

namespace handhold {
namespace {

/// What the picture shares with the widgets.
Theme themeOf(const Palette& palette) {
  Theme t;
  t.text = rgb(palette.text);
  t.muted = rgb(palette.muted);
  t.hairline = rgb(palette.hairline);
  t.accent = rgb(palette.accent);
  t.good = rgb(palette.good);
  t.attention = rgb(palette.attention);
  t.exceeded = rgb(palette.exceeded);
  t.measured = rgb(palette.measured);
  t.predicted = rgb(palette.predicted);
  t.first = rgb(palette.first);
  t.second = rgb(palette.second);
  for (std::size_t i = 0; i < t.compared.size(); ++i) t.compared[i] = rgb(palette.compared(i));
  return t;
}

Theme darkTheme() {
  Theme t = themeOf(kDarkPalette);
  t.backgroundTop = rgb(0x2A2F36);
  t.backgroundBottom = rgb(0x15171A);
  t.floor = rgb(0x3D444D, 0.85f);
  t.grid = rgb(0xC8D2DE, 0.11f);
  t.shadow = rgb(0x05070A, 0.48f);
  t.suit = rgb(0xB5AEA6);
  t.suitDark = rgb(0x827C76);
  t.skin = rgb(0xC9BDB1);
  t.bone = rgb(0xDDD3C0);
  t.seam = rgb(0x4A4642);
  t.metal = rgb(0xA9B0B8);
  t.matte = rgb(0x8C949E);
  t.panel = rgb(0x596069);
  t.halo = rgb(0x101214, 0.70f);
  t.pill = rgb(0x101214, 0.82f);
  return t;
}

Theme lightTheme() {
  Theme t = themeOf(kLightPalette);
  t.backgroundTop = rgb(0xF4F6F8);
  t.backgroundBottom = rgb(0xDCE1E7);
  t.floor = rgb(0xFFFFFF, 0.80f);
  t.grid = rgb(0x39434E, 0.13f);
  t.shadow = rgb(0x2A3440, 0.34f);
  t.suit = rgb(0xBFB8B0);
  t.suitDark = rgb(0x8A847E);
  t.skin = rgb(0xD3C7BB);
  t.bone = rgb(0xE3DAC9);
  t.seam = rgb(0x55504B);
  t.metal = rgb(0xA4ABB3);
  t.matte = rgb(0x98A0A9);
  t.panel = rgb(0xC9CFD6);
  t.halo = rgb(0xFFFFFF, 0.75f);
  t.pill = rgb(0x1B1F24, 0.86f);
  return t;
}

}  // namespace

Theme theme(ThemeName name) { return name == ThemeName::Dark ? darkTheme() : lightTheme(); }

}  // namespace handhold
