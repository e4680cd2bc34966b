// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/inspector/known_sizes.h"

#include <QtTest>

#include "engine/task/task_check.h"
#include "tests/engine/planning/test_tasks.h"

using namespace handhold;

class KnownSizesTest : public QObject {
  Q_OBJECT
 private slots:
  void everySizeIsOneThatTasksTake();
  void whatIsNotKnownStays();
  void whatIsFromMemorySaysSo();
  void laddersAreClearBetweenTheirRails();
  void aRackIsAsTallAsAPerson();
  void restraintsBearWhatTheSocketBears();
  void thePersonsGripLeavesTheTurn();
};

void KnownSizesTest::everySizeIsOneThatTasksTake() {
  const auto model = human55();
  for (const KnownSize& known : kKnownSizes) {
    Task task;
    Prop prop;
    prop.name = "thing";
    prop.kind = known.kind;
    prop.size = Vector3(2.1, 2.1, 2.1);
    task.props = {sizedAs(known, prop)};
    checkTask(task, *model, known.title);
    QVERIFY(hasSize(known, task.props[0]));
    task.props[0].size *= 1.01;
    task.props[0].spacing *= 1.01;
    QVERIFY(!hasSize(known, task.props[0]));
  }
}

void KnownSizesTest::whatIsNotKnownStays() {
  Prop cabin;
  cabin.kind = PropKind::Cabin;
  cabin.size = Vector3(2.0, 2.2, 6.3);
  const Prop destiny = sizedAs(kKnownSizes.front(), cabin);
  QCOMPARE(destiny.size, Vector3(2.0, 2.2, 8.5));
  QCOMPARE(destiny.spacing, cabin.spacing);
}

void KnownSizesTest::whatIsFromMemorySaysSo() {
  for (const KnownSize& known : kKnownSizes) {
    const bool says = std::string(known.title).find("(verify)") != std::string::npos;
    QCOMPARE(says, known.certainty == Certainty::Verify);
    QVERIFY(!says || std::string(known.source).find("memory") != std::string::npos);
    QVERIFY(*known.source != 0);
  }
}

void KnownSizesTest::laddersAreClearBetweenTheirRails() {
  const auto ansi = std::ranges::find(kKnownSizes, PropKind::Ladder, &KnownSize::kind);
  Prop ladder;
  ladder.kind = PropKind::Ladder;
  ladder.diameter = 0.05;
  ladder = sizedAs(*ansi, ladder);
  const double railThickness = kRailPerRung * ladder.diameter;
  QVERIFY(std::abs(ladder.size.x() - railThickness - 16 * 0.0254) < 0.001);
}

/// 73 by 42 inches.
void KnownSizesTest::aRackIsAsTallAsAPerson() {
  const auto rack = std::ranges::find(kKnownSizes, PropKind::Box, &KnownSize::kind);
  QVERIFY(std::abs(rack->y - 73 * 0.0254) < 0.005 && std::abs(rack->x - 42 * 0.0254) < 0.005);
}

/// 274 lbf and 4200 in-lbf, which restraints have from the beginning.
void KnownSizesTest::restraintsBearWhatTheSocketBears() {
  Contact foot;
  foot.kind = ContactKind::Restraint;
  foot.end = ContactEnd::LeftFoot;
  foot.limits = usualLimits(foot.kind);
  const KnownLimit& socket = kKnownLimits.front();
  QVERIFY(hasLimit(socket, foot));
  QVERIFY(std::abs(socket.force - 274 * 4.448222) < 1.0 && std::abs(socket.moment - 4200 * 0.1129848) < 1.0);
  foot.limits.pull = 100.0;
  QVERIFY(!hasLimit(socket, foot));
  QVERIFY(hasLimit(socket, limitedAs(socket, foot)));
  foot.kind = ContactKind::Grip;
  foot.end = ContactEnd::LeftHand;
  QVERIFY(!hasLimit(socket, foot));
}

/// No hardware tells how a hand's friction holds about the bar: what was typed for it stays.
void KnownSizesTest::thePersonsGripLeavesTheTurn() {
  Contact hand;
  hand.limits.push = 200.0;
  hand.limits.pull = hand.limits.shear = 200.0;
  hand.limits.turn = 4.0;
  const KnownLimit& grip = kKnownLimits.back();
  QCOMPARE(grip.force, 0.0);
  const Contact after = limitedAs(grip, hand);
  QVERIFY(hasLimit(grip, after) && !hasLimit(grip, hand));
  QCOMPARE(after.limits.push, ContactLimits().push);
  QCOMPARE(after.limits.turn, 4.0);
}

QTEST_APPLESS_MAIN(KnownSizesTest)
#include "known_sizes_test.moc"
