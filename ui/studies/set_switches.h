// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QListWidget>
#include <set>

#include "ui/plots/curves/plot_theme.h"

namespace handhold {

/// The names of sets with samples of their lines, each to be switched. What is switched off stays so where
/// other figures have a set of that name.
class SetSwitches : public QListWidget {
  Q_OBJECT

 public:
  explicit SetSwitches(QWidget* parent = nullptr);

  void setTheme(const PlotTheme& theme);
  void setNames(const QStringList& names);
  bool isOn(int set) const { return !off_.contains(names_.value(set)); }

 signals:
  void switched();

 private:
  void fill();
  QIcon sample(int set) const;

  PlotTheme theme_ = PlotTheme::dark();
  QStringList names_;
  std::set<QString> off_;
  bool isFilling_ = false;
};

}  // namespace handhold
