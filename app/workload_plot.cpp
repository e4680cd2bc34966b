// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workload_plot.h"

#include <QApplication>
#include <memory>

#include "ui/plots/export/plot_sheet.h"
#include "ui/plots/weighted_sum.h"

namespace handhold {

namespace {

constexpr QSize kSize(960, 360);  // px

}  // namespace

void writeWeightedSumPlot(const Model& model, const Motion& motion, const std::string& file) {
  char name[] = "handhold";
  char* arguments[] = {name, nullptr};
  int count = 1;
  std::unique_ptr<QApplication> widgets;
  if (!QCoreApplication::instance()) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    widgets = std::make_unique<QApplication>(count, arguments);
  }
  const CurveSet set = weightedSumPlot(model, motion, PlotTheme::light().accent);
  exportSheet(plotSheet(set), QString::fromStdString(file), kSize);
}

}  // namespace handhold
