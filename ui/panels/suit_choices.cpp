// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/suit_choices.h"

#include <QFileDialog>
#include <QFormLayout>
#include <QSignalBlocker>
#include <QVBoxLayout>
#include <algorithm>
#include <iterator>

#include "engine/core/atomic_file.h"
#include "ui/controls/choice_box.h"
#include "ui/document/element_names.h"
#include "ui/document/files/folders.h"
#include "ui/document/language/said.h"
#include "ui/panels/suit_chart.h"
#include "ui/theme/style_sheet.h"
#include "ui/theme/tokens.h"
#include "ui/theme/units.h"

namespace handhold {

namespace {

const char* const kUsualJoint = "r_elbow_flexion";

}  // namespace

SuitChoices::SuitChoices(const Document& document, std::vector<SuitFile> shipped, QWidget* parent)
    : QWidget(parent),
      document_(document),
      shipped_(std::move(shipped)),
      suit_(new ChoiceBox(this)),
      details_(new QWidget(this)),
      note_(new QLabel(this)),
      mass_(new QLabel(this)),
      joint_(new ChoiceBox(this)),
      chart_(new SuitChart(this)) {
  suit_->setObjectName(QStringLiteral("subject.suit"));
  suit_->setAccessibleName(tr("Suit"));
  suit_->setToolTip(
      tr("Torques that a suit adds to joints by their angle, and its masses. It is drawn as a pressurised "
         "suit, unless other clothes are chosen under View, Clothes"));
  suit_->addItem(tr("None"));
  for (const SuitFile& suit : shipped_) suit_->addItem(said(suit.name));
  suit_->addItem(tr("From a file…"));
  joint_->setObjectName(QStringLiteral("subject.suit.joint"));
  joint_->setAccessibleName(tr("Joint"));
  joint_->setToolTip(tr("Whose torque by angle is drawn below"));
  note_->setObjectName(QStringLiteral("subject.suit.note"));
  for (QLabel* label : {note_, mass_}) {
    label->setWordWrap(true);
    markMuted(label);
  }
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(space::kSmall);
  auto* choice = new QFormLayout;
  choice->addRow(tr("Suit"), suit_);
  column->addLayout(choice);
  column->addWidget(details_);
  auto* inner = new QVBoxLayout(details_);
  inner->setContentsMargins(0, 0, 0, 0);
  inner->addWidget(mass_);
  inner->addWidget(note_);
  inner->addWidget(joint_);
  inner->addWidget(chart_);
  connect(suit_, &QComboBox::activated, this, &SuitChoices::pick);
  connect(joint_, &QComboBox::activated, this, &SuitChoices::showJoint);
  connect(&document_, &Document::readoutsChanged, this, &SuitChoices::showJoint);
  connect(&Units::shared(), &Units::changed, this, &SuitChoices::showMass);
  connect(&Units::shared(), &Units::changed, this, &SuitChoices::showJoint);
}

void SuitChoices::show(const std::string& modelFile, const std::string& place) {
  worn_ = suitIn(modelFile, place);
  const QSignalBlocker quiet(suit_);
  const QString name = worn_ ? said(worn_->name) : QString();
  suit_->setCurrentIndex(worn_ ? suit_->findText(name) : 0);
  if (suit_->currentIndex() < 0) suit_->setPlaceholderText(name);
  details_->setVisible(worn_.has_value());
  if (!worn_) return;
  showMass();
  note_->setText(said(worn_->note));
  note_->setVisible(!worn_->note.empty());
  listJoints();
  showJoint();
}

SuitFile SuitChoices::chosen() const {
  if (!file_.isEmpty())
    return {{}, file_.toStdString(), readFile(std::filesystem::path(file_.toStdU16String()))};
  const int index = suit_->currentIndex() - 1;
  return index < 0 ? SuitFile() : shipped_.at(static_cast<std::size_t>(index));
}

void SuitChoices::pick(int index) {
  file_.clear();
  if (index == suit_->count() - 1) {
    file_ = QFileDialog::getOpenFileName(this, tr("A suit"), lastFolder(QStringLiteral("suit")),
                                         tr("Suits (*.json)"));
    if (!file_.isEmpty()) rememberFolder(QStringLiteral("suit"), file_);
  }
  // a dialog that was closed without a file: nothing is worn otherwise
  const bool isLetBe = index == suit_->count() - 1 && file_.isEmpty();
  if (isLetBe) {
    const QSignalBlocker quiet(suit_);
    suit_->setCurrentIndex(worn_ ? suit_->findText(said(worn_->name)) : 0);
    return;
  }
  emit picked();
}

void SuitChoices::showMass() {
  if (!worn_) return;
  const double whole = document_.model().totalMass;
  mass_->setText(tr("Weighs %1, with the body's %2 together %3")
                     .arg(measured(worn_->mass, Dimension::Mass, 1),
                          measured(whole - worn_->mass, Dimension::Mass, 1),
                          measured(whole, Dimension::Mass, 1)));
}

QString SuitChoices::together() const {
  return worn_ ? tr("with it %1").arg(measured(document_.model().totalMass, Dimension::Mass, 1)) : QString();
}

/// The joint that was chosen stays so where the next suit has it.
void SuitChoices::listJoints() {
  const QSignalBlocker quiet(joint_);
  const QString before = joint_->currentText();
  joint_->clear();
  const Model& model = document_.model();
  for (const JointSuit& at : worn_->joints)
    joint_->addItem(readableName(model.joints[at.joint].name), int(at.joint));
  int chosen = joint_->findText(before);
  if (chosen < 0) chosen = joint_->findData(int(model.findJoint(kUsualJoint)));
  joint_->setCurrentIndex(std::max(0, chosen));
  joint_->setVisible(joint_->count() > 0);
  chart_->setVisible(joint_->count() > 0);
}

void SuitChoices::showJoint() {
  const int index = joint_->currentIndex();
  const Model& model = document_.model();
  if (!worn_ || index < 0 || index >= std::ssize(worn_->joints)) return;
  const JointSuit& at = worn_->joints[static_cast<std::size_t>(index)];
  const VectorX q = document_.moment().q;
  if (at.joint >= model.linkCount() || q.size() != model.positionSize()) return;
  chart_->show(at, model.joints[at.joint], q[positionIndex(at.joint)]);
}

}  // namespace handhold
