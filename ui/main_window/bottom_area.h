// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTabWidget>
#include <QVBoxLayout>
#include <QVector>
#include <QWidget>

namespace handhold {

/// A widget that the program hands in, and the tab it stands under.
struct TitledWidget {
  QString title;
  QWidget* widget = nullptr;
};

/// The time line on top, plots and tables as tabs below it.
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
  void bringForward(QWidget& tab) { tabs_->setCurrentWidget(&tab); }

 private:
  QVBoxLayout* column_;
  QWidget* timeline_ = nullptr;
  QTabWidget* tabs_;
};

}  // namespace handhold
