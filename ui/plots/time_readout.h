// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "ui/plots/curves/plot_theme.h"

namespace handhold {

/// Time, frame and total in tabular figures; the true speed where time is slowed.
class TimeReadout : public QWidget {
  Q_OBJECT

 public:
  explicit TimeReadout(QWidget* parent = nullptr);

  struct Reading {
    double time = 0.0, total = 0.0;  ///< (s)
    int frame = 0, frames = 0;
    QString warning;  ///< in place of the frame, empty: none
  };

  void setTheme(const PlotTheme& theme);
  void setReading(const Reading& reading);
  const Reading& reading() const { return reading_; }
  QSize sizeHint() const override { return {168, 44}; }
  QSize minimumSizeHint() const override { return {140, 44}; }

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  PlotTheme theme_ = PlotTheme::dark();
  Reading reading_;
};

}  // namespace handhold
