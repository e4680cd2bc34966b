// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QWidget>
#include <optional>

#include "ui/controls/bound_form.h"
#include "ui/controls/figure_row.h"
#include "ui/controls/lent_focus.h"
#include "ui/controls/progress_view.h"
#include "ui/controls/section.h"
#include "ui/document/document.h"
#include "ui/document/manoeuvre_actions.h"
#include "ui/document/solvers.h"
#include "ui/jobs/job_runner.h"

namespace handhold {

/// What a weightless manoeuvre is asked for, its planner's progress and its figures of merit.
class ManoeuvrePanel : public QWidget {
  Q_OBJECT

 public:
  ManoeuvrePanel(Document& document, JobRunner& runner, const Solvers& solvers, QWidget* parent = nullptr);

  ~ManoeuvrePanel() override;

  void plan();
  /// Another kind with the numbers that it had or the usual ones, as one step; the same kind stays as it is.
  /// Empty: none, and gravity as it was.
  void choose(std::optional<ManoeuvreKind> kind);

 private:
  QWidget* buildButtons();
  QHBoxLayout* buildActions(QWidget* box);
  QWidget* buildResult();
  QWidget* buildParts();
  void rebuildForms();
  void takeWorking();
  void refresh();
  void refreshResult();
  void showRunning();
  void showProgress();

  Document& document_;
  JobRunner& runner_;
  const Solvers& solvers_;
  QPushButton* plan_ = nullptr;
  QPushButton* stop_ = nullptr;
  QPushButton* cancel_ = nullptr;
  LentFocus keyboard_;
  ProgressView* progress_ = nullptr;
  QComboBox* kind_ = nullptr;
  QLabel* hint_ = nullptr;
  QWidget* result_ = nullptr;
  QLabel* icon_ = nullptr;
  QLabel* verdict_ = nullptr;
  QLabel* message_ = nullptr;
  QPushButton* takeWorking_ = nullptr;
  FigureList* figures_ = nullptr;
  Section* first_ = nullptr;
  Section* more_ = nullptr;
  Section* byHand_ = nullptr;
  BoundForm* firstForm_ = nullptr;
  BoundForm* moreForm_ = nullptr;
  std::optional<ManoeuvreKind> shownKind_;  ///< of the forms
  bool showsSteps_ = false;                 ///< they have the steps of a given cycle
  ManoeuvreMemory memory_;
};

}  // namespace handhold
