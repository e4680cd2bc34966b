// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/prediction/prediction_panel.h"

#include <QHBoxLayout>
#include <algorithm>

#include "ui/controls/column_area.h"
#include "ui/controls/elided_label.h"
#include "ui/document/actions/own_clock.h"
#include "ui/document/goals.h"
#include "ui/document/language/said.h"
#include "ui/document/units/units.h"
#include "ui/panels/prediction/asked_words.h"
#include "ui/theme/style_sheet.h"
#include "ui/theme/tokens.h"

namespace handhold {

namespace {

NumberKind instant() { return {Dimension::None, -1e6, 1e6, QStringLiteral("s"), 3, 0.1}; }

/// Goals that can count alone, in the order of the choice; the first, null, stands for the usual ones.
std::vector<const GoalRow*> goalChoices() {
  std::vector<const GoalRow*> goals{nullptr};
  for (const auto rows : {bodyGoals(), motionGoals()})
    for (const GoalRow& goal : rows)
      // the time is that of the recording, and the guess is no goal
      if (goal.motionWeight != &MotionObjective::duration && goal.motionWeight != &MotionObjective::nearest)
        goals.push_back(&goal);
  return goals;
}

/// Reads and changes one choice.
template <class Value, class Get, class Set>
Binding<Value> bindDraft(PredictionSession& session, Get get, Set set) {
  return {[&session, get] { return Value(get(session.draft())); },
          [&session, set](const Value& value) {
            PredictionDraft draft = session.draft();
            set(draft, value);
            session.change(std::move(draft));
          }};
}

}  // namespace

PredictionPanel::PredictionPanel(Document& document, PredictionSession& session, QWidget* parent)
    : QWidget(parent), document_(document), session_(session) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(0);
  auto* area = new ColumnArea(this);
  auto* content = new QWidget;
  column_ = new QVBoxLayout(content);
  column_->setContentsMargins(0, 0, 0, space::kSmall);
  column_->setSpacing(0);
  column_->addWidget(buildHead());
  column_->addWidget(task_ = new QLabel(content));
  task_->setObjectName(QStringLiteral("prediction.task"));
  task_->setContentsMargins(space::kPanel, space::kSmall, space::kPanel, 0);
  task_->setWordWrap(true);
  task_->setTextInteractionFlags(Qt::TextSelectableByMouse);
  task_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
  column_->addStretch(1);
  area->setWidget(content);
  area->setWidgetResizable(true);
  column->addWidget(area, 1);
  column->addWidget(buildButtons());
  connect(&session_, &PredictionSession::opened, this, &PredictionPanel::buildForm);
  for (auto signal : {&PredictionSession::opened, &PredictionSession::changed, &PredictionSession::closed})
    connect(&session_, signal, this, &PredictionPanel::refresh);
  connect(&Units::shared(), &Units::changed, this, &PredictionPanel::refresh);
  refresh();
}

QWidget* PredictionPanel::buildHead() {
  auto* head = new QWidget(this);
  auto* column = new QVBoxLayout(head);
  column->setContentsMargins(space::kPanel, space::kSmall, space::kPanel, space::kSmall);
  column->setSpacing(space::kTight);
  column->addWidget(title_ = new ElidedLabel(head));
  title_->setObjectName(QStringLiteral("prediction.name"));
  markHeading(title_);
  auto* words =
      new QLabel(tr("The person is asked again for what was recorded: on the same holds, in the same time, "
                    "between the states at both ends. What comes of it stands beside the recording."),
                 head);
  words->setWordWrap(true);
  words->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
  markMuted(words);
  column->addWidget(words);
  return head;
}

QWidget* PredictionPanel::buildButtons() {
  auto* box = new QWidget(this);
  auto* row = new QHBoxLayout(box);
  row->setContentsMargins(space::kPanel, space::kSmall, space::kPanel, space::kSmall);
  predict_ = new QPushButton(box);
  predict_->setObjectName(QStringLiteral("prediction.predict"));
  markPrimary(predict_);
  auto* cancel = new QPushButton(tr("Cancel"), box);
  cancel->setObjectName(QStringLiteral("prediction.cancel"));
  cancel->setToolTip(tr("Close the page; the recording stays as it is"));
  row->addWidget(predict_);
  row->addWidget(cancel);
  row->addStretch(1);
  connect(predict_, &QPushButton::clicked, this, [this] {
    if (allNumbersAreTaken(*this)) session_.predict();
  });
  connect(cancel, &QPushButton::clicked, &session_, &PredictionSession::close);
  return box;
}

/// Nothing that was typed for the last one is left.
void PredictionPanel::buildForm() {
  if (form_) {
    form_->hide();
    for (QWidget* field : form_->findChildren<QWidget*>()) field->setObjectName({});  // the new form's
    form_->deleteLater();
  }
  form_ = new BoundForm(this);
  form_->setSubjectTest([this] { return session_.isOpen(); });
  column_->insertWidget(1, form_);
  addPiece();
  form_->addGroup(tr("Laws"));
  for (const LawText& law : lawTexts())
    form_->addSwitch({law.title, QStringLiteral("prediction.law.") + law.id, law.tooltip},
                     bindDraft<bool>(
                         session_, [on = law.on](const PredictionDraft& draft) { return draft.laws.*on; },
                         [on = law.on](PredictionDraft& draft, bool holds) { draft.laws.*on = holds; }));
  addGoal();
}

void PredictionPanel::addPiece() {
  form_->addGroup(tr("Part of the time"));
  const auto bindEnd = [this](double TimeSpan::*end) {
    return bindDraft<double>(
        session_, [end](const PredictionDraft& draft) { return draft.piece.*end; },
        [end](PredictionDraft& draft, double time) { draft.piece.*end = time; });
  };
  const auto here = [this](double TimeSpan::*end) {
    PredictionDraft draft = session_.draft();
    draft.piece.*end = ownTime(document_);
    session_.change(std::move(draft));
  };
  form_->addNumber({"From", "prediction.from", "On the recording's clock, as the brackets of the time line"},
                   instant(), bindEnd(&TimeSpan::from));
  form_->addNumber({"To", "prediction.to", "On the recording's clock, as the brackets of the time line"},
                   instant(), bindEnd(&TimeSpan::to));
  form_->addButton({"Begin at the playhead", "prediction.beginHere", "What lies before is not asked for"}, "",
                   [here] { here(&TimeSpan::from); });
  form_->addButton({"End at the playhead", "prediction.endHere", "What lies behind is not asked for"}, "",
                   [here] { here(&TimeSpan::to); });
}

void PredictionPanel::addGoal() {
  const std::vector<const GoalRow*> goals = goalChoices();
  QStringList titles;
  for (const GoalRow* goal : goals) titles << (goal ? said(goal->title) : tr("As for any motion"));
  form_->addGroup(tr("Objective"));
  form_->addChoice({"Minimise", "prediction.goal", "What the person is taken to spare, beside a bit of jerk"},
                   titles,
                   bindDraft<int>(
                       session_,
                       [goals](const PredictionDraft& draft) {
                         return static_cast<int>(std::ranges::find(goals, draft.goal) - goals.begin());
                       },
                       [goals](PredictionDraft& draft, int index) {
                         draft.goal = goals[static_cast<std::size_t>(index)];
                       }));
}

void PredictionPanel::refresh() {
  const bool isOpen = session_.isOpen(), isPredicting = session_.isPredicting();
  if (form_) form_->setVisible(isOpen);
  title_->setText(isOpen ? QString::fromStdString(session_.draft().name) : tr("No recording"));
  predict_->setText(isPredicting ? tr("Predicting…") : tr("Predict"));
  predict_->setEnabled(isOpen && !isPredicting && session_.problem().isEmpty());
  predict_->setToolTip(session_.problem().isEmpty()
                           ? tr("Takes a minute or so; the status line shows how far it is")
                           : session_.problem());
  showTask();
  if (isOpen) form_->refresh();
}

void PredictionPanel::showTask() {
  const std::shared_ptr<const RecordedTask> made = session_.isOpen() ? session_.task() : nullptr;
  QString words = session_.problem().toHtmlEscaped();
  if (made)
    for (const QString& line : askedWords(*made, *session_.draft().recorded->subject.model))
      words += QStringLiteral("<p style='margin:2px 0'>%1</p>").arg(line.toHtmlEscaped());
  task_->setText(said(words));
  task_->setVisible(!words.isEmpty());
}

}  // namespace handhold
