// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>

#include "ui/plots/curves/plot_theme.h"

namespace handhold {

enum class TransportIcon { First, Previous, Play, Pause, Next, Last, Loop };

/// A flat button with an icon drawn on a 20 px grid with 1.5 px round strokes.
class IconButton : public QAbstractButton {
  Q_OBJECT

 public:
  explicit IconButton(TransportIcon icon, QWidget* parent = nullptr);

  void setTransportIcon(TransportIcon icon);
  void setTheme(const PlotTheme& theme);
  QSize sizeHint() const override { return {28, 28}; }

 protected:
  void paintEvent(QPaintEvent* event) override;
  void enterEvent(QEnterEvent* event) override;
  void leaveEvent(QEvent* event) override;

 private:
  TransportIcon icon_;
  PlotTheme theme_ = PlotTheme::dark();
};

}  // namespace handhold
