// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QComboBox>
#include <QGridLayout>
#include <vector>

#include "ui/controls/number_field.h"
#include "ui/jobs/import_session.h"

namespace handhold {

/// Hands and feet that bore the body where no plate did: a row each, with its part of the time.
class HoldRows : public QWidget {
  Q_OBJECT

 public:
  HoldRows(const Document& document, ImportSession& session, QWidget* parent = nullptr);

  void refresh();

 private:
  struct Row {
    QComboBox* part;
    NumberField *from, *to;
  };

  void rebuild();
  void addRow(std::size_t hold);
  void addOffer();
  NumberField* addTime(std::size_t hold, const char* name, double DeclaredHold::*time);
  void change(const std::function<void(std::vector<DeclaredHold>&)>& edit);

  const Document& document_;
  ImportSession& session_;
  QGridLayout* grid_;
  std::vector<Row> rows_;
};

}  // namespace handhold
