// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>
#include <QLabel>

#include "engine/planning/posture/posture.h"

namespace handhold {

/// A law that is broken, by how much, and one thing to try.
class UnmetCard : public QAbstractButton {
  Q_OBJECT

 public:
  explicit UnmetCard(QWidget* parent = nullptr);

  void say(const QString& sentence, const QString& hint);

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  QLabel* sentence_;
  QLabel* hint_;
};

}  // namespace handhold
