// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLineEdit>
#include <QPushButton>
#include <QTreeWidget>

#include "ui/controls/number_field.h"
#include "ui/jobs/import_session.h"

namespace handhold {

/// Markers that sit on the body, their segments and how much each counts in the fit; what of them is one's
/// own is kept as a set.
class MarkerTable : public QWidget {
  Q_OBJECT

 public:
  MarkerTable(Document& document, ImportSession& session, QWidget* parent = nullptr);

  void refresh();

 private:
  void build();
  void fill();
  void showChoice();
  void weigh(double weight);
  void keep();

  Document& document_;
  ImportSession& session_;
  QTreeWidget* rows_;
  NumberField* weight_;
  QWidget* own_;  ///< what keeps a set
  QLineEdit* name_;
  QPushButton* keep_;
  bool isFilling_ = false;
};

}  // namespace handhold
