// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/start_page.h"

#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>
#include <algorithm>

#include "ui/document/language/said.h"
#include "ui/theme/icon.h"
#include "ui/theme/style_sheet.h"
#include "ui/theme/tokens.h"

namespace handhold {

namespace {

QLabel* heading(const QString& words) {
  auto* label = new QLabel(said(words));
  markHeading(label);
  return label;
}

QWidget* fileList() {
  auto* list = new QWidget;
  list->setLayout(new QVBoxLayout);
  list->layout()->setContentsMargins(0, 0, 0, 0);
  list->layout()->setSpacing(0);
  return list;
}

QPushButton* fileButton(const QString& file, const QString& words) {
  auto* button = new QPushButton(said(words));
  markQuiet(button);
  button->setToolTip(file);
  return button;
}

/// "Squat rise" of squat_rise.c3d.
QString readable(QString name) {
  name.replace(QLatin1Char('_'), QLatin1Char(' '));
  return name.left(1).toUpper() + name.mid(1);
}

void clear(QLayout& layout) {
  while (QLayoutItem* item = layout.takeAt(0)) {
    if (item->widget()) item->widget()->deleteLater();
    delete item;
  }
}

}  // namespace

StartPage::StartPage(QWidget* parent) : QWidget(parent), search_(new QLineEdit), nothing_(new QLabel) {
  setObjectName(QStringLiteral("start"));
  auto* whole = new QHBoxLayout(this);
  whole->setContentsMargins(32, 32, 32, space::kWide);
  whole->setSpacing(32);
  auto* left = new QVBoxLayout;
  left->setSpacing(space::kTight);
  auto* title = new QLabel(QStringLiteral("Handhold"));
  QFont large = title->font();
  large.setPointSizeF(18);
  large.setWeight(QFont::DemiBold);
  title->setFont(large);
  left->addWidget(title);
  auto* claim = new QLabel(tr("Where to hold, how to stand, what it costs."));
  markMuted(claim);
  claim->setWordWrap(true);
  left->addWidget(claim);
  left->addSpacing(space::kWide);
  auto* create = new QPushButton(icon(QStringLiteral("new")), tr("New task"));
  create->setObjectName(QStringLiteral("start.new"));
  auto* open = new QPushButton(icon(QStringLiteral("open")), tr("Open a file"));
  open->setToolTip(tr("A task, a result, a recording or a mesh"));
  open->setObjectName(QStringLiteral("start.open"));
  for (QPushButton* button : {create, open}) left->addWidget(button);
  left->addSpacing(space::kWide);
  left->addWidget(heading(tr("Recent")));
  left->addWidget(recent_ = fileList());
  left->addSpacing(space::kWide);
  left->addWidget(recordedHeading_ = heading(tr("Recorded")));
  left->addWidget(recordings_ = fileList());
  left->addLayout(links_ = new QVBoxLayout);
  links_->setSpacing(0);
  left->addStretch(1);
  auto* side = new QWidget;
  side->setLayout(left);
  left->setContentsMargins(0, 0, 0, 0);
  side->setFixedWidth(210);
  whole->addWidget(side);
  area_ = new QScrollArea;
  area_->setWidgetResizable(true);
  area_->setAccessibleName(tr("Sample tasks"));
  area_->setFrameShape(QFrame::NoFrame);
  area_->viewport()->setAutoFillBackground(false);
  area_->setStyleSheet(
      QStringLiteral("QScrollArea, QScrollArea > QWidget > QWidget { background: transparent; }"));
  auto* content = new QWidget;
  auto* column = new QVBoxLayout(content);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(space::kWide);
  search_->setObjectName(QStringLiteral("start.search"));
  search_->setAccessibleName(tr("Find a sample"));
  search_->setPlaceholderText(tr("Find a sample: ladder, push, weightless"));
  search_->setClearButtonEnabled(true);
  search_->setMaximumWidth(2 * CardButton::kWidth + space::kWide);
  column->addWidget(search_);
  grid_ = new QGridLayout;
  grid_->setSpacing(space::kWide);
  column->addLayout(grid_);
  for (const SampleGroup group : kSampleGroups) {
    headings_.append(heading(titleOf(group)));
    headings_.last()->setParent(content);
  }
  column->addWidget(nothing_);
  markMuted(nothing_);
  connect(search_, &QLineEdit::textChanged, this, &StartPage::arrange);
  connect(search_, &QLineEdit::returnPressed, this, &StartPage::openOnlyOne);
  column->addStretch(1);
  area_->setWidget(content);
  whole->addWidget(area_, 1);
  connect(create, &QPushButton::clicked, this, &StartPage::newRequested);
  connect(open, &QPushButton::clicked, this, &StartPage::openRequested);
}

void StartPage::setRecordings(const QStringList& files) {
  clear(*recordings_->layout());
  recordedHeading_->setVisible(!files.isEmpty());
  for (const QString& file : files) {
    auto* button = fileButton(file, readable(QFileInfo(file).completeBaseName()));
    button->setObjectName(QStringLiteral("start.recording.") + QFileInfo(file).completeBaseName());
    recordings_->layout()->addWidget(button);
    connect(button, &QPushButton::clicked, this, [this, file] { emit fileChosen(file); });
  }
}

void StartPage::addLink(QAction* action) {
  if (links_->isEmpty()) {
    links_->addSpacing(space::kWide);
    links_->addWidget(heading(tr("More")));
  }
  auto* button = new QPushButton(QString(action->text()).remove(QLatin1Char('&')));
  button->setObjectName(QStringLiteral("start.link.") + action->objectName());
  button->setToolTip(action->toolTip());
  markQuiet(button);
  links_->addWidget(button);
  connect(button, &QPushButton::clicked, action, &QAction::trigger);
}

void StartPage::setTasks(const QList<TaskCard>& samples, const QStringList& recentFiles) {
  for (CardButton* card : cards_) card->deleteLater();
  cards_.clear();
  clear(*recent_->layout());
  for (const TaskCard& sample : samples) {
    auto* card = new CardButton(sample, grid_->parentWidget());
    cards_.append(card);
    connect(card, &QAbstractButton::clicked, this, [this, file = sample.file] { emit fileChosen(file); });
  }
  search_->clear();
  arrange();
  for (const QString& file : recentFiles) {
    auto* button = fileButton(file, QFileInfo(file).completeBaseName());
    recent_->layout()->addWidget(button);
    connect(button, &QPushButton::clicked, this, [this, file] { emit fileChosen(file); });
  }
  if (!recentFiles.isEmpty()) return;
  auto* none = new QLabel(tr("Files that you open appear here."));
  none->setWordWrap(true);
  markMuted(none);
  recent_->layout()->addWidget(none);
}

/// They stand apart and are looked for likewise. How many answer.
int StartPage::arrangeRecordings() {
  const QStringList asked = search_->text().split(QLatin1Char(' '), Qt::SkipEmptyParts);
  int found = 0;
  for (QAbstractButton* button : recordingButtons()) {
    const QString told = button->text() + QLatin1Char(' ') + QFileInfo(button->toolTip()).fileName() +
                         QLatin1Char(' ') + recordedHeading_->text();
    const bool answers = std::ranges::all_of(
        asked, [&](const QString& word) { return told.contains(word, Qt::CaseInsensitive); });
    button->setVisible(answers);
    found += answers;
  }
  recordedHeading_->setVisible(found > 0);
  return found;
}

QList<QAbstractButton*> StartPage::recordingButtons() const {
  QList<QAbstractButton*> buttons;
  for (int i = 0; i < recordings_->layout()->count(); ++i)
    buttons.append(static_cast<QAbstractButton*>(recordings_->layout()->itemAt(i)->widget()));
  return buttons;
}

/// As many columns as there is room for, the cards that answer what is looked for, each group below its
/// heading.
void StartPage::arrange() {
  const int columns =
      qMax(1, (area_->viewport()->width() + space::kWide) / (CardButton::kWidth + space::kWide));
  while (QLayoutItem* item = grid_->takeAt(0)) delete item;
  for (int column = 0, all = grid_->columnCount(); column < all; ++column) grid_->setColumnStretch(column, 0);
  int row = 0, found = arrangeRecordings();
  for (const SampleGroup group : kSampleGroups) {
    QList<CardButton*> shown;
    for (CardButton* card : cards_) {
      if (card->card().group != group) continue;
      card->setVisible(card->answers(search_->text()));
      if (!card->isHidden()) shown.append(card);
    }
    QLabel* heading = headings_[static_cast<int>(group)];
    heading->setVisible(!shown.isEmpty());
    if (shown.isEmpty()) continue;
    grid_->addWidget(heading, row++, 0, 1, columns);
    for (int i = 0; i < shown.size(); ++i)
      grid_->addWidget(shown[i], row + i / columns, i % columns, Qt::AlignLeft | Qt::AlignTop);
    row += static_cast<int>(shown.size() + columns - 1) / columns;
    found += static_cast<int>(shown.size());
  }
  nothing_->setText(tr("No sample tells of “%1”.").arg(search_->text()));
  nothing_->setVisible(found == 0 && !cards_.isEmpty());
  search_->setVisible(!cards_.isEmpty());
  grid_->setColumnStretch(columns, 1);
}

/// Enter opens what was found, where that is one.
void StartPage::openOnlyOne() {
  QList<QAbstractButton*> found = recordingButtons();
  for (CardButton* card : cards_) found.append(card);
  found.removeIf([](const QAbstractButton* one) { return one->isHidden(); });
  if (found.size() == 1) found.front()->click();
}

void StartPage::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  QMetaObject::invokeMethod(this, &StartPage::arrange, Qt::QueuedConnection);
}

void StartPage::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.fillRect(rect(), tokens(palette()).window);
}

}  // namespace handhold
