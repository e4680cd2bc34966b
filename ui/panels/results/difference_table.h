// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>
#include <QPushButton>
#include <QStyledItemDelegate>
#include <QTreeWidget>
#include <QWidget>
#include <array>

#include "ui/document/document.h"

namespace handhold {

class AlignmentRows;

class ElidedLabel;

/// What kept results differ in, in numbers; hidden while none are compared.
class DifferenceTable : public QWidget {
  Q_OBJECT

 public:
  explicit DifferenceTable(Document& document, QWidget* parent = nullptr);

 protected:
  void changeEvent(QEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  QWidget* buildHead();
  void buildTable();
  void refresh();
  void setColumns(int results);
  void giveTitlesTheRest();
  void showNames(const std::vector<const KeptTrial*>& compared);
  void fill(const std::vector<const KeptTrial*>& compared);

  Document& document_;
  std::array<ElidedLabel*, kMostCompared> names_{};
  AlignmentRows* alignment_ = nullptr;
  QTreeWidget* table_ = nullptr;
  QStyledItemDelegate* cells_ = nullptr;
};

}  // namespace handhold
