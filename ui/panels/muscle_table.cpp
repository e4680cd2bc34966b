// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/muscle_table.h"

#include <QHeaderView>

#include "ui/document/element_names.h"
#include "ui/panels/results/figure_cells.h"
#include "ui/theme/figures.h"
#include "ui/theme/units.h"

namespace handhold {

namespace {

enum MuscleColumn { kMuscleName, kTension, kPart, kStress, kArea, kLength, kMuscleColumns };
constexpr int kMuscleIndex = Qt::UserRole, kSortedBy = Qt::UserRole + 1;
constexpr int kLeastWidth = 84, kLeastNameWidth = 170;  // px
constexpr double kPercent = 100.0, kCm2 = 1e-4;

/// Numbers are sorted as such.
class MuscleRow : public QTreeWidgetItem {
 public:
  using QTreeWidgetItem::QTreeWidgetItem;
  bool operator<(const QTreeWidgetItem& other) const override {
    const int column = treeWidget()->sortColumn();
    if (column == kMuscleName) return QTreeWidgetItem::operator<(other);
    return data(column, kSortedBy).toDouble() < other.data(column, kSortedBy).toDouble();
  }
  void show(MuscleColumn column, double number, const QString& text) {
    setData(column, kSortedBy, number);
    setText(column, text);
  }
};

}  // namespace

MuscleTable::MuscleTable(QWidget* parent) : QTreeWidget(parent) {
  setObjectName(QStringLiteral("muscles.table"));
  setAccessibleName(tr("Table of muscles"));
  setColumnCount(kMuscleColumns);
  setRootIsDecorated(false);
  setIndentation(0);
  setUniformRowHeights(true);
  setFrameShape(QFrame::NoFrame);
  header()->setStretchLastSection(false);
  header()->setSectionResizeMode(kMuscleName, QHeaderView::Fixed);
  setTextElideMode(Qt::ElideMiddle);  // sides and heads of a muscle stand at the ends of its name
  auto* cells = new FigureCells(this);
  for (int column = kTension; column < kMuscleColumns; ++column) {
    setItemDelegateForColumn(column, cells);
    headerItem()->setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
  }
  headerItem()->setToolTip(kPart, tr("What part of its strength the muscle gives"));
  headerItem()->setToolTip(kStress, tr("Tension over the muscle's physiological cross-section"));
  headerItem()->setToolTip(
      kArea,
      tr("Physiological cross-section of the fibres: strength over %1 N/cm²").arg(kMuscleStress * kCm2));
  setSortingEnabled(true);
  sortByColumn(kTension, Qt::DescendingOrder);
  nameColumns();
  connect(&Units::shared(), &Units::changed, this, [this] {
    nameColumns();
    fill();
  });
}

void MuscleTable::nameColumns() {
  const auto with = [](const QString& name, Dimension dimension) {
    return name + QStringLiteral("  ") + shownUnit(dimension).name.trimmed();
  };
  setHeaderLabels({tr("Muscle"), with(tr("Tension"), Dimension::Force), tr("Activation  %"),
                   tr("Stress  N/cm²"), tr("Area  cm²"), with(tr("Length"), Dimension::Length)});
  for (int column = kTension; column < kMuscleColumns; ++column)
    header()->resizeSection(column, std::max(kLeastWidth, titleWidth(*header(), column)));
  fitName();
}

/// Names have what numbers leave, and never so little that they could not be told apart.
void MuscleTable::fitName() {
  int numbers = 0;
  for (int column = kTension; column < kMuscleColumns; ++column) numbers += header()->sectionSize(column);
  header()->resizeSection(kMuscleName, std::max(kLeastNameWidth, viewport()->width() - numbers));
}

void MuscleTable::resizeEvent(QResizeEvent* event) {
  QTreeWidget::resizeEvent(event);
  fitName();
}

void MuscleTable::setMuscles(std::shared_ptr<const TrialMuscles> muscles, int frame) {
  const bool isOther = !muscles || !muscles_ || muscles->body != muscles_->body;
  if (muscles == muscles_ && frame == frame_) return;
  muscles_ = std::move(muscles);
  frame_ = frame;
  if (isOther) list(muscles_ ? muscles_->body->muscles : std::vector<Muscle>());
  fill();
}

void MuscleTable::list(const std::vector<Muscle>& muscles) {
  setSortingEnabled(false);
  clear();
  for (std::size_t i = 0; i < muscles.size(); ++i) {
    auto* row = new MuscleRow(this);
    row->setText(kMuscleName, capitalized(muscles[i].title));
    row->setToolTip(kMuscleName, row->text(kMuscleName));  // beside the numbers few names are whole
    row->setData(kMuscleName, kMuscleIndex, int(i));
    const double area = physiologicalArea(muscles[i]) / kCm2;
    row->show(kArea, area, figures(area, 1));
  }
  setSortingEnabled(true);
}

void MuscleTable::fill() {
  if (!muscles_ || frame_ < 0) return;
  const MuscleFrame& now = muscles_->course.frames[static_cast<std::size_t>(frame_)];
  setSortingEnabled(false);  // a row that moves while it is filled would be sorted six times
  for (int i = 0; i < topLevelItemCount(); ++i) {
    auto& row = static_cast<MuscleRow&>(*topLevelItem(i));
    const int muscle = row.data(kMuscleName, kMuscleIndex).toInt();
    const double tension = now.tensions[muscle], part = kPercent * now.activations[muscle];
    const double stress =
        muscleStress(muscles_->body->muscles[static_cast<std::size_t>(muscle)], tension) * kCm2;
    row.show(kTension, tension, measure(tension, Dimension::Force, 1));
    row.show(kPart, part, figures(part, 0));
    row.show(kStress, stress, figures(stress, 1));
    row.show(kLength, now.lengths[muscle], measure(now.lengths[muscle], Dimension::Length));
  }
  setSortingEnabled(true);
}

}  // namespace handhold
