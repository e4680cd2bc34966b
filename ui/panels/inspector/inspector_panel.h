// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QVBoxLayout>
#include <QWidget>

#include "ui/controls/bound_form.h"
#include "ui/controls/column_area.h"
#include "ui/document/document.h"

namespace handhold {

/// The numbers of the selected thing; of the task when nothing is selected.
class InspectorPanel : public QWidget {
  Q_OBJECT

 public:
  explicit InspectorPanel(Document& document, QWidget* parent = nullptr);

 private:
  void update();
  QString signature() const;
  void rebuild();

  Document& document_;
  ColumnArea* area_;
  QVBoxLayout* place_;  ///< of the form
  BoundForm* form_ = nullptr;
  QString signature_;
};

}  // namespace handhold
