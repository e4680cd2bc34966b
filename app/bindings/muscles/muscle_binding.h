// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStackedWidget>
#include <QTimer>
#include <QToolButton>

#include "app/bindings/view_binding.h"
#include "ui/jobs/muscle_session.h"
#include "ui/main_window/main_window.h"
#include "ui/panels/muscle_choices.h"
#include "ui/panels/muscle_table.h"
#include "ui/plots/channel_plot.h"
#include "ui/plots/curves/strength_chart.h"

namespace handhold {

/// The muscles of what the window shows: spindles in the view, pictures and films, curves under the common
/// cursor with the choices by which they share, a table of the instant, words under the pointer, tables for
/// export.
class MuscleBinding : public QObject {
  Q_OBJECT

 public:
  MuscleBinding(Document& document, MainWindow& window, ViewBinding& view, Viewport& viewport);

  void setAppearance(Appearance appearance);
  /// Muscles that are activated beyond what they do, as in physics.
  void setGiven(std::function<std::vector<double>()> given) { session_.setGiven(std::move(given)); }
  /// What muscles do in a result, by the choices of the tab; null where nobody looks at muscles, and where
  /// the person has none.
  std::shared_ptr<const TrialMuscles> musclesIn(const Trial& trial) const;

 protected:
  /// The page of curves wants muscles for as long as it is in sight.
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void addPage();
  void addAction();
  void addOwnMuscles();
  void chooseOwnMuscles(QAction& action, bool on);
  void addTables();
  void show();
  void showNote();
  void showJoints();
  void showChart();
  QToolButton* addToggle(QWidget& page, const char* name, const QString& title, const QString& tip);
  void showWork();
  void endWork();
  void hover(const ThingId& id);
  void pick(const ThingId& id);
  QString emptyWords() const;

  Document& document_;
  MainWindow& window_;
  ViewBinding& view_;
  Viewport& viewport_;
  MusclesOf muscles_;
  MuscleSession session_;
  MuscleChoices* choices_;
  ChannelPlot* plot_;
  StrengthChart* strength_;
  MuscleTable* table_;
  QStackedWidget* charts_ = nullptr;
  // whether strength over angle, or a table of the instant, stands in the place of curves over time
  QToolButton *byAngle_ = nullptr, *asTable_ = nullptr;
  std::shared_ptr<const Model> listed_;  ///< whose joints can be relieved
  QAction* action_ = nullptr;
  QTimer patience_;  ///< what takes longer is told
  bool isTold_ = false;
  int hovered_ = -1;
};

}  // namespace handhold
