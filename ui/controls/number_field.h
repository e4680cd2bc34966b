// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>
#include <QLineEdit>
#include <cmath>

#include "engine/core/bounds.h"
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
  bool isWhole = false;  ///< counts
  QString atZero = {};   ///< what zero means, in its place while nobody types: "not known"
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
inline NumberKind seconds() {
  return {Dimension::None, 0.05, bound::kTime.most, QStringLiteral("s"), 2, 0.1};
}
inline NumberKind count(double fewest, double most) {
  return {Dimension::None, fewest, most, {}, 0, 1.0, true};
}
inline NumberKind perSecond() { return {Dimension::None, 1.0, 1000.0, QStringLiteral("/ s"), 0, 10.0}; }
/// A number that has another unit in US units: shown number = SI number * perSi.
struct ShownAcceleration {
  NumberKind kind;
  double perSi = 1.0;
};
/// Of gravity (m/s², ft/s²), which no sentence tells.
inline ShownAcceleration acceleration() {
  constexpr double kFeet = 1.0 / 0.3048;
  if (Units::shared().choice().system == UnitSystem::UsCustomary)
    return {{Dimension::None, -330.0, 330.0, QStringLiteral("ft/s²"), 2, 0.5}, kFeet};
  return {{Dimension::None, -100.0, 100.0, QStringLiteral("m/s²"), 3, 0.1}, 1.0};
}
inline NumberKind damping() { return {Dimension::None, 0.0, 1e4, QStringLiteral("N m s"), 2, 1.0}; }
inline NumberKind inertia() { return {Dimension::None, 0.0, 1e3, QStringLiteral("kg m²"), 3, 0.01}; }
}  // namespace number

/// The unit that stands behind such a number now.
inline QString unitOf(const NumberKind& kind) {
  return kind.dimension == Dimension::None ? kind.unit : shownUnit(kind.dimension).name;
}

/// A right-aligned number with its unit in a muted tone, as the window's choice of units is now. What is
/// typed counts exactly, with units, sums and brackets (readNumber); what is no such number, is out of range
/// or is refused by who takes it stays in red with the reason as tooltip while the value stays what it was.
/// Enter or leaving the field takes it, Esc gives the value back, the arrow keys step.
class NumberField : public QLineEdit {
  Q_OBJECT

 public:
  explicit NumberField(const NumberKind& kind, QWidget* parent = nullptr);

  /// Shows a number (SI) without telling anybody.
  void showValue(double value);
  /// For fields side by side whose unit stands over them.
  void hideUnit();
  double value() const { return value_; }  ///< as it is shown
  double valueInSi() const { return value_ / perSi_; }
  /// Marks what was typed as wrong; the value before it counts again.
  void refuse(const QString& reason);
  bool isRefused() const { return !reason_.isEmpty(); }
  QSize sizeHint() const override;
  QSize minimumSizeHint() const override { return sizeHint(); }

 signals:
  void entered(double value);  ///< by the user, in SI
  void acquitted();            ///< what was refused stands there no more

 protected:
  bool event(QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void wheelEvent(QWheelEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void focusInEvent(QFocusEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;

 private:
  void take();
  void put(double value);
  void step(double by);
  void adoptUnits();
  void placeUnit();
  QString problemOf(double value) const;
  void checkAgain();
  void accept();
  void showText();
  bool isUnset() const;
  void restyle();

  NumberKind inSi_;  ///< as it was given
  NumberKind kind_;  ///< as it is shown
  double perSi_ = 1.0;
  double value_ = 0.0;
  double before_ = 0.0;  ///< of the value that is being put
  QString reason_;       ///< why what stands there is refused; empty: it is not
  bool hasUnit_ = true;
  QLabel* unit_;
};

enum class NumbersOf { All, WhatIsSeen };
/// Whether no field below the widget is refused; else the first that is gets the focus. No dialog goes on
/// with another number than the one that stands there.
bool allNumbersAreTaken(QWidget& widget, NumbersOf which = NumbersOf::All);

}  // namespace handhold
