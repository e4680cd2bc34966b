// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/tokens.h"

#include <algorithm>
#include <array>

namespace handhold {

namespace {

Tokens darkTokens() {
  Tokens t;
  t.window = QColor(0x1D2025);
  t.panel = QColor(0x24282E);
  t.raised = QColor(0x2E333A);
  t.text = QColor(0xE7E9EC);
  t.muted = QColor(0x98A1AB);
  t.hairline = QColor(0x3A4048);
  t.accent = QColor(0x4C9FFE);
  t.onAccent = QColor(0x10141A);
  t.good = QColor(0x3FB68B);
  t.attention = QColor(0xE3B341);
  t.exceeded = QColor(0xF0524F);
  t.hover = QColor(255, 255, 255, 16);
  t.pressed = QColor(255, 255, 255, 30);
  return t;
}

Tokens lightTokens() {
  Tokens t;
  t.window = QColor(0xEEF0F3);
  t.panel = QColor(0xFFFFFF);
  t.raised = QColor(0xF6F7F9);
  t.text = QColor(0x1B1F24);
  t.muted = QColor(0x5A646F);
  t.hairline = QColor(0xD8DCE1);
  t.accent = QColor(0x0A68C7);
  t.onAccent = QColor(0xFFFFFF);
  t.good = QColor(0x11845B);
  t.attention = QColor(0xA66A00);
  t.exceeded = QColor(0xC62F2D);
  t.hover = QColor(0, 0, 0, 12);
  t.pressed = QColor(0, 0, 0, 26);
  return t;
}

int between(int from, int to, double share) { return from + qRound((to - from) * share); }

QColor between(const QColor& from, const QColor& to, double share) {
  return QColor(between(from.red(), to.red(), share), between(from.green(), to.green(), share),
                between(from.blue(), to.blue(), share));
}

}  // namespace

const Tokens& tokens(Appearance appearance) {
  static const Tokens dark = darkTokens();
  static const Tokens light = lightTokens();
  return appearance == Appearance::Dark ? dark : light;
}

Appearance appearanceOf(const QPalette& palette) {
  // Style sheets change a widget's window colour, never this one.
  return palette.color(QPalette::ToolTipBase).lightness() < 128 ? Appearance::Dark : Appearance::Light;
}

Appearance systemAppearance(const QPalette& palette) {
  return palette.color(QPalette::Window).lightness() < 128 ? Appearance::Dark : Appearance::Light;
}

const Tokens& tokens(const QPalette& palette) { return tokens(appearanceOf(palette)); }

QColor loadRamp(double load) {
  static const std::array<QColor, 5> stops = {QColor(0x45527A), QColor(0x3F7F93), QColor(0x5FA57F),
                                              QColor(0xBDBD5A), QColor(0xEDA23C)};
  if (load > 1.0) return QColor(0xF0524F);
  const double place = std::clamp(load, 0.0, 1.0) * (stops.size() - 1);
  const std::size_t lower = std::min<std::size_t>(static_cast<std::size_t>(place), stops.size() - 2);
  return between(stops[lower], stops[lower + 1], place - static_cast<double>(lower));
}

QPalette paletteOf(const Tokens& t) {
  QPalette palette;
  palette.setColor(QPalette::Window, t.window);
  palette.setColor(QPalette::WindowText, t.text);
  palette.setColor(QPalette::Base, t.panel);
  palette.setColor(QPalette::AlternateBase, t.raised);
  palette.setColor(QPalette::ToolTipBase, t.raised);
  palette.setColor(QPalette::ToolTipText, t.text);
  palette.setColor(QPalette::PlaceholderText, t.muted);
  palette.setColor(QPalette::Text, t.text);
  palette.setColor(QPalette::Button, t.raised);
  palette.setColor(QPalette::ButtonText, t.text);
  palette.setColor(QPalette::BrightText, t.exceeded);
  palette.setColor(QPalette::Highlight, t.accent);
  palette.setColor(QPalette::HighlightedText, t.onAccent);
  palette.setColor(QPalette::Link, t.accent);
  palette.setColor(QPalette::Mid, t.hairline);
  palette.setColor(QPalette::Dark, t.hairline);
  palette.setColor(QPalette::Light, t.raised);
  palette.setColor(QPalette::Shadow, Qt::black);
  QColor faded = t.muted;
  faded.setAlpha(120);
  for (const QPalette::ColorRole role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
    palette.setColor(QPalette::Disabled, role, faded);
  return palette;
}

}  // namespace handhold
