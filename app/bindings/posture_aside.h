// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDockWidget>
#include <QPointer>

namespace handhold {

/// The posture panel gives its room to a page beside the view while nobody is posed.
class PostureAside {
 public:
  explicit PostureAside(const QWidget& window) : window_(window) {}

  void hide() {
    auto* posture = window_.findChild<QDockWidget*>(QStringLiteral("dock.posture"));
    if (!posture || !posture->isVisible()) return;
    hidden_ = posture;
    posture->hide();
  }
  void bringBack() {
    if (hidden_) hidden_->show();
    hidden_.clear();
  }

 private:
  const QWidget& window_;
  QPointer<QDockWidget> hidden_;
};

}  // namespace handhold
