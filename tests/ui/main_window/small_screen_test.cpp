// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDockWidget>
#include <QLabel>
#include <QTest>

#include "tests/ui/main_window/window_fixture.h"
#include "ui/main_window/message_bar.h"

namespace handhold {

namespace {

/// 1280x800 with double pixels, less the title bar and the edges of a window.
constexpr QSize kSmall(624, 356);

}  // namespace

/// The window on a screen of 640x640.
class SmallScreenTest : public QObject {
  Q_OBJECT

 private slots:
  void init() { useTestSettings(); }
  void theWindowFits();
  void everyPanelIsWithinReach();
  void theTimeLineIsInSight();
  void aMessageMakesItNoTaller();
};

void SmallScreenTest::theWindowFits() {
  WindowFixture f;
  f.window->resize(kSmall);
  QTRY_VERIFY2(f.window->width() <= kSmall.width() && f.window->height() <= kSmall.height(),
               qPrintable(QString("%1x%2").arg(f.window->width()).arg(f.window->height())));
  f.window->showStartPage();
  QTest::qWait(50);
  QVERIFY(f.window->width() <= kSmall.width() && f.window->height() <= kSmall.height());
}

void SmallScreenTest::everyPanelIsWithinReach() {
  WindowFixture f;
  f.window->resize(kSmall);
  for (const char* name : {"dock.scene", "dock.inspector", "dock.posture", "dock.solve", "dock.results",
                           "dock.history", "dock.time"}) {
    auto* dock = f.find<QDockWidget>(name);
    dock->show();
    dock->raise();
    const auto isInReach = [&] {
      return QRect(QPoint(), kSmall).contains(QRect(dock->mapTo(f.window.get(), QPoint()), dock->size()));
    };
    QTRY_VERIFY2(isInReach(), name);
  }
}

/// A motion could not be seen to play: the time line was out of sight.
void SmallScreenTest::theTimeLineIsInSight() {
  WindowFixture f;
  auto* line = new QLabel(QStringLiteral("0.000 s"));
  line->setMinimumHeight(48);
  f.window->setTimeline(line);
  f.window->resize(kSmall);
  QTRY_VERIFY(line->isVisible() && !line->visibleRegion().isEmpty());
  const auto whole = [&] { return line->visibleRegion().boundingRect().height() == line->height(); };
  QTRY_VERIFY(whole());
  const QRect place(line->mapTo(f.window.get(), QPoint()), line->size());
  QVERIFY(place.bottom() <= kSmall.height());
}

/// It pushed the status line off the screen.
void SmallScreenTest::aMessageMakesItNoTaller() {
  WindowFixture f;
  const int before = f.window->minimumSizeHint().height();
  f.document.report(Severity::Good, QStringLiteral("Picture written"));
  QTRY_VERIFY(f.window->messages().isVisible());
  QTest::qWait(50);
  QCOMPARE(f.window->minimumSizeHint().height(), before);
}

}  // namespace handhold

/// The offscreen screen has 800x800 pixels.
int main(int argc, char** argv) {
  qputenv("QT_SCALE_FACTOR", "1.25");
  QApplication app(argc, argv);
  handhold::SmallScreenTest test;
  return QTest::qExec(&test, argc, argv);
}

#include "small_screen_test.moc"
