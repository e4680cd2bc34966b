// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QDialog>
#include <QFileDialog>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QPushButton>
#include <QTest>
#include <QTimer>
#include <deque>
#include <functional>

#include "ui/main_window/main_window.h"

namespace handhold {

/// Answers modal dialogs one after the other, each as soon as it stands there.
class Answers : public QObject {
 public:
  using Answer = std::function<bool(QWidget& dialog)>;  ///< false: not this dialog, ask again

  explicit Answers(std::deque<Answer> answers) : answers_(std::move(answers)) {
    connect(&timer_, &QTimer::timeout, this, [this] { next(); });
    timer_.start(20);
  }
  bool areGiven() const { return answers_.empty(); }

 private:
  void next() {
    QWidget* dialog = QApplication::activeModalWidget();
    if (!dialog || answers_.empty() || isAnswering_) return;
    isAnswering_ = true;
    const Answer answer = answers_.front();
    if (answer(*dialog)) answers_.pop_front();
    isAnswering_ = false;
  }

  std::deque<Answer> answers_;
  QTimer timer_;
  bool isAnswering_ = false;
};

inline void type(QWidget* field, const QString& text) {
  field->setFocus();
  if (!qobject_cast<QComboBox*>(field)) QTest::keyClick(field, Qt::Key_A, Qt::ControlModifier);
  QTest::keyClicks(field, text);
  QTest::keyClick(field, Qt::Key_Tab);
}

inline void press(const QWidget& dialog, const QString& button) {
  for (QPushButton* candidate : dialog.findChildren<QPushButton*>())
    if (candidate->text().remove('&') == button) return QTest::mouseClick(candidate, Qt::LeftButton);
}

inline Answers::Answer saveAs(const QString& file) {
  return [file](QWidget& dialog) {
    auto* files = qobject_cast<QFileDialog*>(&dialog);
    if (!files) return false;
    files->findChild<QLineEdit*>(QStringLiteral("fileNameEdit"))->setText(file);
    press(*files, QStringLiteral("Save"));
    return true;
  };
}

inline QAction* actionCalled(const QWidget& menu, const QString& words) {
  for (QAction* action : menu.actions())
    if (action->text().remove('&') == words) return action;
  return nullptr;
}

/// Clicks through the File menu's Export menu; comes back when the dialogs that it opens are closed.
inline void clickExport(MainWindow& window, const QString& words) {
  QMenuBar* bar = window.menuBar();
  QAction* file = actionCalled(*bar, QStringLiteral("File"));
  QTest::mouseClick(bar, Qt::LeftButton, {}, bar->actionGeometry(file).center());
  QMenu* menu = file->menu();
  QAction* sub = actionCalled(*menu, QStringLiteral("Export"));
  QTest::mouseClick(menu, Qt::LeftButton, {}, menu->actionGeometry(sub).center());
  QMenu* exports = sub->menu();
  QTRY_VERIFY(exports->isVisible());
  QTest::mouseClick(exports, Qt::LeftButton, {},
                    exports->actionGeometry(actionCalled(*exports, words)).center());
}

}  // namespace handhold
