// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/motion/motion.h"
#include "ui/plots/curves/curve.h"

namespace handhold {

/// Figure 15 of the source: the weighted sum of all joints' absolute torques over a motion. On ladder13 hand
/// over hand it has two peaks a period, after a hand lets go and shortly before it touches (15 and 8 N m on
/// the way of the usual ladder), and falls towards nothing at the touch, where the hand has come to rest; the
/// source has its peaks at the touch. The print of the figure is not at hand, so no number is compared.
Curve weightedSumCurve(const Model& model, const Motion& motion, const QColor& color);

/// One mark for each instant at which contacts take hold.
QVector<TimeMark> touchMarks(const Motion& motion);

/// Both, as a plot.
CurveSet weightedSumPlot(const Model& model, const Motion& motion, const QColor& color);

}  // namespace handhold
