// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCheckBox>
#include <QComboBox>
#include <QElapsedTimer>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QSlider>
#include <QSpinBox>
#include <QTimer>
#include <QWidget>
#include <vector>

#include "ui/controls/number_field.h"
#include "ui/controls/section.h"
#include "ui/document/document.h"
#include "ui/document/solvers.h"
#include "ui/jobs/job_runner.h"
#include "ui/jobs/solve_jobs.h"

namespace handhold {

class ResultView;

/// What is asked of the solver, its progress and its answer.
class SolvePanel : public QWidget {
  Q_OBJECT

 public:
  SolvePanel(Document& document, JobRunner& runner, const Solvers& solvers, QWidget* parent = nullptr);

  SolveSettings settings() const;
  void solve();

 private:
  /// One weight: a slider for the hand and a field for the exact number.
  struct Weight {
    QSlider* slider;
    NumberField* field;
  };

  QWidget* buildButtons();
  QWidget* buildProgress();
  Section* buildObjective();
  Section* buildLaws();
  void addWeight(QVBoxLayout& column, int goal);
  void applyWeight(int goal, double weight, const QString& mergeKey);
  void refresh();
  void showRunning();
  void showProgress(const Progress& progress);
  void tick();

  Document& document_;
  JobRunner& runner_;
  const Solvers& solvers_;
  QPushButton* solve_ = nullptr;
  QPushButton* stop_ = nullptr;
  QPushButton* cancel_ = nullptr;
  QWidget* progressBox_ = nullptr;
  QLabel* progressTitle_ = nullptr;
  QLabel* progressText_ = nullptr;
  QComboBox* preset_ = nullptr;
  QSpinBox* starts_ = nullptr;
  std::vector<Weight> weights_;
  std::vector<QCheckBox*> laws_;
  ResultView* result_ = nullptr;
  Section* objective_ = nullptr;
  QElapsedTimer clock_;
  QTimer ticker_;
  int dragNumber_ = 0;  ///< each drag of a weight is a step of its own
};

}  // namespace handhold
