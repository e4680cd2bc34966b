// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/results/agreement_table.h"

#include <QHeaderView>
#include <QVBoxLayout>
#include <algorithm>

#include "ui/controls/bound_form.h"
#include "ui/controls/section.h"
#include "ui/document/actions/agreement.h"
#include "ui/document/element_names.h"
#include "ui/document/units/units.h"
#include "ui/panels/results/figure_cells.h"
#include "ui/theme/figures.h"

namespace handhold {

namespace {

enum AgreementColumn { kAgreementName, kAgreementRms, kAgreementMost, kAgreementR, kAgreementColumns };
constexpr int kAgreementJoint = Qt::UserRole;
constexpr int kAgreementWidth = 52, kAgreementHeight = 96;  // px

QString correlationText(const CurveDifference& difference) {
  return difference.correlation ? figures(*difference.correlation, 2) : QString(QChar(0x2013));
}

int jointOf(const Model& model, const std::string& name) {
  for (int joint = 1; joint < model.linkCount(); ++joint)
    if (model.joints[joint].name == name) return joint;
  return -1;
}

QString torqueTip(const JointDifference& joint) {
  if (!joint.torque) return {};
  const FigureText rms = figureText(joint.torque->rms, Dimension::Torque);
  return QObject::tr("; torque %1 %2 (RMS), correlation %3")
      .arg(rms.number, rms.unit, correlationText(*joint.torque));
}

}  // namespace

AgreementTable::AgreementTable(Document& document, QWidget* parent) : QWidget(parent), document_(document) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  section_ = new Section(tr("Agreement of angles"), Section::State::Open, this);
  section_->header()->setObjectName(QStringLiteral("results.agreement"));
  section_->body()->setContentsMargins(0, 0, 0, 0);
  buildTable(section_);
  section_->body()->addWidget(table_);
  column->addWidget(section_);
  connect(&document_, &Document::comparisonChanged, this, &AgreementTable::refresh);
  connect(&document_, &Document::projectChanged, this, &AgreementTable::refresh);
  connect(&Units::shared(), &Units::changed, this, &AgreementTable::refresh);
  refresh();
}

void AgreementTable::buildTable(QWidget* parent) {
  table_ = new QTreeWidget(parent);
  table_->setObjectName(QStringLiteral("results.agreementTable"));
  table_->setAccessibleName(tr("Agreement of angles"));
  table_->setColumnCount(kAgreementColumns);
  table_->setRootIsDecorated(false);
  table_->setIndentation(0);
  table_->setUniformRowHeights(true);
  table_->setFrameShape(QFrame::NoFrame);
  table_->setTextElideMode(Qt::ElideMiddle);
  table_->setMinimumHeight(kAgreementHeight);
  table_->header()->setStretchLastSection(false);
  table_->header()->setSectionResizeMode(kAgreementName, QHeaderView::Stretch);
  auto* cells = new FigureCells(table_);
  for (int column = kAgreementRms; column < kAgreementColumns; ++column) {
    table_->setItemDelegateForColumn(column, cells);
    table_->headerItem()->setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
  }
  for (auto chosen : {&QTreeWidget::itemClicked, &QTreeWidget::itemActivated})
    connect(table_, chosen, this, [this](QTreeWidgetItem* item) {
      const int joint = item->data(kAgreementName, kAgreementJoint).toInt();
      if (joint > 0) document_.select({ElementKind::Joint, joint});
    });
}

void AgreementTable::refresh() {
  const std::optional<Comparison>& compared = document_.comparison();
  const std::optional<MotionComparison> found =
      compared ? agreementOf(document_.project(), *compared) : std::nullopt;
  setVisible(found.has_value());
  if (found) fill(*found);
}

void AgreementTable::fill(const MotionComparison& found) {
  const QString unit = figureText(0.0, Dimension::Angle).unit;
  table_->setHeaderLabels({tr("%1 to %2 s").arg(figures(found.from, 2), figures(found.to, 2)),
                           QStringLiteral("RMS ") + unit, tr("Most"), QStringLiteral("r")});
  table_->headerItem()->setToolTip(kAgreementR, tr("Pearson's correlation of both curves"));
  for (int column = kAgreementRms; column < kAgreementColumns; ++column)
    table_->header()->resizeSection(column, std::max(kAgreementWidth, titleWidth(*table_->header(), column)));
  const FigureText all = figureText(rmsOf(found), Dimension::Angle);
  section_->header()->setNote(tr("RMS %1 %2").arg(all.number, all.unit));
  table_->clear();
  for (const JointDifference& joint : found.joints) {
    auto* item = new QTreeWidgetItem(table_);
    const QString name = readableName(joint.joint);
    item->setText(kAgreementName, name);
    item->setText(kAgreementRms, figureText(joint.angle.rms, Dimension::Angle).number);
    item->setText(kAgreementMost, figureText(joint.angle.greatest, Dimension::Angle).number);
    item->setText(kAgreementR, correlationText(joint.angle));
    item->setToolTip(kAgreementName, name + torqueTip(joint));
    item->setData(kAgreementName, kAgreementJoint, jointOf(document_.model(), joint.joint));
  }
}

}  // namespace handhold
