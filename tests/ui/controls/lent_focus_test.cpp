// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/controls/lent_focus.h"

#include <QApplication>
#include <QPushButton>
#include <QTest>
#include <QVBoxLayout>

namespace handhold {

namespace {

/// Start and Stop of a job, and a field beside them.
struct JobButtons {
  JobButtons() {
    auto* column = new QVBoxLayout(&window);
    for (QPushButton* button : {start, stop, other}) column->addWidget(button);
    stop->hide();
    window.show();
    QApplication::setActiveWindow(&window);
  }
  void setRunning(bool isRunning) {
    QWidget* before = QApplication::focusWidget();
    start->setVisible(!isRunning);
    stop->setVisible(isRunning);
    focus.follow(isRunning, before, {start}, {stop});
  }

  QWidget window;
  QPushButton* start = new QPushButton(&window);
  QPushButton* stop = new QPushButton(&window);
  QPushButton* other = new QPushButton(&window);
  LentFocus focus;
};

}  // namespace

class LentFocusTest : public QObject {
  Q_OBJECT

 private slots:
  void comesBackWhenTheJobEnds();
  void staysWhereItWasTakenMeanwhile();
  void staysElsewhere();
};

void LentFocusTest::comesBackWhenTheJobEnds() {
  JobButtons job;
  job.start->setFocus();
  job.setRunning(true);
  QCOMPARE(QApplication::focusWidget(), static_cast<QWidget*>(job.stop));
  job.setRunning(false);
  QCOMPARE(QApplication::focusWidget(), static_cast<QWidget*>(job.start));
}

void LentFocusTest::staysWhereItWasTakenMeanwhile() {
  JobButtons job;
  job.start->setFocus();
  job.setRunning(true);
  job.other->setFocus();
  job.setRunning(false);
  QCOMPARE(QApplication::focusWidget(), static_cast<QWidget*>(job.other));
}

void LentFocusTest::staysElsewhere() {
  JobButtons job;
  job.other->setFocus();
  for (const bool isRunning : {true, false}) {
    job.setRunning(isRunning);
    QCOMPARE(QApplication::focusWidget(), static_cast<QWidget*>(job.other));
  }
}

}  // namespace handhold

QTEST_MAIN(handhold::LentFocusTest)
#include "lent_focus_test.moc"
