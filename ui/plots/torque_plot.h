// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStackedWidget>
#include <memory>

#include "engine/estimation/told_values.h"
#include "ui/plots/curves/curve_plot.h"
#include "ui/plots/curves/instant_chart.h"
#include "ui/plots/export/plot_sheet.h"
#include "ui/plots/joint_list.h"
#include "ui/plots/segments.h"

namespace handhold {

/// One of several motions whose curves lie over each other.
struct ComparedMotion {
  QString name;
  std::shared_ptr<const Motion> motion;  ///< one frame is a posture: a level line
  std::shared_ptr<const Model> model;    ///< whose it is
};

/// Curves of any joints' torque, load, angle or velocity over a motion, or the weighted sum of all torques
/// with the instants of touch; or the values at a single posture.
class TorquePlot : public QWidget {
  Q_OBJECT

 public:
  explicit TorquePlot(QWidget* parent = nullptr);

  void setTheme(const PlotTheme& theme);
  void setModel(std::shared_ptr<const Model> model);
  /// One frame is a posture; none or null shows the empty state.
  void setMotion(std::shared_ptr<const Motion> motion);
  /// Those of a comparison in its colours, in place of the motion; none: the motion again.
  void setCompared(std::vector<ComparedMotion> motions);
  /// What the file of a fitted recording tells of the same joints, dotted beside the motion's own curves.
  void setTold(ToldValues told);
  void setQuantity(Quantity quantity);
  Quantity quantity() const { return quantity_; }
  /// The joint's curve becomes bold; -1 for none. It is plotted even where it was not chosen.
  void setSelectedJoint(int joint);
  void setChosenJoints(const std::set<int>& joints) { list_->setChosen(joints); }
  void chooseMostLoaded();
  /// Of what is shown next those of the greatest load, unless somebody has chosen.
  void chooseAnew();
  void chooseOnlyLimbOf(int joint);

  JointList& list() { return *list_; }
  CurvePlot& plot() { return *plot_; }
  InstantChart& instant() { return *instant_; }
  bool showsInstant() const;
  CurveSet curves() const;
  /// What is shown, for export.
  PlotSheet sheet() const;

 public slots:
  bool isFilled() const;  ///< whether anything is there to show
  /// Of the clock of what is compared, and of the motion's own (s).
  void setTime(double time, double own);
  void setTime(double time) { setTime(time, time); }

 signals:
  void timeScrubbed(double time);
  void jointSelected(int joint);
  /// The button of the empty state was pressed.
  void solveWanted();

 private:
  QWidget* buildContent();
  QWidget* buildPlots();
  void connectParts();
  void adoptUnits();
  void refresh();
  void showMenu(const QPoint& globalPosition, int joint);
  void addTold(const Curve& own, CurveSet& set) const;
  Curve levelled(Curve curve, const CurveSet& set) const;
  CurveSet sums() const;
  void spanCompared(CurveSet& set) const;
  RowValue valueText(int joint) const;

  PlotTheme theme_ = PlotTheme::dark();
  std::shared_ptr<const Model> model_;
  std::shared_ptr<const Motion> motion_;
  std::vector<ComparedMotion> compared_;
  ToldValues told_;
  Quantity quantity_ = Quantity::Torque;
  int selected_ = -1;
  int extra_ = -1;  ///< selected elsewhere and plotted though not chosen
  double time_ = 0.0, own_ = 0.0;
  bool picked_ = false;
  bool isOwnChoice_ = false;  ///< not the most loaded ones
  bool isChoosing_ = false;
  bool isPosture_ = false;  ///< what was known last
  QStackedWidget* pages_;
  QStackedWidget* charts_ = nullptr;
  JointList* list_ = nullptr;
  Segments* segments_ = nullptr;
  CurvePlot* plot_ = nullptr;
  InstantChart* instant_ = nullptr;
};

}  // namespace handhold
