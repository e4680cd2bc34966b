// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/studies/studies_page.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QPainter>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>

#include "ui/controls/choice_box.h"
#include "ui/controls/column_area.h"
#include "ui/controls/empty_state.h"
#include "ui/controls/number_field.h"
#include "ui/controls/progress_view.h"
#include "ui/controls/section.h"
#include "ui/document/language/said.h"
#include "ui/studies/comparison_table.h"
#include "ui/studies/condition_form.h"
#include "ui/studies/figure_view.h"
#include "ui/studies/own_numbers.h"
#include "ui/studies/stick_view.h"
#include "ui/theme/icon.h"
#include "ui/theme/style_sheet.h"
#include "ui/theme/tokens.h"

namespace handhold {

namespace {

constexpr int kConditionsWidth = 290;  // px

QPushButton* pageButton(const char* name, const char* words, const QString& tooltip, QWidget* parent) {
  auto* button = new QPushButton(said(words), parent);
  button->setObjectName(QString::fromLatin1(name));
  button->setToolTip(said(tooltip));
  return button;
}

QLabel* wrapped(QWidget* parent) {
  auto* label = new QLabel(parent);
  label->setWordWrap(true);
  markMuted(label);
  return label;
}

}  // namespace

StudiesPage::StudiesPage(StudySession& session, QWidget* parent) : QWidget(parent), session_(session) {
  setObjectName(QStringLiteral("studies"));
  setFocusPolicy(Qt::ClickFocus);
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(space::kTight);
  row->addWidget(buildSide());
  row->addWidget(buildResults(), 1);
  connectSession();
  connectViews();
  adoptTheme();
  showChosen();
}

QWidget* StudiesPage::buildSide() {
  auto* side = new QWidget(this);
  side->setProperty("panel", true);
  side->setFixedWidth(kConditionsWidth);
  auto* column = new QVBoxLayout(side);
  column->setContentsMargins(0, space::kPanel, 0, space::kPanel);
  column->setSpacing(space::kSmall);
  column->addWidget(buildChoice());
  auto* area = new ColumnArea(side);
  area->setWidget(form_ = new ConditionForm(session_, area));
  column->addWidget(area, 1);
  column->addWidget(hairline(side));
  column->addWidget(progress_ = new ProgressView(side));
  column->addWidget(buildButtons());
  return side;
}

QWidget* StudiesPage::buildChoice() {
  auto* part = new QWidget(this);
  auto* column = new QVBoxLayout(part);
  column->setContentsMargins(space::kPanel, 0, space::kPanel, 0);
  column->setSpacing(space::kTight);
  auto* heading = new QLabel(tr("Study"), part);
  markHeading(heading);
  column->addWidget(heading);
  column->addWidget(choice_ = new ChoiceBox(part));
  choice_->setObjectName(QStringLiteral("studies.choice"));
  choice_->setAccessibleName(tr("Study"));
  fillChoice();
  column->addWidget(words_ = wrapped(part));
  connect(choice_, &QComboBox::activated, &session_, &StudySession::choose);
  return part;
}

void StudiesPage::fillChoice() {
  choice_->clear();
  for (const StudyKind& kind : session_.kinds()) choice_->addItem(said(kind.title));
}

QWidget* StudiesPage::buildButtons() {
  auto* part = new QWidget(this);
  auto* column = new QVBoxLayout(part);
  column->setContentsMargins(space::kPanel, 0, space::kPanel, 0);
  column->setSpacing(space::kSmall);
  column->addWidget(changed_ = wrapped(part));
  auto* row = new QHBoxLayout;
  row->setSpacing(space::kSmall);
  row->addWidget(run_ = pageButton("studies.run", "Run", "Runs the study with these conditions", part), 1);
  row->addWidget(stop_ = pageButton("studies.stop", "Stop", "Keeps the parts that are done", part), 1);
  row->addWidget(
      reset_ = pageButton("studies.reset", "Reset", "The conditions that made the document's figures", part),
      1);
  column->addLayout(row);
  markPrimary(run_);
  column->addWidget(
      export_ = pageButton(
          "studies.export", "Export…",
          "Into a folder: summary.json and each figure as CSV and SVG, as the command writes them", part));
  return part;
}

QWidget* StudiesPage::buildHead() {
  auto* head = new QWidget(this);
  auto* column = new QVBoxLayout(head);
  column->setContentsMargins(space::kPanel, space::kSmall, space::kSmall, 0);
  column->setSpacing(space::kTight);
  auto* row = new QHBoxLayout;
  row->addWidget(verdict_ = new QLabel(head), 1);
  verdict_->setObjectName(QStringLiteral("studies.verdict"));
  verdict_->setWordWrap(true);
  markHeading(verdict_);
  auto* leave = new QToolButton(head);
  leave->setObjectName(QStringLiteral("studies.close"));
  leave->setIcon(icon(QStringLiteral("close")));
  leave->setToolTip(tr("Back to the task (Esc)"));
  leave->setAccessibleName(leave->toolTip());
  connect(leave, &QToolButton::clicked, this, &StudiesPage::closeWanted);
  row->addWidget(leave, 0, Qt::AlignTop);
  column->addLayout(row);
  column->addWidget(notes_ = wrapped(head));
  notes_->setObjectName(QStringLiteral("studies.notes"));
  return head;
}

QWidget* StudiesPage::buildResults() {
  auto* results = new QWidget(this);
  results->setProperty("panel", true);
  auto* column = new QVBoxLayout(results);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(space::kTight);
  column->addWidget(buildHead());
  column->addWidget(pages_ = new QStackedWidget(results), 1);
  auto* empty = new EmptyState(
      tr("What the document prints beside ours, its figures made anew, and the motions behind them"),
      tr("Run the study"), pages_);
  pages_->addWidget(empty);
  connect(empty, &EmptyState::pressed, this, &StudiesPage::run);
  pages_->addWidget(tabs_ = new QTabWidget(pages_));
  tabs_->setObjectName(QStringLiteral("studies.tabs"));
  tabs_->setDocumentMode(true);
  tabs_->addTab(table_ = new ComparisonTable(tabs_), tr("Printed and ours"));
  tabs_->addTab(figures_ = new FigureView(tabs_), tr("Figures"));
  tabs_->addTab(sticks_ = new StickView(tabs_), tr("Stick figures"));
  tabs_->addTab(own_ = new OwnNumbers(tabs_), tr("Methods and more"));
  return results;
}

void StudiesPage::connectSession() {
  connect(&session_, &StudySession::kindsChanged, this, &StudiesPage::fillChoice);
  connect(&session_, &StudySession::chosenChanged, this, &StudiesPage::showChosen);
  connect(&session_, &StudySession::valuesChanged, this, &StudiesPage::showState);
  connect(&session_, &StudySession::resultChanged, this, &StudiesPage::showResult);
  JobRunner& runner = session_.runner();
  connect(&runner, &JobRunner::started, this, [this](const QString& title) {
    if (!session_.kind().isInstant) progress_->start(title);
  });
  connect(&runner, &JobRunner::progressed, progress_, &ProgressView::showProgress);
  connect(&runner, &JobRunner::stopping, progress_, &ProgressView::showStopping);
  for (auto ended : {&JobRunner::finished, &JobRunner::cancelled})
    connect(&runner, ended, progress_, &ProgressView::end);
  connect(&runner, &JobRunner::failed, this, [this](const QString& reason) {
    progress_->end();
    showState();
    verdict_->setText(tr("The study could not be run: %1").arg(reason));
  });
  for (auto changed : {&JobRunner::finished, &JobRunner::cancelled, &JobRunner::stopping})
    connect(&runner, changed, this, &StudiesPage::showState);
  connect(&runner, &JobRunner::started, this, &StudiesPage::showState);
}

void StudiesPage::connectViews() {
  connect(run_, &QPushButton::clicked, this, &StudiesPage::run);
  connect(stop_, &QPushButton::clicked, &session_.runner(), &JobRunner::stop);
  connect(reset_, &QPushButton::clicked, &session_, &StudySession::setAsInDocument);
  connect(export_, &QPushButton::clicked, this, &StudiesPage::exportWanted);
  connect(table_, &ComparisonTable::figureWanted, this, &StudiesPage::showFigure);
  connect(tabs_, &QTabWidget::currentChanged, this, [this] { bring(tabs_->currentWidget()); });
  connect(figures_, &FigureView::scrubbed, sticks_, &StickView::setAcross);
  connect(sticks_, &StickView::scrubbed, figures_, &FigureView::setAcross);
}

/// A number in red is no condition, nor is the one that it did not replace.
void StudiesPage::run() {
  if (allNumbersAreTaken(*form_)) return session_.run();
  verdict_->setText(tr("Not run: a number in red is not understood"));
}

void StudiesPage::showFigure(const QString& number) {
  tabs_->setCurrentWidget(figures_);
  figures_->showFigure(number);
}

void StudiesPage::showChosen() {
  choice_->setCurrentIndex(session_.chosen());
  QString words = said(session_.kind().words);
  words[0] = words[0].toUpper();
  words_->setText(said(words));
  QStringList notes;
  for (const std::string& note : session_.kind().notes) notes << QStringLiteral("• ") + said(note);
  notes_->setText(notes.join(QLatin1Char('\n')));
  if (session_.kind().isInstant) tabs_->setCurrentWidget(sticks_);
  showResult();
}

/// Of an instant study only what is in front, before it is seen.
void StudiesPage::bring(QWidget* view) {
  if (!behind_.remove(view)) return;
  const std::shared_ptr<const StudyRun> result = session_.result();
  const PrintedStudy none;
  const PrintedStudy& study = result ? result->study : none;
  if (view == table_) table_->setComparisons(study.comparisons);
  if (view == figures_) figures_->setFigures(study.figures);
  if (view == sticks_) sticks_->setMotions(study.motions);
  if (view == own_) own_->setStudy(study);
}

void StudiesPage::showResult() {
  const std::shared_ptr<const StudyRun> result = session_.result();
  const PrintedStudy none;
  const PrintedStudy& study = result ? result->study : none;
  behind_ = {table_, figures_, sticks_, own_};
  const QSet<QWidget*> due = session_.kind().isInstant ? QSet<QWidget*>{tabs_->currentWidget()} : behind_;
  for (QWidget* view : due) bring(view);
  tabs_->setTabVisible(tabs_->indexOf(own_), OwnNumbers::hasAny(study));
  pages_->setCurrentIndex(result ? 1 : 0);
  showState();
}

/// How many agree, and whether that is of the conditions that stand there.
QString StudiesPage::verdict() const {
  const std::shared_ptr<const StudyRun> result = session_.result();
  if (!result) return tr("Not run yet");
  const auto& all = result->study.comparisons;
  QString words = all.empty() ? tr("Nothing was compared")
                              : tr("%1 of %2 %3 agree")
                                    .arg(std::ranges::count(all, true, &PrintedComparison::agrees))
                                    .arg(all.size())
                                    .arg(said(session_.kind().compared));
  if (session_.isPart()) words += tr(" · stopped before the end");
  if (!session_.isOfNow() && !session_.kind().isInstant) words += tr(" · of other conditions, run again");
  return words;
}

void StudiesPage::showState() {
  const bool isRunning = session_.runner().isRunning();
  const QString changed = said(changedConditions(session_.kind(), session_.values()));
  const bool hadFocus = run_->hasFocus() || stop_->hasFocus();
  const bool followsItself = session_.kind().isInstant;
  run_->setVisible(!isRunning && !followsItself);
  stop_->setVisible(isRunning && !followsItself);
  stop_->setEnabled(!session_.runner().isStopping());
  if (hadFocus) (isRunning ? stop_ : run_)->setFocus();
  reset_->setEnabled(!changed.isEmpty());
  export_->setEnabled(session_.result() && !session_.result()->study.comparisons.empty());
  changed_->setVisible(!changed.isEmpty());
  changed_->setText(tr("Not as in the document: %1").arg(changed));
  verdict_->setText(verdict());
}

void StudiesPage::adoptTheme() {
  const bool isDark = appearanceOf(palette()) == Appearance::Dark;
  const PlotTheme theme = isDark ? PlotTheme::dark() : PlotTheme::light();
  figures_->setTheme(theme);
  sticks_->setTheme(theme);
}

/// What no field took.
void StudiesPage::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Escape) return emit closeWanted();
  QWidget::keyPressEvent(event);
}

void StudiesPage::changeEvent(QEvent* event) {
  if (event->type() == QEvent::PaletteChange && sticks_) adoptTheme();
  QWidget::changeEvent(event);
}

void StudiesPage::paintEvent(QPaintEvent*) { QPainter(this).fillRect(rect(), tokens(palette()).window); }

}  // namespace handhold
