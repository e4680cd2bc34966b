// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/solve/own_points_table.h"

#include <QLabel>
#include <QToolButton>
#include <algorithm>

#include "engine/core/error.h"
#include "engine/motion/component_ways.h"
#include "ui/controls/bound_form.h"
#include "ui/controls/choice_box.h"
#include "ui/controls/cleared_grid.h"
#include "ui/document/element_names.h"
#include "ui/document/language/said.h"
#include "ui/document/motion_actions.h"
#include "ui/theme/icon.h"
#include "ui/theme/tokens.h"

namespace handhold {

namespace {

enum PointsColumn { kWhich, kPoints, kWithout };

QString nameOf(const QString& what, const std::string& component) {
  return QStringLiteral("points.%1.%2").arg(QString::fromStdString(component), what);
}

/// Whether a component has a time of its own in a kinematic motion.
bool hasOwnTime(const ComponentTime& component) {
  return component.from > 0.0 || component.duration || component.maxSpeed;
}

}  // namespace

OwnPointsTable::OwnPointsTable(Document& document, QWidget* parent)
    : QWidget(parent), document_(document), grid_(new QGridLayout(this)) {
  grid_->setContentsMargins(0, 0, 0, 0);
  grid_->setHorizontalSpacing(space::kTight);
  grid_->setVerticalSpacing(2);
  grid_->setColumnStretch(kWhich, 1);
  setObjectName(QStringLiteral("motion.ownPoints"));
}

void OwnPointsTable::refresh() {
  const std::vector<ComponentTime>& components = document_.shown().task.motion.components;
  QString structure = QString::fromStdString(document_.model().name);
  for (const ComponentTime& component : components)
    if (component.controlPoints) structure += QLatin1Char('|') + QString::fromStdString(component.name);
  if (structure != structure_) {
    structure_ = structure;
    rebuild();
  }
  for (const ComponentTime& component : components)
    if (component.controlPoints)
      findChild<NumberField*>(nameOf(QStringLiteral("count"), component.name))
          ->showValue(*component.controlPoints);
}

void OwnPointsTable::rebuild() {
  clearGrid(*grid_);
  int row = 0;
  for (const ComponentTime& component : document_.shown().task.motion.components)
    if (component.controlPoints) addEntry(row++, component.name);
  addAdder(row);
}

void OwnPointsTable::addEntry(int row, const std::string& name) {
  grid_->addWidget(new QLabel(readableName(name), this), row, kWhich);
  auto* count = new NumberField(number::count(8, 400), this);
  count->setObjectName(nameOf(QStringLiteral("count"), name));
  count->setToolTip(
      tr("Control points of this curve; at least four more than its degree, no more than all have"));
  count->setAccessibleName(count->toolTip());
  grid_->addWidget(count, row, kPoints);
  connect(count, &NumberField::entered, this, [this, count, name](double value) {
    try {
      set(name, static_cast<int>(value));
    } catch (const InputError& problem) {
      count->refuse(sentenceOf(problem));
    }
  });
  auto* drop = new QToolButton(this);
  drop->setIcon(icon(QStringLiteral("close")));
  drop->setAutoRaise(true);
  drop->setToolTip(tr("As many control points as all again"));
  drop->setAccessibleName(drop->toolTip());
  drop->setObjectName(nameOf(QStringLiteral("remove"), name));
  grid_->addWidget(drop, row, kWithout);
  connect(drop, &QToolButton::clicked, this, [this, name] {
    allNumbersAreTaken(*this);  // what is refused goes with its row
    perform(document_, [&] { set(name, std::nullopt); });
  });
}

/// A choice that gives what is chosen a coarser curve, half as fine as the others.
void OwnPointsTable::addAdder(int row) {
  auto* adder = new ChoiceBox(this);
  adder->setObjectName(QStringLiteral("points.add"));
  adder->setAccessibleName(tr("Give a component a coarser curve"));
  adder->setToolTip(
      tr("A joint, or the pelvis along an axis, whose curve has fewer control points than the others"));
  adder->addItem(tr("Coarser curve for…"));
  for (const std::string& name : componentNames(document_.model()))
    if (findChild<NumberField*>(nameOf(QStringLiteral("count"), name)) == nullptr)
      adder->addItem(readableName(name), QString::fromStdString(name));
  grid_->addWidget(adder, row, kWhich, 1, kWithout + 1);
  connect(adder, &QComboBox::activated, this, [this, adder](int chosen) {
    if (chosen == 0) return;
    const MotionSettings& motion = document_.project().task.motion;
    const int half = std::max(motion.degree + 4, motion.controlPoints / 2);
    perform(document_, [&] { set(adder->itemData(chosen).toString().toStdString(), half); });
  });
}

void OwnPointsTable::set(const std::string& name, std::optional<int> points) {
  MotionSettings settings = document_.project().task.motion;
  std::vector<ComponentTime>& components = settings.components;
  const auto known = std::ranges::find(components, name, &ComponentTime::name);
  const bool isTyped = known != components.end() && known->controlPoints && points;
  if (known == components.end())
    components.push_back({name, 0.0, {}, {}, points});
  else if (points || hasOwnTime(*known))
    known->controlPoints = points;
  else
    components.erase(known);
  const QString key = isTyped ? QStringLiteral("points/") + QString::fromStdString(name) : QString();
  setMotionSettings(document_, settings,
                    {tr("Control points of %1").arg(withinSentence(readableName(name))), key});
}

}  // namespace handhold
