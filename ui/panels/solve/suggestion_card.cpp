// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/solve/suggestion_card.h"

#include <QHBoxLayout>
#include <QPainter>
#include <QVBoxLayout>

#include "ui/document/language/said.h"
#include "ui/theme/style_sheet.h"
#include "ui/theme/tokens.h"

namespace handhold {

namespace {

constexpr int kPictureWidth = 84;

QLabel* wrapping(const QString& name, QWidget* parent) {
  auto* label = new QLabel(parent);
  label->setObjectName(name);
  label->setWordWrap(true);
  return label;
}

QPushButton* button(const QString& name, const QString& words, QWidget* parent) {
  auto* made = new QPushButton(said(words), parent);
  made->setObjectName(name);
  made->setFocusPolicy(Qt::TabFocus);  // after a click Space still plays
  return made;
}

}  // namespace

SuggestionCard::SuggestionCard(const QString& name, QWidget* parent)
    : QWidget(parent),
      picture_(new QLabel(this)),
      sentence_(wrapping(name + QStringLiteral(".sentence"), this)),
      hint_(wrapping(name + QStringLiteral(".hint"), this)),
      apply_(button(name + QStringLiteral(".apply"), tr("Apply"), this)),
      dismiss_(button(name + QStringLiteral(".dismiss"), tr("Dismiss"), this)) {
  setObjectName(name);
  picture_->setObjectName(name + QStringLiteral(".picture"));
  markMuted(hint_);
  auto* words = new QVBoxLayout;
  words->setSpacing(1);
  words->addWidget(sentence_);
  words->addWidget(hint_);
  words->addStretch(1);
  auto* told = new QHBoxLayout;
  told->setSpacing(space::kSmall);
  told->addWidget(picture_, 0, Qt::AlignTop);
  told->addLayout(words, 1);
  auto* answers = new QHBoxLayout;
  answers->addWidget(apply_);
  answers->addWidget(dismiss_);
  answers->addStretch(1);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(space::kPanel, 6, space::kSmall, 6);
  column->setSpacing(space::kTight);
  column->addLayout(told);
  column->addLayout(answers);
  picture_->hide();
  dismiss_->hide();
}

void SuggestionCard::say(const QString& sentence, const QString& hint) {
  sentence_->setText(said(sentence));
  hint_->setText(said(hint));
  hint_->setVisible(!hint.isEmpty());
  picture_->hide();
  setAccessibleName(hint.isEmpty() ? sentence : sentence + QStringLiteral(". ") + hint);
  apply_->setAccessibleDescription(sentence);
}

void SuggestionCard::showPicture(const QImage& picture) {
  QPixmap pixels = QPixmap::fromImage(
      picture.scaledToWidth(qRound(kPictureWidth * devicePixelRatioF()), Qt::SmoothTransformation));
  pixels.setDevicePixelRatio(devicePixelRatioF());
  picture_->setPixmap(pixels);
  picture_->setAccessibleName(tr("The suggested posture"));
  picture_->show();
}

void SuggestionCard::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const Tokens& colours = tokens(palette());
  const QRectF card = QRectF(rect()).adjusted(0.5, 1.5, -0.5, -1.5);
  painter.setPen(Qt::NoPen);
  painter.setBrush(colours.hover);
  painter.drawRoundedRect(card, space::kCorner, space::kCorner);
  painter.setBrush(colours.accent);
  painter.drawRoundedRect(QRectF(card.left(), card.top(), 3, card.height()), 1.5, 1.5);
}

}  // namespace handhold
