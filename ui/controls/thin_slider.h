// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSlider>

namespace handhold {

/// A slider that is a line and a dot; click anywhere to go there, the wheel passes by.
class ThinSlider : public QSlider {
  Q_OBJECT

 public:
  explicit ThinSlider(QWidget* parent = nullptr);
  QSize sizeHint() const override { return QSize(80, 22); }
  QSize minimumSizeHint() const override { return QSize(40, 22); }

 protected:
  void paintEvent(QPaintEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void wheelEvent(QWheelEvent* event) override;

 private:
  int valueAt(double x) const;
};

}  // namespace handhold
