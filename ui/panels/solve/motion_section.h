// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QComboBox>
#include <QLabel>
#include <QWidget>
#include <vector>

#include "ui/controls/bound_form.h"
#include "ui/controls/section.h"
#include "ui/controls/weight_row.h"
#include "ui/jobs/motion_keeper.h"
#include "ui/panels/solve/own_points_table.h"
#include "ui/panels/solve/own_times_table.h"
#include "ui/panels/solve/schedule_table.h"
#include "ui/panels/solve/stage_table.h"

namespace handhold {

/// What is asked of a motion: method, duration, objective, schedule, stages, curves.
class MotionSection : public QWidget {
  Q_OBJECT

 public:
  MotionSection(Document& document, MotionKeeper& keeper, QWidget* parent = nullptr);
  void refresh();

 private:
  BoundForm* addForm(QVBoxLayout& column);
  Section* buildMethod();
  Section* buildObjective();
  Section* buildOwnTimes();
  Section* buildStages();
  Section* buildSchedule();
  Section* buildCurves();
  void addDuration(BoundForm& form);
  void fillBounds(BoundForm& form);
  void showFollowing();
  void applyPreset(int preset);

  Document& document_;
  MotionKeeper& keeper_;
  std::vector<BoundForm*> forms_;
  BoundForm* bounds_ = nullptr;
  Section* method_ = nullptr;
  Section* own_ = nullptr;  ///< means nothing to a predicted motion
  OwnTimesTable* ownTimes_ = nullptr;
  OwnPointsTable* ownPoints_ = nullptr;
  std::vector<Section*> ofPrediction_;  ///< mean nothing to a kinematic motion
  QWidget* following_ = nullptr;
  QLabel* again_ = nullptr;
  QComboBox* preset_ = nullptr;
  std::vector<WeightRow*> weights_;
  StageTable* stages_ = nullptr;
  ScheduleTable* schedule_ = nullptr;
};

}  // namespace handhold
