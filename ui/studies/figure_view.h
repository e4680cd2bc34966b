// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCheckBox>
#include <QLabel>
#include <QListWidget>
#include <QStackedWidget>
#include <QWidget>
#include <map>

#include "engine/estimation/printed/printed_study.h"
#include "ui/plots/curves/curve_plot.h"
#include "ui/studies/set_switches.h"
#include "ui/studies/stick_picture.h"

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
  /// Where the cursor is in figures that have that across ("time (s)").
  void setAcross(const QString& title, double place);

  CurvePlot& plot() { return *plot_; }
  StickPicture& drawing() { return *drawing_; }
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
  void showPlaces(const StudyFigure& figure);

  PlotTheme theme_ = PlotTheme::dark();
  std::vector<StudyFigure> figures_;
  QListWidget* list_ = nullptr;
  SetSwitches* switches_ = nullptr;
  QCheckBox* logarithmic_ = nullptr;
  std::map<QString, double> places_;  ///< of the cursor, by what figures have across
  QLabel* title_ = nullptr;
  QLabel* axes_ = nullptr;
  QStackedWidget* pages_ = nullptr;
  CurvePlot* plot_ = nullptr;
  StickPicture* drawing_ = nullptr;  ///< of figures of places
};

}  // namespace handhold
