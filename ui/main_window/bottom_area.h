// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTabWidget>
#include <QToolButton>
#include <QVBoxLayout>
#include <QVector>
#include <QWidget>

namespace handhold {

/// A widget that the program hands in, and the tab it stands under.
struct TitledWidget {
  QString title;
  QWidget* widget = nullptr;
};

/// A tab in a window of its own; closing it puts the tab back. Keys that nothing takes are the window's.
class TornTab : public QWidget {
  Q_OBJECT

 public:
  TornTab(const TitledWidget& tab, QWidget* window);
  TitledWidget tab() const { return tab_; }

 signals:
  void closed();

 protected:
  void closeEvent(QCloseEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;

 private:
  TitledWidget tab_;
};

/// The time line on top, plots and tables as tabs below it. A double click on a tab asks for all the room; a
/// tab can be torn off.
class BottomArea : public QWidget {
  Q_OBJECT

 public:
  /// On a tight screen the time line may stand alone: what is below it is scrolled.
  enum class Room { Usual, Tight };

  explicit BottomArea(Room room, QWidget* parent = nullptr);

  void setTimeline(QWidget* timeline);
  int timelineHeight() const;  ///< (px) that it wants; 0 without one
  QWidget* timeline() const { return timeline_; }
  void setTabs(const QVector<TitledWidget>& tabs);
  void addTab(const TitledWidget& tab);
  /// One a tab, torn off or not, with its title: asks for it.
  const QList<QAction*>& tabActions() const { return tabActions_; }
  void bringForward(QWidget& tab);
  void setMaximised(bool isMaximised);
  void tearOff();  ///< the tab in front

 signals:
  void maximiseWanted();  ///< or no longer
  void tabWanted(QWidget& tab);

 private:
  void putBack(TornTab& torn);
  QToolButton* addButton(const char* name, const char* icon, const QString& words);

  QVBoxLayout* column_;
  QWidget* timeline_ = nullptr;
  QTabWidget* tabs_;
  QWidget* corner_;
  QToolButton* maximise_;
  QList<QAction*> tabActions_;
};

}  // namespace handhold
