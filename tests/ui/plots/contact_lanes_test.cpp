// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/contact_lanes.h"

#include <QMenu>
#include <QSignalSpy>
#include <QTest>

#include "ui/plots/timeline.h"

namespace handhold {

namespace {

constexpr double kLeft = 100.0, kRight = 500.0;    // px
constexpr double kPixel = 2.0 / (kRight - kLeft);  // s

Task twoFeet() {
  Task task;
  Contact right, left;
  right.name = "right foot", right.end = ContactEnd::RightFoot;
  left.name = "left foot", left.end = ContactEnd::LeftFoot;
  task.contacts = {right, left};
  task.motion.method = MotionMethod::Predicted;
  task.motion.holds = {{"right foot", 0.4, 1.0}};
  task.motion.targets = {{Target{.name = "via"}, 1.0, 1.0}};
  return task;
}

struct LanesFixture {
  explicit LanesFixture(const Task& task = twoFeet()) {
    lanes.setTask(std::make_shared<const Task>(task));
    lanes.resize(600, lanes.sizeHint().height());
    lanes.setTrack(kLeft, kRight);
    lanes.show();
  }

  void drag(int lane, double from, double to) {
    const QPoint begin = lanes.placeOf(lane, from).toPoint(), end = lanes.placeOf(lane, to).toPoint();
    QTest::mousePress(&lanes, Qt::LeftButton, Qt::NoModifier, begin);
    QTest::mouseMove(&lanes, (begin + end) / 2);
    QTest::mouseMove(&lanes, end);
    QTest::mouseRelease(&lanes, Qt::LeftButton, Qt::NoModifier, end);
  }

  MotionSettings result() const { return dropped.last().first().value<MotionSettings>(); }

  ContactLanes lanes;
  QSignalSpy dragged{&lanes, &ContactLanes::dragged};
  QSignalSpy dropped{&lanes, &ContactLanes::dropped};
};

}  // namespace

class ContactLanesTest : public QObject {
  Q_OBJECT

 private slots:
  void endsAreDragged();
  void aContactThatAlwaysHoldsGetsAnInterval();
  void whatIsLetGoStays();
  void aTargetIsMovedAsAWhole();
  void escapePutsBack();
  void aClickPicks();
  void keysWalkAndPick();
  void theMenuLetsGo();
  void endsReachTheEndOfTheMotion();
  void aNewHoldEndsWhereTheNextBegins();
  void kinematicMotionsHaveNoLanes();
  void lanesStandUnderTheRuler();
  void manyLanesAreScrolled();
};

void ContactLanesTest::endsAreDragged() {
  LanesFixture f;
  f.drag(0, 1.0, 1.5);
  QVERIFY(f.dragged.count() >= 2);
  QCOMPARE(f.dropped.count(), 1);
  QVERIFY(std::abs(f.result().holds[0].to - 1.5) <= kPixel + 0.01);
  QCOMPARE(f.result().holds[0].from, 0.4);
  f.drag(0, 0.4, 1.9);
  QVERIFY(f.result().holds[0].from < f.result().holds[0].to);
}

void ContactLanesTest::aContactThatAlwaysHoldsGetsAnInterval() {
  LanesFixture f;
  f.drag(1, 0.0, 0.5);
  QCOMPARE(f.result().holds.size(), std::size_t(2));
  QCOMPARE(f.result().holds[1].contact, std::string("left foot"));
  QVERIFY(std::abs(f.result().holds[1].from - 0.5) <= kPixel + 0.01);
  QCOMPARE(f.result().holds[1].to, 2.0);
}

void ContactLanesTest::aTargetIsMovedAsAWhole() {
  LanesFixture f;
  f.drag(2, 1.0, 1.4);
  QVERIFY(std::abs(f.result().targets[0].from - 1.4) <= kPixel + 0.01);
  QCOMPARE(f.result().targets[0].from, f.result().targets[0].to);
}

void ContactLanesTest::escapePutsBack() {
  LanesFixture f;
  QSignalSpy cancelled(&f.lanes, &ContactLanes::cancelled);
  QTest::mousePress(&f.lanes, Qt::LeftButton, Qt::NoModifier, f.lanes.placeOf(0, 1.0).toPoint());
  QTest::mouseMove(&f.lanes, f.lanes.placeOf(0, 1.6).toPoint());
  QTest::keyClick(&f.lanes, Qt::Key_Escape);
  QTest::mouseRelease(&f.lanes, Qt::LeftButton, Qt::NoModifier, f.lanes.placeOf(0, 1.6).toPoint());
  QCOMPARE(cancelled.count(), 1);
  QCOMPARE(f.dropped.count(), 0);
}

void ContactLanesTest::aClickPicks() {
  LanesFixture f;
  QSignalSpy contact(&f.lanes, &ContactLanes::contactPicked),
      target(&f.lanes, &ContactLanes::timedTargetPicked);
  QTest::mouseClick(&f.lanes, Qt::LeftButton, Qt::NoModifier, f.lanes.placeOf(1, 1.0).toPoint());
  QCOMPARE(contact.count(), 1);
  QCOMPARE(contact.first().first().toInt(), 1);
  QTest::mouseClick(&f.lanes, Qt::LeftButton, Qt::NoModifier, f.lanes.placeOf(2, 1.0).toPoint());
  QCOMPARE(target.count(), 1);
  QCOMPARE(f.dropped.count(), 0);
}

/// Tab brings the keyboard; after a click keys belong to time again.
void ContactLanesTest::keysWalkAndPick() {
  LanesFixture f;
  QVERIFY(QTest::qWaitForWindowActive(&f.lanes));
  QSignalSpy contact(&f.lanes, &ContactLanes::contactPicked),
      target(&f.lanes, &ContactLanes::timedTargetPicked);
  f.lanes.clearFocus();
  const QImage before = f.lanes.grab().toImage();
  f.lanes.setFocus(Qt::TabFocusReason);
  QVERIFY((f.lanes.focusPolicy() & Qt::TabFocus) && f.lanes.grab().toImage() != before);
  QCOMPARE(f.lanes.accessibleDescription(), QString("right foot: 0.40 to 1.00 s"));
  QTest::keyClick(&f.lanes, Qt::Key_Down);
  QCOMPARE(f.lanes.accessibleDescription(), QString("left foot: all the time"));
  QTest::keyClick(&f.lanes, Qt::Key_Return);
  QCOMPARE(contact.count(), 1);
  QCOMPARE(contact.first().first().toInt(), 1);
  f.lanes.setShare(0.25);
  QContextMenuEvent byKey(QContextMenuEvent::Keyboard, QPoint(), QPoint());
  QCoreApplication::sendEvent(&f.lanes, &byKey);
  auto* menu = f.lanes.findChild<QMenu*>("lanes.menu");
  QVERIFY(menu);
  menu->actions().first()->trigger();
  menu->close();
  QCOMPARE(f.result().holds.back().contact, std::string("left foot"));
  QCOMPARE(f.result().holds.back().to, 0.5);
  QTest::keyClick(&f.lanes, Qt::Key_End);
  QTest::keyClick(&f.lanes, Qt::Key_Enter);
  QCOMPARE(target.count(), 1);
  QTest::mouseClick(&f.lanes, Qt::LeftButton, Qt::NoModifier, f.lanes.placeOf(1, 1.0).toPoint());
  QTest::keyClick(&f.lanes, Qt::Key_Home);
  QTest::keyClick(&f.lanes, Qt::Key_Enter);
  QCOMPARE(contact.count(), 2);  // by the click alone
}

void ContactLanesTest::theMenuLetsGo() {
  LanesFixture f;
  const QPoint place = f.lanes.placeOf(1, 0.5).toPoint();
  QContextMenuEvent press(QContextMenuEvent::Mouse, place, f.lanes.mapToGlobal(place));
  QApplication::sendEvent(&f.lanes, &press);
  auto* menu = f.lanes.findChild<QMenu*>("lanes.menu");
  QVERIFY(menu);
  QVERIFY(menu->actions().first()->text().startsWith("Let go"));
  menu->actions().first()->trigger();
  QCOMPARE(f.result().holds.back().contact, std::string("left foot"));
  QVERIFY(std::abs(f.result().holds.back().to - 0.5) <= kPixel + 0.01);
}

/// Which lies between two steps of the dragging.
void ContactLanesTest::endsReachTheEndOfTheMotion() {
  Task task = twoFeet();
  task.motion.duration = 2.025;
  task.motion.targets[0].to = 1.5;
  LanesFixture f(task);
  f.drag(2, 1.5, 2.025);
  QCOMPARE(f.result().targets[0].to, 2.025);
  f.drag(0, 1.0, 2.025);
  QCOMPARE(f.result().holds[0].to, 2.025);
}

void ContactLanesTest::aNewHoldEndsWhereTheNextBegins() {
  Task task = twoFeet();
  task.motion.holds.push_back({"right foot", 1.4, 1.6});
  LanesFixture f(task);
  const QPoint place = f.lanes.placeOf(0, 1.2).toPoint();
  QContextMenuEvent press(QContextMenuEvent::Mouse, place, f.lanes.mapToGlobal(place));
  QApplication::sendEvent(&f.lanes, &press);
  QAction* hold = f.lanes.findChild<QMenu*>("lanes.menu")->actions().first();
  QVERIFY(hold->text().startsWith("Hold from"));
  hold->trigger();
  QVERIFY(std::abs(f.result().holds.back().from - 1.2) <= kPixel + 0.01);
  QCOMPARE(f.result().holds.back().to, 1.4);
}

void ContactLanesTest::whatIsLetGoStays() {
  LanesFixture f;
  const QPoint begin = f.lanes.placeOf(0, 1.0).toPoint(), end = f.lanes.placeOf(0, 1.5).toPoint();
  QTest::mousePress(&f.lanes, Qt::LeftButton, Qt::NoModifier, begin);
  QTest::mouseMove(&f.lanes, (begin + end) / 2);
  const auto before = f.dragged.count();
  QVERIFY(before > 0);
  f.lanes.letGo();
  QTest::mouseMove(&f.lanes, end);
  QTest::mouseRelease(&f.lanes, Qt::LeftButton, Qt::NoModifier, end);
  QCOMPARE(f.dragged.count(), before);
  QCOMPARE(f.dropped.count(), 0);
}

void ContactLanesTest::kinematicMotionsHaveNoLanes() {
  Task task = twoFeet();
  task.motion.method = MotionMethod::Kinematic;
  LanesFixture f(task);
  QVERIFY(!f.lanes.isUseful());
  QTest::mouseClick(&f.lanes, Qt::LeftButton, Qt::NoModifier, QPoint(200, 4));
  QCOMPARE(f.dropped.count(), 0);
}

void ContactLanesTest::lanesStandUnderTheRuler() {
  Timeline timeline;
  const int before = timeline.sizeHint().height();
  timeline.setTask(std::make_shared<const Task>(twoFeet()));
  QVERIFY(timeline.sizeHint().height() > before);
  timeline.setFrameTimes({0.0, 1.0, 2.0});
  timeline.resize(900, timeline.sizeHint().height());
  timeline.show();
  QVERIFY(QTest::qWaitForWindowExposed(&timeline));
  const double onRuler = timeline.ruler().mapTo(&timeline, QPoint(0, 0)).x() + timeline.ruler().xOf(1.0);
  const double onLanes =
      timeline.lanes().mapTo(&timeline, QPoint(0, 0)).x() + timeline.lanes().placeOf(0, 1.0).x();
  QVERIFY(std::abs(onRuler - onLanes) < 1.0);
}

/// The view and the plots keep their room, and every lane is scrolled to.
void ContactLanesTest::manyLanesAreScrolled() {
  Task task = twoFeet();
  for (int i = 0; i < 30; ++i) task.motion.targets.push_back({Target{.name = "via"}, 1.0, 1.0});
  Timeline timeline;
  timeline.setTask(std::make_shared<const Task>(task));
  timeline.setFrameTimes({0.0, 1.0, 2.0});
  timeline.resize(900, timeline.sizeHint().height());
  timeline.show();
  QVERIFY(QTest::qWaitForWindowExposed(&timeline));
  QVERIFY(timeline.minimumSizeHint().height() <= timeline.sizeHint().height());
  QVERIFY2(timeline.sizeHint().height() < 160, qPrintable(QString::number(timeline.sizeHint().height())));
  QCOMPARE(timeline.lanes().height(), timeline.lanes().sizeHint().height());
  QVERIFY(timeline.lanes().height() > 300);
}

}  // namespace handhold

QTEST_MAIN(handhold::ContactLanesTest)
#include "contact_lanes_test.moc"
