// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/task/place_check.h"

#include <QtTest>

using namespace handhold;

class PlaceCheckTest : public QObject {
  Q_OBJECT
 private slots:
  void aHandGripsWhatItGoesRound_data();
  void aHandGripsWhatItGoesRound();
};

void PlaceCheckTest::aHandGripsWhatItGoesRound_data() {
  QTest::addColumn<double>("radius");
  QTest::addColumn<bool>("isHeld");
  QTest::newRow("rail") << 0.016 << true;
  QTest::newRow("drainpipe") << 0.0599 << true;
  QTest::newRow("thicker") << 0.0601 << false;
  QTest::newRow("barrel") << 0.25 << false;
}

void PlaceCheckTest::aHandGripsWhatItGoesRound() {
  QFETCH(double, radius);
  QFETCH(bool, isHeld);
  Task task;
  Prop bar;
  bar.name = "pipe";
  bar.kind = PropKind::Bar;
  bar.size = Vector3(1.0, 2.0 * radius, 2.0 * radius);
  task.props.push_back(bar);
  Contact hold;
  hold.name = "hold";
  hold.kind = ContactKind::Grip;
  hold.prop = "pipe";
  hold.place = PropPlace{};
  const auto problem = placeProblem(task, hold, "contacts[0]");
  QCOMPARE(!problem.has_value(), isHeld);
  if (problem) QVERIFY2(problem->problem.find("across") != std::string::npos, problem->problem.c_str());
}

QTEST_GUILESS_MAIN(PlaceCheckTest)
#include "place_check_test.moc"
