// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/controls/joint_slider.h"

#include <QContextMenuEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QSignalBlocker>
#include <algorithm>
#include <cmath>

#include "ui/theme/elided.h"
#include "ui/theme/figures.h"
#include "ui/theme/tokens.h"
#include "ui/theme/units.h"

namespace handhold {

namespace {

constexpr int kNameWidth = 138;
constexpr int kLeastName = 72;
constexpr int kLeastTrack = 48;
constexpr int kValueWidth = 52;
constexpr int kEditorRoom = 30;  ///< that a field needs beside the number
constexpr int kHandle = 5;
constexpr double kDragStart = 2.0;  ///< pixels that make a press a drag
constexpr double kFine = 0.1;       ///< with Shift
constexpr double kPerDegree = 10.0;
constexpr double kDegreesPerRadian = 180.0 / M_PI;

QString angleWords(double angle_deg) { return measured(angle_deg / kDegreesPerRadian, Dimension::Angle); }

/// Radians have no sign as short as the degree's; there the number stands alone.
QString unitAtValue() {
  const QString name = shownUnit(Dimension::Angle).name;
  return name.size() == 1 ? name : QString();
}

/// Enter and Esc close it and go no further: the slider would open it again.
class AngleField : public NumberField {
 public:
  using NumberField::NumberField;

 protected:
  void keyPressEvent(QKeyEvent* event) override {
    const bool isGivenUp = event->key() == Qt::Key_Escape && !isModified();
    NumberField::keyPressEvent(event);
    event->accept();
    if (isGivenUp) emit editingFinished();
  }
};

}  // namespace

JointSlider::JointSlider(const QString& name, const Range& range, const QColor& hue, QWidget* parent)
    : QAbstractSlider(parent), range_(range), hue_(hue) {
  setOrientation(Qt::Horizontal);
  setAccessibleName(name + tr(" in degrees"));
  setWindowTitle(name);
  setRange(static_cast<int>(std::floor(range.lower_deg * kPerDegree)),
           static_cast<int>(std::ceil(range.upper_deg * kPerDegree)));
  setFocusPolicy(Qt::StrongFocus);
  setAttribute(Qt::WA_Hover);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  describe();
  connect(&Units::shared(), &Units::changed, this, [this] {
    if (editor_) std::exchange(editor_, nullptr)->deleteLater();  // it keeps the unit that it was made with
    describe();
    update();
  });
}

QSize JointSlider::sizeHint() const { return QSize(kNameWidth + kValueWidth + 80, space::kRow); }

QSize JointSlider::minimumSizeHint() const {
  return QSize(kLeastName + kValueWidth + kLeastTrack + space::kSmall, space::kRow);
}

/// Where room is short the name gives way, never the number.
int JointSlider::nameWidth() const {
  return std::clamp(width() - kValueWidth - space::kSmall - kLeastTrack, kLeastName, kNameWidth);
}

void JointSlider::setSense(const QString& words) {
  sense_ = words;
  describe();
}

void JointSlider::showAngle(double angle_deg) {
  angle_deg_ = angle_deg;
  const QSignalBlocker quiet(this);
  setValue(static_cast<int>(std::lround(angle_deg * kPerDegree)));
  describe();
  update();
}

void JointSlider::showLoad(std::optional<double> load, double torque) {
  load_ = load;
  torque_ = torque;
  describe();
  update();
}

void JointSlider::showSelected(const QColor& veil) {
  veil_ = veil;
  update();
}

void JointSlider::describe() {
  QString text = tr("%1: %2, range %3 to %4")
                     .arg(windowTitle(), angleWords(angle_deg_), angleWords(range_.lower_deg),
                          angleWords(range_.upper_deg));
  if (!sense_.isEmpty()) text += QLatin1Char('\n') + sense_;
  if (load_) text += tr("\nTorque ") + jointTorqueWords(torque_, *load_);
  text += tr("\nRight click: reset; on the name: what else");
  setToolTip(text);
}

QRectF JointSlider::track() const {
  return QRectF(nameWidth(), height() / 2.0 - 2.5, width() - nameWidth() - kValueWidth - space::kSmall, 3);
}

double JointSlider::xOf(double angle_deg) const {
  const QRectF line = track();
  const double share = (angle_deg - range_.lower_deg) / (range_.upper_deg - range_.lower_deg);
  return line.left() + line.width() * std::clamp(share, 0.0, 1.0);
}

double JointSlider::angleAt(double x) const {
  const QRectF line = track();
  return range_.lower_deg + (x - line.left()) / line.width() * (range_.upper_deg - range_.lower_deg);
}

double JointSlider::limited(double angle_deg) const {
  return std::clamp(angle_deg, range_.lower_deg, range_.upper_deg);
}

void JointSlider::paintTrack(QPainter& painter) const {
  const Tokens& colours = tokens(palette());
  const QRectF line = track();
  painter.setPen(Qt::NoPen);
  painter.setBrush(colours.hairline);
  painter.drawRoundedRect(line, 1.5, 1.5);
  const double rest = xOf(range_.relaxed_deg);
  const double now = xOf(angle_deg_);
  painter.setBrush(hue_);
  painter.drawRect(
      QRectF(QPointF(std::min(rest, now), line.top()), QPointF(std::max(rest, now), line.bottom())));
  painter.setPen(QPen(colours.muted, 1));
  for (const double limit : {line.left(), line.right()})
    painter.drawLine(QPointF(limit, line.top() - 3), QPointF(limit, line.bottom() + 3));
  painter.drawLine(QPointF(rest, line.top() - 2), QPointF(rest, line.bottom() + 2));
  const bool atLimit = angle_deg_ <= range_.lower_deg + 0.05 || angle_deg_ >= range_.upper_deg - 0.05;
  painter.setPen(QPen(hasFocus() ? colours.accent : colours.panel, 2));
  painter.setBrush(atLimit ? colours.attention : (underMouse() ? colours.accent : colours.text));
  painter.drawEllipse(QPointF(now, line.center().y()), kHandle, kHandle);
}

void JointSlider::paintLoad(QPainter& painter) const {
  if (!load_) return;
  const QRectF line = track();
  QRectF bar(line.left(), height() - 5.0, line.width(), 2.5);
  painter.setPen(Qt::NoPen);
  painter.setBrush(tokens(palette()).hover);
  painter.drawRect(bar);
  bar.setWidth(bar.width() * std::min(1.0, *load_));
  painter.setBrush(loadRamp(*load_));
  painter.drawRect(bar);
}

void JointSlider::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const Tokens& colours = tokens(palette());
  if (veil_.isValid()) painter.fillRect(rect(), veil_);
  painter.setPen(colours.text);
  const QString name = elided(painter.fontMetrics(), windowTitle(), Qt::ElideMiddle, nameWidth() - 8);
  painter.drawText(QRect(2, 0, nameWidth() - 4, height()), Qt::AlignVCenter | Qt::AlignLeft, name);
  paintTrack(painter);
  paintLoad(painter);
  painter.setPen(colours.text);
  const QString unit = unitAtValue();
  const int room = painter.fontMetrics().horizontalAdvance(unit) + 1;
  const QRect value = QRect(width() - kValueWidth, 0, kValueWidth - 2, height());
  drawFigures(painter, value.adjusted(0, 0, -room, 0), Qt::AlignRight,
              measure(angle_deg_ / kDegreesPerRadian, Dimension::Angle));
  painter.setPen(colours.muted);
  painter.drawText(value, Qt::AlignVCenter | Qt::AlignRight, unit);
  if (hasFocus()) {
    painter.setPen(QPen(colours.accent, 2));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 4, 4);
  }
}

void JointSlider::mousePressEvent(QMouseEvent* event) {
  if (event->button() != Qt::LeftButton) return;
  emit pointed();
  const QRectF area = track().adjusted(-8, -10, 8, 10);
  pressed_ = area.contains(event->position());
  pressedAt_ = event->position();
  const bool onHandle = std::abs(event->position().x() - xOf(angle_deg_)) <= kHandle + 3;
  pressedAngle_ = onHandle ? angle_deg_ : limited(angleAt(event->position().x()));
}

void JointSlider::mouseMoveEvent(QMouseEvent* event) {
  if (!pressed_) return;
  const double moved = event->position().x() - pressedAt_.x();
  if (!dragging_ && std::abs(moved) < kDragStart) return;
  dragging_ = true;
  const double fine = event->modifiers().testFlag(Qt::ShiftModifier) ? kFine : 1.0;
  const double perPixel = (range_.upper_deg - range_.lower_deg) / track().width();
  showAngle(limited(pressedAngle_ + moved * perPixel * fine));
  emit dragged(angle_deg_);
}

void JointSlider::mouseReleaseEvent(QMouseEvent* event) {
  if (event->button() != Qt::LeftButton) return;
  pressed_ = false;
  if (std::exchange(dragging_, false)) emit dragEnded(angle_deg_);
}

void JointSlider::letGo() { pressed_ = dragging_ = false; }

bool JointSlider::cancelDrag() {
  pressed_ = false;
  if (!std::exchange(dragging_, false)) return false;
  emit dragCancelled();
  return true;
}

void JointSlider::mouseDoubleClickEvent(QMouseEvent* event) {
  if (event->button() == Qt::LeftButton) editAngle();
}

/// On the slider it resets at once; on the name, or by the menu key, it offers what can be done.
void JointSlider::contextMenuEvent(QContextMenuEvent* event) {
  const bool onName = event->pos().x() < nameWidth() - space::kSmall;
  if (onName || event->reason() == QContextMenuEvent::Keyboard) return emit menuRequested(event->globalPos());
  if (!dragging_) emit resetRequested();
}

void JointSlider::wheelEvent(QWheelEvent* event) { event->ignore(); }

void JointSlider::step(double by_deg) {
  showAngle(limited(angle_deg_ + by_deg));
  emit entered(angle_deg_);
}

void JointSlider::keyPressEvent(QKeyEvent* event) {
  const double unit = event->modifiers().testFlag(Qt::ShiftModifier) ? kFine : 1.0;
  switch (event->key()) {
    case Qt::Key_Left:
    case Qt::Key_Minus:
      return step(-unit);
    case Qt::Key_Right:
    case Qt::Key_Plus:
      return step(unit);
    case Qt::Key_PageDown:
      return step(-10.0 * unit);
    case Qt::Key_PageUp:
      return step(10.0 * unit);
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_F2:
      return editAngle();
    case Qt::Key_Escape:
      if (cancelDrag()) return;
      break;
    default:
      break;
  }
  event->ignore();
}

/// Closes by Enter, Esc or when it is left; what it refuses stands in red until then.
void JointSlider::editAngle() {
  if (!editor_) {
    editor_ = new AngleField(
        {Dimension::Angle, range_.lower_deg / kDegreesPerRadian, range_.upper_deg / kDegreesPerRadian}, this);
    editor_->setObjectName(objectName() + QStringLiteral(".edit"));
    editor_->setAccessibleName(accessibleName());
    connect(editor_, &NumberField::entered, this, [this](double angle) {
      showAngle(angle * kDegreesPerRadian);
      emit entered(angle_deg_);
    });
    connect(editor_, &QLineEdit::editingFinished, this, &JointSlider::closeEditor);
  }
  editor_->setGeometry(width() - kValueWidth - kEditorRoom, 0, kValueWidth + kEditorRoom, height());
  editor_->showValue(angle_deg_ / kDegreesPerRadian);
  editor_->show();
  editor_->setFocus();
  editor_->selectAll();
}

void JointSlider::closeEditor() {
  if (!editor_ || !editor_->isVisible()) return;
  const bool hadFocus = editor_->hasFocus();
  editor_->hide();
  if (hadFocus) setFocus();
}

}  // namespace handhold
