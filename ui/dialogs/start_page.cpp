// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/start_page.h"

#include <QDir>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>
#include <QMouseEvent>
#include <QPainter>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>
#include <algorithm>

#include "ui/theme/icon.h"
#include "ui/theme/style_sheet.h"
#include "ui/theme/tokens.h"

namespace handhold {

namespace {

constexpr int kCardWidth = 220;
constexpr int kPictureHeight = 124;

/// As much of the words as fits, whole words and an ellipsis at the end.
QString fitted(const QFontMetrics& metrics, QString words, const QRect& area) {
  const auto fits = [&](const QString& text) {
    return metrics.boundingRect(area, Qt::TextWordWrap, text).height() <= area.height();
  };
  if (fits(words)) return words;
  while (!words.isEmpty() && !fits(words + QChar(0x2026)))
    words.truncate(qMax(0, int(words.lastIndexOf(' '))));
  return words + QChar(0x2026);
}

/// Checks of the method are less inviting than tasks; they come last.
bool isTrial(const TaskCard& card) {
  const QString file = QFileInfo(card.file).fileName();
  return file.startsWith(QStringLiteral("planar_")) || file.startsWith(QStringLiteral("source_"));
}

/// Picture, name and description of a task; the whole card is the button.
class CardButton : public QAbstractButton {
 public:
  CardButton(const TaskCard& card, QWidget* parent)
      : QAbstractButton(parent), card_(card), picture_(card.picture) {
    setObjectName(QStringLiteral("start.card.") + QFileInfo(card.file).completeBaseName());
    setAccessibleName(card.title);
    setToolTip(card.title + QStringLiteral("\n") + card.description);
    setFixedSize(kCardWidth, kPictureHeight + 84);
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_Hover);
  }

 protected:
  void paintEvent(QPaintEvent*) override {
    QPainter painter(this);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    const Tokens& colours = tokens(palette());
    const QRectF frame = QRectF(rect()).adjusted(1, 1, -1, -1);
    const bool lit = underMouse() || hasFocus();
    painter.setBrush(colours.panel);
    painter.setPen(QPen(lit ? colours.accent : colours.hairline, hasFocus() ? 2 : 1));
    painter.drawRoundedRect(frame, 8, 8);
    paintPicture(painter, colours);
    const QRect text =
        rect().adjusted(space::kPanel, kPictureHeight + space::kSmall, -space::kPanel, -space::kSmall);
    QFont heading = font();
    heading.setWeight(QFont::DemiBold);
    painter.setFont(heading);
    painter.setPen(colours.text);
    painter.drawText(text, Qt::AlignTop | Qt::AlignLeft,
                     painter.fontMetrics().elidedText(card_.title, Qt::ElideRight, text.width()));
    painter.setFont(font());
    painter.setPen(colours.muted);
    const QRect words = text.adjusted(0, 20, 0, 0);
    painter.drawText(words, Qt::AlignTop | Qt::AlignLeft | Qt::TextWordWrap,
                     fitted(painter.fontMetrics(), card_.description, words));
  }

 private:
  void paintPicture(QPainter& painter, const Tokens& colours) {
    const QRect area(2, 2, width() - 4, kPictureHeight);
    if (picture_.isNull()) {
      painter.fillRect(area.adjusted(4, 4, -4, 0), colours.raised);
      const QPixmap mark =
          iconPixmap(QStringLiteral("handhold_mark"), colours.muted, 48, devicePixelRatioF());
      painter.drawPixmap(QRect(area.center() - QPoint(24, 24), QSize(48, 48)), mark);
      return;
    }
    const QSize whole = picture_.size().scaled(area.size(), Qt::KeepAspectRatioByExpanding);
    const double scale = static_cast<double>(picture_.width()) / whole.width();
    const QSizeF part = QSizeF(area.size()) * scale;
    const QPointF corner((picture_.width() - part.width()) / 2, (picture_.height() - part.height()) / 2);
    painter.drawPixmap(area, picture_, QRectF(corner, part).toRect());
  }

  TaskCard card_;
  QPixmap picture_;
};

QLabel* heading(const QString& words) {
  auto* label = new QLabel(words);
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
  auto* button = new QPushButton(words);
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

QList<TaskCard> sampleTasks(const QString& folder) {
  QList<TaskCard> cards;
  const QDir directory(folder);
  for (const QString& name : directory.entryList({QStringLiteral("*.json")}, QDir::Files, QDir::Name)) {
    QFile file(directory.filePath(name));
    if (!file.open(QIODevice::ReadOnly)) continue;
    const QJsonObject task = QJsonDocument::fromJson(file.readAll()).object();
    if (!task[QStringLiteral("schema")].toString().startsWith(QLatin1String("handhold-task"))) continue;
    const QString picture = directory.filePath(QFileInfo(name).completeBaseName() + QStringLiteral(".png"));
    cards.append(
        {directory.filePath(name), task[QStringLiteral("name")].toString(QFileInfo(name).completeBaseName()),
         task[QStringLiteral("description")].toString(), QFile::exists(picture) ? picture : QString()});
  }
  std::stable_partition(cards.begin(), cards.end(), [](const TaskCard& card) { return !isTrial(card); });
  return cards;
}

StartPage::StartPage(QWidget* parent) : QWidget(parent) {
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
  auto* claim = new QLabel(QStringLiteral("Where to hold, how to stand, what it costs."));
  markMuted(claim);
  claim->setWordWrap(true);
  left->addWidget(claim);
  left->addSpacing(space::kWide);
  auto* create = new QPushButton(icon(QStringLiteral("new")), QStringLiteral("New task"));
  create->setObjectName(QStringLiteral("start.new"));
  auto* open = new QPushButton(icon(QStringLiteral("open")), QStringLiteral("Open a file"));
  open->setToolTip(QStringLiteral("A task, a result, a recording or a mesh"));
  open->setObjectName(QStringLiteral("start.open"));
  for (QPushButton* button : {create, open}) left->addWidget(button);
  left->addSpacing(space::kWide);
  left->addWidget(heading(QStringLiteral("Recent")));
  left->addWidget(recent_ = fileList());
  left->addSpacing(space::kWide);
  left->addWidget(recordedHeading_ = heading(QStringLiteral("Recorded")));
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
  area_->setFrameShape(QFrame::NoFrame);
  area_->viewport()->setAutoFillBackground(false);
  area_->setStyleSheet(
      QStringLiteral("QScrollArea, QScrollArea > QWidget > QWidget { background: transparent; }"));
  auto* content = new QWidget;
  auto* column = new QVBoxLayout(content);
  column->setContentsMargins(0, 0, 0, 0);
  sampleHeading_ = heading(QStringLiteral("Sample tasks"));
  trialHeading_ = heading(QStringLiteral("Trials of the source (002)"));
  trialHeading_->setParent(content);
  column->addWidget(sampleHeading_);
  cards_ = new QGridLayout;
  cards_->setSpacing(space::kWide);
  column->addLayout(cards_);
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
    links_->addWidget(heading(QStringLiteral("More")));
  }
  auto* button = new QPushButton(QString(action->text()).remove(QLatin1Char('&')));
  button->setObjectName(QStringLiteral("start.link.") + action->objectName());
  button->setToolTip(action->toolTip());
  markQuiet(button);
  links_->addWidget(button);
  connect(button, &QPushButton::clicked, action, &QAction::trigger);
}

void StartPage::setTasks(const QList<TaskCard>& samples, const QStringList& recentFiles) {
  cards_->removeWidget(trialHeading_);
  clear(*cards_);
  buttons_.clear();
  clear(*recent_->layout());
  for (int i = 0; i < samples.size(); ++i) {
    auto* card = new CardButton(samples[i], this);
    buttons_.append(card);
    connect(card, &QAbstractButton::clicked, this, [this, file = samples[i].file] { emit fileChosen(file); });
  }
  const auto trial = std::find_if(samples.begin(), samples.end(), isTrial);
  firstTrial_ = static_cast<int>(trial - samples.begin());
  trialHeading_->setVisible(trial != samples.end());
  arrange();
  sampleHeading_->setVisible(!samples.isEmpty());
  for (const QString& file : recentFiles) {
    auto* button = fileButton(file, QFileInfo(file).completeBaseName());
    recent_->layout()->addWidget(button);
    connect(button, &QPushButton::clicked, this, [this, file] { emit fileChosen(file); });
  }
  if (!recentFiles.isEmpty()) return;
  auto* none = new QLabel(QStringLiteral("Files that you open appear here."));
  none->setWordWrap(true);
  markMuted(none);
  recent_->layout()->addWidget(none);
}

/// As many columns as there is room for.
void StartPage::arrange() {
  const int room = area_->viewport()->width() + space::kWide;
  const int columns = qMax(1, room / (kCardWidth + space::kWide));
  for (int column = 0, all = cards_->columnCount(); column < all; ++column)
    cards_->setColumnStretch(column, 0);
  int row = 0, column = 0;
  for (int i = 0; i < buttons_.size(); ++i) {
    if (i == firstTrial_) {
      row += column > 0 ? 1 : 0;
      column = 0;
      cards_->addWidget(trialHeading_, row++, 0, 1, columns);
    }
    cards_->addWidget(buttons_[i], row, column, Qt::AlignLeft | Qt::AlignTop);
    if (++column == columns) column = 0, ++row;
  }
  cards_->setColumnStretch(columns, 1);
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
