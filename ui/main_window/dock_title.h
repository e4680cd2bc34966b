// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDockWidget>
#include <QHBoxLayout>
#include <QToolButton>

namespace handhold {

/// A quiet line over a dock: its name, its own buttons, and a cross to close it. Dragging it moves the dock.
class DockTitle : public QWidget {
  Q_OBJECT

 public:
  explicit DockTitle(QDockWidget& dock);

  /// A button of the dock's own, before the cross.
  QToolButton* addButton(const QString& name, const QString& icon, const QString& tooltip);

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  QHBoxLayout* row_;
};

/// Qt cuts the names of docks that stand behind each other to a few letters; where this is their bar of tabs,
/// they are scrolled to instead.
void keepNamesWhole(QObject& bar);

/// A dock with such a title.
QDockWidget* makeDock(const QString& name, const QString& title, QWidget* content, QWidget* parent);

}  // namespace handhold
