// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAction>
#include <QDialog>

namespace handhold {

/// All keys on one sheet: those of the actions, and those of view, sliders and timeline.
class KeysSheet : public QDialog {
  Q_OBJECT

 public:
  explicit KeysSheet(const QList<QAction*>& actions, QWidget* parent = nullptr);
};

}  // namespace handhold
