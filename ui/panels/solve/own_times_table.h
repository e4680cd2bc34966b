// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QGridLayout>
#include <QWidget>
#include <vector>

#include "ui/controls/number_field.h"
#include "ui/document/document.h"

namespace handhold {

/// Components of a kinematic motion with a time of their own (001 section 3): which, from, for how long (s),
/// and how fast at most (m/s or rad/s; 0: no bound).
class OwnTimesTable : public QWidget {
  Q_OBJECT

 public:
  explicit OwnTimesTable(Document& document, QWidget* parent = nullptr);
  void refresh();

 private:
  struct Row {
    NumberField *from, *duration, *speed;
  };

  QString structure() const;
  void rebuild();
  void addEntry(int index);
  void addAdder(int row);
  NumberField* addField(int index, int column, const QString& unit, const QString& tip);
  QString change(int index, const std::function<void(ComponentTime&)>& edit);
  void set(std::vector<ComponentTime> components, const QString& title, const QString& mergeKey);

  Document& document_;
  QGridLayout* grid_;
  QString structure_;
  std::vector<Row> rows_;
};

}  // namespace handhold
