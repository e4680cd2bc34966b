// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/studies/own_numbers.h"

#include <QHeaderView>
#include <cmath>

#include "ui/theme/style_sheet.h"
#include "ui/theme/tokens.h"

namespace handhold {

namespace {

constexpr int kShownDigits = 3;
constexpr int kTitlePadding = 12;  // px: what the style sheet keeps free, which the hint leaves out
constexpr int kValueWidth = 116, kQuantityWidth = 640;  // px

QString shownNumber(double value) {
  QString text = QString::number(std::abs(value), 'g', kShownDigits);
  if (value < 0.0) text.prepend(QChar(0x2212));
  return text;
}

/// Titles, all rows, and what a scroll bar below takes.
int heightOf(int rows) { return (rows + 2) * space::kRow; }

}  // namespace

OwnNumbers::OwnNumbers(QWidget* parent) : QWidget(parent), column_(new QVBoxLayout(this)) {
  column_->setContentsMargins(space::kPanel, space::kPanel, space::kPanel, space::kSmall);
  column_->setSpacing(space::kPanel);
  column_->addWidget(recommendation_ = new QLabel(this));
  recommendation_->setObjectName(QStringLiteral("studies.recommendation"));
  recommendation_->setWordWrap(true);
  recommendation_->setTextInteractionFlags(Qt::TextSelectableByMouse);
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
  addResults(study.results);
}

QTreeWidget* OwnNumbers::addTable(const QStringList& titles) {
  auto* tree = new QTreeWidget(this);
  tree->setColumnCount(static_cast<int>(titles.size()));
  tree->setHeaderLabels(titles);
  tree->setRootIsDecorated(false);
  tree->setUniformRowHeights(true);
  tree->setFrameShape(QFrame::NoFrame);
  tree->header()->setStretchLastSection(false);
  for (int column = 1; column < titles.size(); ++column) {
    tree->headerItem()->setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
    tree->header()->resizeSection(column, kValueWidth);
  }
  tables_.append(tree);
  return tree;
}

void OwnNumbers::addTable(const StudyTable& table) {
  QString first = QString::fromStdString(table.rowKey);
  first.replace(0, 1, first.left(1).toUpper());
  QStringList titles{first};
  for (const StudyTable::Column& column : table.columns) titles << QString::fromStdString(column.title);
  QTreeWidget* tree = addTable(titles);
  tree->setObjectName(QStringLiteral("studies.table.") + QString::fromStdString(table.key));
  for (const StudyTable::Row& row : table.rows) {
    auto* item = new QTreeWidgetItem(tree, {QString::fromStdString(row.name)});
    item->setSizeHint(0, QSize(0, space::kRow));
    for (std::size_t i = 0; i < row.values.size(); ++i) {
      const int column = static_cast<int>(i) + 1;
      item->setText(column, shownNumber(row.values[i]));
      item->setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
    }
  }
  for (int column = 0; column < tree->columnCount(); ++column) {
    tree->resizeColumnToContents(column);
    tree->header()->resizeSection(column, tree->columnWidth(column) + kTitlePadding);
  }
  tree->setFixedHeight(heightOf(static_cast<int>(table.rows.size())));
  column_->addWidget(tree);
}

void OwnNumbers::addResults(const std::vector<StudyResult>& results) {
  QTreeWidget* tree = addTable(QStringList{"Not printed", "Ours"});
  tree->setObjectName(QStringLiteral("studies.results"));
  tree->header()->resizeSection(0, kQuantityWidth);
  for (const StudyResult& result : results) {
    auto* item = new QTreeWidgetItem(
        tree, {QString::fromStdString(result.quantity),
               shownNumber(result.value) + QLatin1Char(' ') + QString::fromStdString(result.unit)});
    item->setTextAlignment(1, Qt::AlignRight | Qt::AlignVCenter);
    item->setToolTip(0, item->text(0));
  }
  tree->setVisible(!results.empty());
  column_->addWidget(tree, 1);
}

}  // namespace handhold
