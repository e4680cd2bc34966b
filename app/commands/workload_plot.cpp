// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/workload_plot.h"

#include <QApplication>

#include "app/process/application_without_display.h"
#include "ui/plots/export/plot_sheet.h"
#include "ui/plots/weighted_sum.h"

namespace handhold {

namespace {

constexpr QSize kSize(960, 360);  // px

}  // namespace

void writeWeightedSumPlot(const Model& model, const Motion& motion, const std::string& file) {
  const ApplicationWithoutDisplay<QApplication> widgets;
  const CurveSet set = weightedSumPlot(model, motion, PlotTheme::light().accent);
  exportSheet(plotSheet(set), QString::fromStdString(file), kSize);
}

}  // namespace handhold
