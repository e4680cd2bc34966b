// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSlider>
#include <QWidget>

#include "ui/controls/number_field.h"

namespace handhold {

/// How a weight is called, and how far the slider goes.
struct WeightText {
  QString id;  ///< the field is called weight.ID, the slider weight.slider.ID
  QString title;
  QString tooltip;
  double top = 4.0;  ///< greatest weight by hand; more can be typed
  int decimals = 2;
};

/// One weight of an objective: a slider for the hand and a field for the exact number.
class WeightRow : public QWidget {
  Q_OBJECT

 public:
  explicit WeightRow(const WeightText& text, QWidget* parent = nullptr);

  void showValue(double weight);

 signals:
  /// By the user; all changes of one drag carry the same key, a typed number none.
  void entered(double weight, const QString& mergeKey);

 private:
  WeightText text_;
  QSlider* slider_;
  NumberField* field_;
  int dragNumber_ = 0;  ///< each drag is a step of its own
};

}  // namespace handhold
