// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/studies/comparison_table.h"

#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QHeaderView>
#include <QMenu>
#include <algorithm>

#include "ui/document/language/said.h"
#include "ui/studies/raised_powers.h"
#include "ui/theme/figures.h"
#include "ui/theme/icon.h"
#include "ui/theme/tokens.h"

namespace handhold {

namespace {

constexpr int kLeastWidth = 64, kLeastWords = 160, kRoom = 12;  // px
constexpr int kDigits = 5;
constexpr int kRowRole = Qt::UserRole;         ///< of the first column: the comparison's number
constexpr int kNumberRole = Qt::UserRole + 1;  ///< by which a column of numbers is sorted

QString numberText(double value) { return significant(value, kDigits); }

QString withUnitOf(const PrintedComparison& comparison, double value) {
  const QString unit = raisedPowers(comparison.unit);
  return unit == QLatin1String("1") ? numberText(value) : numberText(value) + QLatin1Char(' ') + unit;
}

QString printedText(const PrintedComparison& comparison) {
  const QString number = withUnitOf(comparison, comparison.printed);
  if (comparison.claim == PrintedClaim::Equals) return number;
  return QString::fromLatin1(claimName(comparison.claim)) + QLatin1Char(' ') + number;
}

class ComparisonRow : public QTreeWidgetItem {
 public:
  using QTreeWidgetItem::QTreeWidgetItem;
  bool operator<(const QTreeWidgetItem& other) const override {
    const int column = treeWidget()->sortColumn();
    const QVariant mine = data(column, kNumberRole), theirs = other.data(column, kNumberRole);
    if (mine.isValid()) return mine.toDouble() < theirs.toDouble();
    if (column == ComparisonTable::kFigure)
      return isNumberBefore(text(column).toStdString(), other.text(column).toStdString());
    return text(column).localeAwareCompare(other.text(column)) < 0;
  }
};

QString tabbed(const PrintedComparison& comparison) {
  return QStringList{QString::fromStdString(comparison.figure),
                     said(comparison.quantity),
                     QString::fromStdString(comparison.unit),
                     QString::fromLatin1(claimName(comparison.claim)),
                     plainNumber(comparison.printed),
                     plainNumber(comparison.ours),
                     comparison.agrees ? QObject::tr("agrees") : QObject::tr("differs"),
                     said(comparison.why)}
      .join(QLatin1Char('\t'));
}

}  // namespace

ComparisonTable::ComparisonTable(QWidget* parent) : QTreeWidget(parent) {
  setObjectName(QStringLiteral("studies.comparisons"));
  setAccessibleName(tr("Printed and ours"));
  setColumnCount(kColumns);
  setHeaderLabels({tr("Figure"), tr("Quantity"), tr("Printed"), tr("Ours"), tr("Verdict"), tr("Why not")});
  setRootIsDecorated(false);
  setUniformRowHeights(true);
  setFrameShape(QFrame::NoFrame);
  setSelectionMode(QAbstractItemView::ExtendedSelection);
  for (const int column : {kPrinted, kOurs})
    headerItem()->setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
  header()->setStretchLastSection(true);
  header()->setSortIndicator(-1, Qt::AscendingOrder);
  setSortingEnabled(true);
  connect(this, &QTreeWidget::itemActivated, this,
          [this](QTreeWidgetItem* item) { emit figureWanted(item->text(kFigure)); });
}

void ComparisonTable::setComparisons(std::vector<PrintedComparison> comparisons) {
  comparisons_ = std::move(comparisons);
  fill();
}

void ComparisonTable::fill() {
  const Tokens& colours = tokens(palette());
  clear();
  setSortingEnabled(false);
  for (std::size_t i = 0; i < comparisons_.size(); ++i) {
    const PrintedComparison& row = comparisons_[i];
    auto* item = new ComparisonRow(this);
    item->setData(kFigure, kRowRole, static_cast<int>(i));
    item->setText(kFigure, QString::fromStdString(row.figure));
    item->setText(kQuantity, said(row.quantity));
    item->setText(kPrinted, printedText(row));
    item->setText(kOurs, withUnitOf(row, row.ours));
    item->setData(kPrinted, kNumberRole, row.printed);
    item->setData(kOurs, kNumberRole, row.ours);
    item->setText(kAgrees, row.agrees ? tr("agrees") : tr("differs"));
    item->setIcon(kAgrees, row.agrees ? icon(QStringLiteral("good"), colours.good)
                                      : icon(QStringLiteral("warning"), colours.attention));
    item->setText(kWhy, said(row.why));
    for (const int column : {kPrinted, kOurs})
      item->setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
    for (const int column : {kQuantity, kWhy}) item->setToolTip(column, item->text(column));
  }
  setSortingEnabled(true);
  shareWidth();
}

QString ComparisonTable::copied() const {
  QStringList lines{tr("figure\tquantity\tunit\tclaim\tprinted\tours\tverdict\twhy")};
  const bool isAll = selectedItems().isEmpty();
  for (int i = 0; i < topLevelItemCount(); ++i) {
    const QTreeWidgetItem* item = topLevelItem(i);
    if (isAll || item->isSelected()) lines << tabbed(comparisons_[item->data(kFigure, kRowRole).toUInt()]);
  }
  return lines.join(QLatin1Char('\n')) + QLatin1Char('\n');
}

void ComparisonTable::copy() const { QApplication::clipboard()->setText(copied()); }

/// The window copies things of the task by the same keys.
bool ComparisonTable::event(QEvent* event) {
  if (event->type() == QEvent::ShortcutOverride &&
      static_cast<QKeyEvent*>(event)->matches(QKeySequence::Copy))
    event->accept();
  return QTreeWidget::event(event);
}

void ComparisonTable::keyPressEvent(QKeyEvent* event) {
  event->matches(QKeySequence::Copy) ? copy() : QTreeWidget::keyPressEvent(event);
}

void ComparisonTable::contextMenuEvent(QContextMenuEvent* event) {
  QMenu menu(this);
  const QTreeWidgetItem* item = itemAt(viewport()->mapFrom(this, event->pos()));
  if (item)
    menu.addAction(tr("Show figure %1").arg(item->text(kFigure)), this,
                   [this, number = item->text(kFigure)] { emit figureWanted(number); });
  menu.addAction(selectedItems().isEmpty() ? tr("Copy the table") : tr("Copy rows"), this,
                 &ComparisonTable::copy);
  menu.exec(event->globalPos());
}

void ComparisonTable::changeEvent(QEvent* event) {
  if (event->type() == QEvent::PaletteChange) fill();
  QTreeWidget::changeEvent(event);
}

void ComparisonTable::resizeEvent(QResizeEvent* event) {
  QTreeWidget::resizeEvent(event);
  shareWidth();
}

/// Numbers stand whole; words share what they leave.
void ComparisonTable::shareWidth() {
  int words = viewport()->width();
  for (const int column : {kFigure, kPrinted, kOurs, kAgrees}) {
    resizeColumnToContents(column);
    header()->resizeSection(column, std::max(kLeastWidth, columnWidth(column) + kRoom));
    words -= columnWidth(column);
  }
  header()->resizeSection(kQuantity, std::max(kLeastWords, words * 6 / 10));
}

}  // namespace handhold
