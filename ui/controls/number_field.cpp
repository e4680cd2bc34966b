// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/controls/number_field.h"

#include <QLineEdit>
#include <QSignalBlocker>
#include <QTimer>
#include <QWheelEvent>
#include <cmath>

#include "ui/theme/style_sheet.h"
#include "ui/theme/tokens.h"

namespace handhold {

namespace {

/// Typed numbers keep this many places although fewer are shown.
constexpr int kKeptDecimals = 9;
constexpr int kUnitMargin = 7;

/// A comma is taken for a point; the minus sign of type for the one of programs.
QString plainNumber(QString text) {
  return text.trimmed().replace(QLatin1Char(','), QLatin1Char('.')).replace(QChar(0x2212), QLatin1Char('-'));
}

}  // namespace

NumberField::NumberField(const NumberKind& kind, QWidget* parent)
    : QDoubleSpinBox(parent),
      perSi_(1.0),
      shownDecimals_(kind.decimals),
      unit_(new QLabel(unitOf(kind), this)) {
  double step = kind.step;
  if (kind.dimension != Dimension::None) {
    const ShownUnit unit = shownUnit(kind.dimension);
    perSi_ = unit.perSi, shownDecimals_ = unit.decimals, step = unit.step;
  }
  setLocale(QLocale::c());
  setDecimals(kKeptDecimals);
  setRange(kind.lower * perSi_, kind.upper * perSi_);
  setSingleStep(step);
  setButtonSymbols(QAbstractSpinBox::NoButtons);
  setAlignment(Qt::AlignRight | Qt::AlignVCenter);
  setKeyboardTracking(false);
  setFocusPolicy(Qt::StrongFocus);
  markMuted(unit_);
  unit_->setAttribute(Qt::WA_TransparentForMouseEvents);
  unit_->adjustSize();
  lineEdit()->setTextMargins(0, 0, unit_->text().isEmpty() ? 0 : unit_->sizeHint().width() + 3, 0);
  connect(this, &QDoubleSpinBox::valueChanged, this, [this] { emit entered(valueInSi()); });
}

void NumberField::hideUnit() {
  unit_->hide();
  lineEdit()->setTextMargins(0, 0, 0, 0);
}

void NumberField::showValue(double value) {
  const QSignalBlocker quiet(this);
  setValue(value * perSi_);
}

QString NumberField::textFromValue(double value) const {
  QString text = QString::number(value, 'f', shownDecimals_);
  const double shown = text.toDouble();
  if (std::abs(shown - value) > 1e-9 * qMax(1.0, std::abs(value)) && hasFocus())
    text = QString::number(value, 'g', 10);
  if (shown == 0.0 && text.startsWith(QLatin1Char('-')) && text.toDouble() == 0.0) text.remove(0, 1);
  return text;
}

double NumberField::valueFromText(const QString& text) const { return plainNumber(text).toDouble(); }

QValidator::State NumberField::validate(QString& text, int&) const {
  const QString number = plainNumber(text);
  if (number.isEmpty() || number == QLatin1String("-") || number == QLatin1String("."))
    return QValidator::Intermediate;
  bool isNumber = false;
  const double value = number.toDouble(&isNumber);
  if (!isNumber) return number.endsWith(QLatin1Char('e')) ? QValidator::Intermediate : QValidator::Invalid;
  return value < minimum() || value > maximum() ? QValidator::Intermediate : QValidator::Acceptable;
}

QSize NumberField::sizeHint() const { return QSize(64, 26); }

void NumberField::resizeEvent(QResizeEvent* event) {
  QDoubleSpinBox::resizeEvent(event);
  const QSize size = unit_->sizeHint();
  unit_->setGeometry(width() - size.width() - kUnitMargin, (height() - size.height()) / 2, size.width(),
                     size.height());
}

/// Scrolling a panel must not change the numbers that pass under the mouse.
void NumberField::wheelEvent(QWheelEvent* event) { event->ignore(); }

void NumberField::focusInEvent(QFocusEvent* event) {
  QDoubleSpinBox::focusInEvent(event);
  QTimer::singleShot(0, this, &QDoubleSpinBox::selectAll);
}

}  // namespace handhold
