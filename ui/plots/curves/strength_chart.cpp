// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/curves/strength_chart.h"

#include <QHBoxLayout>
#include <QSignalBlocker>
#include <QVBoxLayout>
#include <algorithm>

#include "ui/controls/choice_box.h"
#include "ui/document/element_names.h"
#include "ui/theme/style_sheet.h"
#include "ui/theme/tokens.h"
#include "ui/theme/units.h"

namespace handhold {

namespace {

constexpr int kJointsWidth = 236;  // px, as the list of channels
constexpr int kSteps = 36;         // over the joint's range
constexpr int kPause_ms = 40;
const char* const kUsualJoint = "r_elbow_flexion";

using StrengthOf = double (*)(const StrengthAtAngle&);

Curve curveOver(const std::vector<StrengthAtAngle>& rows, const QString& name, StrengthOf value) {
  const ShownUnit angle = shownUnit(Dimension::Angle), torque = shownUnit(Dimension::Torque);
  Curve curve;
  curve.name = name;
  for (const StrengthAtAngle& row : rows) {
    curve.times.append(angle.perSi * row.angle);
    curve.values.append(torque.perSi * value(row));
  }
  return curve;
}

}  // namespace

StrengthChart::StrengthChart(QWidget* parent)
    : QWidget(parent), joint_(new ChoiceBox(this)), senses_(new QLabel(this)), plot_(new CurvePlot(this)) {
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(space::kPanel, space::kSmall, 0, space::kTight);
  row->setSpacing(space::kPanel);
  row->addWidget(buildChoice());
  row->addWidget(plot_, 1);
  settled_.setSingleShot(true);
  settled_.setInterval(kPause_ms);
  connect(&settled_, &QTimer::timeout, this, &StrengthChart::refresh);
  connect(joint_, &QComboBox::activated, this, &StrengthChart::refresh);
  // an angle is no time: the line stays where the joint is
  connect(plot_, &CurvePlot::timeScrubbed, this, &StrengthChart::refresh);
  connect(&Units::shared(), &Units::changed, this, &StrengthChart::refresh);
}

QWidget* StrengthChart::buildChoice() {
  auto* choice = new QWidget(this);
  choice->setFixedWidth(kJointsWidth);
  auto* column = new QVBoxLayout(choice);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(space::kTight);
  joint_->setObjectName(QStringLiteral("muscles.strength_of"));
  joint_->setAccessibleName(tr("Joint"));
  joint_->setToolTip(
      tr("Whose muscles: each fully active at rest, at the length that it has at the angle, all "
         "other joints as they stand"));
  senses_->setWordWrap(true);
  markMuted(senses_);
  column->addWidget(joint_);
  column->addWidget(senses_);
  column->addStretch(1);
  return choice;
}

void StrengthChart::setTheme(const PlotTheme& theme) {
  theme_ = theme;
  plot_->setTheme(theme);
  refresh();
}

void StrengthChart::setBody(std::shared_ptr<const MuscledBody> body) {
  if (body == body_) return;
  body_ = std::move(body);
  listJoints();
  settled_.start();
}

void StrengthChart::setPosture(const VectorX& q) {
  if (q.size() == q_.size() && q == q_) return;
  q_ = q;
  if (isVisible() && !settled_.isActive()) settled_.start();
}

/// The joint that was chosen stays so where the next person has it.
void StrengthChart::listJoints() {
  const QSignalBlocker quiet(joint_);
  const QVariant before = joint_->count() > 0 ? joint_->currentText() : QVariant();
  joint_->clear();
  if (!body_) return;
  for (const LinkIndex joint : spannedJoints(*body_))
    joint_->addItem(readableName(body_->model->joints[joint].name), int(joint));
  int chosen = joint_->findText(before.toString());
  if (chosen < 0) chosen = joint_->findData(int(body_->model->findJoint(kUsualJoint)));
  joint_->setCurrentIndex(std::max(0, chosen));
}

CurveSet StrengthChart::curvesOf(LinkIndex joint) const {
  const std::vector<StrengthAtAngle> rows = strengthOverAngle(*body_, q_, joint, kSteps);
  const ShownUnit angle = shownUnit(Dimension::Angle), torque = shownUnit(Dimension::Torque);
  CurveSet set;
  set.title = tr("Strength over joint angle");
  set.unit = torque.name.trimmed();
  set.column = torque.word;
  set.across = {QStringLiteral("angle"), angle.name.trimmed(), 1};
  const struct {
    QString name;
    StrengthOf value;
    Qt::PenStyle style;
  } curves[] = {
      {tr("Muscles, +"), [](const StrengthAtAngle& row) { return row.muscles.most; }, Qt::SolidLine},
      {tr("Muscles, −"), [](const StrengthAtAngle& row) { return row.muscles.least; }, Qt::SolidLine},
      {tr("Torque limit, +"), [](const StrengthAtAngle& row) { return row.limits.most; }, Qt::DashLine},
      {tr("Torque limit, −"), [](const StrengthAtAngle& row) { return row.limits.least; }, Qt::DashLine}};
  for (const auto& one : curves) {
    Curve curve = curveOver(rows, one.name, one.value);
    curve.id = static_cast<int>(set.curves.size());
    curve.color = one.style == Qt::SolidLine ? theme_.compared[0] : theme_.exceeded;
    curve.style = one.style;
    set.curves.append(std::move(curve));
  }
  set.from = set.curves.front().times.front();
  set.to = set.curves.front().times.back();
  set.marks.append({angle.perSi * q_[positionIndex(joint)], tr("now")});
  return set;
}

void StrengthChart::refresh() {
  if (!isVisible()) return;
  if (!body_ || joint_->count() == 0 || q_.size() != body_->model->positionSize())
    return plot_->setCurves({});
  const LinkIndex joint(joint_->currentData().toInt());
  const CurveSet set = curvesOf(joint);
  plot_->setTime(set.marks.front().time);
  senses_->setText(senseWords(body_->model->joints[joint]));
  plot_->setCurves(set);
}

void StrengthChart::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  refresh();
}

}  // namespace handhold
