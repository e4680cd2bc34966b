// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/solve/own_times_table.h"

#include <QLabel>
#include <QToolButton>
#include <algorithm>
#include <array>

#include "engine/core/error.h"
#include "engine/motion/component_ways.h"
#include "ui/controls/bound_form.h"
#include "ui/controls/choice_box.h"
#include "ui/controls/cleared_grid.h"
#include "ui/document/element_names.h"
#include "ui/document/language/said.h"
#include "ui/document/motion_actions.h"
#include "ui/theme/icon.h"
#include "ui/theme/style_sheet.h"
#include "ui/theme/tokens.h"

namespace handhold {

namespace {

/// Of the line below a component's name.
enum OwnColumn { kStart, kLength, kBound, kDrop };

QString titleOf(const std::string& component) { return readableName(component); }

bool isAlongAxis(const std::string& component) {
  return component == "pelvis_x" || component == "pelvis_y" || component == "pelvis_z";
}

}  // namespace

OwnTimesTable::OwnTimesTable(Document& document, QWidget* parent)
    : QWidget(parent), document_(document), grid_(new QGridLayout(this)) {
  grid_->setContentsMargins(0, 0, 0, 0);
  grid_->setHorizontalSpacing(space::kTight);
  grid_->setVerticalSpacing(2);
  for (const int column : {kStart, kLength, kBound}) grid_->setColumnStretch(column, 1);
  setObjectName(QStringLiteral("motion.ownTimes"));
}

QString OwnTimesTable::structure() const {
  QString text =
      QString::fromStdString(document_.model().name) + QString::number(document_.model().linkCount());
  for (const ComponentTime& component : document_.shown().task.motion.components)
    text += QLatin1Char('|') + QString::fromStdString(component.name);
  return text;
}

void OwnTimesTable::refresh() {
  if (structure() != structure_) rebuild();
  const MotionSettings& motion = document_.shown().task.motion;
  for (std::size_t i = 0; i < rows_.size(); ++i) {
    const ComponentTime& component = motion.components[i];
    rows_[i].from->showValue(component.from);
    rows_[i].duration->showValue(component.duration.value_or(motion.duration - component.from));
    rows_[i].speed->showValue(component.maxSpeed.value_or(0.0));
  }
}

void OwnTimesTable::rebuild() {
  structure_ = structure();
  rows_.clear();
  clearGrid(*grid_);
  const auto count = static_cast<int>(document_.shown().task.motion.components.size());
  const QString heads[] = {tr("From"), tr("Time"), tr("Fastest")};
  for (int column = kStart; count > 0 && column < kDrop; ++column) {
    auto* head = new QLabel(heads[column], this);
    markMuted(head);
    grid_->addWidget(head, 0, column, Qt::AlignRight);
  }
  for (int i = 0; i < count; ++i) addEntry(i);
  addAdder(2 * count + 1);
}

NumberField* OwnTimesTable::addField(int index, int column, const QString& unit, const QString& tip) {
  static constexpr std::array kNames{"from", "duration", "speed"};
  NumberKind kind{Dimension::None, 0.0, bound::kTime.most, unit, 2, 0.05};
  if (column == kBound) kind.atZero = tr("free");
  auto* number = new NumberField(kind, this);
  number->setObjectName(
      QStringLiteral("own.%1.%2").arg(index).arg(QString::fromLatin1(kNames[std::size_t(column)])));
  number->setAccessibleName(said(tip));
  number->setToolTip(said(tip));
  number->setMinimumWidth(0);
  grid_->addWidget(number, 2 * index + 2, column);
  return number;
}

void OwnTimesTable::addEntry(int index) {
  const std::string name = document_.shown().task.motion.components[std::size_t(index)].name;
  grid_->addWidget(new QLabel(titleOf(name), this), 2 * index + 1, kStart, 1, kDrop);
  const auto bind = [this, index](NumberField* field, std::function<void(ComponentTime&, double)> take) {
    connect(field, &NumberField::entered, this, [this, field, index, take = std::move(take)](double value) {
      const QString problem = change(index, [&](ComponentTime& component) { take(component, value); });
      if (!problem.isEmpty()) field->refuse(problem);
    });
    return field;
  };
  const QString seconds = QStringLiteral("s"),
                speed = isAlongAxis(name) ? QStringLiteral("m/s") : QStringLiteral("rad/s");
  Row fields;
  fields.from = bind(addField(index, kStart, seconds, tr("When it begins to move (s)")),
                     [](ComponentTime& component, double value) { component.from = value; });
  fields.duration =
      bind(addField(index, kLength, seconds, tr("How long it takes (s); at least a fifth of the motion")),
           [](ComponentTime& component, double value) { component.duration = value; });
  fields.speed = bind(addField(index, kBound, speed, tr("How fast at most (m/s or rad/s); 0: no bound")),
                      [](ComponentTime& component, double value) {
                        component.maxSpeed = value > 0.0 ? std::optional(value) : std::nullopt;
                      });
  rows_.push_back(fields);
  auto* drop = new QToolButton(this);
  drop->setIcon(icon(QStringLiteral("close")));
  drop->setAutoRaise(true);
  drop->setToolTip(tr("It moves with the others again"));
  drop->setAccessibleName(drop->toolTip());
  drop->setObjectName(QStringLiteral("own.%1.remove").arg(index));
  grid_->addWidget(drop, 2 * index + 2, kDrop);
  connect(drop, &QToolButton::clicked, this, [this, index] {
    allNumbersAreTaken(*this);  // what is refused goes with its row
    perform(document_, [&] {
      std::vector<ComponentTime> components = document_.project().task.motion.components;
      components.erase(components.begin() + index);
      set(std::move(components), tr("Remove own time"), {});
    });
  });
}

/// A choice that gives what is chosen a time of its own.
void OwnTimesTable::addAdder(int row) {
  auto* adder = new ChoiceBox(this);
  adder->setObjectName(QStringLiteral("own.add"));
  adder->setAccessibleName(tr("Give a component its own time"));
  adder->setToolTip(tr("A joint, or the pelvis along an axis, that moves at its own time"));
  adder->addItem(tr("Own time for…"));
  for (const std::string& name : componentNames(document_.model())) {
    const auto& known = document_.shown().task.motion.components;
    if (std::ranges::find(known, name, &ComponentTime::name) == known.end())
      adder->addItem(titleOf(name), QString::fromStdString(name));
  }
  grid_->addWidget(adder, row, kStart, 1, kDrop);
  connect(adder, &QComboBox::activated, this, [this, adder](int chosen) {
    if (chosen == 0) return;
    perform(document_, [&] {
      const MotionSettings& motion = document_.project().task.motion;
      std::vector<ComponentTime> components = motion.components;
      components.push_back({adder->itemData(chosen).toString().toStdString(), 0.0, motion.duration, {}});
      set(std::move(components), tr("Own time for %1").arg(withinSentence(adder->itemText(chosen))), {});
    });
  });
}

QString OwnTimesTable::change(int index, const std::function<void(ComponentTime&)>& edit) {
  std::vector<ComponentTime> components = document_.project().task.motion.components;
  edit(components[std::size_t(index)]);
  try {
    set(std::move(components), tr("Own time"), QStringLiteral("own/%1").arg(index));
    return {};
  } catch (const InputError& problem) {
    return sentenceOf(problem);
  }
}

void OwnTimesTable::set(std::vector<ComponentTime> components, const QString& title,
                        const QString& mergeKey) {
  MotionSettings settings = document_.project().task.motion;
  settings.components = std::move(components);
  setMotionSettings(document_, settings, {title, mergeKey});
}

}  // namespace handhold
