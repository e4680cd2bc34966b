// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QVector>
#include <QWidget>

#include "ui/plots/curves/plot_theme.h"

namespace handhold {

/// A row of choices of which one holds. Left and right arrows move it.
class Segments : public QWidget {
  Q_OBJECT

 public:
  explicit Segments(QStringList labels, QWidget* parent = nullptr);

  void setTheme(const PlotTheme& theme);
  void setLabels(QStringList labels);
  int current() const { return current_; }
  void setCurrent(int index);
  QRectF segment(int index) const;
  QSize sizeHint() const override;
  QSize minimumSizeHint() const override { return sizeHint(); }

 signals:
  void chosen(int index);

 protected:
  void paintEvent(QPaintEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;

 private:
  PlotTheme theme_ = PlotTheme::dark();
  QStringList labels_;
  int current_ = 0;
};

}  // namespace handhold
