// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>
#include <QLabel>

#include "engine/trial/violation.h"

namespace handhold {

/// What was stopped before its end may hold without any: nothing is to be tried then.
enum class Remedies { Told, LeftOut };

/// A law that is broken, by how much, and one thing to try.
class ViolationCard : public QAbstractButton {
  Q_OBJECT

 public:
  explicit ViolationCard(QWidget* parent = nullptr);

  /// In the window's units of now.
  void say(const Violation& violation, Remedies remedies);

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  QLabel* sentence_;
  QLabel* hint_;
};

}  // namespace handhold
