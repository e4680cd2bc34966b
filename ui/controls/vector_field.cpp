// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/controls/vector_field.h"

#include <QHBoxLayout>
#include <QPainter>

#include "ui/scene/palette.h"
#include "ui/theme/tokens.h"

namespace handhold {

namespace {

/// x red, y green, z blue, as a thin bar at the left of a field.
class AxisMark : public QWidget {
 public:
  AxisMark(int axis, QWidget* parent) : QWidget(parent), axis_(axis) { setFixedWidth(3); }

 protected:
  void paintEvent(QPaintEvent*) override {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(kAxisHues[static_cast<std::size_t>(axis_)]));
    painter.drawRoundedRect(QRectF(0, height() / 2.0 - 7, 2, 14), 1, 1);
  }

 private:
  int axis_;
};

}  // namespace

VectorField::VectorField(const NumberKind& kind, const QString& name, QWidget* parent)
    : QWidget(parent), kind_(kind), spokenName_(name) {
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(2);
  setObjectName(name);
  for (int axis = 0; axis < 3; ++axis) {
    const QString letter(QChar('x' + axis));
    row->addWidget(new AxisMark(axis, this));
    auto* field = fields_[axis] = new NumberField(kind, this);
    field->hideUnit();
    field->setObjectName(name + QLatin1Char('.') + letter);
    field->setMinimumWidth(42);
    row->addWidget(field, 1);
    connect(field, &NumberField::acquitted, this, &VectorField::acquitted);
    connect(field, &NumberField::entered, this, [this, axis](double value) {
      typed_ = axis;
      before_ = shown_;
      shown_[axis] = value;  // the others stay exactly what they were
      emit entered(shown_);
    });
  }
  nameFields();
  connect(&Units::shared(), &Units::changed, this, &VectorField::nameFields);
}

void VectorField::nameFields() {
  for (int axis = 0; axis < 3; ++axis)
    fields_[axis]->setAccessibleName(
        tr("%1 %2 in %3").arg(spokenName_, QString(QChar('x' + axis)), unitOf(kind_)));
}

void VectorField::showValue(const Vector3& value) {
  shown_ = value;
  for (int axis = 0; axis < 3; ++axis) fields_[axis]->showValue(value[axis]);
}

void VectorField::refuse(const QString& reason) {
  shown_ = before_;
  fields_[typed_]->refuse(reason);
}

void VectorField::setSpokenName(const QString& name) {
  spokenName_ = name;
  nameFields();
}

void VectorField::setFieldToolTip(const QString& text) {
  for (NumberField* field : fields_) field->setToolTip(text);
}

}  // namespace handhold
