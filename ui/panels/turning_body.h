// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QTimer>
#include <QWidget>
#include <map>

namespace handhold {

/// A body from all sides, step by step of a whole turn: slowly by itself unless less movement is asked for,
/// by the mouse and by the arrow keys, after which it stays. Each picture is asked for once, and only while
/// this is seen; who paints them, and of whom, it does not know.
class TurningBody : public QWidget {
  Q_OBJECT

 public:
  static constexpr int kSteps = 96;  ///< of a whole turn, in each of which the front goes on to our right

  explicit TurningBody(QWidget* parent = nullptr);

  /// It is somebody else now, or looks otherwise; what was painted last stays until the next picture.
  void forget();
  bool hasPicture() const { return !shown_.isNull(); }
  /// A picture that was wanted; one of another size is passed over.
  void take(int step, const QImage& picture);
  int step() const { return step_; }  ///< 0: seen from the front
  QSize sizeHint() const override { return {240, 230}; }

 signals:
  void wanted(int step, const QSize& pixels);

 protected:
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void showEvent(QShowEvent* event) override;
  void hideEvent(QHideEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void mouseDoubleClickEvent(QMouseEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  QSize pixels() const;
  void goOn();
  void turnTo(int step);
  void want();

  std::map<int, QImage> pictures_;  ///< by step, of this size
  QImage shown_;                    ///< the last that came
  QTimer timer_;                    ///< while it is seen
  int step_ = 0;
  bool turnsByItself_ = true;
  bool isHeld_ = false;
  double heldAt_ = 0.0;  ///< px from the left
  int heldStep_ = 0;
};

}  // namespace handhold
