// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/task/place_check.h"

#include <QtTest>

using namespace handhold;

class PlaceCheckTest : public QObject {
  Q_OBJECT
 private slots:
  void aHandGripsWhatItGoesRound_data();
  void aHandGripsWhatItGoesRound();
  void aHandGripsBoxesWhereTheyAreSlim();
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

/// By its slim edges or its handle, which is drawn where it stands off, and not by its face.
void PlaceCheckTest::aHandGripsBoxesWhereTheyAreSlim() {
  Prop box;
  box.name = "crate";
  box.kind = PropKind::Box;
  box.size = Vector3(0.3, 0.2, 0.4);
  Contact hold;
  hold.kind = ContactKind::Grip;
  hold.prop = "crate";
  hold.place = PropPlace{PropPart::Frame};
  hold.place->axis = Vector3::UnitX();
  const auto problemAt = [&](const Vector3& point) {
    hold.place->point = point;
    Task task;
    task.props = {box};
    return placeProblem(task, hold, "contacts[0]");
  };
  const auto refused = problemAt(Vector3(0.0, 0.1, 0.0));
  QVERIFY(refused && refused->problem.find("across") != std::string::npos);
  QVERIFY(refused->remedy.find("palm") != std::string::npos);
  QVERIFY(!problemAt(Vector3(0.0, 0.15, 0.0)));
  box.size.y() = 0.03;
  QVERIFY(!problemAt(Vector3(0.0, 0.0, 0.2)));
  hold.place->axis = Vector3(0.1, 1.0, 0.0);
  QVERIFY(problemAt(Vector3(0.0, 0.0, 0.2)));
  hold.kind = ContactKind::Palm;
  QVERIFY(!problemAt(Vector3(0.0, 0.0, 0.2)));
}

QTEST_GUILESS_MAIN(PlaceCheckTest)
#include "place_check_test.moc"
