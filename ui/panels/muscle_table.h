// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTreeWidget>

#include "engine/muscles/trial_muscles.h"

namespace handhold {

/// What each muscle does at an instant: tension, part of its strength, stress in its physiological
/// cross-section, that section, and length. Sorted by any column.
class MuscleTable : public QTreeWidget {
  Q_OBJECT

 public:
  explicit MuscleTable(QWidget* parent = nullptr);

  /// A frame of the course; null: nothing is known.
  void setMuscles(std::shared_ptr<const TrialMuscles> muscles, int frame);

 protected:
  void resizeEvent(QResizeEvent* event) override;

 private:
  void nameColumns();
  void fitName();
  void list(const std::vector<Muscle>& muscles);
  void fill();

  std::shared_ptr<const TrialMuscles> muscles_;
  int frame_ = -1;
};

}  // namespace handhold
