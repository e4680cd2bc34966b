// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/solve/solve_panel.h"

#include <QApplication>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QTimer>
#include <algorithm>
#include <utility>

#include "ui/controls/choice_box.h"
#include "ui/controls/column_area.h"
#include "ui/controls/number_field.h"
#include "ui/document/goals.h"
#include "ui/document/language/said.h"
#include "ui/document/task_actions.h"
#include "ui/panels/solve/motion_result_view.h"
#include "ui/panels/solve/motion_section.h"
#include "ui/panels/solve/result_view.h"
#include "ui/panels/solve/suggestion_card.h"
#include "ui/theme/figures.h"
#include "ui/theme/icon.h"
#include "ui/theme/style_sheet.h"
#include "ui/theme/tokens.h"

namespace handhold {

namespace {

constexpr double kMostStarts = 100.0;

QPushButton* button(QWidget* parent, const QString& name, const QString& words, const QString& tooltip) {
  auto* made = new QPushButton(said(words), parent);
  made->setObjectName(name);
  made->setAccessibleName(said(words));
  made->setToolTip(said(tooltip));
  made->setFocusPolicy(Qt::TabFocus);  // after a click Space still plays
  return made;
}

}  // namespace

SolvePanel::SolvePanel(Document& document, JobRunner& runner, const Solvers& solvers, QWidget* parent)
    : QWidget(parent),
      document_(document),
      runner_(runner),
      solvers_(solvers),
      keeper_(document, runner, solvers),
      search_(document, runner, solvers) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(0);
  column->addWidget(buildButtons());
  parts_ = new ColumnArea(this);
  parts_->setWidget(buildParts());
  column->addWidget(parts_, 1);
  // what comes and goes stands below all else, so that nothing is pushed from under the mouse
  column->addWidget(offer_ = buildOffer(this));
  column->addWidget(progress_ = new ProgressView(this));
  column->addWidget(buildEnds());
  progress_->text()->setObjectName(QStringLiteral("solve.progress"));
  connect(&document_, &Document::readoutsChanged, this, &SolvePanel::refresh);
  connect(&runner_, &JobRunner::started, this, &SolvePanel::showRunning);
  connect(&runner_, &JobRunner::started, this, [this] { isAsked_ = false; });
  connect(&runner_, &JobRunner::stopping, this, &SolvePanel::showRunning);
  connect(&runner_, &JobRunner::finished, this, &SolvePanel::showRunning);
  connect(&runner_, &JobRunner::finished, this, &SolvePanel::tellRefusal);
  connect(&runner_, &JobRunner::cancelled, this, &SolvePanel::showRunning);
  connect(&runner_, &JobRunner::failed, this, &SolvePanel::showRunning);
  connect(&runner_, &JobRunner::progressed, progress_, &ProgressView::showProgress);
  connect(&runner_, &JobRunner::failed, this, [this](const QString& reason) { document_.reject(reason); });
  refresh();
  showRunning();
}

/// Other panels that are being taken down may still commit.
SolvePanel::~SolvePanel() { disconnect(&document_, nullptr, this, nullptr); }

QWidget* SolvePanel::buildParts() {
  auto* content = new QWidget;
  auto* parts = new QVBoxLayout(content);
  parts->setContentsMargins(0, 0, 0, space::kSmall);
  parts->setSpacing(0);
  parts->addWidget(motionResult_ = new MotionResultView(document_, content));
  parts->addWidget(result_ = new ResultView(document_, content));
  connect(result_, &ResultView::adviceTaken, this, &SolvePanel::solveAsPartOf);
  connect(motionResult_, &MotionResultView::adviceTaken, this, &SolvePanel::predictAdvised);
  connect(motionResult_, &MotionResultView::predictionWanted, this, &SolvePanel::predictionWanted);
  parts->addWidget(hairline(content));
  parts->addWidget(objective_ = buildObjective());
  parts->addWidget(hairline(content));
  parts->addWidget(motion_ = new MotionSection(document_, keeper_, content));
  parts->addWidget(hairline(content));
  parts->addWidget(buildLaws());
  parts->addStretch(1);
  return content;
}

SuggestionCard* SolvePanel::buildOffer(QWidget* parent) {
  auto* card = new SuggestionCard(QStringLiteral("solve.offer"), parent);
  card->applyButton().setToolTip(tr("Show this posture; the one shown stays among the results"));
  card->dismissButton().show();
  card->hide();
  connect(&search_, &FurtherSearch::changed, this, &SolvePanel::showOffer);
  connect(&card->applyButton(), &QPushButton::clicked, &search_, &FurtherSearch::take);
  connect(&card->dismissButton(), &QPushButton::clicked, &search_, &FurtherSearch::dismiss);
  return card;
}

void SolvePanel::showOffer() {
  const std::optional<BetterPosture>& offer = search_.offer();
  const bool isNew = offer && !offer_->isVisibleTo(this);
  offer_->setVisible(offer.has_value());
  if (!isNew) return;
  offer_->say(tr("Another posture costs %1 % less").arg(figures(100.0 * offer->gain, 0)),
              tr("Found from another start; its peak load is %1 %, now %2 %")
                  .arg(figures(100.0 * offer->result->peak.load, 0),
                       figures(100.0 * document_.project().posture->peak.load, 0)));
}

void SolvePanel::showOfferPicture(const QImage& picture) { offer_->showPicture(picture); }

QWidget* SolvePanel::buildButtons() {
  auto* box = new QWidget(this);
  auto* row = new QHBoxLayout(box);
  row->setContentsMargins(space::kPanel, space::kTight, space::kPanel, space::kSmall);
  row->setSpacing(space::kSmall);
  solve_ = button(box, "solve.start", "Solve posture", "Find the posture that costs least (Ctrl+Return)");
  predict_ = button(box, "solve.predict", "Predict motion",
                    "From the start posture, by the method chosen below (Ctrl+Shift+Return)");
  markPrimary(solve_);
  row->addWidget(solve_, 1);
  row->addWidget(predict_, 1);
  connect(solve_, &QPushButton::clicked, this, &SolvePanel::solve);
  connect(predict_, &QPushButton::clicked, this, &SolvePanel::predictMotion);
  return box;
}

/// Elsewhere than what begins.
QWidget* SolvePanel::buildEnds() {
  ends_ = new QWidget(this);
  auto* row = new QHBoxLayout(ends_);
  row->setContentsMargins(space::kPanel, 0, space::kPanel, space::kSmall);
  row->setSpacing(space::kSmall);
  stop_ = button(ends_, "solve.stop", "Stop", "Keep the best that was found so far");
  cancel_ = button(ends_, "solve.cancel", "Cancel", "Forget this solve");
  row->addStretch(1);
  row->addWidget(stop_);
  row->addWidget(cancel_);
  connect(stop_, &QPushButton::clicked, &runner_, &JobRunner::stop);
  connect(cancel_, &QPushButton::clicked, &runner_, &JobRunner::cancel);
  return ends_;
}

Section* SolvePanel::buildObjective() {
  auto* section = new Section(tr("Posture objective"), Section::State::Open, this);
  section->header()->setObjectName(QStringLiteral("solve.objective"));
  preset_ = new ChoiceBox(section);
  preset_->setObjectName(QStringLiteral("solve.preset"));
  preset_->setAccessibleName(tr("Objective preset"));
  preset_->setToolTip(tr("A named mix of goals"));
  for (const ObjectivePreset& preset : objectivePresets()) {
    preset_->addItem(said(preset.title));
    preset_->setItemData(preset_->count() - 1, said(preset.tooltip), Qt::ToolTipRole);
  }
  preset_->addItem(tr("Own mix"));
  section->body()->addWidget(preset_);
  section->body()->addSpacing(space::kTight);
  connect(preset_, &QComboBox::activated, this, [this](int index) {
    if (index >= static_cast<int>(objectivePresets().size())) return refresh();
    const ObjectivePreset& preset = objectivePresets()[index];
    perform(document_, [&] {
      setObjective(document_, preset.objective, {tr("Objective: %1").arg(preset.title), {}});
    });
  });
  for (const GoalRow& goal : bodyGoals()) {
    auto* row = new WeightRow({idOf(goal), said(goal.title), said(goal.tip)}, section);
    section->body()->addWidget(row);
    weights_.push_back(row);
    connect(row, &WeightRow::entered, this,
            [this, &goal](double weight, const QString& mergeKey) { applyWeight(goal, weight, mergeKey); });
  }
  return section;
}

void SolvePanel::applyWeight(const GoalRow& goal, double weight, const QString& mergeKey) {
  Objective objective = document_.project().task.objective;
  objective.*goal.weight = weight;
  const QString title = withinSentence(said(goal.title));
  perform(document_, [&] { setObjective(document_, objective, {tr("Weight of %1").arg(title), mergeKey}); });
}

Section* SolvePanel::buildLaws() {
  auto* section = new Section(tr("Laws and search"), Section::State::Closed, this);
  section->header()->setObjectName(QStringLiteral("solve.laws"));
  auto* grid = new QGridLayout;
  grid->setHorizontalSpacing(space::kSmall);
  grid->setVerticalSpacing(2);
  for (int i = 0; i < static_cast<int>(lawTexts().size()); ++i) {
    const LawText& text = lawTexts()[i];
    auto* box = new QCheckBox(said(text.title), section);
    box->setObjectName(QStringLiteral("law.") + text.id);
    box->setToolTip(said(text.tooltip) + tr(". Switch off to see what binds"));
    grid->addWidget(box, i / 2, i % 2);
    laws_.push_back(box);
    connect(box, &QCheckBox::clicked, this, [this, &text](bool on) {
      Laws laws = document_.project().task.laws;
      laws.*(text.on) = on;
      perform(document_, [&] { setLaws(document_, laws); });
    });
  }
  section->body()->addLayout(grid);
  section->body()->addLayout(buildSearch(section));
  return section;
}

/// From how many postures, and by which solver.
QLayout* SolvePanel::buildSearch(QWidget* parent) {
  auto* rows = new QGridLayout;
  rows->setColumnStretch(0, 1);
  const auto addRow = [&](const QString& title, QWidget* field) {
    auto* label = new QLabel(title, parent);
    markMuted(label);
    rows->addWidget(label, rows->rowCount(), 0);
    rows->addWidget(field, rows->rowCount() - 1, 1, Qt::AlignRight);
  };
  starts_ = new NumberField(number::count(1, kMostStarts), parent);
  starts_->setObjectName(QStringLiteral("solve.starts"));
  starts_->setAccessibleName(tr("Number of starts"));
  starts_->setToolTip(tr("From how many postures to search; the best result is kept"));
  starts_->setFixedWidth(54);
  addRow(tr("Starts"), starts_);
  solver_ = new ChoiceBox(parent);
  solver_->addItems({tr("Handhold's solver"), tr("Ipopt as well")});
  solver_->setObjectName(QStringLiteral("solve.solver"));
  solver_->setAccessibleName(tr("Solver"));
  solver_->setToolTip(
      tr("Of postures and predicted motions. Ipopt is a second opinion: it takes minutes for a "
         "motion, and both objectives are told"));
  addRow(tr("Solver"), solver_);
  return rows;
}

SolveSettings SolvePanel::settings() const {
  SolveSettings settings;
  settings.starts = qRound(starts_->value());
  if (solver_->currentIndex() == 1) settings.solver = PostureOptions::Solver::Ipopt;
  return settings;
}

void SolvePanel::solve() { solveAsPartOf({}); }

/// What was typed last counts, and what stands there in red is none: in the whole window, also where this
/// panel floats beside it.
bool SolvePanel::areNumbersTaken() {
  QWidget* top = window();
  while (top->parentWidget()) top = top->parentWidget()->window();
  if (allNumbersAreTaken(*top, NumbersOf::WhatIsSeen)) return true;
  const QList<NumberField*> fields = top->findChildren<NumberField*>();
  const auto wrong = std::ranges::find_if(
      fields, [](const NumberField* field) { return field->isVisible() && field->isRefused(); });
  const QString name = wrong == fields.end() ? QString() : (*wrong)->accessibleName();
  document_.report(Severity::Attention,
                   name.isEmpty() ? tr("Nothing was solved: a number in red is not understood")
                                  : tr("A number is still wrong: %1; mend it or press Esc there").arg(name));
  return false;
}

void SolvePanel::solveAsPartOf(const QString& step) {
  if (!areNumbersTaken()) return;
  SolveSettings asked = settings();
  asked.partOf = step;
  isAsked_ = perform(document_, [&] { solvePostureInBackground(document_, runner_, solvers_, asked); });
}

void SolvePanel::predictMotion() {
  if (!areNumbersTaken()) return;
  isAsked_ =
      perform(document_, [this] { predictMotionInBackground(document_, runner_, solvers_, settings()); });
}

/// Predicted motions are followed by themselves.
void SolvePanel::predictAdvised(const QString& step) {
  if (showsPrediction(document_.project())) return;
  SolveSettings asked = settings();
  asked.partOf = step;
  perform(document_, [&] { predictMotionInBackground(document_, runner_, solvers_, asked); });
}

void SolvePanel::refresh() {
  const Task& task = document_.shown().task;
  for (std::size_t i = 0; i < weights_.size(); ++i)
    weights_[i]->showValue(task.objective.*bodyGoals()[i].weight);
  int chosen = 0;
  const std::vector<ObjectivePreset>& presets = objectivePresets();
  while (chosen < static_cast<int>(presets.size()) && !(presets[chosen].objective == task.objective))
    ++chosen;
  preset_->setCurrentIndex(chosen);
  for (int law = 0; law < static_cast<int>(laws_.size()); ++law)
    laws_[law]->setChecked(task.laws.*(lawTexts()[law].on));
  result_->setVisible(document_.shown().motion == nullptr);
  result_->refresh();
  motionResult_->refresh();
  motion_->refresh();
}

void SolvePanel::showRunning() {
  const bool running = runner_.isRunning();
  QWidget* before = QApplication::focusWidget();
  if (!running && cancel_->underMouse()) passStrayClicks();
  if (!running)
    progress_->end();
  else if (runner_.isStopping())
    progress_->showStopping();
  else
    progress_->start(runner_.title());
  solve_->setEnabled(!running);
  solve_->setText(running ? tr("Working") : tr("Solve posture"));
  predict_->setEnabled(!running);
  ends_->setVisible(running);
  stop_->setEnabled(running && !runner_.isStopping());
  keyboard_.follow(running, before, {solve_, predict_}, {stop_, cancel_});
}

/// A click on Cancel that comes a little late must not start or change anything.
void SolvePanel::passStrayClicks() {
  const auto pass = [this](bool isPassed) {
    for (QWidget* each : std::initializer_list<QWidget*>{solve_, predict_, parts_, offer_})
      each->setAttribute(Qt::WA_TransparentForMouseEvents, isPassed);
  };
  pass(true);
  QTimer::singleShot(QApplication::doubleClickInterval(), this, [pass] { pass(false); });
}

void SolvePanel::tellRefusal() {
  const auto& shown = shownTrial(document_.project());
  if (std::exchange(isAsked_, false) && shown && shown->status == PostureStatus::Infeasible) emit refused();
}

}  // namespace handhold
