// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scene/theme.h"

namespace handhold {
namespace {

Theme darkTheme() {
  Theme t;
  t.backgroundTop = rgb(0x2A2F36);
  t.backgroundBottom = rgb(0x15171A);
  t.text = rgb(0xE7E9EC);
  t.muted = rgb(0x98A1AB);
  t.hairline = rgb(0x3A4048);
  t.accent = rgb(0x4C9FFE);
  t.good = rgb(0x3FB68B);
  t.attention = rgb(0xE3B341);
  t.exceeded = rgb(0xF0524F);
  t.measured = rgb(0x56B4E9);
  t.predicted = rgb(0xE69F00);
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
  Theme t;
  t.backgroundTop = rgb(0xF4F6F8);
  t.backgroundBottom = rgb(0xDCE1E7);
  t.text = rgb(0x1B1F24);
  t.muted = rgb(0x5A646F);
  t.hairline = rgb(0xD8DCE1);
  t.accent = rgb(0x0A68C7);
  t.good = rgb(0x11845B);
  t.attention = rgb(0xA66A00);
  t.exceeded = rgb(0xC62F2D);
  t.measured = rgb(0x0072B2);
  t.predicted = rgb(0xB87400);
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
