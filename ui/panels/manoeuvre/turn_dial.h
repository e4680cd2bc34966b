// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>
#include <QPushButton>
#include <QWidget>

#include "engine/motion/turn_count.h"
#include "ui/document/document.h"

namespace handhold {

/// How far the trunk of a floating body has turned since it was asked to count, on and on past whole turns: a
/// dial for the turn about its long axis, and the turn about all three (the reading is that of TurnCount). It
/// counts along drags and, where a motion is shown, along its frames, so that a jump in time loses no turn.
/// Seen while nothing acts on the body.
class TurnDial : public QWidget {
  Q_OBJECT

 public:
  explicit TurnDial(Document& document, QWidget* parent = nullptr);

  /// From here on; the posture that is shown counts as not turned.
  void reset();
  /// Of the trunk since then, in its axes then: left, up, forward (rad).
  Vector3 turn() const { return count_.turn(); }

 private:
  class Needle;

  void refresh();
  void follow();
  void adoptMotion();
  TurnCount countAt(double time) const;

  Document& document_;
  TurnCount count_;                      ///< at what is shown
  std::shared_ptr<const Trial> motion_;  ///< along which it counts; may be null
  TurnCount before_;                     ///< when the motion came
  TurnCount anchor_;                     ///< at a time of the motion
  double anchorTime_ = 0.0;              ///< (s)
  Needle* needle_;
  QLabel* words_;
};

}  // namespace handhold
