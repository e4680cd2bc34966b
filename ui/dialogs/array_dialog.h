// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

#include "engine/task/task.h"
#include "ui/controls/number_field.h"

namespace handhold {

/// How many copies of a prop, and how far each is from the one before.
class ArrayDialog : public QDialog {
  Q_OBJECT

 public:
  explicit ArrayDialog(const Prop& prop, QWidget* parent = nullptr);
  void accept() override;

 signals:
  void chosen(int copies, const handhold::Vector3& step);  ///< step: in world (m)

 private:
  NumberField* copies_;
  Vector3 step_;
};

}  // namespace handhold
