// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/empty_state.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

#include "ui/document/language/said.h"

namespace handhold {

namespace {

constexpr int kSlack = 8;  // px: a font that is dressed later may be a little wider

}  // namespace

EmptyState::EmptyState(const QString& sentence, const QString& button, QWidget* parent) : QWidget(parent) {
  auto* row = new QHBoxLayout(this);
  auto* label = new QLabel(said(sentence), this);
  label->setWordWrap(true);  // a long sentence widens no dock
  label->setForegroundRole(QPalette::PlaceholderText);
  // a short one stands beside its button: no wider than its words
  label->setMaximumWidth(label->fontMetrics().horizontalAdvance(label->text()) + kSlack);
  auto* press = new QPushButton(button, this);
  press->setMinimumSize(press->sizeHint().width() + 24, 28);
  connect(press, &QPushButton::clicked, this, &EmptyState::pressed);
  row->addStretch(1);
  row->addWidget(label, 4);
  row->addSpacing(12);
  row->addWidget(press);
  row->addStretch(1);
}

}  // namespace handhold
