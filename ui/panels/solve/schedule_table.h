// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QGridLayout>
#include <QLabel>
#include <QWidget>
#include <vector>

#include "ui/controls/number_field.h"
#include "ui/document/document.h"

namespace handhold {

/// When each contact holds: contact, from, to (s of the motion). Contacts without an entry hold all the time.
class ScheduleTable : public QWidget {
  Q_OBJECT

 public:
  explicit ScheduleTable(Document& document, QWidget* parent = nullptr);
  void refresh();

 private:
  struct Row {
    int hold;  ///< into the task's holds
    NumberField* from;
    NumberField* to;
  };

  QString structure() const;
  void rebuild();
  void addHead();
  void addFree(int row, const Contact& contact);
  void addEntry(int row, int hold);
  void addButton(int row, int column, const QString& name, const QString& tooltip,
                 const std::function<void()>& action);
  QString change(int hold, double HoldInterval::*end, double seconds);
  void removeHold(int hold);

  Document& document_;
  QGridLayout* grid_;
  QString structure_;
  std::vector<Row> rows_;
};

}  // namespace handhold
