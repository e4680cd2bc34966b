// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QWidget>

namespace handhold {

/// An area that has nothing to show yet, and says what would fill it.
class EmptyView : public QWidget {
  Q_OBJECT

 public:
  EmptyView(const QString& icon, const QString& words, QWidget* parent = nullptr);

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  QString icon_;
  QString words_;
};

}  // namespace handhold
