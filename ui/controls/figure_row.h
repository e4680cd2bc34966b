// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>
#include <QVBoxLayout>
#include <QWidget>
#include <optional>
#include <vector>

#include "ui/theme/figures.h"

namespace handhold {

/// A name, a share of a whole where there is one, a number with its unit.
struct FigureLine {
  QString label, number, unit, tooltip;
  std::optional<double> share;  ///< 0 to 1, as a bar
};

/// Shows one, and another one later.
class FigureRow : public QWidget {
  Q_OBJECT

 public:
  explicit FigureRow(QWidget* parent = nullptr);
  void say(const FigureLine& line);

 private:
  class Bar;

  QLabel* name_;
  Bar* bar_;
  FigureLabel* figure_;
};

/// A column of them. Rows are made when first needed and kept: a drag changes what they say many times a
/// second.
class FigureList : public QWidget {
  Q_OBJECT

 public:
  explicit FigureList(QWidget* parent = nullptr);
  void say(const std::vector<FigureLine>& lines);

 private:
  QVBoxLayout* column_;
  std::vector<FigureRow*> rows_;
};

}  // namespace handhold
