// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDoubleSpinBox>
#include <QLabel>

namespace handhold {

/// What a number is: its range, its unit and how fine it is shown.
struct NumberKind {
  QString unit;
  double lower = -1e6;
  double upper = 1e6;
  int decimals = 1;
  double step = 1.0;
};

namespace number {
inline NumberKind millimetres() { return {QStringLiteral("mm"), -1e5, 1e5, 1, 10.0}; }
inline NumberKind length() { return {QStringLiteral("mm"), 0.1, 1e5, 1, 10.0}; }
inline NumberKind degrees() { return {QStringLiteral("°"), -360.0, 360.0, 1, 1.0}; }
inline NumberKind newtons() { return {QStringLiteral("N"), -1e5, 1e5, 1, 10.0}; }
inline NumberKind newtonLimit() { return {QStringLiteral("N"), 0.0, 1e5, 0, 10.0}; }
inline NumberKind newtonMetres() { return {QStringLiteral("N m"), -1e5, 1e5, 1, 1.0}; }
inline NumberKind momentLimit() { return {QStringLiteral("N m"), 0.0, 1e5, 1, 1.0}; }
inline NumberKind kilograms() { return {QStringLiteral("kg"), 0.0, 1e4, 2, 0.5}; }
inline NumberKind plain() { return {QString(), -1e5, 1e5, 3, 0.1}; }
inline NumberKind ratio() { return {QString(), 0.0, 10.0, 2, 0.05}; }
inline NumberKind seconds() { return {QStringLiteral("s"), 0.05, 600.0, 2, 0.1}; }
inline NumberKind perSecond() { return {QStringLiteral("/ s"), 1.0, 1000.0, 0, 10.0}; }
inline NumberKind acceleration() { return {QStringLiteral("m/s²"), -100.0, 100.0, 3, 0.1}; }
}  // namespace number

/// A right-aligned number with its unit in a muted tone. What is typed counts exactly; the arrow keys step.
class NumberField : public QDoubleSpinBox {
  Q_OBJECT

 public:
  explicit NumberField(const NumberKind& kind, QWidget* parent = nullptr);

  /// Shows a number without telling anybody.
  void showValue(double value);
  QString textFromValue(double value) const override;
  double valueFromText(const QString& text) const override;
  QValidator::State validate(QString& text, int& position) const override;
  QSize sizeHint() const override;
  QSize minimumSizeHint() const override { return sizeHint(); }

 signals:
  void entered(double value);  ///< by the user

 protected:
  void resizeEvent(QResizeEvent* event) override;
  void wheelEvent(QWheelEvent* event) override;
  void focusInEvent(QFocusEvent* event) override;

 private:
  int shownDecimals_;
  QLabel* unit_;
};

}  // namespace handhold
