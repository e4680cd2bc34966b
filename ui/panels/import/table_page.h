// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QComboBox>
#include <QLineEdit>
#include <QTableWidget>

#include "ui/controls/bound_form.h"
#include "ui/jobs/import_session.h"

namespace handhold {

/// What the columns of a table of text are: its first rows under what each is taken for, the choices for
/// those that are chosen, and how its lines are taken apart.
class TablePage : public QWidget {
  Q_OBJECT

 public:
  explicit TablePage(ImportSession& session, QWidget* parent = nullptr);

  void refresh();

 private:
  void build();
  void fillForm();
  void showRows();
  void showChoice();
  std::vector<int> chosen() const;
  bool isThere() const { return session_.isOpen() && session_.draft().table; }
  const CsvDescription& table() const { return session_.draft().table->chosen; }
  void change(const std::function<void(CsvDescription&)>& edit);
  void layAnew(const std::function<void(CsvDescription&)>& edit);
  void setUse(int choice);
  void setUnit(int choice);
  void setName();

  ImportSession& session_;
  QTableWidget* rows_;
  QComboBox* use_;
  QComboBox* unit_;
  QLineEdit* name_;
  BoundForm* form_;
  std::optional<CsvDescription> shown_;
};

}  // namespace handhold
