// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/solve/schedule_table.h"

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

enum Column { kName, kFrom, kTo, kAdd, kRemove };
constexpr int kFieldWidth = 66;
constexpr int kButton = 22;

QLabel* mutedLabel(const QString& words, QWidget* parent) {
  auto* label = new QLabel(said(words), parent);
  markMuted(label);
  return label;
}

}  // namespace

ScheduleTable::ScheduleTable(Document& document, QWidget* parent)
    : QWidget(parent), document_(document), grid_(new QGridLayout(this)) {
  grid_->setContentsMargins(0, 0, 0, 0);
  grid_->setHorizontalSpacing(space::kTight);
  grid_->setVerticalSpacing(2);
  grid_->setColumnStretch(kName, 1);
  setObjectName(QStringLiteral("motion.schedule"));
}

/// Everything that decides which rows there are.
QString ScheduleTable::structure() const {
  const Task& task = document_.shown().task;
  QString text;
  for (const Contact& contact : task.contacts)
    text += QString::fromStdString(contact.name) + QLatin1Char(contact.pinned ? '\n' : '\t');
  for (const HoldInterval& hold : task.motion.holds)
    text += QLatin1Char('|') + QString::fromStdString(hold.contact);
  return text;
}

void ScheduleTable::refresh() {
  if (structure() != structure_) rebuild();
  const std::vector<HoldInterval>& holds = document_.shown().task.motion.holds;
  for (const Row& row : rows_) {
    row.from->showValue(holds[row.hold].from);
    row.to->showValue(holds[row.hold].to);
  }
}

void ScheduleTable::addHead() {
  grid_->addWidget(mutedLabel(tr("Contact"), this), 0, kName);
  grid_->addWidget(mutedLabel(tr("From"), this), 0, kFrom, Qt::AlignRight);
  grid_->addWidget(mutedLabel(tr("To"), this), 0, kTo, Qt::AlignRight);
}

void ScheduleTable::rebuild() {
  structure_ = structure();
  rows_.clear();
  clearGrid(*grid_);
  const Task& task = document_.shown().task;
  if (task.contacts.empty()) {
    grid_->addWidget(mutedLabel(tr("No contacts yet"), this), 0, kName);
    return;
  }
  addHead();
  int row = 1;
  for (const Contact& contact : task.contacts) {
    const int before = row;
    for (int hold = 0; hold < static_cast<int>(task.motion.holds.size()); ++hold)
      if (task.motion.holds[hold].contact == contact.name) addEntry(row++, hold);
    if (row == before) addFree(row++, contact);
  }
}

void ScheduleTable::addFree(int row, const Contact& contact) {
  const std::string name = contact.name;
  grid_->addWidget(new QLabel(named(name), this), row, kName);
  const QString words = contact.pinned ? tr("all the time") : tr("released");
  grid_->addWidget(mutedLabel(words, this), row, kFrom, 1, 2, Qt::AlignRight);
  if (!contact.pinned) return;
  addButton(row, kAdd, QStringLiteral("add"), tr("Give it a time to take hold and to let go"),
            [this, name] { perform(document_, [&] { addHold(document_, name); }); });
}

void ScheduleTable::addEntry(int row, int hold) {
  const std::string name = document_.shown().task.motion.holds[hold].contact;
  grid_->addWidget(new QLabel(named(name), this), row, kName);
  const auto field = [&](int column, const QString& end, double HoldInterval::*member) {
    auto* number =
        new NumberField({Dimension::None, 0.0, bound::kTime.most, QStringLiteral("s"), 2, 0.05}, this);
    number->setObjectName(QStringLiteral("hold.%1.%2").arg(hold).arg(end));
    number->setFixedWidth(kFieldWidth);
    number->setToolTip(
        tr("%1 %2 (s of the motion)")
            .arg(QString::fromStdString(name), column == kFrom ? tr("takes hold") : tr("lets go")));
    grid_->addWidget(number, row, column);
    connect(number, &NumberField::entered, this, [this, number, hold, member](double seconds) {
      const QString problem = change(hold, member, seconds);
      if (!problem.isEmpty()) number->refuse(problem);
    });
    return number;
  };
  NumberField* from = field(kFrom, QStringLiteral("from"), &HoldInterval::from);
  NumberField* to = field(kTo, QStringLiteral("to"), &HoldInterval::to);
  rows_.push_back({hold, from, to});
  addButton(row, kAdd, QStringLiteral("add"), tr("Hold once more"),
            [this, name] { perform(document_, [&] { addHold(document_, name); }); });
  addButton(row, kRemove, QStringLiteral("close"), tr("Remove this interval"),
            [this, hold] { removeHold(hold); });
}

void ScheduleTable::addButton(int row, int column, const QString& name, const QString& tooltip,
                              const std::function<void()>& action) {
  auto* button = new QToolButton(this);
  button->setIcon(icon(name));
  button->setAutoRaise(true);
  button->setFixedSize(kButton, kButton);
  button->setToolTip(said(tooltip));
  button->setAccessibleName(said(tooltip));
  button->setObjectName(QStringLiteral("schedule.%1.%2").arg(name).arg(row));
  grid_->addWidget(button, row, column);
  connect(button, &QToolButton::clicked, this, [this, action] {
    allNumbersAreTaken(*this);  // what is refused goes with its row
    action();
  });
}

QString ScheduleTable::change(int hold, double HoldInterval::*end, double seconds) {
  std::vector<HoldInterval> holds = document_.project().task.motion.holds;
  holds.at(hold).*end = seconds;
  const QString name = QString::fromStdString(holds[hold].contact);
  try {
    setHolds(document_, std::move(holds), {tr("Schedule %1").arg(name), QStringLiteral("hold/%1").arg(hold)});
    return {};
  } catch (const InputError& problem) {
    return sentenceOf(problem);
  }
}

void ScheduleTable::removeHold(int hold) {
  std::vector<HoldInterval> holds = document_.project().task.motion.holds;
  const QString name = QString::fromStdString(holds.at(hold).contact);
  holds.erase(holds.begin() + hold);
  perform(document_, [&] { setHolds(document_, std::move(holds), {tr("Schedule %1").arg(name), {}}); });
}

}  // namespace handhold
