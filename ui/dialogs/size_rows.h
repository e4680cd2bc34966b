// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QComboBox>
#include <QFormLayout>

#include "ui/controls/number_field.h"

namespace handhold {

/// The rows of a form that ask for a size in pixels: a list of usual ones, width and height.
class SizeRows : public QObject {
  Q_OBJECT

 public:
  /// Object names begin with `prefix`: "picture.width". what: "the picture", for the tooltips.
  SizeRows(QFormLayout& form, const QString& prefix, const QString& what, QSize last);

  /// False where a side is odd, which its field tells.
  bool areSidesEven();
  /// Of another format: red goes from sides that are odd and nothing else.
  void checkAgain();
  QSize size() const { return {qRound(width_->value()), qRound(height_->value())}; }

 signals:
  void changed();

 private:
  NumberField* pixels(const QString& name, const QString& words, int value) const;
  void takePreset(int preset);
  void showPreset();

  QString what_;
  QComboBox* preset_;
  NumberField* width_;
  NumberField* height_;
};

}  // namespace handhold
