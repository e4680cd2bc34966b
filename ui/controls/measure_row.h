// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>
#include <QToolButton>

#include "ui/controls/number_field.h"
#include "ui/controls/thin_slider.h"

namespace handhold {

/// A measure of a body: its name, the number, of how many people in a hundred it is not exceeded, as number
/// and slider.
class MeasureRow : public QWidget {
  Q_OBJECT

 public:
  struct Text {
    QString label, name, tooltip;
  };
  MeasureRow(const Text& text, const NumberKind& kind, QWidget* parent = nullptr);

  /// What it is now (SI); told by somebody, or expected beside what was told, with its spread.
  enum class Origin { Told, Expected };
  void show(double value, double percentile, Origin origin);
  void setSpread(const QString& words);
  NumberField* field() { return field_; }

  static constexpr double kLeast = 1.0, kMost = 99.0;  ///< percentiles of the slider's ends

 signals:
  void typed(double value);      ///< in SI
  void slid(double percentile);  ///< while the slider moves
  void letGo();                  ///< to be expected again

 private:
  NumberField* field_;
  QLabel* percentile_;
  ThinSlider* slider_;
  QToolButton* reset_;
};

}  // namespace handhold
