// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/solve/violation_card.h"

#include <QPainter>
#include <QVBoxLayout>

#include "engine/trial/violation_words.h"
#include "ui/document/element_names.h"
#include "ui/document/language/said.h"
#include "ui/document/units/units.h"
#include "ui/theme/style_sheet.h"
#include "ui/theme/tokens.h"

namespace handhold {

ViolationCard::ViolationCard(QWidget* parent)
    : QAbstractButton(parent), sentence_(new QLabel(this)), hint_(new QLabel(this)) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(space::kPanel, space::kTight, space::kSmall, 6);
  column->setSpacing(1);
  markMuted(hint_);
  for (QLabel* label : {sentence_, hint_}) {
    label->setWordWrap(true);
    label->setAttribute(Qt::WA_TransparentForMouseEvents);
    column->addWidget(label);
  }
  QSizePolicy policy(QSizePolicy::Ignored, QSizePolicy::Preferred);  // its sentences wrap in any dock
  policy.setHeightForWidth(true);
  setSizePolicy(policy);
  setAttribute(Qt::WA_Hover);
  setFocusPolicy(Qt::StrongFocus);
}

void ViolationCard::say(const Violation& violation, Remedies remedies) {
  const QString sentence = capitalized(told(violation, Units::shared().choice()));
  const QString hint = remedies == Remedies::Told ? capitalized(remedyOf(violation)) : QString();
  sentence_->setText(said(sentence));
  hint_->setText(said(hint));
  hint_->setVisible(!hint.isEmpty());
  setAccessibleName(hint.isEmpty() ? sentence : sentence + QStringLiteral(". ") + hint);
}

void ViolationCard::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const Tokens& colours = tokens(palette());
  const QRectF card = QRectF(rect()).adjusted(0.5, 1.5, -0.5, -1.5);
  painter.setPen(hasFocus() ? QPen(colours.accent, 2) : QPen(Qt::NoPen));
  painter.setBrush(underMouse() ? colours.pressed : colours.hover);
  painter.drawRoundedRect(card, space::kCorner, space::kCorner);
  painter.setPen(Qt::NoPen);
  painter.setBrush(colours.exceeded);
  painter.drawRoundedRect(QRectF(card.left(), card.top(), 3, card.height()), 1.5, 1.5);
}

}  // namespace handhold
