// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QScrollArea>
#include <vector>

#include "ui/plots/curves/curve_plot.h"

class QLabel;

namespace handhold {

/// Curves of several quantities above each other: one time across them all, zoomed and moved together, and
/// one cursor. The first plot is always there, those below it can be taken away.
class CurveStack : public QScrollArea {
  Q_OBJECT

 public:
  explicit CurveStack(QWidget* parent = nullptr);

  CurvePlot& first() { return *first_; }
  CurvePlot& below(int place) { return *rows_.at(static_cast<std::size_t>(place)).plot; }
  int belowCount() const { return static_cast<int>(rows_.size()); }
  /// What the first one shows, and those below; their titles stand over them while there are several.
  void setCurves(CurveSet first, QVector<CurveSet> below);
  void setTheme(const PlotTheme& theme);
  void setTime(double time);

 signals:
  void timeScrubbed(double time);
  void removed(int place);  ///< of those below
  void menuWanted(handhold::CurvePlot* plot, const QPoint& globalPosition);

 protected:
  void changeEvent(QEvent* event) override;

 private:
  /// A plot with its title.
  struct Row {
    QWidget* box = nullptr;
    QLabel* title = nullptr;
    CurvePlot* plot = nullptr;
  };
  Row makeRow();
  void addBelow();
  void join(CurvePlot* plot);
  void align();

  PlotTheme theme_ = PlotTheme::dark();
  QWidget* content_;
  CurvePlot* first_ = nullptr;
  int leftAlone_ = 0;  ///< px that it keeps for its numbers while nothing stands below it
  Row top_;
  std::vector<Row> rows_;
  double time_ = 0.0;
  bool isFollowing_ = false;
};

}  // namespace handhold
