// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/tokens.h"

#include <algorithm>

#include "ui/scene/palette.h"

namespace handhold {

namespace {

Tokens tokensOf(const Palette& palette) {
  Tokens t;
  t.window = QColor(palette.window);
  t.panel = QColor(palette.panel);
  t.raised = QColor(palette.raised);
  t.text = QColor(palette.text);
  t.muted = QColor(palette.muted);
  t.hairline = QColor(palette.hairline);
  t.accent = QColor(palette.accent);
  t.onAccent = QColor(palette.onAccent);
  t.good = QColor(palette.good);
  t.attention = QColor(palette.attention);
  t.exceeded = QColor(palette.exceeded);
  t.measured = QColor(palette.measured);
  t.predicted = QColor(palette.predicted);
  t.first = QColor(palette.first);
  t.second = QColor(palette.second);
  for (std::size_t i = 0; i < t.compared.size(); ++i) t.compared[i] = QColor(palette.compared(i));
  return t;
}

Tokens darkTokens() {
  Tokens t = tokensOf(kDarkPalette);
  t.hover = QColor(255, 255, 255, 16);
  t.pressed = QColor(255, 255, 255, 30);
  return t;
}

Tokens lightTokens() {
  Tokens t = tokensOf(kLightPalette);
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
  if (load > kShownAtLimit) return QColor(kOverload);
  const double place = std::clamp(load, 0.0, 1.0) * (kLoadStops.size() - 1);
  const std::size_t lower = std::min<std::size_t>(static_cast<std::size_t>(place), kLoadStops.size() - 2);
  return between(QColor(kLoadStops[lower]), QColor(kLoadStops[lower + 1]),
                 place - static_cast<double>(lower));
}

QColor limbHue(Limb limb) { return QColor(limbRgb(limb)); }

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
