// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/results/difference_table.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QPainter>
#include <QPixmap>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>

#include "ui/controls/column_area.h"
#include "ui/controls/elided_label.h"
#include "ui/controls/section.h"
#include "ui/document/language/said.h"
#include "ui/panels/results/alignment_rows.h"
#include "ui/panels/results/figure_cells.h"
#include "ui/theme/figures.h"
#include "ui/theme/icon.h"
#include "ui/theme/style_sheet.h"
#include "ui/theme/tokens.h"

namespace handhold {

namespace {

enum DifferenceColumn { kTitle, kFirst };
constexpr int kJointRole = Qt::UserRole;
constexpr int kFigureWidth = 58, kTitleWidth = 116;  // px
constexpr int kLeastTableHeight = 3 * space::kRow;   // its titles and two rows

QString figureOrDash(const std::optional<double>& value, int decimals) {
  return value ? figures(*value, decimals) : QString(QChar(0x2013));
}

/// Of two, with its sign, for it is a change.
QString change(const Difference& line) {
  const auto &first = line.values[0], &second = line.values[1];
  if (!first || !second) return QString(QChar(0x2013));
  const QString text = figures(*second - *first, line.decimals);
  const bool grew = *second > *first && text.toDouble() != 0.0;
  return grew ? QLatin1Char('+') + text : text;
}

/// The style sheet gives titles one colour, so that the mark of a result is a picture.
QIcon dot(const QColor& color, double pixelRatio) {
  constexpr double kAcross = 8.0, kSide = 12.0;  // px
  QPixmap picture(QSizeF(kSide * pixelRatio, kSide * pixelRatio).toSize());
  picture.setDevicePixelRatio(pixelRatio);
  picture.fill(Qt::transparent);
  QPainter painter(&picture);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(Qt::NoPen);
  painter.setBrush(color);
  painter.drawEllipse(QRectF(0.5 * (kSide - kAcross), 0.5 * (kSide - kAcross), kAcross, kAcross));
  return QIcon(picture);
}

}  // namespace

/// It scrolls where the dock is low, so that neither the alignment nor the table is cut.
DifferenceTable::DifferenceTable(Document& document, QWidget* parent) : QWidget(parent), document_(document) {
  auto* area = new ColumnArea(this);
  auto* content = new QWidget(area);
  auto* column = new QVBoxLayout(content);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(0);
  column->addWidget(hairline(content));
  column->addWidget(buildHead());
  auto* alignment = new Section(tr("Alignment"), Section::State::Closed, content);
  alignment->header()->setObjectName(QStringLiteral("results.alignment"));
  alignment->body()->addWidget(alignment_ = new AlignmentRows(document_, alignment));
  column->addWidget(alignment);
  buildTable();
  column->addWidget(table_, 1);
  area->setWidget(content);
  auto* whole = new QVBoxLayout(this);
  whole->setContentsMargins(0, 0, 0, 0);
  whole->addWidget(area);
  connect(&document_, &Document::comparisonChanged, this, &DifferenceTable::refresh);
  connect(&document_, &Document::projectChanged, this, &DifferenceTable::refresh);
  refresh();
}

QWidget* DifferenceTable::buildHead() {
  auto* head = new QWidget(this);
  auto* row = new QHBoxLayout(head);
  row->setContentsMargins(space::kPanel, space::kTight, space::kTight, 0);
  row->setSpacing(space::kPanel);
  auto* names = new QVBoxLayout;
  names->setSpacing(0);
  for (ElidedLabel*& name : names_) {
    name = new ElidedLabel(head);
    name->setElideMode(Qt::ElideMiddle);
    names->addWidget(name);
  }
  row->addLayout(names, 1);
  auto* end = new QToolButton(head);
  end->setObjectName(QStringLiteral("results.endComparison"));
  end->setIcon(icon("close"));
  end->setAutoRaise(true);
  end->setToolTip(tr("End the comparison"));
  end->setAccessibleName(end->toolTip());
  connect(end, &QToolButton::clicked, &document_, &Document::endComparison);
  row->addWidget(end, 0, Qt::AlignTop);
  return head;
}

void DifferenceTable::buildTable() {
  table_ = new QTreeWidget(this);
  table_->setObjectName(QStringLiteral("results.differences"));
  table_->setAccessibleName(tr("Differences"));
  table_->setRootIsDecorated(false);
  table_->setIndentation(0);
  table_->setUniformRowHeights(true);
  table_->setMinimumHeight(kLeastTableHeight);
  table_->setFrameShape(QFrame::NoFrame);
  table_->setTextElideMode(Qt::ElideMiddle);
  table_->viewport()->installEventFilter(this);
  table_->header()->setStretchLastSection(false);
  cells_ = new FigureCells(table_);
  for (auto chosen : {&QTreeWidget::itemClicked, &QTreeWidget::itemActivated})
    connect(table_, chosen, this, [this](QTreeWidgetItem* item) {
      const int joint = item->data(kTitle, kJointRole).toInt();
      if (joint > 0) document_.select({ElementKind::Joint, joint});
    });
}

void DifferenceTable::refresh() {
  const std::optional<Comparison>& comparison = document_.comparison();
  setVisible(comparison.has_value());
  if (!comparison) return;
  std::vector<const KeptTrial*> compared;
  for (const int id : *comparison)
    if (const KeptTrial* kept = findResult(document_.project(), id)) compared.push_back(kept);
  if (compared.size() < 2) return;
  alignment_->refresh();
  fill(compared);
}

/// A column a result, under its mark; of two what changes, too.
void DifferenceTable::setColumns(int results) {
  const Tokens& colours = tokens(palette());
  QStringList titles{QString()};
  for (int i = 0; i < results; ++i) titles << QString::number(i + 1);
  if (results == 2) titles << tr("Change");
  table_->setColumnCount(static_cast<int>(titles.size()));
  table_->setHeaderLabels(titles);
  table_->header()->setSectionResizeMode(kTitle, QHeaderView::Fixed);
  for (int column = kFirst; column < titles.size(); ++column) {
    table_->setItemDelegateForColumn(column, cells_);
    table_->header()->setSectionResizeMode(column, QHeaderView::Interactive);
    table_->header()->resizeSection(column, std::max(kFigureWidth, titleWidth(*table_->header(), column)));
    table_->headerItem()->setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
    if (column <= results)
      table_->headerItem()->setIcon(column,
                                    dot(colours.compared[std::size_t(column - kFirst)], devicePixelRatioF()));
  }
  giveTitlesTheRest();
}

/// What the figures leave, and as much as a title needs to be read: below, the table scrolls.
void DifferenceTable::giveTitlesTheRest() {
  int figuresWidth = 0;
  for (int column = kFirst; column < table_->columnCount(); ++column)
    figuresWidth += table_->columnWidth(column);
  table_->header()->resizeSection(kTitle, std::max(kTitleWidth, table_->viewport()->width() - figuresWidth));
}

bool DifferenceTable::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::Resize) giveTitlesTheRest();
  return QWidget::eventFilter(watched, event);
}

/// One below the other, in the colours that their curves have.
void DifferenceTable::showNames(const std::vector<const KeptTrial*>& compared) {
  const Tokens& colours = tokens(palette());
  for (std::size_t i = 0; i < names_.size(); ++i) {
    names_[i]->setVisible(i < compared.size());
    if (i >= compared.size()) continue;
    names_[i]->setText(QStringLiteral("● %1 %2").arg(i + 1).arg(named(compared[i]->name)));
    QPalette inks = palette();
    inks.setColor(QPalette::WindowText, colours.compared[i]);
    names_[i]->setPalette(inks);
  }
}

void DifferenceTable::fill(const std::vector<const KeptTrial*>& compared) {
  showNames(compared);
  table_->clear();
  setColumns(static_cast<int>(compared.size()));
  for (const Difference& line : differences(compared)) {
    auto* item = new QTreeWidgetItem(table_);
    item->setText(kTitle, line.unit.isEmpty() ? line.title : line.title + QStringLiteral("  ") + line.unit);
    item->setToolTip(kTitle,
                     line.joint > 0 ? line.title + tr(": greatest load of the joint (%)") : line.title);
    for (std::size_t i = 0; i < line.values.size(); ++i)
      item->setText(kFirst + static_cast<int>(i), figureOrDash(line.values[i], line.decimals));
    if (compared.size() == 2) item->setText(kFirst + 2, change(line));
    item->setData(kTitle, kJointRole, line.joint);
  }
}

void DifferenceTable::changeEvent(QEvent* event) {
  // later: the style sheet is still to take the names' colours away
  if (event->type() == QEvent::PaletteChange)
    QMetaObject::invokeMethod(this, &DifferenceTable::refresh, Qt::QueuedConnection);
  QWidget::changeEvent(event);
}

}  // namespace handhold
