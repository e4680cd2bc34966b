// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>
#include <QPushButton>
#include <QStyledItemDelegate>
#include <QTreeWidget>
#include <QWidget>

#include "ui/document/document.h"

namespace handhold {

/// What kept results differ in, in numbers; hidden while none are compared.
class DifferenceTable : public QWidget {
  Q_OBJECT

 public:
  explicit DifferenceTable(Document& document, QWidget* parent = nullptr);

 protected:
  void changeEvent(QEvent* event) override;

 private:
  QWidget* buildHead();
  void buildTable();
  void refresh();
  void setColumns(int results);
  void fill(const std::vector<const KeptTrial*>& compared);

  Document& document_;
  QLabel* names_ = nullptr;
  QTreeWidget* table_ = nullptr;
  QStyledItemDelegate* cells_ = nullptr;
};

}  // namespace handhold
