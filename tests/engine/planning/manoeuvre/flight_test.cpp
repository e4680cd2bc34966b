// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/planning/manoeuvre/flight.h"

#include <QRegularExpression>
#include <QtTest>
#include <thread>

#include "engine/core/error.h"
#include "engine/dynamics/kinematics.h"
#include "engine/dynamics/momentum.h"
#include "engine/math/rotation.h"
#include "engine/planning/manoeuvre/flight_joints.h"
#include "tests/engine/dynamics/small_models.h"

using namespace handhold;

namespace {

constexpr double kHolds = 1e-6;    // m
constexpr double kBalance = 1e-5;  // N, N m

FlightRequest gentle() {
  FlightRequest request;
  request.speed = 0.4;
  return request;
}

bool isFlying(const FlightPlan& plan, const MotionFrame& frame) {
  return frame.time > plan.phases[1].begin + 1e-9 && frame.time < plan.phases[1].end - 1e-9;
}

}  // namespace

class FlightTest : public QObject {
  Q_OBJECT

 private slots:
  void fliesAndComesToRest_data();
  void fliesAndComesToRest();
  void momentumIsWhatThePushGave();
  void seamsAreSmooth();
  void railsAllOverTheCabin_data();
  void railsAllOverTheCabin();
  void gatheredPushesReach_data();
  void gatheredPushesReach();
  void whatIsRefusedNamesWhatWorks_data();
  void whatIsRefusedNamesWhatWorks();
  void noTurnBetweenThoseThatFlyIsRefused_data();
  void noTurnBetweenThoseThatFlyIsRefused();
  void aTurnKeepsItsSign_data();
  void aTurnKeepsItsSign();
  void theTurnHappensInFlight_data();
  void theTurnHappensInFlight();
  void aVerdictDoesNotDependOnFrames();
  void aBusyMachineAnswersTheSame();
  void wrongNumbersAreRefused();
  void aQuinticMeetsBothEnds();
};

void FlightTest::fliesAndComesToRest_data() {
  QTest::addColumn<bool>("wall");
  QTest::addColumn<double>("turn");
  QTest::newRow("from a wall") << true << 0.0;
  QTest::newRow("from a rail") << false << 0.0;
  QTest::newRow("turned on the way") << true << 0.3;
}

void FlightTest::fliesAndComesToRest() {
  QFETCH(bool, wall);
  QFETCH(double, turn);
  const auto model = modelNamed("human55");
  FlightRequest request = gentle();
  request.from = wall ? PushFrom::Wall : PushFrom::Rail;
  request.attitude = Quaternion(Eigen::AngleAxisd(turn, Vector3::UnitY()));
  request.railAxis = request.attitude * Vector3::UnitX();
  const FlightPlan plan = planFlight(*model, request);
  QVERIFY2(plan.solved(), plan.message.c_str());
  QVERIFY(plan.placeError < kHolds && plan.attitudeError < 1e-6);
  QVERIFY(plan.residue.share < 1e-9);
  QVERIFY(plan.motion.frames.front().v.norm() < 1e-6 && plan.motion.frames.back().v.norm() < 1e-6);
  for (const MotionFrame& frame : plan.motion.frames) {
    QVERIFY(frame.loads.empty() == isFlying(plan, frame) ||
            std::abs(frame.time - plan.phases[1].begin) < 1e-9);
    for (const ContactLoad& load : frame.loads) QVERIFY((load.point - load.target).norm() < kHolds);
    QVERIFY(frame.tau.head<6>().lpNorm<Eigen::Infinity>() < kBalance);
    for (int i = 1; i < model->linkCount(); ++i)
      QVERIFY(frame.q[6 + i] > model->joints[i].lower - 1e-3 &&
              frame.q[6 + i] < model->joints[i].upper + 1e-3);
  }
}

// The integral of the contact forces of the push is the momentum of the flight.
void FlightTest::momentumIsWhatThePushGave() {
  const auto model = modelNamed("human55");
  FlightRequest request = gentle();
  request.framesPerSecond = 240.0;
  const FlightPlan plan = planFlight(*model, request);
  Vector3 impulse = Vector3::Zero();
  const auto& frames = plan.motion.frames;
  for (std::size_t k = 0; k + 1 < frames.size() && frames[k + 1].time < plan.phases[1].begin; ++k)
    for (const std::size_t at : {k, k + 1})
      for (const ContactLoad& load : frames[at].loads)
        impulse += 0.5 * (frames[k + 1].time - frames[k].time) * load.force;
  QVERIFY(std::abs(impulse.norm() - plan.impulse) < 0.05 * plan.impulse);
  QVERIFY(std::abs(plan.impulse - model->totalMass * request.speed) < 1e-6);
  QVERIFY(std::abs(plan.flightWay - request.speed * plan.flightTime) < 1e-9);
}

void FlightTest::seamsAreSmooth() {
  const auto model = modelNamed("human55");
  const FlightPlan plan = planFlight(*model, gentle());
  const auto& frames = plan.motion.frames;
  for (std::size_t k = 1; k < frames.size(); ++k) {
    const double h = frames[k].time - frames[k - 1].time;
    const VectorX way = difference(*model, frames[k - 1].q, frames[k].q);
    const VectorX mean = 0.5 * h * (frames[k - 1].v + frames[k].v);
    // the trapezium's error, h^3 / 12 of the jerk, some 500 rad/s^3
    QVERIFY((way - mean).lpNorm<Eigen::Infinity>() < 1e-3);
  }
}

/// A module of a station is two metres wide and six long: rails ahead, aside, behind, and attitudes to match.
void FlightTest::railsAllOverTheCabin_data() {
  QTest::addColumn<bool>("wall");
  QTest::addColumn<Vector3>("rail");
  QTest::addColumn<Vector3>("turn");  // rotation vector in degrees
  const Vector3 none = Vector3::Zero();
  for (const Vector3& rail : {Vector3(0.0, 2.8, 1.0), Vector3(0.6, 4.5, 0.4), Vector3(-1.0, 4.5, -0.6)})
    QTest::addRow("wall, rail at %.1f %.1f %.1f", rail.x(), rail.y(), rail.z()) << true << rail << none;
  for (const Vector3& rail :
       {Vector3(0.0, -2.0, 0.0), Vector3(0.0, 0.0, 2.0), Vector3(1.2, 1.2, 0.6), Vector3(0.8, 0.0, 3.5)})
    QTest::addRow("rail to rail at %.1f %.1f %.1f", rail.x(), rail.y(), rail.z()) << false << rail << none;
  for (const Vector3& turn : {Vector3(0.0, 90.0, 0.0), Vector3(0.0, 180.0, 0.0), Vector3(-90.0, 0.0, 0.0)})
    QTest::addRow("rail to rail turned by %.0f %.0f %.0f", turn.x(), turn.y(), turn.z())
        << false << Vector3(0.0, 2.5, 0.0) << turn;
}

void FlightTest::railsAllOverTheCabin() {
  QFETCH(bool, wall);
  QFETCH(Vector3, rail);
  QFETCH(Vector3, turn);
  const auto model = modelNamed("human55");
  FlightRequest request;
  request.from = wall ? PushFrom::Wall : PushFrom::Rail;
  request.rail = rail;
  request.attitude = expQuaternion(turn * M_PI / 180.0);
  request.railAxis = request.attitude * Vector3::UnitX();
  request.framesPerSecond = 30.0;
  const FlightPlan plan = planFlight(*model, request);
  QVERIFY2(plan.solved(), plan.message.c_str());
  QVERIFY(plan.attitudeError < 1e-5 && plan.placeError < 1e-5);
  QVERIFY(plan.residue.share < 1e-9);
  QVERIFY(plan.workload.totals.peakLoad <= 1.0 + 1e-6);
  for (const MotionFrame& frame : plan.motion.frames)
    for (const ContactLoad& load : frame.loads) QVERIFY((load.point - load.target).norm() < kHolds);
}

void FlightTest::gatheredPushesReach_data() {
  QTest::addColumn<Vector3>("rail");
  QTest::addColumn<Vector3>("axis");
  QTest::addColumn<double>("yaw");  // degrees
  QTest::addColumn<double>("speed");
  const Vector3 across = Vector3::UnitX(), away = Vector3::UnitZ();
  for (const Vector3& rail : {Vector3(0.0, 1.5, 0.4), Vector3(0.5, 1.5, 0.3), Vector3(0.0, 1.5, -0.4),
                              Vector3(0.3, 1.5, 0.0), Vector3(-0.5, 2.0, 0.3)})
    QTest::addRow("near, at %.1f %.1f %.1f", rail.x(), rail.y(), rail.z()) << rail << across << 0.0 << 0.35;
  QTest::newRow("leading away") << Vector3(0.0, 2.0, 0.4) << away << 0.0 << 0.35;
  QTest::newRow("quick") << Vector3(0.0, 2.8, 0.4) << across << 0.0 << 0.6;
  QTest::newRow("near, before the body and aside") << Vector3(0.3, 2.0, 0.5) << across << 0.0 << 0.35;
  QTest::newRow("the same on the right") << Vector3(-0.3, 2.1, 0.5) << across << 0.0 << 0.35;
  QTest::newRow("quick, turned a little") << Vector3(-0.297, 2.8, 0.132) << across << 48.0 << 0.45;
  QTest::newRow("near, turned to the left") << Vector3(0.0, 2.0, 0.0) << across << 135.0 << 0.35;
  QTest::newRow("near, turned to the right") << Vector3(0.0, 2.0, 0.0) << across << -135.0 << 0.35;
}

/// To rails that are near, lead away from the body or are reached quickly nobody flies who stands upright,
/// knees straight when the feet leave the wall. At frames closer than any verdict looks toes do not pull and
/// rub no more than they are pressed, but for what the splines leave.
void FlightTest::gatheredPushesReach() {
  QFETCH(Vector3, rail);
  QFETCH(Vector3, axis);
  QFETCH(double, yaw);
  QFETCH(double, speed);
  constexpr double kLeft = 0.5;  // N, of a force
  const auto model = modelNamed("human55");
  FlightRequest request;
  request.attitude = Quaternion(Eigen::AngleAxisd(yaw * M_PI / 180.0, Vector3::UnitY()));
  request.rail = yaw == 0.0 ? rail : Vector3(rail + request.attitude * Vector3(0.0, 0.0, 0.4));
  request.railAxis = request.attitude * axis;
  request.speed = speed;
  request.framesPerSecond = 150.0;
  const FlightPlan plan = planFlight(*model, request);
  QVERIFY2(plan.solved(), plan.message.c_str());
  QVERIFY(plan.attitudeError < 1e-5 && plan.placeError < 1e-5);
  QVERIFY(plan.residue.share < 1e-9);
  QVERIFY(plan.workload.totals.peakLoad <= 1.0 + 1e-6);
  QVERIFY(plan.pushStroke < request.pushStroke);
  const QString told = QString("a push stroke of %1 m is what").arg(plan.pushStroke, 0, 'f', 2);
  QVERIFY2(QString::fromStdString(plan.message).contains(told), plan.message.c_str());
  for (const MotionFrame& frame : plan.motion.frames) {
    for (int i = 1; i < model->linkCount(); ++i)
      QVERIFY(frame.q[6 + i] > model->joints[i].lower - 1.1e-3 &&
              frame.q[6 + i] < model->joints[i].upper + 1.1e-3);
    for (const ContactLoad& load : frame.loads) {
      QVERIFY((load.point - load.target).norm() < kHolds);
      if (load.kind != "foot") continue;
      const double pressed = load.force.dot(load.normal);
      QVERIFY(pressed > -kLeft);
      QVERIFY((load.force - pressed * load.normal).norm() < load.friction * pressed + kLeft);
    }
  }
}

void FlightTest::whatIsRefusedNamesWhatWorks_data() {
  QTest::addColumn<Vector3>("rail");
  QTest::addColumn<Vector3>("axis");
  QTest::newRow("aside") << Vector3(-1.0, 2.8, 0.4) << Vector3(1.0, 0.0, 0.0);
  QTest::newRow("aside, and along the flight") << Vector3(1.0, 2.8, 0.4) << Vector3(0.0, 1.0, 0.0);
}

/// What the message names is planned and works. At a wall feet push, and what they lack is a turn of the
/// hips, or their place.
void FlightTest::whatIsRefusedNamesWhatWorks() {
  QFETCH(Vector3, rail);
  QFETCH(Vector3, axis);
  const auto model = modelNamed("human55");
  FlightRequest request;
  request.rail = rail;
  request.railAxis = axis;
  request.framesPerSecond = 30.0;
  const FlightPlan plan = planFlight(*model, request);
  QVERIFY(!plan.solved());
  static const QRegularExpression lack(
      "^The push takes a foot [1-9][.0-9]* (degrees beyond|cm out of reach)");
  QVERIFY2(lack.match(QString::fromStdString(plan.message)).hasMatch(), plan.message.c_str());
  const QString message = QString::fromStdString(plan.message);
  static const QRegularExpression place(
      "a rail at ([-0-9.]+), ([-0-9.]+), ([-0-9.]+) m(?: along ([-0-9.]+), ([-0-9.]+), ([-0-9.]+))? works");
  static const QRegularExpression speed("a speed of ([0-9.]+) m/s works");
  const auto found = place.match(message), slower = speed.match(message);
  QVERIFY2(found.hasMatch() || slower.hasMatch(), plan.message.c_str());
  if (found.hasMatch())
    request.rail =
        Vector3(found.captured(1).toDouble(), found.captured(2).toDouble(), found.captured(3).toDouble());
  else
    request.speed = slower.captured(1).toDouble();
  if (found.hasCaptured(4))
    request.railAxis =
        Vector3(found.captured(4).toDouble(), found.captured(5).toDouble(), found.captured(6).toDouble());
  const FlightPlan nearest = planFlight(*model, request);
  QVERIFY2(nearest.solved(), nearest.message.c_str());
}

void FlightTest::noTurnBetweenThoseThatFlyIsRefused_data() {
  QTest::addColumn<double>("degrees");
  for (const double degrees : {60.0, 67.0, 80.0, 90.0, 100.0})
    QTest::addRow("%.0f degrees", degrees) << degrees;
}

void FlightTest::noTurnBetweenThoseThatFlyIsRefused() {
  QFETCH(double, degrees);
  FlightRequest request;
  request.framesPerSecond = 30.0;
  request.speed = 0.35;
  request.attitude = Quaternion(Eigen::AngleAxisd(degrees * M_PI / 180.0, Vector3::UnitY()));
  request.railAxis = request.attitude * Vector3::UnitX();
  const FlightPlan plan = planFlight(*modelNamed("human55"), request);
  QVERIFY2(plan.solved(), plan.message.c_str());
}

void FlightTest::aTurnKeepsItsSign_data() {
  QTest::addColumn<double>("asked");
  for (const double asked : {-170.0, -90.0, -67.0}) QTest::addRow("%.0f degrees", asked) << asked;
}

/// Some turns do not work between others that do: what is named lies near what was asked, and works. What is
/// flown ends as it was asked for, turned to the same side.
void FlightTest::aTurnKeepsItsSign() {
  QFETCH(double, asked);
  constexpr double kNear = 0.5, kArrived = 1e-4;
  const auto model = modelNamed("human55");
  FlightRequest request;
  request.framesPerSecond = 30.0;
  const auto turnTo = [&](double degrees) {
    request.attitude = Quaternion(Eigen::AngleAxisd(degrees * M_PI / 180.0, Vector3::UnitY()));
    request.railAxis = request.attitude * Vector3::UnitX();
  };
  const auto misses = [](const FlightPlan& plan, double degrees) {
    const VectorX& end = plan.motion.frames.back().q;
    const Vector3 ahead = Quaternion(end[3], end[4], end[5], end[6]) * Vector3::UnitZ();
    return std::abs(std::remainder(std::atan2(ahead.x(), ahead.z()) - degrees * M_PI / 180.0, 2.0 * M_PI));
  };
  turnTo(asked);
  const FlightPlan plan = planFlight(*model, request);
  if (plan.solved()) {
    QVERIFY2(misses(plan, asked) < kArrived, plan.message.c_str());
    return;
  }
  const QRegularExpression lesser(
      QString("arriving turned by (-[0-9]+) degrees instead of %1 works").arg(asked));
  const auto found = lesser.match(QString::fromStdString(plan.message));
  QVERIFY2(found.hasMatch(), plan.message.c_str());
  const double told = found.captured(1).toDouble();
  QVERIFY2(told < kNear * asked, plan.message.c_str());
  turnTo(told);
  const FlightPlan nearest = planFlight(*model, request);
  QVERIFY2(nearest.solved(), nearest.message.c_str());
  QVERIFY2(misses(nearest, told) < kArrived, nearest.message.c_str());
}

void FlightTest::theTurnHappensInFlight_data() {
  QTest::addColumn<double>("turn");
  QTest::addColumn<Vector3>("rail");
  QTest::newRow("a quarter to the left") << 90.0 << Vector3(0.4, 2.8, 0.0);
  QTest::newRow("a half") << 180.0 << Vector3(0.0, 2.8, -0.4);
}

/// The feet stand forward, the body with them but for what it winds up for the push; what it turns by until
/// it is at rest is what was asked for, most of it in free flight, on the angular momentum of the push.
/// Limits hold at frames closer than any verdict looks.
void FlightTest::theTurnHappensInFlight() {
  QFETCH(double, turn);
  QFETCH(Vector3, rail);
  const auto model = modelNamed("human55");
  FlightRequest request;
  request.rail = rail;
  request.attitude = Quaternion(Eigen::AngleAxisd(turn * M_PI / 180.0, Vector3::UnitY()));
  request.railAxis = request.attitude * Vector3::UnitX();
  request.framesPerSecond = 200.0;
  const FlightPlan plan = planFlight(*model, request);
  QVERIFY2(plan.solved(), plan.message.c_str());
  QCOMPARE(plan.facing, 0.0);
  QVERIFY2(plan.message.find("turning by " + std::to_string(std::lround(turn)) + "° about up") !=
               std::string::npos,
           plan.message.c_str());
  const auto heading = [](const MotionFrame& frame) {
    const Vector3 ahead = Quaternion(frame.q[3], frame.q[4], frame.q[5], frame.q[6]) * Vector3::UnitZ();
    return std::atan2(ahead.x(), ahead.z());
  };
  const double windUp = 20.0 * M_PI / 180.0;
  QVERIFY(std::abs(heading(plan.motion.frames.front())) < windUp);
  QVERIFY(std::abs(std::remainder(heading(plan.motion.frames.back()) - turn * M_PI / 180.0, 2.0 * M_PI)) <
          1e-4);
  QVERIFY(plan.turn > 0.7 * turn * M_PI / 180.0);
  QVERIFY(plan.angularMomentum.norm() > 0.3);
  for (const MotionFrame& frame : plan.motion.frames)
    for (int i = 1; i < model->linkCount(); ++i)
      QVERIFY(frame.q[6 + i] > model->joints[i].lower - 1.1e-3 &&
              frame.q[6 + i] < model->joints[i].upper + 1.1e-3);
}

void FlightTest::aVerdictDoesNotDependOnFrames() {
  const auto model = modelNamed("human55");
  FlightRequest request;
  request.speed = 1.2;
  request.pushStroke = request.catchStroke = 0.1;
  std::vector<std::string> answers;
  for (const double rate : {2.0, 60.0}) {
    request.framesPerSecond = rate;
    const FlightPlan plan = planFlight(*model, request);
    QVERIFY(!plan.solved());
    answers.push_back(plan.message);
    answers.back() += std::to_string(plan.railLoad) + std::to_string(plan.peakPush);
  }
  QCOMPARE(answers[0], answers[1]);
}

/// The search for what works instead ends by count and not by the clock.
void FlightTest::aBusyMachineAnswersTheSame() {
  const auto model = modelNamed("human55");
  FlightRequest request;
  request.speed = 2.5;
  request.framesPerSecond = 10.0;
  const FlightPlan alone = planFlight(*model, request);
  FlightPlan beside;
  {
    std::vector<std::jthread> busy;
    for (int i = 0; i < 4; ++i)
      busy.emplace_back([](std::stop_token stop) {
        for (volatile unsigned count = 0; !stop.stop_requested();) count = count + 1;
      });
    beside = planFlight(*model, request);
  }
  QCOMPARE(beside.message, alone.message);
  QVERIFY(QString::fromStdString(alone.message).contains("a speed of "));
  QCOMPARE(beside.motion.frames.size(), alone.motion.frames.size());
  for (std::size_t k = 0; k < alone.motion.frames.size(); ++k) {
    QVERIFY(beside.motion.frames[k].q == alone.motion.frames[k].q);
    QVERIFY(beside.motion.frames[k].tau == alone.motion.frames[k].tau);
  }
}

void FlightTest::wrongNumbersAreRefused() {
  const auto model = modelNamed("human55");
  FlightRequest near = gentle(), noAxis = gentle(), still = gentle();
  near.rail = Vector3(0.0, 1.0, 0.0);
  noAxis.railAxis.setZero();
  still.speed = 0.0;
  for (const FlightRequest& request : {near, noAxis, still})
    QVERIFY_EXCEPTION_THROWN(planFlight(*model, request), InputError);
  QVERIFY_EXCEPTION_THROWN(planFlight(*modelNamed("legs6"), gentle()), InputError);
}

void FlightTest::aQuinticMeetsBothEnds() {
  const JointPoint from{1.0, -2.0, 3.0}, to{-0.5, 1.5, 0.7};
  for (const auto& [time, wanted] : {std::pair{0.0, from}, std::pair{0.8, to}}) {
    const JointPoint at = quinticBetween(from, to, 0.8, time);
    QVERIFY(std::abs(at.angle - wanted.angle) < 1e-12);
    QVERIFY(std::abs(at.rate - wanted.rate) < 1e-11);
    QVERIFY(std::abs(at.acceleration - wanted.acceleration) < 1e-10);
  }
  const double h = 1e-4;
  const double slope =
      (quinticBetween(from, to, 0.8, 0.3 + h).angle - quinticBetween(from, to, 0.8, 0.3 - h).angle) /
      (2.0 * h);
  QVERIFY(std::abs(slope - quinticBetween(from, to, 0.8, 0.3).rate) < 1e-6);
}

QTEST_GUILESS_MAIN(FlightTest)
#include "flight_test.moc"
