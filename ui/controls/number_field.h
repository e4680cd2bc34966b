// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDoubleSpinBox>
#include <QLabel>
#include <cmath>

#include "ui/theme/units.h"

namespace handhold {

/// What a number is. Of a dimension, all but its decimals is in SI units and the window's choice of units
/// says how it is shown; without one, unit, decimals and step are its own.
struct NumberKind {
  Dimension dimension = Dimension::None;
  double lower = -1e6;
  double upper = 1e6;
  QString unit = {};
  int decimals = 3;
  double step = 0.1;
};

namespace number {
inline NumberKind length() { return {Dimension::Length, -100.0, 100.0}; }
inline NumberKind size() { return {Dimension::Length, 0.0001, 100.0}; }
inline NumberKind angle() { return {Dimension::Angle, -2.0 * M_PI, 2.0 * M_PI}; }
inline NumberKind force() { return {Dimension::Force, -1e5, 1e5}; }
inline NumberKind forceLimit() { return {Dimension::Force, 0.0, 1e5}; }
inline NumberKind moment() { return {Dimension::Torque, -1e5, 1e5}; }
inline NumberKind momentLimit() { return {Dimension::Torque, 0.0, 1e5}; }
inline NumberKind mass() { return {Dimension::Mass, 0.0, 1e4}; }
inline NumberKind plain() { return {Dimension::None, -1e5, 1e5, {}, 3, 0.1}; }
inline NumberKind ratio() { return {Dimension::None, 0.0, 10.0, {}, 2, 0.05}; }
inline NumberKind seconds() { return {Dimension::None, 0.05, 600.0, QStringLiteral("s"), 2, 0.1}; }
inline NumberKind perSecond() { return {Dimension::None, 1.0, 1000.0, QStringLiteral("/ s"), 0, 10.0}; }
inline NumberKind acceleration() { return {Dimension::None, -100.0, 100.0, QStringLiteral("m/s²"), 3, 0.1}; }
inline NumberKind damping() { return {Dimension::None, 0.0, 1e4, QStringLiteral("N m s"), 2, 1.0}; }
inline NumberKind inertia() { return {Dimension::None, 0.0, 1e3, QStringLiteral("kg m²"), 3, 0.01}; }
}  // namespace number

/// The unit that stands behind such a number now.
inline QString unitOf(const NumberKind& kind) {
  return kind.dimension == Dimension::None ? kind.unit : shownUnit(kind.dimension).name;
}

/// A right-aligned number with its unit in a muted tone. What is typed counts exactly; the arrow keys step.
/// The spin box below holds the number as it is shown; in and out goes SI.
class NumberField : public QDoubleSpinBox {
  Q_OBJECT

 public:
  explicit NumberField(const NumberKind& kind, QWidget* parent = nullptr);

  /// Shows a number (SI) without telling anybody.
  void showValue(double value);
  /// For fields side by side whose unit stands over them.
  void hideUnit();
  double valueInSi() const { return value() / perSi_; }
  QString textFromValue(double value) const override;
  double valueFromText(const QString& text) const override;
  QValidator::State validate(QString& text, int& position) const override;
  QSize sizeHint() const override;
  QSize minimumSizeHint() const override { return sizeHint(); }

 signals:
  void entered(double value);  ///< by the user, in SI

 protected:
  void resizeEvent(QResizeEvent* event) override;
  void wheelEvent(QWheelEvent* event) override;
  void focusInEvent(QFocusEvent* event) override;

 private:
  double perSi_;
  int shownDecimals_;
  QLabel* unit_;
};

}  // namespace handhold
