// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCheckBox>
#include <QComboBox>
#include <QWidget>

#include "engine/muscles/muscle_tensions.h"
#include "ui/controls/elided_label.h"
#include "ui/controls/number_field.h"

namespace handhold {

/// How torques are shared among muscles: what the body is taken to spare, whether strength goes with length
/// and speed, and which joint is relieved, with what came of it. Remembered from session to session.
class MuscleChoices : public QWidget {
  Q_OBJECT

 public:
  explicit MuscleChoices(QWidget* parent = nullptr);

  /// Those that somebody has; one that was chosen for a person who has it is kept for the next such.
  void setJoints(const std::vector<ContactJoint>& joints);
  MuscleOptions options() const;
  void setNote(const QString& words);

 signals:
  void changed();

 private:
  void build();
  void remember();
  void takeJoint();
  void showMost();

  QComboBox* criterion_;
  QCheckBox* curves_;
  QComboBox* joint_;
  QWidget* bound_;
  NumberField* most_;
  ElidedLabel* note_;
  QString relieved_;  ///< the joint that was chosen; empty: none
};

}  // namespace handhold
