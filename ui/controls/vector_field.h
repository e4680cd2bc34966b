// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <array>

#include "engine/math/types.h"
#include "ui/controls/number_field.h"

namespace handhold {

/// Three numbers side by side, x y z with their colours.
class VectorField : public QWidget {
  Q_OBJECT

 public:
  VectorField(const NumberKind& kind, const QString& name, QWidget* parent = nullptr);

  /// Shows a vector without telling anybody; numbers are value times the scale.
  void showValue(const Vector3& value, double scale = 1.0);
  Vector3 value() const;
  void setFieldToolTip(const QString& text);

 signals:
  void entered(const handhold::Vector3& value);  ///< divided by the scale

 private:
  std::array<NumberField*, 3> fields_;
  double scale_ = 1.0;
};

}  // namespace handhold
