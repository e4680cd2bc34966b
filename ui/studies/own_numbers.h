// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>
#include <QTreeWidget>
#include <QVBoxLayout>

#include "engine/estimation/printed/printed_study.h"
#include "ui/controls/column_area.h"

namespace handhold {

/// What a study found that nobody printed: what it recommends, its tables of several things side by side, its
/// other numbers.
class OwnNumbers : public ColumnArea {
  Q_OBJECT

 public:
  explicit OwnNumbers(QWidget* parent = nullptr);

  void setStudy(const PrintedStudy& study);

  static bool hasAny(const PrintedStudy& study);

 private:
  QTreeWidget* addTable(const QStringList& titles, const std::vector<QStringList>& rows);
  void addTable(const StudyTable& table);
  void addResults(const std::vector<StudyResult>& results);

  QVBoxLayout* column_ = nullptr;
  QLabel* recommendation_ = nullptr;
  QList<QTreeWidget*> tables_;
};

}  // namespace handhold
