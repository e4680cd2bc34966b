// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <array>

#include "engine/math/types.h"
#include "ui/controls/number_field.h"
#include "ui/document/language/said.h"

namespace handhold {

/// Three numbers side by side, x y z with their colours.
class VectorField : public QWidget {
  Q_OBJECT

 public:
  VectorField(const NumberKind& kind, const QString& name, QWidget* parent = nullptr);

  /// Shows a vector (SI) without telling anybody.
  void showValue(const Vector3& value);
  /// Marks the number that was typed last as wrong; the vector before it counts again.
  void refuse(const QString& reason);
  /// What screen readers call it, in place of its object name.
  void setSpokenName(const QString& name);
  void setFieldToolTip(const QString& text);

 signals:
  void entered(const handhold::Vector3& value);  ///< in SI
  void acquitted();                              ///< as that of a number

 private:
  void nameFields();

  NumberKind kind_;
  QString spokenName_;
  std::array<NumberField*, 3> fields_;
  Vector3 shown_ = Vector3::Zero();
  Vector3 before_ = Vector3::Zero();  ///< without the number that was typed last
  int typed_ = 0;                     ///< its axis
};

}  // namespace handhold
