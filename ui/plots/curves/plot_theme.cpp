// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/curves/plot_theme.h"

#include <algorithm>

namespace handhold {

PlotTheme PlotTheme::dark() { return {tokens(Appearance::Dark), MotionPreference::Full}; }

PlotTheme PlotTheme::light() { return {tokens(Appearance::Light), MotionPreference::Full}; }

QColor blended(const QColor& under, const QColor& over, double opacity) {
  const auto mix = [opacity](float a, float b) {
    return std::clamp(a + static_cast<float>(opacity) * (b - a), 0.0f, 1.0f);
  };
  return QColor::fromRgbF(mix(under.redF(), over.redF()), mix(under.greenF(), over.greenF()),
                          mix(under.blueF(), over.blueF()));
}

QColor loadColor(const PlotTheme& theme, double load) {
  return load <= 1.0 ? loadRamp(load) : theme.exceeded;
}

Qt::PenStyle limbPenStyle(Limb limb) {
  return limb == Limb::LeftArm || limb == Limb::LeftLeg ? Qt::DashLine : Qt::SolidLine;
}

}  // namespace handhold
