// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>
#include <QPushButton>
#include <QTreeWidget>
#include <QWidget>

#include "ui/document/document.h"

namespace handhold {

/// What two kept results differ in, in numbers; hidden while none are compared.
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
  void fill(const KeptTrial& first, const KeptTrial& second);

  Document& document_;
  QLabel* first_ = nullptr;
  QLabel* second_ = nullptr;
  QTreeWidget* table_ = nullptr;
};

}  // namespace handhold
