// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/controls/number_field.h"

#include <QCoreApplication>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QLocale>
#include <QStyle>
#include <QTimer>
#include <QToolTip>
#include <QWheelEvent>
#include <algorithm>
#include <cmath>
#include <utility>

#include "ui/controls/field_keys.h"
#include "ui/document/language/said.h"
#include "ui/document/units/typed_number.h"
#include "ui/document/units/units.h"
#include "ui/theme/chart_keys.h"
#include "ui/theme/end_zeros.h"
#include "ui/theme/style_sheet.h"
#include "ui/theme/tokens.h"

namespace handhold {

namespace {

constexpr int kUnitMargin = 7;
constexpr double kRounding = 1e-9;  ///< of conversions, as a part of the number
constexpr double kPage = 10.0;      ///< steps
constexpr int kExactFigures = 10;   ///< of a number that can be changed
constexpr int kBoundFigures = 6;    ///< of a bound in a sentence
constexpr int kFiner = 4;           ///< decimals beyond those that are shown: less than that is rounding

QString sentence(const std::string& words) {
  QString text = said(words);
  if (!text.isEmpty()) text[0] = text[0].toUpper();
  return text;
}

double tolerance(double value) { return kRounding * std::max(1.0, std::abs(value)); }

/// As people write numbers: what would need a power of ten is told to `kFiner` decimals beyond the usual.
QString writtenOut(double value, int digits, int decimals) {
  const QString text = QString::number(value, 'g', digits);
  if (!text.contains(QLatin1Char('e'))) return text;
  return withoutEndZeros(QString::number(value, 'f', decimals + kFiner));
}

}  // namespace

NumberField::NumberField(const NumberKind& kind, QWidget* parent)
    : QLineEdit(parent), inSi_(kind), kind_(kind), unit_(new QLabel(this)) {
  value_ = std::clamp(0.0, kind.lower, kind.upper);
  setAlignment(Qt::AlignRight | Qt::AlignVCenter);
  markMuted(unit_);
  unit_->setAttribute(Qt::WA_TransparentForMouseEvents);
  setPlaceholderText(said(kind_.atZero));
  adoptUnits();
  if (kind.dimension != Dimension::None)
    connect(&Units::shared(), &Units::changed, this, &NumberField::adoptUnits);
  connect(this, &QLineEdit::textEdited, this, &NumberField::checkAgain);
}

/// The quantity stays what it is, and its bounds.
void NumberField::adoptUnits() {
  const double value = valueInSi();
  kind_ = inSi_;
  if (inSi_.dimension != Dimension::None) {
    const ShownUnit unit = shownUnit(inSi_.dimension);
    perSi_ = unit.perSi, kind_.decimals = unit.decimals, kind_.step = unit.step, kind_.unit = unit.name;
    kind_.lower *= perSi_, kind_.upper *= perSi_;
  }
  value_ = value * perSi_;
  unit_->setText(kind_.unit);
  unit_->adjustSize();
  const bool isSeen = hasUnit_ && !kind_.unit.isEmpty();
  setTextMargins(0, 0, isSeen ? unit_->sizeHint().width() + 3 : 0, 0);
  placeUnit();
  accept();
}

void NumberField::hideUnit() {
  hasUnit_ = false;
  unit_->hide();
  setTextMargins(0, 0, 0, 0);
}

/// What is being typed, or stands there in red, stays while the value is the one that it would replace.
void NumberField::showValue(double value) {
  const double shown = value * perSi_;
  const bool isTyped = (hasFocus() && isModified()) || isRefused();
  if (isTyped && std::abs(shown - value_) <= tolerance(value_)) return;
  value_ = shown;
  accept();
}

bool NumberField::isUnset() const { return !kind_.atZero.isEmpty() && value_ == 0.0 && !hasFocus(); }

/// Rounded for reading, with a minus sign; exact while it can be changed.
void NumberField::showText() {
  QString text = QString::number(value_, 'f', kind_.decimals);
  if (hasFocus() && std::abs(text.toDouble() - value_) > tolerance(value_))
    text = writtenOut(value_, kExactFigures, kind_.decimals);
  if (text.startsWith(QLatin1Char('-')) && text.toDouble() == 0.0) text.remove(0, 1);
  if (!hasFocus() && text.startsWith(QLatin1Char('-'))) text[0] = QChar(0x2212);
  if (isUnset()) text.clear();  // the placeholder tells it
  if (!kind_.atZero.isEmpty()) unit_->setVisible(!isUnset());
  if (text != this->text()) setText(text);
  setModified(false);
}

QString NumberField::problemOf(double value) const {
  if (kind_.isWhole && std::abs(value - std::round(value)) > tolerance(value))
    return tr("A whole number is wanted");
  if (value >= kind_.lower - tolerance(kind_.lower) && value <= kind_.upper + tolerance(kind_.upper))
    return {};
  // inwards to the decimals that are shown, so that what is told is taken
  const double steps = std::pow(10.0, kind_.decimals);
  const auto bound = [&](double number, double rounded) {
    return writtenOut(rounded == 0.0 ? number : rounded / steps, kBoundFigures, kind_.decimals);
  };
  const QString lower = bound(kind_.lower, std::ceil(kind_.lower * steps - kRounding));
  const QString upper = bound(kind_.upper, std::floor(kind_.upper * steps + kRounding));
  return tr("A number from %1 to %2 is wanted").arg(lower, (upper + QLatin1Char(' ') + kind_.unit).trimmed());
}

void NumberField::take() {
  if (!isModified()) return;
  const TypedNumber typed = readNumber(text().toStdString(), kind_.unit.toStdString(), decimalSign());
  const QString problem = typed.isNumber() ? problemOf(typed.value) : sentence(typed.problem);
  if (!problem.isEmpty()) return refuse(problem);
  put(std::clamp(kind_.isWhole ? std::round(typed.value) : typed.value, kind_.lower, kind_.upper));
}

/// Whoever takes the number may refuse it meanwhile.
void NumberField::put(double value) {
  before_ = std::exchange(value_, value);
  reason_.clear();
  setModified(false);
  if (value_ != before_) emit entered(valueInSi());
  if (!isRefused()) accept();
}

void NumberField::refuse(const QString& reason) {
  value_ = before_;
  reason_ = reason;
  setModified(true);
  restyle();
  if (hasFocus()) QToolTip::showText(mapToGlobal(QPoint(0, height())), reason_, this);
}

void NumberField::accept() {
  before_ = value_;
  reason_.clear();
  restyle();
  showText();
}

/// Red goes as soon as what stands there is right.
void NumberField::checkAgain() {
  if (!isRefused()) return;
  const TypedNumber typed = readNumber(text().toStdString(), kind_.unit.toStdString(), decimalSign());
  if (!typed.isNumber() || !problemOf(typed.value).isEmpty()) return;
  reason_.clear();
  restyle();
}

void NumberField::restyle() {
  if (property("refused").toBool() == isRefused()) return;
  setProperty("refused", isRefused());
  setAccessibleDescription(reason_);
  if (!isRefused()) QToolTip::hideText();
  style()->unpolish(this);
  style()->polish(this);
  if (!isRefused()) emit acquitted();
}

void NumberField::step(double by) {
  take();
  if (isRefused()) return;
  put(std::clamp(value_ + by * kind_.step, kind_.lower, kind_.upper));
  selectAll();
}

QSize NumberField::sizeHint() const { return QSize(64, 26); }

/// Of a refused number the tooltip is the reason.
bool NumberField::event(QEvent* event) {
  if (isForTheWindow(*this, *event)) {
    event->ignore();
    return false;
  }
  if (event->type() == QEvent::ToolTip && isRefused()) {
    QToolTip::showText(static_cast<QHelpEvent*>(event)->globalPos(), reason_, this);
    return true;
  }
  return QLineEdit::event(event);
}

void NumberField::resizeEvent(QResizeEvent* event) {
  QLineEdit::resizeEvent(event);
  placeUnit();
}

void NumberField::placeUnit() {
  const QSize size = unit_->sizeHint();
  unit_->setGeometry(width() - size.width() - kUnitMargin, (height() - size.height()) / 2, size.width(),
                     size.height());
}

/// Scrolling a panel must not change the numbers that pass under the mouse.
void NumberField::wheelEvent(QWheelEvent* event) { event->ignore(); }

void NumberField::keyPressEvent(QKeyEvent* event) {
  switch (event->key()) {
    case Qt::Key_Up:
      return step(1.0);
    case Qt::Key_Down:
      return step(-1.0);
    case Qt::Key_PageUp:
      return step(kPage);
    case Qt::Key_PageDown:
      return step(-kPage);
    case Qt::Key_Escape:
      if (!isModified()) break;
      accept();
      return selectAll();
    case Qt::Key_Return:
    case Qt::Key_Enter:
      take();
      if (isRefused()) return;  // no dialog closes over it
      selectAll();
      break;
    default:
      break;
  }
  QLineEdit::keyPressEvent(event);
}

void NumberField::focusInEvent(QFocusEvent* event) {
  QLineEdit::focusInEvent(event);
  if (!isModified()) showText();
  QTimer::singleShot(0, this, &QLineEdit::selectAll);
}

void NumberField::focusOutEvent(QFocusEvent* event) {
  if (event->reason() != Qt::PopupFocusReason) take();
  if (!isModified()) showText();
  QLineEdit::focusOutEvent(event);
}

bool allNumbersAreTaken(QWidget& widget, NumbersOf which) {
  for (NumberField* field : widget.findChildren<NumberField*>()) {
    if (which == NumbersOf::WhatIsSeen && !field->isVisible()) continue;
    // a window that is not active sends none, and what was typed last would not count
    QFocusEvent leaving(QEvent::FocusOut);
    QCoreApplication::sendEvent(field, &leaving);
    if (!field->isRefused()) continue;
    field->setFocus();
    keepInSight(*field, field->rect());
    return false;
  }
  return true;
}

}  // namespace handhold
