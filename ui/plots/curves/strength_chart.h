// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QComboBox>
#include <QLabel>
#include <QTimer>

#include "engine/muscles/muscle_strength.h"
#include "ui/plots/curves/curve_plot.h"

namespace handhold {

/// What the muscles of a joint can do at rest over its angle, both senses, beside the person's torque limits;
/// all other joints stand as in the posture.
class StrengthChart : public QWidget {
  Q_OBJECT

 public:
  explicit StrengthChart(QWidget* parent = nullptr);

  void setTheme(const PlotTheme& theme);
  /// Whose muscles; null: nobody's.
  void setBody(std::shared_ptr<const MuscledBody> body);
  void setPosture(const VectorX& q);
  CurvePlot& plot() { return *plot_; }
  QComboBox& joint() { return *joint_; }

 protected:
  void showEvent(QShowEvent* event) override;

 private:
  QWidget* buildChoice();
  void listJoints();
  void refresh();
  CurveSet curvesOf(LinkIndex joint) const;

  PlotTheme theme_ = PlotTheme::dark();
  std::shared_ptr<const MuscledBody> body_;
  VectorX q_;
  QComboBox* joint_;
  QLabel* senses_;
  CurvePlot* plot_;
  QTimer settled_;  ///< a posture that is dragged is not traced at every move
};

}  // namespace handhold
