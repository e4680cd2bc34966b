// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QPointer>
#include <QWidget>

namespace handhold {

/// A button that starts a job is disabled or hidden while the job runs, and loses the keyboard. It is lent to
/// one that ends the job, and comes back afterwards unless somebody has taken it elsewhere.
class LentFocus {
 public:
  /// Called after the buttons have been shown and hidden; `before` had the keyboard until then.
  void follow(bool isRunning, QWidget* before, const QList<QWidget*>& starters,
              const QList<QWidget*>& enders);

 private:
  QPointer<QWidget> owner_;
};

}  // namespace handhold
