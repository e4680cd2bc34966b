// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/muscle_list.h"

#include <QCompleter>
#include <QLineEdit>
#include <QStandardItemModel>
#include <algorithm>
#include <numeric>

#include "ui/document/element_names.h"
#include "ui/document/language/said.h"

namespace handhold {

void letFindMuscles(QComboBox& list) {
  list.setEditable(true);
  list.lineEdit()->setPlaceholderText(QStringLiteral("–"));
  list.setInsertPolicy(QComboBox::NoInsert);
  list.completer()->setFilterMode(Qt::MatchContains);
  list.completer()->setCompletionMode(QCompleter::PopupCompletion);
  QObject::connect(list.lineEdit(), &QLineEdit::editingFinished, &list,
                   [&list] { list.setEditText(list.itemText(list.currentIndex())); });
}

void listMuscles(QComboBox& list, const std::vector<Muscle>& muscles) {
  std::vector<std::size_t> order(muscles.size());
  std::iota(order.begin(), order.end(), std::size_t(0));
  std::ranges::stable_sort(order, {}, [&](std::size_t i) { return muscles[i].group; });
  std::string group;
  for (const std::size_t i : order) {
    if (muscles[i].group != group) {
      group = muscles[i].group;
      list.addItem(said(capitalized(group)));
      qobject_cast<QStandardItemModel*>(list.model())->item(list.count() - 1)->setFlags(Qt::NoItemFlags);
    }
    list.addItem(said(capitalized(muscles[i].title)), int(i));
  }
  list.setCurrentIndex(list.findData(order.empty() ? -1 : int(order.front())));
}

}  // namespace handhold
