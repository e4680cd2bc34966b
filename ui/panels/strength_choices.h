// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QComboBox>
#include <QWidget>

#include "engine/people/expected_person.h"

namespace handhold {

/// How strong a person is: by age, as one of how many people, and whether strength goes with angles and
/// speeds.
class StrengthChoices : public QWidget {
  Q_OBJECT

 public:
  explicit StrengthChoices(QWidget* parent = nullptr);

  /// What was chosen otherwise (an age of 42, scores that were drawn) stands there as such.
  void show(const AskedPerson& person);
  /// What stands there, but for what was chosen otherwise.
  void take(AskedPerson& person) const;

 signals:
  void chosen();

 private:
  QComboBox* age_;
  QComboBox* percentile_;
  QComboBox* limits_;
};

}  // namespace handhold
