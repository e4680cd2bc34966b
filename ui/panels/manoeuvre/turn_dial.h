// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>
#include <QPushButton>
#include <QWidget>

#include "ui/document/document.h"

namespace handhold {

/// How far the trunk of a floating body has turned since it was asked to count: a dial for the turn about its
/// long axis, and the turn about all three. Seen while nothing acts on the body.
class TurnDial : public QWidget {
  Q_OBJECT

 public:
  explicit TurnDial(Document& document, QWidget* parent = nullptr);

  /// From here on; the posture that is shown counts as not turned.
  void reset();
  /// Rotation vector of the trunk since then, in its axes then: left, up, forward (rad).
  Vector3 turn() const;

 private:
  class Needle;

  void refresh();

  Document& document_;
  Quaternion reference_ = Quaternion::Identity();
  Needle* needle_;
  QLabel* words_;
};

}  // namespace handhold
