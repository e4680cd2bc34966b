// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>

namespace handhold {

/// One line that gives way: what does not fit becomes "…", at the end unless told otherwise, and stands whole
/// in the tooltip, so that no text, however long, widens the window.
class ElidedLabel : public QLabel {
  Q_OBJECT

 public:
  using QLabel::QLabel;
  QSize minimumSizeHint() const override { return {0, QLabel::minimumSizeHint().height()}; }
  void setElideMode(Qt::TextElideMode mode) { mode_ = mode; }

 protected:
  bool event(QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;

 private:
  QString shownText() const;

  Qt::TextElideMode mode_ = Qt::ElideRight;
};

}  // namespace handhold
