// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "ui/plots/curves/plot_theme.h"
#include "ui/plots/segments.h"

namespace handhold {

/// The load ramp with its numbers: the legend of every picture with load colours.
void paintLoadLegend(QPainter& painter, const QRectF& box, const PlotTheme& theme);

/// Above the load bars: their order, the greatest load, the legend.
class LoadHead : public QWidget {
  Q_OBJECT

 public:
  explicit LoadHead(QWidget* parent);

  void setTheme(const PlotTheme& theme);
  /// load: of the limit; joint: its title, empty for none.
  void setPeak(double load, const QString& joint);
  Segments& orderSwitch() { return *switch_; }

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  PlotTheme theme_ = PlotTheme::dark();
  double peak_ = 0.0;
  QString joint_;
  Segments* switch_;
};

}  // namespace handhold
