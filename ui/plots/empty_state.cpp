// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/empty_state.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

#include "ui/document/language/said.h"

namespace handhold {

EmptyState::EmptyState(const QString& sentence, const QString& button, QWidget* parent) : QWidget(parent) {
  auto* row = new QHBoxLayout(this);
  auto* label = new QLabel(said(sentence), this);
  label->setWordWrap(true);  // a long sentence widens no dock
  label->setForegroundRole(QPalette::PlaceholderText);
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
