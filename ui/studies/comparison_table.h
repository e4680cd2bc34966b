// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTreeWidget>

#include "engine/estimation/printed/printed_study.h"

namespace handhold {

/// Printed results beside ours. Sorted by a click on a title, rows copied by Ctrl+C; whether they agree is
/// told by word and mark, not by colour alone.
class ComparisonTable : public QTreeWidget {
  Q_OBJECT

 public:
  enum Column { kFigure, kQuantity, kPrinted, kOurs, kAgrees, kWhy, kColumns };

  explicit ComparisonTable(QWidget* parent = nullptr);

  void setComparisons(std::vector<PrintedComparison> comparisons);
  /// Selected rows, else all, as they stand, with titles; tab separated, numbers as files have them.
  QString copied() const;

 signals:
  void figureWanted(const QString& number);

 protected:
  bool event(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void changeEvent(QEvent* event) override;
  void contextMenuEvent(QContextMenuEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  void fill();
  void copy() const;
  void shareWidth();

  std::vector<PrintedComparison> comparisons_;
};

}  // namespace handhold
