// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/trial/worst_violations.h"

#include <QtTest>

using namespace handhold;

class WorstViolationsTest : public QObject {
  Q_OBJECT

 private slots:
  void whatMustYieldMostComesFirst();
  void theWorstOfEachThingIsKept();
};

/// A foot a centimetre off its place beside a body that 400 N are missing to.
void WorstViolationsTest::whatMustYieldMostComesFirst() {
  WorstViolations worst;
  worst.add({Law::ContactOnWay, "left foot", 0, Dimension::Length, 0.01}, 0.5);
  worst.add({Law::Balance, "equilibrium", -1, Dimension::Force, 400.0}, 0.7);
  worst.add({Law::JointTorque, "l_knee_flexion", 3, Dimension::None, 1.5, 250.0, 100.0}, 0.6);
  worst.add({Law::ContactFacing, "left foot", 0, Dimension::Angle, 0.1}, 0.5);
  const std::vector<Violation> list = worst.list();
  QCOMPARE(list.size(), std::size_t(4));
  QCOMPARE(list[0].law, Law::JointTorque);
  QCOMPARE(list[1].law, Law::Balance);
  QCOMPARE(list[2].law, Law::ContactFacing);
  QCOMPARE(list[3].law, Law::ContactOnWay);
}

void WorstViolationsTest::theWorstOfEachThingIsKept() {
  WorstViolations worst;
  worst.add({Law::ContactOnWay, "left foot", 0, Dimension::Length, 0.03}, 0.5);
  worst.add({Law::ContactOnWay, "left foot", 0, Dimension::Length, 0.02}, 0.6);
  QCOMPARE(worst.list().size(), std::size_t(1));
  QCOMPARE(*worst.list().front().time, 0.5);
}

QTEST_APPLESS_MAIN(WorstViolationsTest)
#include "worst_violations_test.moc"
