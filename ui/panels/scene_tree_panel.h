// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTreeWidget>
#include <QWidget>
#include <functional>

#include "ui/document/motion_actions.h"

class QMenu;

namespace handhold {

/// Everything in the scene by name. A click selects, with Ctrl or Shift several, F2 renames, Delete deletes,
/// P pins, the eye hides.
class SceneTreePanel : public QWidget {
  Q_OBJECT

 public:
  explicit SceneTreePanel(Document& document, QWidget* parent = nullptr);

  QTreeWidget* tree() const { return tree_; }
  void renameSelected();
  void fillAddMenu(QMenu& menu);
  /// What can be done with a thing of the task, by commands of the window that have been handed in.
  void fillMenuOf(QMenu& menu, Element thing);
  /// Who fills the menu of a thing, of the body's parts, too.
  void setMenu(std::function<void(QMenu&, Element)> fill) { fill_ = std::move(fill); }
  void setCommands(const QList<QAction*>& commands) { commands_ = commands; }

 signals:
  void meshWanted();  ///< a file of one, to add as a prop
  void deleteWanted(handhold::Element thing);

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  void rebuild();
  void rebuildIfChanged();
  QString structure() const;
  void addPerson();
  void addGroup(ElementKind kind, const QString& title, const QString& emptyWords);
  QTreeWidgetItem* addThing(QTreeWidgetItem* parent, Element thing, const QString& icon);
  void decorate(QTreeWidgetItem* item);
  void decorateAll();
  void showOpen();
  void markOpen(QTreeWidgetItem* item) const;
  QTreeWidgetItem* itemOf(Element thing) const;
  void showSelection();
  void takeSelection();
  void takeClick(QTreeWidgetItem* item, int column);
  void takeRename(QTreeWidgetItem* item, int column);
  void openMenu(const QPoint& position);
  void fillHoldMenu(QMenu& menu, Element thing);

  Document& document_;
  QTreeWidget* tree_;
  QList<QAction*> commands_;
  std::function<void(QMenu&, Element)> fill_;
  QString structure_;
  std::vector<OpenPlace> open_;  ///< that are marked
  bool filling_ = false;
};

}  // namespace handhold
