// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QGridLayout>
#include <QWidget>
#include <string>

#include "ui/controls/number_field.h"
#include "ui/document/document.h"

namespace handhold {

/// Components of a predicted motion whose curves have fewer control points than the others (001 section 6):
/// which, and how many.
class OwnPointsTable : public QWidget {
  Q_OBJECT

 public:
  explicit OwnPointsTable(Document& document, QWidget* parent = nullptr);
  void refresh();

 private:
  void rebuild();
  void addEntry(int row, const std::string& name);
  void addAdder(int row);
  /// Empty points: as many as all again.
  void set(const std::string& name, std::optional<int> points);

  Document& document_;
  QGridLayout* grid_;
  QString structure_;
};

}  // namespace handhold
