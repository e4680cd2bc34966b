// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/manoeuvre/manoeuvre_panel.h"

#include <QApplication>
#include <algorithm>
#include <cmath>
#include <iterator>

#include "engine/planning/manoeuvre/floating/weightless_drag.h"
#include "engine/trial/trial_words.h"
#include "ui/controls/choice_box.h"
#include "ui/controls/column_area.h"
#include "ui/controls/severity_look.h"
#include "ui/document/language/said.h"
#include "ui/document/manoeuvre_actions.h"
#include "ui/document/verdict.h"
#include "ui/jobs/solve_jobs.h"
#include "ui/panels/manoeuvre/manoeuvre_forms.h"
#include "ui/panels/manoeuvre/turn_dial.h"
#include "ui/theme/figures.h"
#include "ui/theme/icon.h"
#include "ui/theme/style_sheet.h"
#include "ui/theme/tokens.h"

namespace handhold {

namespace {

/// What a figure's unit measures, and how much of the SI unit it is.
struct FigureUnit {
  const char* name;
  Dimension dimension;
  double si = 1.0;
};

constexpr FigureUnit kFigureUnits[] = {{"N", Dimension::Force},   {"N m", Dimension::Torque},
                                       {"m", Dimension::Length},  {"mm", Dimension::Length, 1e-3},
                                       {"m/s", Dimension::Speed}, {"N s", Dimension::Impulse},
                                       {"J", Dimension::Work},    {"\u00b0", Dimension::Angle, M_PI / 180.0}};

/// A figure in the window's unit, with at least the digits that it has in its own.
FigureLine lineOf(const PlanFigure& figure) {
  for (const FigureUnit& unit : kFigureUnits) {
    if (figure.unit != QString::fromUtf8(unit.name)) continue;
    const ShownUnit shown = shownUnit(unit.dimension);
    const double perUnit = unit.si * shown.perSi;
    if (perUnit == 1.0) break;
    const int digits = figure.decimals - static_cast<int>(std::floor(std::log10(perUnit)));
    return {
        figure.label, figures(figure.value * perUnit, std::max(0, digits)), shown.name, figure.tooltip, {}};
  }
  const QString number = figure.decimals < 0 ? numberOf(figure) : figures(figure.value, figure.decimals);
  return {figure.label, number, figure.unit, figure.tooltip, {}};
}

bool hasSteps(const std::optional<Manoeuvre>& manoeuvre) {
  const auto* turn = manoeuvre ? std::get_if<TurnManoeuvre>(&*manoeuvre) : nullptr;
  return turn && turn->steps;
}

/// The planner's sentence of what is shown.
QString messageOf(const Project& project) {
  const auto& shown = shownTrial(project);
  return shown ? said(findingOf(*shown, Units::shared().choice())) : QString();
}

}  // namespace

ManoeuvrePanel::ManoeuvrePanel(Document& document, JobRunner& runner, const Solvers& solvers, QWidget* parent)
    : QWidget(parent), document_(document), runner_(runner), solvers_(solvers) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(0);
  column->addWidget(buildButtons());
  auto* area = new ColumnArea(this);
  area->setWidget(buildParts());
  column->addWidget(area, 1);
  column->addWidget(progress_ = new ProgressView(this));  // below all else, so that nothing jumps
  progress_->text()->setObjectName(QStringLiteral("manoeuvre.progress"));
  connect(&document_, &Document::readoutsChanged, this, &ManoeuvrePanel::refresh);
  connect(&document_, &Document::wasReset, this, [this] { memory_ = {}; });
  connect(&Units::shared(), &Units::changed, this, [this] {
    rebuildForms();
    refresh();
  });
  for (auto ended : {&JobRunner::stopping, &JobRunner::finished, &JobRunner::cancelled})
    connect(&runner_, ended, this, &ManoeuvrePanel::showRunning);
  connect(&runner_, &JobRunner::started, this, &ManoeuvrePanel::showRunning);
  connect(&runner_, &JobRunner::failed, this, &ManoeuvrePanel::showRunning);
  for (auto changed : {&JobRunner::stopping, &JobRunner::finished, &JobRunner::cancelled})
    connect(&runner_, changed, this, &ManoeuvrePanel::showProgress);
  connect(&runner_, &JobRunner::started, this, &ManoeuvrePanel::showProgress);
  connect(&runner_, &JobRunner::failed, this, &ManoeuvrePanel::showProgress);
  connect(&runner_, &JobRunner::progressed, progress_, &ProgressView::showProgress);
  refresh();
  showRunning();
}

/// Other panels that are being taken down may still commit.
ManoeuvrePanel::~ManoeuvrePanel() { disconnect(&document_, nullptr, this, nullptr); }

QWidget* ManoeuvrePanel::buildButtons() {
  auto* box = new QWidget(this);
  auto* column = new QVBoxLayout(box);
  column->setContentsMargins(space::kPanel, space::kTight, space::kPanel, space::kSmall);
  column->setSpacing(space::kSmall);
  kind_ = new ChoiceBox(box);
  kind_->setObjectName(QStringLiteral("manoeuvre.kind"));
  kind_->setAccessibleName(tr("Kind of manoeuvre"));
  kind_->addItem(tr("No manoeuvre"));
  for (const ManoeuvreRow& row : kManoeuvreRows) {
    kind_->addItem(said(row.deed));
    kind_->setItemData(kind_->count() - 1, said(row.tip), Qt::ToolTipRole);
  }
  column->addWidget(kind_);
  column->addLayout(buildActions(box));
  connect(kind_, &QComboBox::activated, this, [this](int index) {
    choose(index == 0 ? std::nullopt : std::optional(static_cast<ManoeuvreKind>(index - 1)));
    refresh();
  });
  return box;
}

QHBoxLayout* ManoeuvrePanel::buildActions(QWidget* box) {
  const auto button = [box](const char* name, const char* words, const char* tooltip) {
    auto* made = new QPushButton(said(words), box);
    made->setObjectName(QString::fromLatin1(name));
    made->setToolTip(said(tooltip));
    return made;
  };
  plan_ = button("manoeuvre.plan", "Plan", "Find the motion of this manoeuvre (F9)");
  stop_ = button("manoeuvre.stop", "Stop", "Keep the best that was found so far");
  cancel_ = button("manoeuvre.cancel", "Cancel", "Forget this plan");
  markPrimary(plan_);
  for (QPushButton* end : {stop_, cancel_}) {  // their place stays free: a late click begins nothing
    QSizePolicy policy = end->sizePolicy();
    policy.setRetainSizeWhenHidden(true);
    end->setSizePolicy(policy);
  }
  auto* row = new QHBoxLayout;
  row->addWidget(plan_, 1);
  row->addWidget(stop_);
  row->addWidget(cancel_);
  connect(plan_, &QPushButton::clicked, this, &ManoeuvrePanel::plan);
  connect(stop_, &QPushButton::clicked, &runner_, &JobRunner::stop);
  connect(cancel_, &QPushButton::clicked, &runner_, &JobRunner::cancel);
  return row;
}

QWidget* ManoeuvrePanel::buildResult() {
  result_ = new QWidget(this);
  auto* column = new QVBoxLayout(result_);
  column->setContentsMargins(space::kPanel, 0, space::kPanel, space::kSmall);
  column->setSpacing(2);
  auto* head = new QHBoxLayout;
  head->setSpacing(6);
  icon_ = new QLabel(result_);
  verdict_ = new QLabel(result_);
  verdict_->setObjectName(QStringLiteral("manoeuvre.verdict"));
  verdict_->setWordWrap(true);
  markHeading(verdict_);
  head->addWidget(icon_);
  head->addWidget(verdict_, 1);
  message_ = new QLabel(result_);
  message_->setObjectName(QStringLiteral("manoeuvre.message"));
  message_->setWordWrap(true);
  markMuted(message_);
  takeWorking_ = new QPushButton(tr("Use what works"), result_);
  takeWorking_->setObjectName(QStringLiteral("manoeuvre.takeWorking"));
  takeWorking_->setToolTip(tr("Ask for the nearest that was found to work instead, and plan it"));
  connect(takeWorking_, &QPushButton::clicked, this, &ManoeuvrePanel::takeWorking);
  figures_ = new FigureList(result_);
  figures_->setObjectName(QStringLiteral("manoeuvre.figures"));
  column->addLayout(head);
  column->addWidget(message_);
  column->addWidget(takeWorking_, 0, Qt::AlignLeft);
  column->addWidget(figures_);
  return result_;
}

QWidget* ManoeuvrePanel::buildParts() {
  auto* content = new QWidget;
  auto* parts = new QVBoxLayout(content);
  parts->setContentsMargins(0, 0, 0, space::kSmall);
  parts->setSpacing(0);
  hint_ = new QLabel(tr("A manoeuvre is planned as a whole, for weightlessness: choosing one turns "
                        "gravity off and sets up what it is done at."),
                     content);
  hint_->setWordWrap(true);
  hint_->setContentsMargins(space::kPanel, 0, space::kPanel, space::kSmall);
  markMuted(hint_);
  parts->addWidget(hint_);
  first_ = new Section(tr("Asked for"), Section::State::Open, content);
  more_ = new Section(tr("More"), Section::State::Closed, content);
  more_->header()->setObjectName(QStringLiteral("manoeuvre.more"));
  byHand_ = new Section(tr("Turned so far"), Section::State::Open, content);
  byHand_->header()->setToolTip(
      tr("Nothing holds the body: drag an arm or a leg in the view, and the rest answers"));
  byHand_->body()->addWidget(new TurnDial(document_, byHand_));
  parts->addWidget(first_);
  parts->addWidget(more_);
  parts->addWidget(buildResult());  // it comes and goes: below the fields, which stay where they are
  parts->addWidget(byHand_);
  parts->addStretch(1);
  return content;
}

/// Forms hold bindings into one kind of manoeuvre.
void ManoeuvrePanel::rebuildForms() {
  const auto& manoeuvre = document_.shown().task.manoeuvre;
  shownKind_ = manoeuvre ? std::optional(kindOf(*manoeuvre)) : std::nullopt;
  showsSteps_ = hasSteps(manoeuvre);
  const auto exchange = [this](BoundForm*& form, Section& section) {
    if (form) {
      // it may be its own field that brought another kind; out of its window it would leave Qt's chain of
      // focus with a widget that is gone
      form->hide();
      for (QWidget* field : form->findChildren<QWidget*>()) field->setObjectName({});
      form->deleteLater();
    }
    form = new BoundForm(this);
    form->layout()->setContentsMargins(0, 0, 0, 0);
    form->findChild<QLabel*>(QStringLiteral("inspector.problem"))
        ->setObjectName(QStringLiteral("manoeuvre.problem"));
    section.body()->addWidget(form);
  };
  exchange(firstForm_, *first_);
  exchange(moreForm_, *more_);
  if (shownKind_) fillManoeuvreForms(*shownKind_, document_, *firstForm_, *moreForm_);
}

void ManoeuvrePanel::choose(std::optional<ManoeuvreKind> kind) {
  const auto& now = document_.project().task.manoeuvre;
  if (!kind && !now) return;
  if (kind && now && kindOf(*now) == *kind) return;
  perform(document_, [&] { chooseManoeuvre(document_, kind, memory_); });
}

/// A number that stands there in red is none to plan with, nor is the one that it did not replace.
void ManoeuvrePanel::plan() {
  const bool isFirstTaken = allNumbersAreTaken(*firstForm_), isMoreTaken = allNumbersAreTaken(*moreForm_);
  if (!isMoreTaken) more_->setState(Section::State::Open);
  if (!isFirstTaken || !isMoreTaken)
    return document_.report(Severity::Attention,
                            tr("Nothing was planned: a number in red is not understood"));
  perform(document_, [this] { planManoeuvreInBackground(document_, runner_, solvers_); });
}

void ManoeuvrePanel::refresh() {
  const auto& manoeuvre = document_.shown().task.manoeuvre;
  const auto kind = manoeuvre ? std::optional(kindOf(*manoeuvre)) : std::nullopt;
  if (kind != shownKind_ || hasSteps(manoeuvre) != showsSteps_ || !firstForm_) rebuildForms();
  firstForm_->refresh();
  moreForm_->refresh();
  kind_->setCurrentIndex(kind ? 1 + static_cast<int>(*kind) : 0);
  hint_->setVisible(!kind);
  first_->setVisible(kind.has_value());
  more_->setVisible(kind.has_value());
  byHand_->setVisible(isAdrift(document_.model(), document_.shown().task));
  refreshResult();
  showRunning();
}

/// As one step, which undo takes back.
void ManoeuvrePanel::takeWorking() {
  const std::optional<Manoeuvre> working = document_.workingManoeuvre();
  if (!working || !perform(document_, [&] {
        setManoeuvre(document_, working, {tr("Use the manoeuvre that works"), {}});
      }))
    return;
  plan();
}

void ManoeuvrePanel::refreshResult() {
  const KeptTrial* shown = shownResult(document_.project());
  const bool isPlanned = shown && !shown->trial->figures.empty();
  const bool isRefused = !document_.refusal().isEmpty();
  result_->setVisible(isPlanned || isRefused);
  if (!isPlanned && !isRefused) return;
  const Verdict verdict =
      isPlanned ? verdictOf(document_.project()) : Verdict{Severity::Attention, tr("Not possible")};
  icon_->setPixmap(iconPixmap(severityIcon(verdict.severity), severityColor(verdict.severity, palette()), 18,
                              devicePixelRatioF()));
  verdict_->setText(said(verdict.words));
  takeWorking_->setVisible(isRefused && document_.workingManoeuvre().has_value());
  message_->setText(isRefused ? document_.refusal() : messageOf(document_.project()));
  std::vector<FigureLine> lines;
  if (isPlanned)
    for (const PlanFigure& figure : planFigures(shown->trial->figures)) lines.push_back(lineOf(figure));
  if (const double seconds = isPlanned ? shown->trial->seconds : 0.0; seconds > 0.0)
    lines.push_back({tr("Planned in"),
                     figures(seconds, seconds < 0.1 ? 3 : 1),
                     QStringLiteral("s"),
                     tr("How long the computer took"),
                     {}});
  figures_->say(lines);
}

void ManoeuvrePanel::showRunning() {
  const bool running = runner_.isRunning();
  QWidget* before = QApplication::focusWidget();
  plan_->setEnabled(!running && document_.project().task.manoeuvre.has_value());
  plan_->setText(running ? tr("Working") : tr("Plan"));
  stop_->setVisible(running);
  stop_->setEnabled(running && !runner_.isStopping());
  cancel_->setVisible(running);
  keyboard_.follow(running, before, {plan_}, {stop_, cancel_});
}

void ManoeuvrePanel::showProgress() {
  if (!runner_.isRunning())
    progress_->end();
  else if (runner_.isStopping())
    progress_->showStopping();
  else
    progress_->start(runner_.title());
}

}  // namespace handhold
