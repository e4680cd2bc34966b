// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/motion/motion.h"
#include "ui/plots/curves/curve.h"
#include "ui/plots/curves/plot_theme.h"

namespace handhold {

/// A joint's quantity over a motion, in its limb's colour, with the joint's limits.
Curve jointCurve(const Model& model, const Motion& motion, int joint, Quantity quantity);

/// The look of one curve among many: colour and pen by their numbers.
void giveLook(Curve& curve, size_t color, size_t pen, const PlotTheme& theme);

/// The curve as one of several motions': the colour tells whose it is, the name which joint; pens differ, so
/// that colour is never alone.
void adoptCompared(Curve& curve, const QString& whose, size_t which, const PlotTheme& theme);

}  // namespace handhold
