// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/studies/own_numbers.h"

#include <QHeaderView>
#include <cmath>

#include "ui/document/language/said.h"
#include "ui/studies/raised_powers.h"
#include "ui/theme/figures.h"
#include "ui/theme/style_sheet.h"
#include "ui/theme/tokens.h"

namespace handhold {

namespace {

constexpr int kShownDigits = 3;
constexpr int kColumnRoom = 12;  // px: what the style sheet keeps free, which hints leave out

QString shownNumber(double value) { return significant(value, kShownDigits); }

}  // namespace

OwnNumbers::OwnNumbers(QWidget* parent) : ColumnArea(parent) {
  auto* content = new QWidget(this);
  column_ = new QVBoxLayout(content);
  column_->setContentsMargins(space::kPanel, space::kPanel, space::kPanel, space::kSmall);
  column_->setSpacing(space::kPanel);
  column_->addWidget(recommendation_ = new QLabel(content));
  column_->addStretch(1);
  recommendation_->setObjectName(QStringLiteral("studies.recommendation"));
  recommendation_->setWordWrap(true);
  recommendation_->setTextInteractionFlags(Qt::TextSelectableByMouse);
  setWidget(content);
}

bool OwnNumbers::hasAny(const PrintedStudy& study) {
  return !study.tables.empty() || !study.results.empty() || !study.recommendation.empty() ||
         !study.remarks.empty();
}

void OwnNumbers::setStudy(const PrintedStudy& study) {
  qDeleteAll(tables_);
  tables_.clear();
  QStringList told;
  if (!study.recommendation.empty()) told << QString::fromStdString(study.recommendation);
  for (const std::string& remark : study.remarks) told << QString::fromStdString(remark);
  recommendation_->setText(told.join(QLatin1Char('\n')));
  recommendation_->setVisible(!told.isEmpty());
  for (const StudyTable& table : study.tables) addTable(table);
  if (!study.results.empty()) addResults(study.results);
}

/// As wide as its columns' titles and as high as its rows.
QTreeWidget* OwnNumbers::addTable(const QStringList& titles, const std::vector<QStringList>& rows) {
  auto* tree = new QTreeWidget(widget());
  tree->setColumnCount(static_cast<int>(titles.size()));
  tree->setHeaderLabels(titles);
  tree->setRootIsDecorated(false);
  tree->setUniformRowHeights(true);
  tree->setFrameShape(QFrame::NoFrame);
  tree->setSelectionMode(QAbstractItemView::ExtendedSelection);
  tree->header()->setStretchLastSection(false);
  for (const QStringList& row : rows) {
    auto* item = new QTreeWidgetItem(tree, row);
    item->setSizeHint(0, QSize(fontMetrics().horizontalAdvance(row.front()) + kColumnRoom, space::kRow));
    for (int column = 1; column < row.size(); ++column)
      item->setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
  }
  for (int column = 0; column < titles.size(); ++column) {
    if (column > 0) tree->headerItem()->setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
    tree->resizeColumnToContents(column);
    tree->header()->resizeSection(column, tree->columnWidth(column) + kColumnRoom);
  }
  tree->setFixedHeight(static_cast<int>(rows.size() + 2) * space::kRow);
  tables_.append(tree);
  column_->insertWidget(column_->count() - 1, tree);
  return tree;
}

/// A column a thing: there are fewer of them than of numbers.
void OwnNumbers::addTable(const StudyTable& table) {
  QString corner = QString::fromStdString(table.rowKey);
  corner.replace(0, 1, corner.left(1).toUpper());
  QStringList titles{corner};
  for (const StudyTable::Row& row : table.rows) titles << QString::fromStdString(row.name);
  std::vector<QStringList> rows;
  for (std::size_t i = 0; i < table.columns.size(); ++i) {
    QStringList cells{QString::fromStdString(table.columns[i].title)};
    for (const StudyTable::Row& row : table.rows) cells << shownNumber(row.values[i]);
    rows.push_back(cells);
  }
  addTable(titles, rows)->setObjectName(QStringLiteral("studies.table.") + QString::fromStdString(table.key));
}

void OwnNumbers::addResults(const std::vector<StudyResult>& results) {
  std::vector<QStringList> rows;
  for (const StudyResult& result : results)
    rows.push_back(
        {said(result.quantity), shownNumber(result.value) + QLatin1Char(' ') + raisedPowers(result.unit)});
  addTable(QStringList{"Not printed", "Ours"}, rows)->setObjectName(QStringLiteral("studies.results"));
}

}  // namespace handhold
