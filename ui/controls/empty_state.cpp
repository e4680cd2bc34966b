// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/controls/empty_state.h"

#include <QHBoxLayout>
#include <QPushButton>

#include "ui/document/language/said.h"

namespace handhold {

namespace {

constexpr int kSlack = 8;  // px: a font that is dressed later may be a little wider

}  // namespace

EmptyState::EmptyState(const QString& sentence, const QString& button, QWidget* parent)
    : QWidget(parent), label_(new QLabel(this)) {
  auto* row = new QHBoxLayout(this);
  label_->setWordWrap(true);  // a long sentence widens no dock
  label_->setForegroundRole(QPalette::PlaceholderText);
  setSentence(sentence);
  row->addStretch(1);
  row->addWidget(label_, 4);
  if (!button.isEmpty()) {
    auto* press = new QPushButton(button, this);
    press->setMinimumSize(press->sizeHint().width() + 24, 28);
    connect(press, &QPushButton::clicked, this, &EmptyState::pressed);
    row->addSpacing(12);
    row->addWidget(press);
  }
  row->addStretch(1);
}

/// A short one stands beside its button: no wider than its words.
void EmptyState::setSentence(const QString& sentence) {
  label_->setText(said(sentence));
  label_->setMaximumWidth(label_->fontMetrics().horizontalAdvance(label_->text()) + kSlack);
}

}  // namespace handhold
