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
  explicit BottomArea(QWidget* parent = nullptr);

  void setTimeline(QWidget* timeline);
  QWidget* timeline() const { return timeline_; }
  void setTabs(const QVector<TitledWidget>& tabs);
  void addTab(const TitledWidget& tab);

 private:
  QVBoxLayout* column_;
  QWidget* timeline_ = nullptr;
  QTabWidget* tabs_;
};

}  // namespace handhold
