// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTest>

#include "tests/ui/plots/sample_motion.h"
#include "ui/plots/curves/plot_style.h"
#include "ui/plots/torque_plot.h"

namespace handhold::sample {

inline int jointNamed(const char* name) { return static_cast<int>(human()->findJoint(name)); }

/// The plot of the sample motion, shown and drawn, without movement of its own.
struct TorqueBench {
  TorquePlot plot;
  TorqueBench() {
    PlotTheme theme = PlotTheme::dark();
    theme.motion = MotionPreference::Reduced;
    plot.setTheme(theme);
    plot.resize(1280, 240);
    plot.setModel(human());
    plot.setMotion(motion());
    plot.show();
    QTest::qWait(20);
    plot.plot().replot();
  }
};

}  // namespace handhold::sample
