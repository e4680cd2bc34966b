// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

namespace handhold {

/// What the program is, its version and its licence.
class AboutDialog : public QDialog {
  Q_OBJECT

 public:
  explicit AboutDialog(QWidget* parent = nullptr);
};

}  // namespace handhold
