// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/history_panel.h"

#include <QSignalBlocker>
#include <QVBoxLayout>

#include "ui/document/language/said.h"
#include "ui/theme/tokens.h"

namespace handhold {

HistoryPanel::HistoryPanel(Document& document, QWidget* parent)
    : QWidget(parent), document_(document), list_(new QListWidget(this)) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(space::kTight, 0, space::kTight, 0);
  column->addWidget(list_);
  list_->setObjectName(QStringLiteral("history.list"));
  list_->setAccessibleName(tr("Steps of this session"));
  list_->setToolTip(tr("Click a step to go there, or press Enter on it"));
  const auto goTo = [this](QListWidgetItem* item) { document_.goToStep(list_->row(item)); };
  connect(list_, &QListWidget::itemClicked, this, goTo);
  connect(list_, &QListWidget::itemActivated, this, goTo);
  connect(&document_, &Document::historyChanged, this, &HistoryPanel::refresh);
  refresh();
}

void HistoryPanel::refresh() {
  const QSignalBlocker quiet(list_);
  list_->clear();
  list_->addItem(document_.filePath().isEmpty() ? tr("New task") : tr("As opened"));
  for (const UndoStep& step : document_.history().steps()) list_->addItem(said(step.title));
  const int now = document_.history().index();
  for (int row = now + 1; row < list_->count(); ++row)
    list_->item(row)->setForeground(tokens(palette()).muted);
  list_->setCurrentRow(now);
}

}  // namespace handhold
