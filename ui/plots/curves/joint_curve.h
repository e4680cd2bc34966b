// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/motion/motion.h"
#include "ui/plots/curves/curve.h"
#include "ui/plots/curves/plot_theme.h"

namespace handhold {

/// The limb's hue, in steps of shade and pen for the one curve of the limb after the other: no two look the
/// same. Pens of left limbs are never those of right ones.
CurveLook limbLook(Limb limb, size_t rank);

/// That of a freedom by its place in its limb, whatever else is shown.
CurveLook jointLook(const Model& model, int joint);

/// A joint's quantity over a motion, in its own look, with the joint's limits.
Curve jointCurve(const Model& model, const Motion& motion, int joint, Quantity quantity);

/// The look of one curve among many: colour and pen by their numbers.
void giveLook(Curve& curve, size_t color, size_t pen, const PlotTheme& theme);

/// One of several motions' curves: whose, the number of the motion and that of the joint.
struct ComparedPlace {
  QString whose;
  size_t which = 0, joint = 0;
};

/// The curve as one of several motions': the colour tells whose it is, the name and the shade which joint;
/// pens differ, so that colour is never alone.
void adoptCompared(Curve& curve, const ComparedPlace& place, const PlotTheme& theme);

}  // namespace handhold
