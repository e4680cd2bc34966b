// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/muscle_choices.h"

#include <QHBoxLayout>
#include <QSettings>
#include <QSignalBlocker>
#include <algorithm>

#include "ui/controls/choice_box.h"
#include "ui/document/element_names.h"
#include "ui/theme/style_sheet.h"
#include "ui/theme/tokens.h"

namespace handhold {

namespace {

const QString kCriterion = QStringLiteral("muscles/fatigue"), kCurves = QStringLiteral("muscles/curves"),
              kJoint = QStringLiteral("muscles/relieved"), kMost = QStringLiteral("muscles/most");
constexpr double kUsualMost = 500.0;  // N

void letShrink(QComboBox& box) {
  box.setMinimumContentsLength(6);
  box.setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  box.setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

}  // namespace

MuscleChoices::MuscleChoices(QWidget* parent)
    : QWidget(parent),
      criterion_(new ChoiceBox(this)),
      curves_(new QCheckBox(tr("Strength by length and speed"), this)),
      joint_(new ChoiceBox(this)),
      bound_(new QWidget(this)),
      most_(new NumberField(number::forceLimit(), bound_)),
      note_(new ElidedLabel(this)) {
  build();
  const QSettings settings;
  criterion_->setCurrentIndex(settings.value(kCriterion, false).toBool() ? 1 : 0);
  curves_->setChecked(settings.value(kCurves, false).toBool());
  relieved_ = settings.value(kJoint).toString();
  most_->showValue(settings.value(kMost, kUsualMost).toDouble());
  showMost();
  connect(criterion_, &QComboBox::activated, this, &MuscleChoices::remember);
  connect(curves_, &QCheckBox::clicked, this, &MuscleChoices::remember);
  connect(joint_, &QComboBox::activated, this, &MuscleChoices::takeJoint);
  connect(most_, &NumberField::entered, this, &MuscleChoices::remember);
}

void MuscleChoices::build() {
  criterion_->setObjectName(QStringLiteral("muscles.criterion"));
  criterion_->setAccessibleName(tr("What the body is taken to spare"));
  criterion_->setToolTip(
      tr("What the body is taken to spare: the squares of activations, or their cubes, so "
         "that it lasts longest (Crowninshield and Brand 1981)"));
  criterion_->addItems({tr("Least activation"), tr("Least fatigue")});
  curves_->setObjectName(QStringLiteral("muscles.curves"));
  curves_->setToolTip(tr("Muscles pull less where they are short, stretched or fast (De Groote 2016)"));
  joint_->setObjectName(QStringLiteral("muscles.relieved"));
  joint_->setAccessibleName(tr("Joint that is relieved"));
  joint_->setToolTip(
      tr("The least effort by which the bones of that joint press on each other no more than "
         "so much"));
  joint_->addItem(tr("No relief"), QString());
  most_->setObjectName(QStringLiteral("muscles.most"));
  most_->setAccessibleName(tr("The most that the joint bears"));
  most_->setToolTip(tr("The most that the joint bears"));
  for (QComboBox* box : {criterion_, joint_}) letShrink(*box);
  markMuted(note_);
  auto* bound = new QHBoxLayout(bound_);
  bound->setContentsMargins(0, 0, 0, 0);
  bound->addWidget(new QLabel(tr("bears at most"), bound_));
  bound->addWidget(most_);
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(space::kPanel, space::kSmall, space::kPanel, 0);
  for (QWidget* part : {static_cast<QWidget*>(criterion_), static_cast<QWidget*>(curves_),
                        static_cast<QWidget*>(joint_), bound_})
    row->addWidget(part);
  criterion_->setSizeAdjustPolicy(QComboBox::AdjustToContents);  // whole, where there is room
  row->addWidget(note_, 1);
}

void MuscleChoices::setJoints(const std::vector<ContactJoint>& joints) {
  const QSignalBlocker quiet(joint_);
  while (joint_->count() > 1) joint_->removeItem(1);
  for (const ContactJoint& joint : joints)
    joint_->addItem(readableName(joint.name), QString::fromStdString(joint.name));
  joint_->setCurrentIndex(std::max(0, joint_->findData(relieved_)));
  showMost();
}

MuscleOptions MuscleChoices::options() const {
  MuscleOptions options;
  options.criterion = criterion_->currentIndex() == 1 ? SharingCriterion::Fatigue : SharingCriterion::Stress;
  options.hasCurves = curves_->isChecked();
  if (joint_->currentIndex() > 0)
    options.relief = ContactRelief{joint_->currentData().toString().toStdString(), most_->valueInSi()};
  return options;
}

void MuscleChoices::setNote(const QString& words) { note_->setText(words); }

void MuscleChoices::takeJoint() {
  relieved_ = joint_->currentData().toString();
  showMost();
  remember();
}

void MuscleChoices::showMost() { bound_->setVisible(joint_->currentIndex() > 0); }

void MuscleChoices::remember() {
  QSettings settings;
  settings.setValue(kCriterion, criterion_->currentIndex() == 1);
  settings.setValue(kCurves, curves_->isChecked());
  settings.setValue(kJoint, relieved_);
  settings.setValue(kMost, most_->valueInSi());
  emit changed();
}

}  // namespace handhold
