// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLineEdit>
#include <QToolButton>
#include <QTreeWidget>
#include <functional>
#include <memory>
#include <set>

#include "engine/model/model.h"
#include "ui/plots/curves/plot_theme.h"
#include "ui/plots/joint_row_delegate.h"

namespace handhold {

/// Joints by limb with a check box, the sample of their line and their value now: the choice of what is
/// plotted and its legend in one. Searchable.
class JointList : public QWidget {
  Q_OBJECT

 public:
  explicit JointList(QWidget* parent = nullptr);

  void setTheme(const PlotTheme& theme);
  void setModel(std::shared_ptr<const Model> model);
  void setChosen(const std::set<int>& joints);
  const std::set<int>& chosen() const { return chosen_; }
  void setSelected(int joint);
  /// The text at the right end of a joint's row.
  void setValueText(std::function<RowValue(int joint)> text);
  void refreshValues() { tree_->viewport()->update(); }
  void setSearch(const QString& text) { search_->setText(text); }
  QTreeWidget& tree() { return *tree_; }
  QTreeWidgetItem* rowOf(int joint) const;
  /// Scrolls to the joint's row.
  void reveal(int joint);

 signals:
  void chosenChanged();
  void jointSelected(int joint);
  /// "Most loaded" was picked from the menu.
  void mostLoadedWanted();

 private:
  void buildRows();
  void addLimb(Limb limb);
  void takeChange(QTreeWidgetItem* item);
  void filter(const QString& text);
  void chooseEvery(Qt::CheckState state);
  void showChosen();

  PlotTheme theme_ = PlotTheme::dark();
  std::shared_ptr<const Model> model_;
  std::set<int> chosen_;
  bool toggled_ = false;  ///< the press under way changed a check box, so it selects nothing
  QLineEdit* search_;
  QToolButton* choose_;
  QTreeWidget* tree_;
};

}  // namespace handhold
