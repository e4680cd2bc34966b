// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "engine/math/power_spectrum.h"

namespace handhold {

/// Of densities, as they are shown: shown number = SI number * perSi.
struct DensityUnit {
  QString name;  ///< "mm²/Hz"
  double perSi = 1.0;
};

/// How the power of a curve is spread over frequencies, as it was read and as the low-pass leaves it, with
/// the cut-off across. A click chooses one.
class SpectrumChart : public QWidget {
  Q_OBJECT

 public:
  explicit SpectrumChart(QWidget* parent = nullptr);

  /// `after`: empty where nothing is filtered; `cutOff` (Hz): 0 where there is none.
  void show(const PowerSpectrum& before, const PowerSpectrum& after, double cutOff, const DensityUnit& unit);
  /// What stands there in place of a spectrum.
  void setEmptyWords(const QString& words);
  QSize sizeHint() const override { return {240, 132}; }
  QSize minimumSizeHint() const override { return {160, 132}; }
  /// Where a frequency (Hz) and a density lie (px).
  QPointF pointOf(double frequency, double density) const;
  const PowerSpectrum& before() const { return before_; }
  const PowerSpectrum& after() const { return after_; }
  double cutOff() const { return cutOff_; }
  QString mostWords() const;  ///< "Most 12 mm²/Hz"

 signals:
  void cutOffPicked(double cutOff);

 protected:
  void paintEvent(QPaintEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;

 private:
  QRectF box() const;
  void pick(double cutOff);  ///< the nearest that may be (Hz)
  double highest() const;    ///< frequency that is shown (Hz)
  void paintAxes(QPainter& painter) const;
  void paintCurve(QPainter& painter, const PowerSpectrum& spectrum, const QPen& pen) const;

  PowerSpectrum before_, after_;
  double cutOff_ = 0.0, greatest_ = 1.0;
  DensityUnit unit_;
  QString empty_;
};

}  // namespace handhold
