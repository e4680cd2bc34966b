// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/motion/point_motion.h"

#include <QTest>
#include <cmath>

#include "engine/core/error.h"
#include "engine/model/model_file.h"

namespace handhold {

namespace {

std::shared_ptr<const Model> human() {
  static const auto model = loadModel(std::string(HANDHOLD_SOURCE_DIR) + "/resources/models/human55.json");
  return model;
}

/// All coordinates swing, the base turns: q(t) with its rates by closed form but for the base's attitude.
MotionFrame swinging(double t) {
  MotionFrame frame;
  frame.time = t;
  frame.q = human()->relaxedPosition();
  frame.v = VectorX::Zero(human()->velocitySize());
  frame.vdot = frame.v;
  const Vector3 spin(0.3, -0.5, 0.4);
  frame.q.head<3>() = Vector3(0.2 * std::sin(t), 0.3 * t, -0.1 * t * t);
  frame.v.head<3>() = Vector3(0.2 * std::cos(t), 0.3, -0.2 * t);
  frame.vdot.head<3>() = Vector3(-0.2 * std::sin(t), 0.0, -0.2);
  const Quaternion turned(Eigen::AngleAxisd(spin.norm() * t, spin.normalized()));
  frame.q.segment<4>(3) << turned.w(), turned.x(), turned.y(), turned.z();
  frame.v.segment<3>(3) = spin;
  for (int i = 1; i < human()->linkCount(); ++i) {
    const double rate = 0.5 + 0.1 * i;
    frame.q[positionIndex(i)] = 0.3 * std::sin(rate * t);
    frame.v[velocityIndex(i)] = 0.3 * rate * std::cos(rate * t);
    frame.vdot[velocityIndex(i)] = -0.3 * rate * rate * std::sin(rate * t);
  }
  return frame;
}

}  // namespace

class PointMotionTest : public QObject {
  Q_OBJECT

 private slots:
  void ratesAreThoseOfThePlace_data();
  void ratesAreThoseOfThePlace();
  void aPointOfATurningBodyIsDrawnInwards();
  void wordsNameSiteAndVector();
  void withoutRatesThereAreNone();
};

void PointMotionTest::ratesAreThoseOfThePlace_data() {
  QTest::addColumn<QString>("words");
  QTest::newRow("site") << "r_grip";
  QTest::newRow("vector in its axes") << "l_palm 0.1 -0.05 0.2";
}

/// Against differences of the place over time, which know nothing of Jacobians.
void PointMotionTest::ratesAreThoseOfThePlace() {
  QFETCH(QString, words);
  const BodyPoint point = bodyPoint(words.toStdString(), *human());
  const double h = 1e-4;
  Motion motion;
  for (const double t : {0.7 - h, 0.7, 0.7 + h}) motion.frames.push_back(swinging(t));
  const std::vector<PointMotion> at = pointMotions(*human(), motion, point);
  const Vector3 velocity = (at[2].place - at[0].place) / (2.0 * h);
  const Vector3 acceleration = (at[2].place - 2.0 * at[1].place + at[0].place) / (h * h);
  QVERIFY((at[1].velocity - velocity).norm() < 1e-6 && velocity.norm() > 0.1);
  QVERIFY((at[1].acceleration - acceleration).norm() < 1e-4 && acceleration.norm() > 0.1);
}

/// omega^2 r, by hand.
void PointMotionTest::aPointOfATurningBodyIsDrawnInwards() {
  MotionFrame frame;
  frame.q = human()->zeroPosition();
  frame.v = VectorX::Zero(human()->velocitySize());
  frame.vdot = frame.v;
  frame.v[4] = 2.0;  // rad/s about y
  Data data(*human());
  const BodyPoint point = bodyPoint("r_grip", *human());
  const PointMotion motion = pointMotion(*human(), frame, point, data);
  const Vector3 arm(motion.place.x(), 0.0, motion.place.z());
  QVERIFY(arm.norm() > 0.05);
  QVERIFY((motion.acceleration + 4.0 * arm).norm() < 1e-9);
}

void PointMotionTest::wordsNameSiteAndVector() {
  const BodyPoint point = bodyPoint("chest 0.1 0 0.05", *human());
  const Site& chest = human()->sites[human()->findSite("chest")];
  QCOMPARE(int(point.link), int(chest.link));
  QVERIFY((chest.X_LS.inverse() * point.p_L - Vector3(0.1, 0.0, 0.05)).norm() < 1e-12);
  QCOMPARE(bodyPoint("right grip", *human()).p_L, bodyPoint("r_grip", *human()).p_L);
  for (const char* wrong : {"chets", "chest 0.1 0", "chest 0.1 0 x", "chest 1e9 0 0"})
    QVERIFY_THROWS_EXCEPTION(InputError, bodyPoint(wrong, *human()));
}

void PointMotionTest::withoutRatesThereAreNone() {
  MotionFrame frame;
  frame.q = human()->relaxedPosition();
  Data data(*human());
  const PointMotion motion = pointMotion(*human(), frame, bodyPoint("r_grip", *human()), data);
  QVERIFY(motion.place.allFinite() && std::isnan(motion.velocity.x()) && std::isnan(motion.acceleration.x()));
}

}  // namespace handhold

QTEST_GUILESS_MAIN(handhold::PointMotionTest)
#include "point_motion_test.moc"
