// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/planning/manoeuvre/turning/orientation.h"

#include <QtTest>

#include "engine/core/error.h"
#include "engine/math/rotation.h"
#include "engine/model/utilisation.h"
#include "engine/planning/manoeuvre/floating/floating_motion.h"
#include "engine/planning/manoeuvre/floating/own_clearance.h"
#include "engine/planning/manoeuvre/turning/cycle_loads.h"
#include "engine/planning/manoeuvre/turning/turn_parts.h"
#include "tests/engine/dynamics/small_models.h"
#include "tests/engine/planning/manoeuvre/turning/own_turn.h"

using namespace handhold;

namespace {

/// human55's shoulders differ by 9 micrometres in its source, so it is not quite its own mirror image.
constexpr double kAttitude = 2e-5;  // rad
constexpr double kPeaks = 0.02;     // the speed's peak lies between the instants that are looked at
constexpr double kKept = 1e-6;      // of the strength: the effort asked for

void verifyLimits(const Model& model, const TurnPlan& plan) {
  for (const MotionFrame& frame : plan.motion.frames)
    for (int i = 1; i < model.linkCount(); ++i) {
      QVERIFY(frame.q[6 + i] > model.joints[i].lower - 1e-6);
      QVERIFY(frame.q[6 + i] < model.joints[i].upper + 1e-6);
    }
}

/// The greatest share of strength, as it goes with angles and speeds, that a step of so long asks.
double shareAsked(const Model& model, const std::vector<VectorX>& way, double duration) {
  const JointStep step("", way, duration);
  FloatSettings settings;
  settings.duration = duration;
  settings.framesPerSecond = 24.0 / duration;
  double most = 0.0;
  for (const MotionFrame& frame : floatingInstants(
                                      model, [&](double t) { return step.at(t); }, settings)
                                      .frames)
    most = std::max(most, normalizedTorque(model, frame.tau, frame.q, frame.v).maxCoeff());
  return most;
}

}  // namespace

class OrientationTest : public QObject {
  Q_OBJECT

 private slots:
  void turnsByTheAngle_data();
  void turnsByTheAngle();
  void everyCourseMakesTheRotation();
  void aRollTellsWhatWasTried();
  void leastTorqueIsLess();
  void aGivenNumberOfCycles();
  void whatIsForbiddenNamesTheNearest();
  void aTimeTooShortForAnyTurn();
  void theTimeAskedForIsKept_data();
  void theTimeAskedForIsKept();
  void theTimeThatIsToldWorks();
  void limitsHoldAtEveryAngle_data();
  void limitsHoldAtEveryAngle();
  void wrongNumbersAreRefused();
  void leftAndRightAreMirrored();
  void stepsAreAsShortAsStrengthAtSpeedAllows_data();
  void stepsAreAsShortAsStrengthAtSpeedAllows();
};

void OrientationTest::turnsByTheAngle_data() {
  QTest::addColumn<QString>("name");
  QTest::addColumn<double>("x");
  QTest::addColumn<double>("y");
  QTest::addColumn<double>("z");
  QTest::addColumn<double>("angle");
  QTest::addColumn<bool>("arms");
  for (const char* name : {"legs6", "human55"}) {
    QTest::addRow("%s left", name) << name << 0.0 << 1.0 << 0.0 << 90.0 << false;
    QTest::addRow("%s right", name) << name << 0.0 << 1.0 << 0.0 << -200.0 << false;
    QTest::addRow("%s pitch", name) << name << 1.0 << 0.0 << 0.0 << 25.0 << false;
    QTest::addRow("%s back", name) << name << 1.0 << 0.0 << 0.0 << -10.0 << false;
    QTest::addRow("%s roll", name) << name << 0.0 << 0.0 << 1.0 << 30.0 << false;
    QTest::addRow("%s skew", name) << name << 0.3 << -0.8 << 0.5 << 60.0 << false;
  }
  QTest::addRow("arms pitch") << "human55" << 1.0 << 0.0 << 0.0 << 25.0 << true;
}

void OrientationTest::turnsByTheAngle() {
  QFETCH(QString, name);
  QFETCH(double, x);
  QFETCH(double, y);
  QFETCH(double, z);
  QFETCH(double, angle);
  QFETCH(bool, arms);
  const auto model = modelNamed(name.toStdString());
  TurnRequest request;
  request.axis = Vector3(x, y, z);
  request.angle = angle * M_PI / 180.0;
  request.limbs = arms ? TurnLimbs::LegsAndArms : TurnLimbs::Legs;
  const TurnPlan plan = planTurn(*model, request);
  QVERIFY2(plan.solved(), plan.message.c_str());
  QVERIFY2(plan.error < (name == "legs6" ? 1e-6 : kAttitude), std::to_string(plan.error).c_str());
  QVERIFY(std::abs(plan.angle - request.angle) < plan.error + 1e-12);
  QVERIFY(plan.residue.share < 1e-9);
  QVERIFY(plan.workload.totals.peakLoad <= request.strengthShare + kKept);
  QVERIFY(std::abs(plan.workload.totals.positiveWork + plan.workload.totals.negativeWork) <
          1e-3 * plan.workload.totals.positiveWork);
  verifyLimits(*model, plan);
  for (const MotionFrame& frame : plan.motion.frames)
    QVERIFY(frame.v.tail(model->jointCount()).lpNorm<Eigen::Infinity>() < request.maxSpeed * (1.0 + kPeaks));
}

void OrientationTest::everyCourseMakesTheRotation() {
  std::mt19937 generator(4);
  std::normal_distribution<double> normal;
  // half turns about level axes bring the upright back to where it was, upside down
  const Vector3 level[] = {{1.0, 0.0, 1.0}, {1.0, 0.0, -1.0}, {1.0, 0.0, 2.0}, {1.0, 0.0, 0.1}};
  for (int i = 0; i < 208; ++i) {
    const Vector3 random(normal(generator), normal(generator), normal(generator));
    const Vector3 axis = i < 200 ? random : level[i % 4];
    const double angle = i < 200   ? std::remainder(3.0 * normal(generator), 2.0 * M_PI)
                         : i < 204 ? M_PI
                                   : -M_PI;
    const std::vector<std::vector<TurnShare>> courses = turnCourses(axis, angle);
    QCOMPARE(courses.size(), std::size_t(2));
    for (const std::vector<TurnShare>& shares : courses) {
      Quaternion made = Quaternion::Identity();
      double length = 0.0;
      for (const TurnShare& share : shares) {
        const Vector3 about = share.kind == TurnKind::Yaw     ? Vector3::UnitY()
                              : share.kind == TurnKind::Pitch ? Vector3::UnitX()
                                                              : Vector3::UnitZ();
        made = made * Quaternion(Eigen::AngleAxisd(share.angle, about));
        length += std::abs(share.angle);
      }
      const Quaternion wanted(Eigen::AngleAxisd(angle, axis.normalized()));
      QVERIFY(logQuaternion(made.conjugate() * wanted).norm() < 1e-9);
      QVERIFY(length < 2.0 * M_PI + 1e-9);
    }
  }
  QCOMPARE(turnCourses(Vector3::UnitY(), 7.0).size(), std::size_t(1));
  // a rotation does not know how often it went round
  QCOMPARE(turnCourses(Vector3::UnitX(), 7.0).size(), std::size_t(1));
  QCOMPARE(turnCourses(Vector3(1.0, 1.0, 0.0), M_PI).size(), std::size_t(2));
  QVERIFY(turnCourses(Vector3(1.0, 1.0, 0.0), 7.0).empty());
  TurnRequest twice;
  twice.axis = Vector3(1.0, 1.0, 0.0);
  for (const double angle : {7.0, -2.0 * M_PI}) {
    twice.angle = angle;
    QVERIFY_EXCEPTION_THROWN(planTurn(*modelNamed("human55"), twice), InputError);
  }
  QCOMPARE(turnCourses(-Vector3::UnitX(), 0.5).front().front().angle, -0.5);
  QCOMPARE(turnCourses(Vector3::UnitZ(), 0.5).front().front().kind, TurnKind::Roll);
}

/// The hula whose legs tuck takes little more than half of what turns about up, left and up do, and the
/// sentence says what each would take, the shortest first, and what keeps the shortest of all from being
/// taken: hands that hang would pass into the thighs.
void OrientationTest::aRollTellsWhatWasTried() {
  // where one manner alone is tried it is told, too
  TurnRequest left;
  left.angle = 179.0 * M_PI / 180.0;
  const std::string alone = planTurn(*modelNamed("human55"), left).message;
  QVERIFY2(QString::fromStdString(alone).endsWith(" s by leg cycles"), alone.c_str());
  TurnRequest request;
  request.axis = Vector3::UnitZ();
  request.framesPerSecond = 240.0;
  const TurnPlan plan = planTurn(*modelNamed("human55"), request);
  const QString told = QString::fromStdString(plan.message);
  QVERIFY2(plan.motion.duration() < 16.0, plan.message.c_str());
  QVERIFY2(
      told.contains(" by a hula of legs that tuck with arms aside; turns about up, left and up would take 2"),
      plan.message.c_str());
  QVERIFY2(told.contains(QRegularExpression("; a hula of legs that tuck would take 1[0-9.]+ s but "
                                            "(left|right) hand passes [0-9.]+ cm into the")),
           plan.message.c_str());
  const auto human = modelNamed("human55");
  const auto deep = OwnClearance(*human).deepest(plan.motion, plan.motion.frames.size());
  QVERIFY2(!deep, deep ? told.toUtf8() + " " + std::to_string(deep->value).c_str() : QByteArray());
  const Quaternion rolled(Eigen::AngleAxisd(0.5 * M_PI, Vector3::UnitZ()));
  const Quaternion own = ownTurn(*modelNamed("human55"), plan.motion).attitude;
  QVERIFY2(own.angularDistance(rolled) < kOwnTurn, std::to_string(own.angularDistance(rolled)).c_str());
  request.cycles = 6;
  const TurnPlan slow = planTurn(*modelNamed("human55"), request);
  QVERIFY2(slow.solved(), slow.message.c_str());
  QVERIFY(slow.motion.duration() > plan.motion.duration());
}

void OrientationTest::leastTorqueIsLess() {
  const auto model = modelNamed("legs6");
  TurnRequest request;
  const TurnPlan fast = planTurn(*model, request);
  request.goal = TurnGoal::LeastTorque;
  request.time = 8.0;
  const TurnPlan gentle = planTurn(*model, request);
  QVERIFY(gentle.solved());
  QVERIFY(gentle.motion.duration() < 8.0 + 1e-9);
  QVERIFY(gentle.motion.duration() > 7.9);
  QVERIFY(gentle.peakTorque < 0.2 * fast.peakTorque);
  QVERIFY(gentle.error < 1e-6);
}

void OrientationTest::aGivenNumberOfCycles() {
  const auto model = modelNamed("legs6");
  TurnRequest request;
  request.cycles = 4;
  const TurnPlan plan = planTurn(*model, request);
  QVERIFY(plan.solved());
  QCOMPARE(plan.parts.size(), std::size_t(1));
  QCOMPARE(plan.parts.front().cycles, 4);
  QVERIFY(plan.error < 1e-6);
}

void OrientationTest::whatIsForbiddenNamesTheNearest() {
  const auto model = modelNamed("legs6");
  TurnRequest request;
  request.time = 1.0;
  const TurnPlan hurried = planTurn(*model, request);
  QCOMPARE(hurried.status, PostureStatus::Infeasible);
  QVERIFY(hurried.motion.frames.empty());
  QVERIFY2(QString::fromStdString(hurried.message).contains("the nearest that works is"),
           hurried.message.c_str());
  const int at = QString::fromStdString(hurried.message).indexOf("works is ") + 9;
  request.angle = QString::fromStdString(hurried.message).mid(at, 4).toDouble() * M_PI / 180.0;
  QVERIFY(request.angle > 0.1);
  QVERIFY(planTurn(*model, request).solved());
  request.time.reset();
  request.angle = M_PI;
  request.cycles = 1;
  QCOMPARE(planTurn(*model, request).status, PostureStatus::Infeasible);
}

/// A time in which nothing turns is told so, with the time of the turn that was asked for.
void OrientationTest::aTimeTooShortForAnyTurn() {
  TurnRequest request;
  request.time = 0.5;
  const TurnPlan plan = planTurn(*modelNamed("legs6"), request);
  QVERIFY(!plan.solved());
  const QString message = QString::fromStdString(plan.message);
  QVERIFY2(message.startsWith("A turn of 90.0 degrees takes at least "), plan.message.c_str());
  QVERIFY2(message.contains("no turn at all is done in 0.50 s, the smallest takes 0.6"),
           plan.message.c_str());
}

void OrientationTest::theTimeAskedForIsKept_data() {
  QTest::addColumn<int>("goal");
  QTest::addColumn<double>("less");
  // by less than a rough look at the ways errs, and by more
  for (const double less : {0.02, 0.05, 0.3}) {
    QTest::addRow("shortest, %.2f s less", less) << static_cast<int>(TurnGoal::Shortest) << less;
    QTest::addRow("least torque, %.2f s less", less) << static_cast<int>(TurnGoal::LeastTorque) << less;
  }
}

/// A time below the shortest is refused, and the one that is told then works.
void OrientationTest::theTimeAskedForIsKept() {
  QFETCH(int, goal);
  QFETCH(double, less);
  const auto model = modelNamed("human55");
  TurnRequest request;
  const double shortest = planTurn(*model, request).motion.duration();
  request.goal = static_cast<TurnGoal>(goal);
  request.time = shortest - less;
  const TurnPlan refused = planTurn(*model, request);
  QCOMPARE(refused.status, PostureStatus::Infeasible);
  const QString message = QString::fromStdString(refused.message);
  const qsizetype at = message.indexOf("takes at least ") + 15;
  request.time = message.mid(at, message.indexOf(" s", at) - at).toDouble();
  const TurnPlan plan = planTurn(*model, request);
  QVERIFY2(plan.solved(), plan.message.c_str());
  QVERIFY2(plan.motion.duration() < *request.time + 1e-9, plan.message.c_str());
  QVERIFY(*request.time < shortest + 0.02);
}

/// Asked for as it is told.
void OrientationTest::theTimeThatIsToldWorks() {
  const auto model = modelNamed("human55");
  TurnRequest request;
  const QString message = QString::fromStdString(planTurn(*model, request).message);
  const auto told = QRegularExpression("degrees in ([0-9.]+) s").match(message);
  QVERIFY2(told.hasMatch(), qPrintable(message));
  request.time = told.captured(1).toDouble();
  const TurnPlan plan = planTurn(*model, request);
  QVERIFY2(plan.solved(), plan.message.c_str());
}

void OrientationTest::limitsHoldAtEveryAngle_data() {
  QTest::addColumn<double>("angle");
  QTest::addColumn<double>("x");
  QTest::addColumn<double>("y");
  QTest::addColumn<double>("z");
  for (double angle = 15.0; angle <= 180.0; angle += 15.0)
    QTest::addRow("%.0f", angle) << angle << 0.0 << 1.0 << 0.0;
  for (const double angle : {-180.0, -120.0, -60.0, 60.0, 120.0, 180.0}) {
    if (angle < 0.0) QTest::addRow("up %.0f", angle) << angle << 0.0 << 1.0 << 0.0;
    QTest::addRow("left %.0f", angle) << angle << 1.0 << 0.0 << 0.0;
    QTest::addRow("forward %.0f", angle) << angle << 0.0 << 0.0 << 1.0;
    QTest::addRow("skew %.0f", angle) << angle << 1.0 << 1.0 << 1.0;
  }
}

/// At instants closer than those that any planner looks at.
void OrientationTest::limitsHoldAtEveryAngle() {
  QFETCH(double, angle);
  QFETCH(double, x);
  QFETCH(double, y);
  QFETCH(double, z);
  const auto model = modelNamed("human55");
  TurnRequest request;
  request.axis = Vector3(x, y, z);
  request.angle = angle * M_PI / 180.0;
  request.framesPerSecond = 300.0;
  const TurnPlan plan = planTurn(*model, request);
  QVERIFY2(plan.solved(), plan.message.c_str());
  verifyLimits(*model, plan);
}

void OrientationTest::wrongNumbersAreRefused() {
  const auto model = modelNamed("legs6");
  const auto refused = [&](auto change) {
    TurnRequest request;
    change(request);
    QVERIFY_EXCEPTION_THROWN(planTurn(*model, request), InputError);
  };
  refused([](TurnRequest& r) { r.axis.setZero(); });
  refused([](TurnRequest& r) { r.angle = 0.0; });
  refused([](TurnRequest& r) { r.angle = std::nan(""); });
  refused([](TurnRequest& r) { r.strengthShare = 1.5; });
  refused([](TurnRequest& r) { r.maxSpeed = 0.0; });
  refused([](TurnRequest& r) { r.cycles = 0; });
  refused([](TurnRequest& r) { r.limbs = TurnLimbs::LegsAndArms; });  // legs6 has no arms
  QVERIFY_EXCEPTION_THROWN(planTurn(*modelNamed("ladder13"), {}), InputError);
}

void OrientationTest::leftAndRightAreMirrored() {
  const auto model = modelNamed("legs6");
  TurnRequest request;
  const TurnPlan left = planTurn(*model, request);
  request.angle = -request.angle;
  const TurnPlan right = planTurn(*model, request);
  QCOMPARE(left.motion.frames.size(), right.motion.frames.size());
  for (std::size_t k = 0; k < left.motion.frames.size(); k += 10) {
    const VectorX a = mirrored(*model, left.motion.frames[k].q), b = right.motion.frames[k].q;
    QVERIFY((a.tail(6) - b.tail(6)).norm() < 1e-6);
  }
}

void OrientationTest::stepsAreAsShortAsStrengthAtSpeedAllows_data() {
  QTest::addColumn<double>("springs");
  QTest::newRow("without springs") << 0.0;
  QTest::newRow("springs that only slow muscles bear") << 0.9;
}

/// Kept in the shortest duration, not in one shorter by a part in 500. `springs`: of the knee, which take so
/// much of the share at rest.
void OrientationTest::stepsAreAsShortAsStrengthAtSpeedAllows() {
  QFETCH(double, springs);
  constexpr double kShare = 0.3;
  Model model = *modelNamed("m50");
  const CycleWays ways = cycleWays(model, TurnCycle{});
  const int knee = model.findJoint("r_knee_flexion");
  double stiffness = 1e9;
  VectorX q = model.zeroPosition();
  for (const VectorX& joints : ways[0]) {
    q.tail(model.jointCount()) = joints;
    const double bent = q[positionIndex(knee)] - model.joints[knee].neutral;
    if (bent != 0.0) stiffness = std::min(stiffness, kShare / utilisation(model, knee, bent, q, noRates()));
  }
  model.joints[knee].stiffness = springs * stiffness;
  const std::array<double, 3> shortest = CycleLoads(model, ways).shortest(kShare, 1e3);
  for (const int k : {0, 2}) {
    QVERIFY(shortest[k] > 0.21 && shortest[k] < 10.0);
    QVERIFY(shareAsked(model, ways[k], shortest[k]) < kShare * (1.0 + 1e-9));
    QVERIFY(shareAsked(model, ways[k], 0.998 * shortest[k]) > kShare);
  }
}

QTEST_GUILESS_MAIN(OrientationTest)
#include "orientation_test.moc"
