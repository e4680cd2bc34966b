// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/main_window/long_call.h"

#include <QGuiApplication>
#include <QTest>
#include <QVBoxLayout>
#include <optional>

namespace handhold {

namespace {

/// Counts how often it was painted.
class Painted : public QWidget {
 public:
  using QWidget::QWidget;
  int times = 0;

 protected:
  void paintEvent(QPaintEvent*) override { ++times; }
};

/// A window with a message bar.
struct Window {
  Painted window;
  MessageBar* bar = new MessageBar(&window);

  Window() {
    auto* column = new QVBoxLayout(&window);
    column->addWidget(bar);
    window.show();
    if (!QTest::qWaitForWindowExposed(&window)) qFatal("no window");
  }
};

}  // namespace

class LongCallTest : public QObject {
  Q_OBJECT

 private slots:
  void itIsSeenBeforeItBegins();
  void whatWasReportedStays();
};

/// Without an event between.
void LongCallTest::itIsSeenBeforeItBegins() {
  Window w;
  const int before = w.window.times;
  {
    const LongCall call(*w.bar, "Opening", "/home/me/walk.json");
    QVERIFY(w.window.times > before);
    QCOMPARE(w.bar->message(), QString("Opening “walk.json”"));
    QVERIFY(QGuiApplication::overrideCursor());
  }
  QVERIFY(!QGuiApplication::overrideCursor());
  QVERIFY(w.bar->message().isEmpty());
}

void LongCallTest::whatWasReportedStays() {
  Window w;
  {
    const LongCall call(*w.bar, "Opening", "/home/me/walk.json");
    w.bar->showMessage(Severity::Error, "walk.json: is empty");
  }
  QCOMPARE(w.bar->message(), QString("walk.json: is empty"));
}

}  // namespace handhold

QTEST_MAIN(handhold::LongCallTest)
#include "long_call_test.moc"
