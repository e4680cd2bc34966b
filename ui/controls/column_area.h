// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QScrollArea>

namespace handhold {

/// Scrolls up and down alone, and is never narrower than its content: at the right edge of a row stands its
/// number.
class ColumnArea : public QScrollArea {
  Q_OBJECT

 public:
  explicit ColumnArea(QWidget* parent = nullptr);

  QSize minimumSizeHint() const override;

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;
};

}  // namespace handhold
