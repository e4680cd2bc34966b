// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>
#include <QLabel>

#include "engine/planning/posture.h"

namespace handhold {

/// A law that is broken, by how much, and one thing to try; or any other sentence with a hint below it.
class UnmetCard : public QAbstractButton {
  Q_OBJECT

 public:
  enum class Tone { Broken, Advice };

  explicit UnmetCard(Tone tone, QWidget* parent = nullptr);

  void say(const QString& sentence, const QString& hint);

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  Tone tone_;
  QLabel* sentence_;
  QLabel* hint_;
};

}  // namespace handhold
