// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/studies/answer_list.h"

#include <QHeaderView>

namespace handhold {

namespace {

constexpr int kFilterRole = Qt::UserRole;

}  // namespace

AnswerList::AnswerList(QWidget* parent) : QTreeWidget(parent) {
  setObjectName(QStringLiteral("sweep.answer"));
  setAccessibleName(QStringLiteral("What the study says"));
  setColumnCount(2);
  setHeaderHidden(true);
  setRootIsDecorated(false);
  setIndentation(0);
  setWordWrap(true);
  setFrameShape(QFrame::NoFrame);
  setSelectionMode(QAbstractItemView::NoSelection);
  header()->setSectionResizeMode(0, QHeaderView::ResizeToContents);
  connect(this, &QTreeWidget::itemClicked, this, [this](QTreeWidgetItem* item) {
    const QString filter = item->data(0, kFilterRole).toString();
    if (!filter.isEmpty()) emit casesWanted(filter);
  });
}

void AnswerList::say(const std::vector<AnswerPart>& parts) {
  clear();
  for (const AnswerPart& part : parts) {
    auto* heading = new QTreeWidgetItem(this, {QString::fromStdString(part.heading)});
    QFont bold = font();
    bold.setWeight(QFont::DemiBold);
    heading->setFont(0, bold);
    heading->setFirstColumnSpanned(true);
    for (const auto& [title, words, detail] : part.lines) {
      const QString told = QString::fromStdString(words);
      auto* line = new QTreeWidgetItem(this, {QString::fromStdString(title), told});
      line->setToolTip(1, detail.empty() ? told
                                         : QStringLiteral("%1\n%2\nA click shows these cases")
                                               .arg(told, QString::fromStdString(detail)));
      if (!detail.empty()) line->setData(0, kFilterRole, QStringLiteral("\"%1\"").arg(told));
    }
  }
}

}  // namespace handhold
