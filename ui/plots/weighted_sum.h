// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/motion/motion.h"
#include "ui/plots/curve.h"

namespace handhold {

/// Figure 15 of the source: the weighted sum of all joints' absolute torques over a motion.
Curve weightedSumCurve(const Model& model, const Motion& motion, const QColor& color);

/// One mark for each instant at which contacts take hold.
QVector<TimeMark> touchMarks(const Motion& motion);

/// Both, as a plot.
CurveSet weightedSumPlot(const Model& model, const Motion& motion, const QColor& color);

}  // namespace handhold
