// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLineEdit>

namespace handhold {

/// A text that may be refused: what was typed then stays in red with the reason as tooltip while the value
/// stays what it was. Enter or leaving the field takes it, Esc gives the value back.
class TextField : public QLineEdit {
  Q_OBJECT

 public:
  explicit TextField(QWidget* parent = nullptr);

  /// Shows a value without telling anybody; what is being typed or stands in red stays.
  void showValue(const QString& value);
  void refuse(const QString& reason);
  bool isRefused() const { return !reason_.isEmpty(); }

 signals:
  void entered(const QString& text);  ///< by the user, another than the value
  void acquitted();                   ///< what was refused stands there no more

 protected:
  bool event(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  /// What does not fit ends in "…" while nobody types.
  void paintEvent(QPaintEvent* event) override;

 private:
  void take();
  void accept();
  void tell(const QString& reason);
  QRect room() const;  ///< of the text
  bool isCut() const { return fontMetrics().horizontalAdvance(text()) > room().width(); }

  QString value_;
  QString reason_;  ///< why what stands there is refused; empty: it is not
};

}  // namespace handhold
