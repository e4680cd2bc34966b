// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/main_window/message_bar.h"

#include <QHBoxLayout>
#include <QPainter>

#include "ui/controls/severity_look.h"
#include "ui/theme/icon.h"
#include "ui/theme/tokens.h"

namespace handhold {

namespace {

constexpr int kPassingMilliseconds = 6000;  ///< good news goes by itself, bad news stays
constexpr int kIconRoom = 36;

}  // namespace

MessageBar::MessageBar(QWidget* parent)
    : QWidget(parent),
      text_(new QLabel(this)),
      close_(new QToolButton(this)),
      cancel_(new QToolButton(this)) {
  setObjectName(QStringLiteral("message.bar"));
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(kIconRoom, space::kTight, space::kTight, space::kTight);
  text_->setObjectName(QStringLiteral("message.text"));
  text_->setWordWrap(true);
  text_->setTextInteractionFlags(Qt::TextSelectableByMouse);
  close_->setObjectName(QStringLiteral("message.close"));
  close_->setIcon(icon(QStringLiteral("close")));
  close_->setIconSize(QSize(14, 14));
  close_->setToolTip(QStringLiteral("Close this message"));
  close_->setAccessibleName(close_->toolTip());
  cancel_->setObjectName(QStringLiteral("message.cancel"));
  cancel_->setText(QStringLiteral("Cancel"));
  cancel_->hide();
  connect(cancel_, &QToolButton::clicked, this, [this] { cancelWork_(); });
  row->addWidget(text_, 1);
  row->addWidget(cancel_, 0, Qt::AlignTop);
  row->addWidget(close_, 0, Qt::AlignTop);
  connect(close_, &QToolButton::clicked, this, &QWidget::hide);
  timer_.setSingleShot(true);
  connect(&timer_, &QTimer::timeout, this, &QWidget::hide);
  hide();
}

void MessageBar::showMessage(Severity severity, const QString& sentence) {
  stay_ = Stay::UntilChange;
  cancel_->hide();
  severity_ = severity;
  text_->setText(sentence);
  setAccessibleName(sentence);
  show();
  update();
  const bool passing = severity == Severity::Info || severity == Severity::Good;
  passing ? timer_.start(kPassingMilliseconds) : timer_.stop();
}

void MessageBar::showStanding(const QString& sentence) {
  showMessage(Severity::Attention, sentence);
  stay_ = Stay::WithTheTask;
}

void MessageBar::showWork(const QString& sentence, std::function<void()> cancel) {
  showMessage(Severity::Info, sentence);
  timer_.stop();
  stay_ = Stay::WithTheWork;
  cancelWork_ = std::move(cancel);
  cancel_->show();
}

void MessageBar::endWork() {
  if (stay_ == Stay::WithTheWork) hide();
}

void MessageBar::passOn() {
  if (severity_ == Severity::Attention) passAll();
}

void MessageBar::passAll() {
  if (stay_ == Stay::UntilChange) hide();
}

void MessageBar::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  const QColor color = severityColor(severity_, palette());
  painter.fillRect(rect(), tokens(palette()).raised);
  painter.fillRect(QRect(0, 0, 3, height()), color);
  painter.drawPixmap(QRect(12, (height() - 18) / 2, 18, 18),
                     iconPixmap(severityIcon(severity_), color, 18, devicePixelRatioF()));
}

}  // namespace handhold
