// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QWidget>
#include <vector>

#include "ui/controls/lent_focus.h"
#include "ui/controls/progress_view.h"
#include "ui/controls/section.h"
#include "ui/controls/weight_row.h"
#include "ui/document/document.h"
#include "ui/document/solvers.h"
#include "ui/jobs/further_search.h"
#include "ui/jobs/job_runner.h"
#include "ui/jobs/motion_keeper.h"
#include "ui/jobs/solve_jobs.h"

namespace handhold {

class MotionResultView;
class MotionSection;
class ResultView;
class SuggestionCard;

/// What is asked of the solver, its progress and its answer.
class SolvePanel : public QWidget {
  Q_OBJECT

 public:
  SolvePanel(Document& document, JobRunner& runner, const Solvers& solvers, QWidget* parent = nullptr);

  ~SolvePanel() override;

  SolveSettings settings() const;
  void solve();
  /// What is found becomes part of the step with that merge key, which asks for it; empty: a step of its own.
  bool areNumbersTaken();
  void solveAsPartOf(const QString& step);
  void predictMotion();
  const FurtherSearch& search() const { return search_; }
  void showOfferPicture(const QImage& picture);

 signals:
  void predictionWanted();  ///< of the recorded motion that is shown
  void refused();           ///< what was asked here has no answer: why, and what would help, stands here

 private:
  void predictAdvised(const QString& step);
  QWidget* buildButtons();
  QWidget* buildEnds();
  Section* buildObjective();
  Section* buildLaws();
  QLayout* buildSearch(QWidget* parent);
  QWidget* buildParts();
  SuggestionCard* buildOffer(QWidget* parent);
  void applyWeight(const GoalRow& goal, double weight, const QString& mergeKey);
  void refresh();
  void showRunning();
  void passStrayClicks();
  void tellRefusal();
  void showOffer();

  Document& document_;
  JobRunner& runner_;
  const Solvers& solvers_;
  QPushButton* solve_ = nullptr;
  QPushButton* predict_ = nullptr;
  QPushButton* stop_ = nullptr;
  QPushButton* cancel_ = nullptr;
  QWidget* ends_ = nullptr;
  QScrollArea* parts_ = nullptr;
  LentFocus keyboard_;
  ProgressView* progress_ = nullptr;
  QComboBox* preset_ = nullptr;
  NumberField* starts_ = nullptr;
  QComboBox* solver_ = nullptr;
  std::vector<WeightRow*> weights_;
  std::vector<QCheckBox*> laws_;
  ResultView* result_ = nullptr;
  MotionResultView* motionResult_ = nullptr;
  MotionSection* motion_ = nullptr;
  MotionKeeper keeper_;
  FurtherSearch search_;
  SuggestionCard* offer_ = nullptr;
  Section* objective_ = nullptr;
  bool isAsked_ = false;  ///< here, what runs or ran last
};

}  // namespace handhold
