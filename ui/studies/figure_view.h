// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>
#include <QListWidget>
#include <QWidget>

#include "engine/estimation/printed/printed_study.h"
#include "ui/plots/curves/curve_plot.h"
#include "ui/studies/set_switches.h"

namespace handhold {

/// The figures of a study: one at a time, its curves over each other, what is printed across them.
class FigureView : public QWidget {
  Q_OBJECT

 public:
  explicit FigureView(QWidget* parent = nullptr);

  void setTheme(const PlotTheme& theme);
  void setFigures(std::vector<StudyFigure> figures);
  /// The first of that number: "8.4" is "8.4 a", too.
  void showFigure(const QString& number);
  /// Moves the cursor where the figure has that across ("time (s)").
  void setAcross(const QString& title, double place);

  CurvePlot& plot() { return *plot_; }
  QListWidget& list() { return *list_; }
  SetSwitches& switches() { return *switches_; }

 signals:
  void scrubbed(const QString& title, double place);

 private:
  QWidget* buildSide();
  QWidget* buildFigure();
  const StudyFigure* figure() const;
  void showCurrent();
  void showCurves();

  PlotTheme theme_ = PlotTheme::dark();
  std::vector<StudyFigure> figures_;
  QListWidget* list_ = nullptr;
  SetSwitches* switches_ = nullptr;
  QLabel* title_ = nullptr;
  QLabel* axes_ = nullptr;
  CurvePlot* plot_ = nullptr;
};

}  // namespace handhold
