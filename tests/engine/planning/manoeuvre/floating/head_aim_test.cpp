// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/planning/manoeuvre/floating/head_aim.h"

#include <QtTest>
#include <cmath>

#include "engine/dynamics/kinematics.h"
#include "engine/model/model_file.h"
#include "engine/model/roles.h"
#include "engine/planning/manoeuvre/flight.h"

namespace handhold {

namespace {

constexpr double kDegree = M_PI / 180.0;

std::shared_ptr<const Model> modelOf(const std::string& name) {
  return loadModel(std::string(HANDHOLD_SOURCE_DIR) + "/resources/models/" + name + ".json");
}

std::shared_ptr<const Model> human() {
  static const auto model = modelOf("human55");
  return model;
}

Pose eyesOf(const VectorX& q) {
  Data data(*human());
  updateKinematics(*human(), q, data);
  return sitePose(*human(), data, findSite(*human(), role::kEyes));
}

/// Between where the face points and a place (degrees).
double offOf(const VectorX& q, const Vector3& place) {
  const Pose X = eyesOf(q);
  return std::acos(std::clamp(X.R.col(2).dot((place - X.p).normalized()), -1.0, 1.0)) / kDegree;
}

bool isHead(int joint) { return human()->joints[joint].limb == Limb::Head; }

}  // namespace

class HeadAimTest : public QObject {
  Q_OBJECT

 private slots:
  void facesTurnWhereNecksGo_data();
  void facesTurnWhereNecksGo();
  void necksKeepWithinTheirLimits();
  void trunksDoWhatNecksCannot();
  void bodiesWithoutEyesStay();
  void crewsLookAtTheRailTheyFlyTo_data();
  void crewsLookAtTheRailTheyFlyTo();
};

void HeadAimTest::facesTurnWhereNecksGo_data() {
  QTest::addColumn<double>("aside");
  QTest::addColumn<double>("up");
  QTest::newRow("ahead") << 0.0 << 0.0;
  QTest::newRow("to the left") << 60.0 << 0.0;
  QTest::newRow("down") << 0.0 << -60.0;
  QTest::newRow("down to the right") << -45.0 << -40.0;
  QTest::newRow("a little up") << 20.0 << 8.0;
}

/// From a body bent and turned; only neck and head move. The ease of joints leaves a degree or two.
void HeadAimTest::facesTurnWhereNecksGo() {
  QFETCH(double, aside);
  QFETCH(double, up);
  VectorX q = human()->relaxedPosition();
  for (int i = 1; i < human()->linkCount(); ++i)
    if (isHead(i)) q[positionIndex(i)] = 0.0;
  q.segment<4>(3) << std::cos(0.4), std::sin(0.4), 0.0, 0.0;
  const double a = aside * kDegree, b = up * kDegree;
  const Vector3 place = eyesOf(q) * Vector3(3.0 * std::cos(b) * std::sin(a), 3.0 * std::sin(b),
                                            3.0 * std::cos(b) * std::cos(a));
  const VectorX aimed = withHeadTowards(*human(), place, q);
  QVERIFY2(offOf(aimed, place) < 2.5, qPrintable(QString::number(offOf(aimed, place))));
  for (int i = 1; i < human()->linkCount(); ++i)
    if (!isHead(i)) QCOMPARE(aimed[positionIndex(i)], q[positionIndex(i)]);
  QCOMPARE(VectorX(aimed.head(7)), VectorX(q.head(7)));
}

/// Straight up is beyond the neck: both joints that lift the face end near their limits.
void HeadAimTest::necksKeepWithinTheirLimits() {
  const VectorX q = human()->relaxedPosition();
  const VectorX aimed = withHeadTowards(*human(), eyesOf(q) * Vector3(0.0, 5.0, 0.5), q);
  for (int i = 1; i < human()->linkCount(); ++i) {
    const Joint& joint = human()->joints[i];
    QVERIFY(aimed[positionIndex(i)] >= joint.lower - 1e-12 && aimed[positionIndex(i)] <= joint.upper + 1e-12);
    if (isHead(i) && joint.name.ends_with("flexion")) QVERIFY(aimed[positionIndex(i)] < joint.lower + 0.051);
  }
}

/// Up and ahead from a body bent as weightlessness bends it.
void HeadAimTest::trunksDoWhatNecksCannot() {
  const VectorX q = human()->neutralPosition();
  const Vector3 place = q.head<3>() + Vector3(0.0, 3.0, 4.0);
  const VectorX byNeck = withHeadTowards(*human(), place, q),
                byTrunk = withHeadTowards(*human(), place, q, AimedBy::NeckAndTrunk);
  QVERIFY2(offOf(byNeck, place) > 30.0, qPrintable(QString::number(offOf(byNeck, place))));
  QVERIFY2(offOf(byTrunk, place) < 10.0, qPrintable(QString::number(offOf(byTrunk, place))));
}

void HeadAimTest::bodiesWithoutEyesStay() {
  const auto ladder = modelOf("ladder13");
  const VectorX q = ladder->neutralPosition();
  QCOMPARE(withHeadTowards(*ladder, Vector3(1.0, 1.0, 1.0), q), q);
}

void HeadAimTest::crewsLookAtTheRailTheyFlyTo_data() {
  QTest::addColumn<Vector3>("rail");
  QTest::addColumn<double>("attitude");
  QTest::newRow("overhead") << Vector3(0.0, 2.8, 0.4) << 0.0;
  QTest::newRow("ahead") << Vector3(0.0, 2.8, 1.0) << 0.0;
  QTest::newRow("turned") << Vector3(0.0, 2.8, 0.4) << 0.3;
}

/// From a second before hands close until the last 0.3 s: the face is much nearer to the rail than that of
/// a body with neck and trunk at ease, which looks at where it comes from; before the last reach by most.
void HeadAimTest::crewsLookAtTheRailTheyFlyTo() {
  QFETCH(Vector3, rail);
  QFETCH(double, attitude);
  FlightRequest request;
  request.rail = rail;
  request.speed = 0.4;
  request.attitude = Quaternion(Eigen::AngleAxisd(attitude, Vector3::UnitY()));
  request.framesPerSecond = 30.0;
  const FlightPlan plan = planFlight(*human(), request);
  QVERIFY2(plan.solved(), plan.message.c_str());
  const double touch = plan.phases.at(2).begin;
  int looked = 0;
  for (const MotionFrame& frame : plan.motion.frames) {
    const double left = touch - frame.time;
    if (left > 1.0 || left < 0.3) continue;
    VectorX atEase = frame.q;
    for (int i = 1; i < human()->linkCount(); ++i)
      if (isHead(i) || human()->joints[i].limb == Limb::Spine)
        atEase[positionIndex(i)] = human()->joints[i].neutral;
    const double off = offOf(frame.q, rail), unseen = offOf(atEase, rail);
    QVERIFY2(unseen - off > (left > 0.7 ? 40.0 : 12.0),
             qPrintable(QString("%1 s before: %2 in place of %3").arg(left).arg(off).arg(unseen)));
    ++looked;
  }
  QVERIFY(looked > 10);
}

}  // namespace handhold

QTEST_GUILESS_MAIN(handhold::HeadAimTest)
#include "head_aim_test.moc"
