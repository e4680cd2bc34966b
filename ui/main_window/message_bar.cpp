// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/main_window/message_bar.h"

#include <QEvent>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QPainter>
#include <algorithm>

#include "ui/controls/severity_look.h"
#include "ui/document/language/said.h"
#include "ui/theme/icon.h"
#include "ui/theme/tokens.h"

namespace handhold {

namespace {

constexpr int kPassingMilliseconds = 6000;  ///< good news goes by itself, bad news stays
constexpr int kHeld_ms = 50;                ///< until the mouse is looked at again
constexpr int kIconRoom = 36;
constexpr double kMostOfHost = 0.66;  ///< of its width: what stands at the lower left stays in sight
constexpr int kLeastWidth = 360;      ///< px, of which a narrow host has less

}  // namespace

MessageBar::MessageBar(QWidget& host)
    : text_(new QLabel(this)), close_(new QToolButton(this)), action_(new QToolButton(this)) {
  setObjectName(QStringLiteral("message.bar"));
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(kIconRoom, space::kTight, space::kTight, space::kTight);
  text_->setObjectName(QStringLiteral("message.text"));
  text_->setWordWrap(true);
  text_->setTextInteractionFlags(Qt::TextSelectableByMouse);
  close_->setObjectName(QStringLiteral("message.close"));
  close_->setIcon(icon(QStringLiteral("close")));
  close_->setIconSize(QSize(14, 14));
  close_->setToolTip(tr("Close this message"));
  close_->setAccessibleName(close_->toolTip());
  action_->hide();
  connect(action_, &QToolButton::clicked, this, [this] { act_(); });
  row->addWidget(text_, 1);
  row->addWidget(action_, 0, Qt::AlignTop);
  row->addWidget(close_, 0, Qt::AlignTop);
  connect(close_, &QToolButton::clicked, this, &MessageBar::dismiss);
  timer_.setSingleShot(true);
  connect(&timer_, &QTimer::timeout, this, &MessageBar::dismiss);
  settling_.setSingleShot(true);
  settling_.setInterval(kHeld_ms);
  connect(&settling_, &QTimer::timeout, this, &MessageBar::settle);
  layOver(host);
}

void MessageBar::layOver(QWidget& host) {
  if (parentWidget()) parentWidget()->removeEventFilter(this);
  setParent(&host);
  host.installEventFilter(this);
  hide();
  settle();
}

void MessageBar::showMessage(Severity severity, const QString& sentence) {
  stay_ = Stay::UntilChange;
  passes_ = severity == Severity::Error ? Passes::WhenClosed : Passes::WithAChange;
  act_ = nullptr;
  severity_ = severity;
  sentence_ = said(sentence);
  settle();
  const bool passing = severity == Severity::Info || severity == Severity::Good;
  passing ? timer_.start(kPassingMilliseconds) : timer_.stop();
}

void MessageBar::showStanding(const QString& sentence) {
  showMessage(Severity::Attention, sentence);
  stay_ = Stay::WithTheTask;
}

void MessageBar::endStanding() {
  if (stay_ == Stay::WithTheTask) dismiss();
}

void MessageBar::showStep(const QString& sentence, std::function<void()> undo) {
  showMessage(Severity::Attention, sentence);
  offer(tr("Undo"), std::move(undo));
}

void MessageBar::showWork(const QString& sentence, std::function<void()> cancel) {
  showMessage(Severity::Info, sentence);
  timer_.stop();
  stay_ = Stay::WithTheWork;
  offer(tr("Cancel"), std::move(cancel));
}

void MessageBar::offer(const QString& action, std::function<void()> act) {
  action_->setObjectName(QStringLiteral("message.") + action.toLower());
  action_->setText(action);
  act_ = std::move(act);
  settle();
}

void MessageBar::endWork() {
  if (stay_ == Stay::WithTheWork) dismiss();
}

void MessageBar::passOn() {
  const bool isWarning = severity_ == Severity::Attention || severity_ == Severity::Error;
  if (isWarning && passes_ == Passes::WithAChange) passAll();
}

void MessageBar::passAll() {
  if (stay_ == Stay::UntilChange) dismiss();
}

void MessageBar::dismiss() {
  sentence_.clear();
  settle();
}

/// It must not come under a mouse that holds something.
void MessageBar::settle() {
  if (QGuiApplication::mouseButtons() != Qt::NoButton) return settling_.start();
  text_->setText(sentence_);
  setAccessibleName(sentence_);
  action_->setVisible(act_ != nullptr);
  setVisible(!sentence_.isEmpty());
  place();
  update();
}

/// As wide as its sentence, on several lines where that is long.
void MessageBar::place() {
  if (sentence_.isEmpty()) return;
  const QSize room = parentWidget()->size() - QSize(2 * space::kPanel, 2 * space::kPanel);
  const int most = std::min(room.width(), std::max(kLeastWidth, qRound(kMostOfHost * room.width())));
  const int beside = layout()->sizeHint().width() - text_->sizeHint().width();
  const int words = text_->fontMetrics().horizontalAdvance(sentence_) + 1;
  const int width = std::min(beside + words, most), height = heightForWidth(width);
  setGeometry(space::kPanel + room.width() - width, space::kPanel + room.height() - height, width, height);
  raise();
}

/// Of what it lies over.
bool MessageBar::eventFilter(QObject* watched, QEvent* event) {
  if (watched == parentWidget() && event->type() == QEvent::Resize) place();
  return QWidget::eventFilter(watched, event);
}

void MessageBar::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  const QColor color = severityColor(severity_, palette());
  painter.setPen(tokens(palette()).hairline);
  painter.setBrush(tokens(palette()).raised);
  painter.drawRect(rect().adjusted(0, 0, -1, -1));
  painter.fillRect(QRect(0, 0, 3, height()), color);
  painter.drawPixmap(QRect(12, (height() - 18) / 2, 18, 18),
                     iconPixmap(severityIcon(severity_), color, 18, devicePixelRatioF()));
}

}  // namespace handhold
