// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>
#include <QPushButton>
#include <QTreeWidget>
#include <QWidget>
#include <vector>

#include "engine/recording/force_plate.h"
#include "ui/document/document.h"

namespace handhold {

class DifferenceTable;

/// Every posture and motion that was found, by name: show it again, go on from it, compare two.
class ResultsPanel : public QWidget {
  Q_OBJECT

 public:
  explicit ResultsPanel(Document& document, QWidget* parent = nullptr);

 signals:
  void solveWanted();
  void fitWanted(int id);         ///< the human to what was recorded of a result
  void predictionWanted(int id);  ///< of what a result recorded of a body
  void weighingWanted(const std::vector<handhold::PlateFoot>& feet);  ///< of what is shown, one a plate

 protected:
  void changeEvent(QEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  QWidget* buildEmpty();
  QWidget* buildButtons();
  void buildList();
  void refresh();
  void fill();
  void chooseShown(const std::vector<int>& chosen);
  bool decorate(QTreeWidgetItem* item, const KeptTrial& result);
  QColor nameColor(int id) const;
  void showButtons();
  void showColumns();
  void takeRename(QTreeWidgetItem* item);
  void openMenu(int id, const QPoint& position);
  void show(int id);
  void branch(int id);
  void remove(const std::vector<int>& ids);
  void rename(int id);
  int currentId() const;
  QTreeWidgetItem* itemOf(int id) const;  ///< null: none
  std::vector<int> selectedIds() const;
  std::vector<int> ids() const;  ///< in the order of the rows

  Document& document_;
  QWidget* empty_ = nullptr;
  QTreeWidget* list_ = nullptr;
  QLabel* facts_ = nullptr;
  QPushButton* show_ = nullptr;
  QPushButton* branch_ = nullptr;
  QPushButton* fit_ = nullptr;      ///< in place of Branch where there is no posture to go on from
  QPushButton* predict_ = nullptr;  ///< likewise, where the motion of a body was recorded
  QPushButton* compare_ = nullptr;
  QPushButton* keep_ = nullptr;
  QWidget* buttons_ = nullptr;
  bool filling_ = false;
  int shownId_ = 0;  ///< of the result that is seen; 0: none
};

}  // namespace handhold
