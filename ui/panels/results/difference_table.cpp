// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/results/difference_table.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QToolButton>
#include <QVBoxLayout>

#include "ui/controls/section.h"
#include "ui/panels/results/figure_cells.h"
#include "ui/theme/figures.h"
#include "ui/theme/icon.h"
#include "ui/theme/style_sheet.h"
#include "ui/theme/tokens.h"

namespace handhold {

namespace {

enum Column { kTitle, kFirst, kSecond, kGap, kColumns };
constexpr int kJointRole = Qt::UserRole;
constexpr int kFigureWidth = 58;  // px

QString number(const std::optional<double>& value, int decimals) {
  return value ? figures(*value, decimals) : QString(QChar(0x2013));
}

/// With its sign, for it is a change.
QString change(const Difference& line) {
  if (!line.first || !line.second) return QString(QChar(0x2013));
  const QString text = figures(*line.second - *line.first, line.decimals);
  const bool grew = *line.second > *line.first && text.toDouble() != 0.0;
  return grew ? QLatin1Char('+') + text : text;
}

QString headline(const QColor& color, const QString& name) {
  return QStringLiteral("<span style='color:%1'>●</span>&nbsp;%2").arg(color.name(), name.toHtmlEscaped());
}

}  // namespace

DifferenceTable::DifferenceTable(Document& document, QWidget* parent) : QWidget(parent), document_(document) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(0);
  column->addWidget(hairline(this));
  column->addWidget(buildHead());
  buildTable();
  column->addWidget(table_, 1);
  connect(&document_, &Document::comparisonChanged, this, &DifferenceTable::refresh);
  connect(&document_, &Document::projectChanged, this, &DifferenceTable::refresh);
  refresh();
}

QWidget* DifferenceTable::buildHead() {
  auto* head = new QWidget(this);
  auto* row = new QHBoxLayout(head);
  row->setContentsMargins(space::kPanel, space::kTight, space::kTight, 0);
  row->setSpacing(space::kPanel);
  for (QLabel** label : {&first_, &second_}) {
    *label = new QLabel(head);
    (*label)->setTextFormat(Qt::RichText);
    row->addWidget(*label);
  }
  first_->setObjectName(QStringLiteral("results.first"));
  second_->setObjectName(QStringLiteral("results.second"));
  row->addStretch(1);
  auto* end = new QToolButton(head);
  end->setObjectName(QStringLiteral("results.endComparison"));
  end->setIcon(icon("close"));
  end->setAutoRaise(true);
  end->setToolTip(QStringLiteral("End the comparison"));
  end->setAccessibleName(end->toolTip());
  connect(end, &QToolButton::clicked, &document_, &Document::endComparison);
  row->addWidget(end);
  return head;
}

void DifferenceTable::buildTable() {
  table_ = new QTreeWidget(this);
  table_->setObjectName(QStringLiteral("results.differences"));
  table_->setAccessibleName(QStringLiteral("Differences"));
  table_->setColumnCount(kColumns);
  table_->setHeaderLabels(
      {QString(), QStringLiteral("First"), QStringLiteral("Second"), QStringLiteral("Change")});
  table_->setRootIsDecorated(false);
  table_->setIndentation(0);
  table_->setUniformRowHeights(true);
  table_->setFrameShape(QFrame::NoFrame);
  table_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  table_->header()->setStretchLastSection(false);
  table_->header()->setSectionResizeMode(kTitle, QHeaderView::Stretch);
  auto* cells = new FigureCells(table_);
  for (int column = kFirst; column < kColumns; ++column) {
    table_->setItemDelegateForColumn(column, cells);
    table_->header()->resizeSection(column, kFigureWidth);
    table_->headerItem()->setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
  }
  connect(table_, &QTreeWidget::itemClicked, this, [this](QTreeWidgetItem* item) {
    const int joint = item->data(kTitle, kJointRole).toInt();
    if (joint > 0) document_.select({SubjectKind::Joint, joint});
  });
}

void DifferenceTable::refresh() {
  const std::optional<Comparison>& comparison = document_.comparison();
  setVisible(comparison.has_value());
  if (!comparison) return;
  const KeptTrial* first = findResult(document_.project(), comparison->first);
  const KeptTrial* second = findResult(document_.project(), comparison->second);
  if (first && second) fill(*first, *second);
}

void DifferenceTable::fill(const KeptTrial& first, const KeptTrial& second) {
  const Tokens& colours = tokens(palette());
  first_->setText(headline(colours.first, QString::fromStdString(first.name)));
  second_->setText(headline(colours.second, QString::fromStdString(second.name)));
  table_->clear();
  for (const Difference& line : differences(document_.model(), *first.trial, *second.trial)) {
    auto* item = new QTreeWidgetItem(table_);
    item->setText(kTitle, line.unit.isEmpty() ? line.title : line.title + QStringLiteral("  ") + line.unit);
    item->setToolTip(kTitle, line.joint > 0 ? line.title + QStringLiteral(": greatest load of the joint (%)")
                                            : line.title);
    item->setText(kFirst, number(line.first, line.decimals));
    item->setText(kSecond, number(line.second, line.decimals));
    item->setText(kGap, change(line));
    item->setData(kTitle, kJointRole, line.joint);
  }
}

void DifferenceTable::changeEvent(QEvent* event) {
  if (event->type() == QEvent::PaletteChange) refresh();
  QWidget::changeEvent(event);
}

}  // namespace handhold
