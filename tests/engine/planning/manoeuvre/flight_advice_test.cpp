// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>
#include <map>

#include "engine/math/rotation.h"
#include "engine/planning/manoeuvre/flight_layouts.h"
#include "engine/planning/manoeuvre/manoeuvre_plan.h"
#include "engine/task/manoeuvre_props.h"
#include "tests/engine/dynamics/small_models.h"

using namespace handhold;

namespace {

std::shared_ptr<const Model> person(const std::string& name) {
  static std::map<std::string, std::shared_ptr<const Model>> people;
  std::shared_ptr<const Model>& one = people[name];
  if (!one) one = modelNamed(name);
  return one;
}

FlightManoeuvre flightTo(const Vector3& rail, const Vector3& turn = Vector3::Zero()) {
  FlightManoeuvre flight;
  flight.rail = rail;
  flight.attitude = expQuaternion(turn * M_PI / 180.0);
  flight.railAxis = flight.attitude * Vector3::UnitX();
  return flight;
}

/// With the wall and the rail that the window sets up, and what else is in the way.
Task taskOf(const FlightManoeuvre& flight, const std::vector<Prop>& others = {}) {
  Task task;
  task.gravity.setZero();
  task.motion.framesPerSecond = 30.0;
  task.manoeuvre = flight;
  task.props = manoeuvreProps(flight);
  task.props.insert(task.props.end(), others.begin(), others.end());
  return task;
}

Prop boxAt(const Vector3& middle, const Vector3& size) {
  Prop box;
  box.name = "rack";
  box.kind = PropKind::Box;
  box.position = middle;
  box.size = size;
  return box;
}

}  // namespace

class FlightAdviceTest : public QObject {
  Q_OBJECT

 private slots:
  void whatEntersTheWallIsToldWhatWorks();
  void whatIsShutOffIsToldSo();
  void peopleOfAnySizeReachRails_data();
  void peopleOfAnySizeReachRails();
  void layoutsAreAsLongAsLimbs();
};

/// Pitched backwards a foot swings into the wall; planners did not know and told nothing.
void FlightAdviceTest::whatEntersTheWallIsToldWhatWorks() {
  const auto body = person("human55");
  Task task = taskOf(flightTo(Vector3(0.05, 2.23, 0.61), Vector3(-52.0, 0.0, 0.0)));
  const ManoeuvrePlan plan = planManoeuvre(*body, task);
  if (plan.solved()) return;
  QVERIFY2(plan.works.has_value(), plan.message.c_str());
  task.manoeuvre = *plan.works;
  const ManoeuvrePlan nearest = planManoeuvre(*body, task);
  QVERIFY2(nearest.solved(), nearest.message.c_str());
}

/// A slab over the whole wall, so near that nobody leaves it.
void FlightAdviceTest::whatIsShutOffIsToldSo() {
  const std::vector<Prop> slab{boxAt(Vector3(0.0, 1.9, 0.0), Vector3(8.0, 0.1, 8.0))};
  const ManoeuvrePlan plan =
      planManoeuvre(*person("human55"), taskOf(flightTo(Vector3(0.0, 2.8, 0.4)), slab));
  QVERIFY(plan.status == PostureStatus::Infeasible);
  QVERIFY(!plan.works);
  QVERIFY2(QString::fromStdString(plan.message).contains("into rack"), plan.message.c_str());
  QVERIFY2(QString::fromStdString(plan.message).endsWith("; nothing near to it was found that works"),
           plan.message.c_str());
}

void FlightAdviceTest::peopleOfAnySizeReachRails_data() {
  QTest::addColumn<QString>("body");
  QTest::addColumn<Vector3>("rail");
  QTest::addColumn<double>("speed");
  QTest::newRow("near, a little aside") << "human55" << Vector3(0.13, 1.63, 0.37) << 0.35;
  QTest::newRow("aside, where a foot passes into the wall") << "f50" << Vector3(-0.49, 2.04, 0.25) << 0.22;
}

void FlightAdviceTest::peopleOfAnySizeReachRails() {
  QFETCH(QString, body);
  QFETCH(Vector3, rail);
  QFETCH(double, speed);
  FlightManoeuvre flight = flightTo(rail);
  flight.speed = speed;
  const ManoeuvrePlan plan = planManoeuvre(*person(body.toStdString()), taskOf(flight));
  QVERIFY2(plan.solved(), plan.message.c_str());
}

/// What is fitted in metres to one person has the lengths of another's limbs.
void FlightAdviceTest::layoutsAreAsLongAsLimbs() {
  const FlightSize own = flightSize(*person("human55")), tall = flightSize(*person("m95"));
  QVERIFY(std::abs(own.legs - 1.0) < 1e-9 && std::abs(own.arms - 1.0) < 1e-9);
  QVERIFY(tall.legs > 1.1 && tall.arms > 1.1);
  FlightRequest request;
  const auto first = gatheredLayouts(own, request), second = gatheredLayouts(tall, request);
  QCOMPARE(first.size(), second.size());
  for (std::size_t k = 0; k < first.size(); ++k) {
    QVERIFY(std::abs(second[k].crouch - tall.legs * first[k].crouch) < 1e-12);
    QVERIFY((second[k].handShift - tall.arms * first[k].handShift).norm() < 1e-12);
    QCOMPARE(second[k].lean, first[k].lean);
  }
}

QTEST_GUILESS_MAIN(FlightAdviceTest)
#include "flight_advice_test.moc"
