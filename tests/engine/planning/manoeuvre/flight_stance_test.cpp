// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/planning/manoeuvre/flight_stance.h"

#include <QtTest>

#include "engine/math/rotation.h"
#include "engine/planning/manoeuvre/flight_layouts.h"
#include "engine/planning/manoeuvre/floating/floating_motion.h"
#include "tests/engine/dynamics/small_models.h"

using namespace handhold;

namespace {

/// A flight whose attitude at the rail is turned by so much about an axis.
FlightRequest turnedFlight(const Vector3& axis, double degrees) {
  FlightRequest request;
  request.attitude = expQuaternion(degrees * M_PI / 180.0 * axis);
  request.rail = Vector3(0.0, 4.5, 0.0) + request.attitude * Vector3(0.0, 0.0, 0.4);
  request.railAxis = request.attitude * Vector3::UnitX();
  return request;
}

/// Angular momentum about the centre of mass: what the body needs on the way to turn as it shall, without
/// what turns it about the way, and what a push gives whose force goes along the way through the middle of
/// the toes.
struct PushTurn {
  Vector3 wanted, given;
};

PushTurn pushTurn(const Model& model, const FlightRequest& request) {
  const FlightStance stance(model, model, request, {});
  const VectorX from = stance.heldPosture(stance.push()), to = stance.heldPosture(stance.grab());
  const Vector3 centre = stance.centreOf(from), way = stance.centreOf(to) - centre;
  const Vector3 linear = model.totalMass * request.speed * way.normalized();
  const Quaternion turn(Matrix3(stance.grab().edge.R * stance.push().edge.R.transpose()));
  const Vector3 angular = centralInertia(model, to) * logQuaternion(turn) * request.speed / way.norm();
  const Vector3 foot = centre - way * (centre.y() / way.y());
  return {angular - way * (way.dot(angular) / way.squaredNorm()), linear.cross(foot)};
}

}  // namespace

class FlightStanceTest : public QObject {
  Q_OBJECT

 private slots:
  void thePushGivesTheTurn_data();
  void thePushGivesTheTurn();
  void aPlainPushGoesThroughTheToes();
  void handsComeNearerOnSteepRails();
};

void FlightStanceTest::thePushGivesTheTurn_data() {
  QTest::addColumn<Vector3>("axis");
  QTest::addColumn<double>("degrees");
  QTest::newRow("forwards") << Vector3(1.0, 0.0, 0.0) << 60.0;
  QTest::newRow("backwards") << Vector3(1.0, 0.0, 0.0) << -60.0;
  QTest::newRow("to a side") << Vector3(0.0, 0.0, 1.0) << 60.0;
}

/// More than toes of 6.6 cm could by pushing with their tips or their bases alone.
void FlightStanceTest::thePushGivesTheTurn() {
  QFETCH(Vector3, axis);
  QFETCH(double, degrees);
  // the face that is turned to the rail moves the centre of mass by a few millimetres of three or four
  // centimetres
  constexpr double kFace = 0.25;
  const auto model = modelNamed("human55");
  const FlightRequest request = turnedFlight(axis, degrees);
  const PushTurn turn = pushTurn(*model, request);
  QVERIFY(turn.wanted.norm() > 0.02 * model->totalMass * request.speed);
  QVERIFY2((turn.given - turn.wanted).norm() < kFace * turn.wanted.norm(),
           qPrintable(QString("%1 of %2").arg(turn.given.norm()).arg(turn.wanted.norm())));
}

void FlightStanceTest::aPlainPushGoesThroughTheToes() {
  const auto model = modelNamed("human55");
  const FlightRequest request = turnedFlight(Vector3::UnitX(), 0.0);
  QVERIFY(pushTurn(*model, request).given.norm() < 0.01 * model->totalMass * request.speed);
}

/// Where a rail goes along the shoulders they hold it as far apart as asked, elsewhere nearer at last.
void FlightStanceTest::handsComeNearerOnSteepRails() {
  const auto model = modelNamed("human55");
  FlightRequest request;
  for (const Vector3& axis : {Vector3(1.0, 0.0, 0.0), Vector3(0.0, 1.0, 0.0), Vector3(0.0, 0.0, 1.0)}) {
    request.railAxis = axis;
    const std::vector<FlightLayout> layouts = flightLayouts(request);
    const FlightStance first(*model, *model, request, layouts.front());
    const FlightStance last(*model, *model, request, layouts.back());
    const auto apart = [](const FlightStance& stance) {
      return (stance.grab().holds[0].pose.p - stance.grab().holds[1].pose.p).norm();
    };
    QVERIFY(std::abs(apart(first) - request.handWidth) < 1e-9);
    QCOMPARE(apart(last) < 0.5 * request.handWidth, axis.x() == 0.0);
    QVERIFY(std::abs(apart(last) - last.handWidth()) < 1e-9);
  }
}

QTEST_GUILESS_MAIN(FlightStanceTest)
#include "flight_stance_test.moc"
