// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/plot_theme.h"

#include <algorithm>
#include <cmath>

namespace handhold {

namespace {

constexpr std::array<QRgb, 5> kLoadRamp = {0x45527A, 0x3F7F93, 0x5FA57F, 0xBDBD5A, 0xEDA23C};

std::array<QColor, 5> rampColors() {
  std::array<QColor, 5> ramp;
  std::transform(kLoadRamp.begin(), kLoadRamp.end(), ramp.begin(), [](QRgb rgb) { return QColor(rgb); });
  return ramp;
}

}  // namespace

PlotTheme PlotTheme::dark() {
  PlotTheme theme;
  theme.window = 0x1D2025, theme.panel = 0x24282E, theme.raised = 0x2E333A;
  theme.text = 0xE7E9EC, theme.muted = 0x98A1AB, theme.hairline = 0x3A4048;
  theme.accent = 0x4C9FFE, theme.good = 0x3FB68B, theme.attention = 0xE3B341, theme.exceeded = 0xF0524F;
  theme.measured = 0x56B4E9, theme.predicted = 0xE69F00;
  theme.loadRamp = rampColors();
  return theme;
}

PlotTheme PlotTheme::light() {
  PlotTheme theme;
  theme.window = 0xEEF0F3, theme.panel = 0xFFFFFF, theme.raised = 0xF6F7F9;
  theme.text = 0x1B1F24, theme.muted = 0x5A646F, theme.hairline = 0xD8DCE1;
  theme.accent = 0x0A68C7, theme.good = 0x11845B, theme.attention = 0xA66A00, theme.exceeded = 0xC62F2D;
  theme.measured = 0x0072B2, theme.predicted = 0xB87400;
  theme.loadRamp = rampColors();
  return theme;
}

QColor blended(const QColor& under, const QColor& over, double opacity) {
  const auto mix = [opacity](float a, float b) {
    return std::clamp(a + static_cast<float>(opacity) * (b - a), 0.0f, 1.0f);
  };
  return QColor::fromRgbF(mix(under.redF(), over.redF()), mix(under.greenF(), over.greenF()),
                          mix(under.blueF(), over.blueF()));
}

QColor loadColor(const PlotTheme& theme, double load) {
  if (!(load <= 1.0)) return theme.exceeded;
  const double place = std::max(load, 0.0) * (theme.loadRamp.size() - 1);
  const size_t below = std::min(static_cast<size_t>(place), theme.loadRamp.size() - 2);
  return blended(theme.loadRamp[below], theme.loadRamp[below + 1], place - static_cast<double>(below));
}

QColor limbCurveColor(Limb limb) {
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
    default:
      return 0x999999;
  }
}

Qt::PenStyle limbPenStyle(Limb limb) {
  return limb == Limb::LeftArm || limb == Limb::LeftLeg ? Qt::DashLine : Qt::SolidLine;
}

QPalette paletteOf(const PlotTheme& theme) {
  QPalette palette;
  const auto set = [&palette](QPalette::ColorRole role, const QColor& color) {
    palette.setColor(role, color);
  };
  set(QPalette::Window, theme.panel), set(QPalette::WindowText, theme.text);
  set(QPalette::Base, theme.panel), set(QPalette::AlternateBase, theme.raised);
  set(QPalette::Text, theme.text), set(QPalette::PlaceholderText, theme.muted);
  set(QPalette::Button, theme.raised), set(QPalette::ButtonText, theme.text);
  set(QPalette::Highlight, theme.accent), set(QPalette::HighlightedText, theme.panel);
  set(QPalette::ToolTipBase, theme.raised), set(QPalette::ToolTipText, theme.text);
  set(QPalette::Mid, theme.hairline), set(QPalette::Light, theme.raised), set(QPalette::Dark, theme.hairline);
  return palette;
}

}  // namespace handhold
