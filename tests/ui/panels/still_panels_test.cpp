// SPDX-License-Identifier: GPL-3.0-or-later
// What comes and goes while something is solved pushes nothing from under the mouse.
#include <QAbstractButton>
#include <QDockWidget>
#include <QTest>

#include "tests/ui/main_window/window_fixture.h"
#include "ui/document/manoeuvre_actions.h"
#include "ui/panels/manoeuvre/manoeuvre_panel.h"
#include "ui/panels/solve/solve_panel.h"

namespace handhold {

namespace {

using Spots = std::map<QString, QPoint>;

/// Of all named buttons and choices that are seen, in the panel.
Spots placesIn(const QWidget& panel) {
  Spots places;
  for (const QWidget* each : panel.findChildren<QWidget*>())
    if (each->isVisible() && !each->objectName().isEmpty() &&
        (qobject_cast<const QAbstractButton*>(each) || qobject_cast<const QComboBox*>(each)))
      places[each->objectName()] = each->mapTo(&panel, QPoint());
  return places;
}

/// What moved or went, of those before.
QString movedOf(const Spots& before, const Spots& now) {
  QStringList moved;
  for (const auto& [name, place] : before)
    if (!now.contains(name) || now.at(name) != place) moved << name;
  return moved.join(QLatin1Char(' '));
}

}  // namespace

class StillPanelsTest : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() { useTestSettings(); }
  void aSolveMovesNothing();
  void aPlanMovesNothing();
};

void StillPanelsTest::aSolveMovesNothing() {
  WindowFixture f(slowSolvers(std::chrono::milliseconds(0)));
  f.find<QDockWidget>("dock.solve")->raise();
  auto* panel = f.window->findChild<SolvePanel*>();
  QTRY_VERIFY(panel->isVisible());
  QTest::qWait(50);  // laid out
  const Spots before = placesIn(*panel);
  QVERIFY(before.contains("solve.start") && before.contains("solve.objective"));
  panel->solve();
  QTRY_VERIFY(f.find<QLabel>("solve.progress")->text().contains("Iteration"));
  QTest::qWait(50);
  const Spots during = placesIn(*panel);
  QCOMPARE(movedOf(before, during), QString());
  // what ends it stands elsewhere than what begins, and as low as it can
  const auto* start = f.find<QPushButton>("solve.start");
  QVERIFY(during.at("solve.cancel").y() > before.at("solve.start").y() + start->height());
  QVERIFY(during.at("solve.cancel").y() > panel->height() - 3 * start->height());
  f.runner.cancel();
  QTest::qWait(50);
  QCOMPARE(movedOf(before, placesIn(*panel)), QString());
  panel->solve();
  f.runner.stop();
  QTRY_VERIFY(f.document.project().posture);
  QTest::qWait(50);
  const Spots after = placesIn(*panel);
  for (const char* name : {"solve.start", "solve.predict"}) QCOMPARE(after.at(name), before.at(name));
}

void StillPanelsTest::aPlanMovesNothing() {
  const Solvers solvers = slowSolvers(std::chrono::milliseconds(0));
  JobRunner runner;
  Document document(newProject(human()));
  ManoeuvrePanel panel(document, runner, solvers);
  panel.resize(310, 600);
  panel.show();
  panel.choose(ManoeuvreKind::Orient);
  QTest::qWait(50);
  const Spots before = placesIn(panel);
  QVERIFY(before.contains("manoeuvre.plan"));
  panel.plan();
  QTRY_VERIFY(panel.findChild<QLabel*>("manoeuvre.progress")->isVisible());
  QTest::qWait(50);
  QCOMPARE(movedOf(before, placesIn(panel)), QString());
  runner.cancel();
  QTest::qWait(50);
  QCOMPARE(movedOf(before, placesIn(panel)), QString());
}

}  // namespace handhold

QTEST_MAIN(handhold::StillPanelsTest)
#include "still_panels_test.moc"
