// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/solve/stage_table.h"

#include <QCoreApplication>
#include <QFocusEvent>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QToolButton>

#include "engine/core/error.h"
#include "ui/controls/bound_form.h"
#include "ui/controls/cleared_grid.h"
#include "ui/document/language/said.h"
#include "ui/document/motion_actions.h"
#include "ui/theme/icon.h"
#include "ui/theme/style_sheet.h"
#include "ui/theme/tokens.h"

namespace handhold {

namespace {

constexpr int kTakesWidth = 66;
constexpr int kMoreSize = 22;

QLabel* quietLabel(const QString& words, QWidget* parent) {
  auto* label = new QLabel(said(words), parent);
  markMuted(label);
  return label;
}

}  // namespace

StageTable::StageTable(Document& document, QWidget* parent)
    : QWidget(parent), document_(document), grid_(new QGridLayout(this)) {
  grid_->setContentsMargins(0, 0, 0, 0);
  grid_->setHorizontalSpacing(space::kTight);
  grid_->setVerticalSpacing(2);
  grid_->setColumnStretch(kStage, 1);
  setObjectName(QStringLiteral("motion.stages"));
}

/// Everything that decides which rows there are.
QString StageTable::structure() const {
  const MotionSettings& motion = document_.shown().task.motion;
  QString text = tr("stages %1").arg(motion.stages.size());
  for (const StageBorder& border : stageBorders(motion)) {
    text += QStringLiteral("|%1").arg(static_cast<int>(border.velocity.kind));
    for (const GivenVelocity& given : border.velocity.given)
      text += QLatin1Char(',') + QString::fromStdString(given.site + given.joint);
  }
  return text + QString::fromStdString(document_.model().name);
}

void StageTable::refresh() {
  if (structure() != structure_) rebuild();
  const MotionSettings& motion = document_.shown().task.motion;
  for (std::size_t i = 0; i < rows_.size(); ++i) {
    rows_[i].name->showValue(QString::fromStdString(motion.stages[i].name));
    rows_[i].duration->showValue(motion.stages[i].duration);
  }
  const std::vector<StageBorder> borders = stageBorders(motion);
  for (const Speed& speed : speeds_)
    speed.field->showValue(speed.of(borders[speed.border].velocity.given[speed.given]));
}

void StageTable::clear() {
  rows_.clear();
  speeds_.clear();
  row_ = 0;
  clearGrid(*grid_);
}

/// A field that goes with the focus would hand it to the next of the window, which then swallows Ctrl+Z and
/// scrolls its panel into sight.
void StageTable::rebuild() {
  QWidget* focus = window()->focusWidget();
  const QString focused = focus && isAncestorOf(focus) ? focus->objectName() : QString();
  if (focus && isAncestorOf(focus)) {
    silence(*focus);
    setFocus();
  }
  fill();
  QWidget* again = focused.isEmpty() ? nullptr : findChild<QWidget*>(focused);
  if (!again || window()->focusWidget() != this) return;
  again->show();  // what is hidden takes no focus, and a layout shows what it gets later
  again->setFocus();
}

void StageTable::fill() {
  structure_ = structure();
  clear();
  const std::size_t count = document_.shown().task.motion.stages.size();
  if (count == 0) return offerFirst();
  grid_->addWidget(quietLabel(tr("Begins"), this), row_, kStage, 1, 2, Qt::AlignRight);
  addBorder(0);
  grid_->addWidget(quietLabel(tr("Stage"), this), row_, kStage);
  grid_->addWidget(quietLabel(tr("Takes"), this), row_, kTakes, Qt::AlignRight);
  grid_->addWidget(quietLabel(tr("Ends"), this), row_++, kEnds);
  for (std::size_t stage = 0; stage < count; ++stage) addStage(stage);
}

void StageTable::offerFirst() {
  auto* button = new QPushButton(tr("Divide into stages"), this);
  button->setObjectName(QStringLiteral("stage.first"));
  button->setToolTip(tr("Parts of the motion with names and durations of their own: go there, grip, work"));
  grid_->addWidget(button, 0, kStage, 1, kStageColumns);
  connect(button, &QPushButton::clicked, this, [this] {
    change(tr("Divide into stages"), [](MotionSettings& motion) { addStageAfter(motion, 0); });
  });
}

void StageTable::addStage(std::size_t stage) {
  addName(stage);
  addDuration(stage);
  addMenu(stage);
  addBorder(stage + 1);
}

void StageTable::addName(std::size_t stage) {
  auto* name = new TextField(this);
  name->setObjectName(QStringLiteral("stage.%1.name").arg(stage));
  name->setAccessibleName(tr("Name of stage %1").arg(stage + 1));
  grid_->addWidget(name, row_, kStage);
  connect(name, &TextField::entered, this, [this, name, stage](const QString& text) {
    const QString problem = attempt(tr("Rename stage to %1").arg(text), {}, [&](MotionSettings& motion) {
      motion.stages.at(stage).name = text.trimmed().toStdString();
    });
    if (!problem.isEmpty()) name->refuse(problem);
  });
  rows_.push_back({name, nullptr});
}

void StageTable::addDuration(std::size_t stage) {
  auto* duration = new NumberField(number::seconds(), this);
  duration->setObjectName(QStringLiteral("stage.%1.duration").arg(stage));
  duration->setFixedWidth(kTakesWidth);
  duration->setToolTip(tr("How long the stage takes (s); what lies in it stretches along"));
  grid_->addWidget(duration, row_, kTakes);
  connect(duration, &NumberField::entered, this, [this, duration, stage](double seconds) {
    const QString problem =
        attempt(tr("Duration of stage %1").arg(stage + 1), QStringLiteral("stage/%1").arg(stage),
                [&](MotionSettings& motion) { setStageDuration(motion, stage, seconds); });
    if (!problem.isEmpty()) duration->refuse(problem);
  });
  rows_.back().duration = duration;
}

void StageTable::addMenu(std::size_t stage) {
  auto* button = new QToolButton(this);
  button->setIcon(icon(QStringLiteral("more")));
  button->setAutoRaise(true);
  button->setFixedSize(kMoreSize, kMoreSize);
  button->setPopupMode(QToolButton::InstantPopup);
  button->setToolTip(tr("Add, move or remove"));
  button->setAccessibleName(button->toolTip());
  button->setObjectName(QStringLiteral("stage.%1.more").arg(stage));
  auto* menu = new QMenu(button);
  const auto offer = [&](const char* words, const char* title, const Change& edit) {
    return menu->addAction(said(words), this, [this, stage, title, edit] {
      takeTyping();
      const std::string& name = document_.project().task.motion.stages.at(stage).name;
      change(said(title).arg(QString::fromStdString(name)), edit);
    });
  };
  const std::size_t count = document_.shown().task.motion.stages.size();
  offer("Add a stage after it", "Add a stage after %1",
        [stage](MotionSettings& motion) { addStageAfter(motion, stage); });
  offer("Move it earlier", "Move stage %1 earlier", [stage](MotionSettings& motion) {
    swapWithNext(motion, stage - 1);
  })->setEnabled(stage > 0);
  offer("Move it later", "Move stage %1 later", [stage](MotionSettings& motion) {
    swapWithNext(motion, stage);
  })->setEnabled(stage + 1 < count);
  menu->addAction(tr("Remove it"), this, [this, stage] {
    takeTyping();
    perform(document_, [&] { removeStage(document_, stage); });
  });
  button->setMenu(menu);
  grid_->addWidget(button, row_, kMore);
}

QString StageTable::attempt(const QString& title, const QString& mergeKey, const Change& change) {
  try {
    changeStages(document_, {title, mergeKey}, change);
    return {};
  } catch (const InputError& problem) {
    return sentenceOf(problem);
  }
}

/// A menu leaves the keyboard to the field in which a name or a number is being typed; what is refused goes
/// with its row.
void StageTable::takeTyping() {
  for (TextField* name : findChildren<TextField*>()) {
    QFocusEvent leaving(QEvent::FocusOut);
    QCoreApplication::sendEvent(name, &leaving);
  }
  allNumbersAreTaken(*this);
}

void StageTable::change(const QString& title, const Change& change) {
  perform(document_, [&] { changeStages(document_, {title, {}}, change); });
}

}  // namespace handhold
