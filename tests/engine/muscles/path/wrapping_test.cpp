// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/muscles/path/wrapping.h"

#include <QtTest>
#include <cmath>
#include <random>

using namespace handhold;

namespace {

constexpr double kAnalytic = 1e-9;  ///< closed forms (m)
constexpr double kRunge = 1e-7;     ///< geodesics by steps (m)
constexpr double kTangent = 1e-9;   ///< sine of the angle between a string and the surface that it leaves
constexpr double kPush = 2e-6;      ///< of those differences (m)
/// Around the thinnest of the thorax (m): beyond half a turn there are shorter ways on other sides.
constexpr double kHalfTurn = 0.22;
constexpr double kSlope = 2e-6;  ///< of a length, by central differences

double lengthOf(const WrapSurface& surface, const Vector3& from, const Vector3& to) {
  const auto found = wrapAround(surface, from, to);
  if (!found) return (to - from).norm();
  return (found->leave - from).norm() + found->arc + (to - found->arrive).norm();
}

WrapSurface ball(double radius) { return {WrapKind::Sphere, Vector3::Constant(radius), 0.0, {}}; }
WrapSurface cylinder(double radius, double length) {
  return {WrapKind::Cylinder, Vector3::Constant(radius), length, {}};
}
WrapSurface ellipsoid(const Vector3& radii) { return {WrapKind::Ellipsoid, radii, 0.0, {}}; }

}  // namespace

class WrappingTest : public QObject {
  Q_OBJECT

 private slots:
  void aStringRoundABall();
  void aStringRoundACylinderIsAHelix();
  void aFreeLineIsStraight();
  void aSideAskedForIsKept();
  void roundingLeadsNoLineRound();
  void aRoundEllipsoidIsABall();
  void aLongEllipsoidIsACylinderInItsMiddle();
  void stringsOnEllipsoidsPullAlongTheirTangents();
};

/// Tangents from distance d and the arc between them.
void WrappingTest::aStringRoundABall() {
  const double r = 0.03, d = 0.08, apart = 2.5;
  const Vector3 from(d, 0.0, 0.0), to(d * std::cos(apart), 0.0, d * std::sin(apart));
  const double tangent = std::sqrt(d * d - r * r);
  const double expected = 2.0 * tangent + r * (apart - 2.0 * std::acos(r / d));
  QVERIFY(std::abs(lengthOf(ball(r), from, to) - expected) < kAnalytic);
}

void WrappingTest::aStringRoundACylinderIsAHelix() {
  const double r = 0.02, d = 0.05, apart = 2.9, rise = 0.07;
  const Vector3 from(d, 0.0, -0.5 * rise), to(d * std::cos(apart), d * std::sin(apart), 0.5 * rise);
  const double flat = 2.0 * std::sqrt(d * d - r * r) + r * (apart - 2.0 * std::acos(r / d));
  QVERIFY(std::abs(lengthOf(cylinder(r, 1.0), from, to) - std::hypot(flat, rise)) < kAnalytic);
  // it ends before the string comes
  const Vector3 up(0.0, 0.0, 0.2);
  QVERIFY(!wrapAround(cylinder(r, 0.1), from + up, to + up));
}

void WrappingTest::aFreeLineIsStraight() {
  const Vector3 from(0.1, 0.05, 0.0), to(-0.1, 0.05, 0.0);
  for (const WrapSurface& surface : {ball(0.04), cylinder(0.04, 1.0), ellipsoid({0.2, 0.04, 0.03})})
    QVERIFY(!wrapAround(surface, from + Vector3(0.15, 0.0, 0.0), to + Vector3(0.35, 0.05, 0.0)));
  QVERIFY(!wrapAround(ball(0.06), Vector3(0.01, 0.0, 0.0), to));  // from within
}

void WrappingTest::aSideAskedForIsKept() {
  const Vector3 from(0.1, 0.05, 0.0), to(-0.1, 0.05, 0.01), inside(-0.1, -0.045, 0.01);
  for (WrapSurface surface : {ball(0.03), cylinder(0.03, 1.0), ellipsoid({0.04, 0.04, 0.09})}) {
    surface.side = WrapSide{1, 1.0};
    QVERIFY(!wrapAround(surface, from, to));
    QVERIFY(wrapAround(surface, from, inside)->middle.y() > 0.0);
    surface.side->sign = -1.0;
    const double longer = lengthOf(surface, from, inside);
    QVERIFY(wrapAround(surface, from, inside)->middle.y() < 0.0);
    surface.side.reset();
    QVERIFY(lengthOf(surface, from, inside) < longer);
  }
  // a line on the wrong side of a bone is led round it, one that ends before it is not
  WrapSurface bone = cylinder(0.03, 1.0);
  bone.side = WrapSide{1, -1.0};
  QVERIFY(wrapAround(bone, from, to)->middle.y() < 0.0);
  QVERIFY(!wrapAround(bone, from, Vector3(0.05, 0.06, 0.0)));
}

/// A line towards a bone on its wrong side, that ends before it: the long head of triceps and its cylinder.
void WrappingTest::roundingLeadsNoLineRound() {
  WrapSurface bone = cylinder(0.014, 0.05);
  bone.side = WrapSide{0, -1.0};
  std::mt19937 seed(3);
  std::uniform_real_distribution<double> any(-0.5, 0.5);
  for (int i = 0; i < 200; ++i) {
    const double angle = any(seed);
    const Vector3 out(std::cos(angle), std::sin(angle), 0.0), to = 0.16 * out + Vector3(0.0, 0.0, 0.01);
    const Vector3 from = 0.26 * out + 0.1 * any(seed) * Vector3(-out.y(), out.x(), 0.0);
    QVERIFY(!wrapAround(bone, from, to));
    QVERIFY(!wrapAround(bone, to, from));
  }
}

void WrappingTest::aRoundEllipsoidIsABall() {
  std::mt19937 seed(7);
  std::uniform_real_distribution<double> any(-0.1, 0.1);
  int wrapped = 0;
  for (int i = 0; i < 200; ++i) {
    const Vector3 from(any(seed), any(seed), any(seed)), to(any(seed), any(seed), any(seed));
    if (wrapAround(ball(0.05), from, to)) ++wrapped;
    const double apart =
        lengthOf(ball(0.05), from, to) - lengthOf(ellipsoid(Vector3::Constant(0.05)), from, to);
    QVERIFY2(std::abs(apart) < kRunge, qPrintable(QString::number(apart)));
  }
  QVERIFY(wrapped > 20);
}

/// The middle of an ellipsoid that is 4,000 times as long as thick.
void WrappingTest::aLongEllipsoidIsACylinderInItsMiddle() {
  const Vector3 from(0.08, 0.01, -0.01), to(-0.07, 0.015, 0.02);
  const double apart =
      lengthOf(ellipsoid({0.05, 0.05, 200.0}), from, to) - lengthOf(cylinder(0.05, 1.0), from, to);
  QVERIFY2(std::abs(apart) < kRunge, qPrintable(QString::number(apart)));
}

/// The slope of the length by an end is the tangent there; so are geodesics told from other curves.
void WrappingTest::stringsOnEllipsoidsPullAlongTheirTangents() {
  std::mt19937 seed(11);
  std::uniform_real_distribution<double> any(-0.25, 0.25);
  const WrapSurface thorax = ellipsoid({0.0740668, 0.169952, 0.0704834});
  int wrapped = 0;
  for (int i = 0; i < 300; ++i) {
    const Vector3 from(any(seed), any(seed), any(seed)), to(any(seed), any(seed), any(seed));
    const auto found = wrapAround(thorax, from, to);
    if (!found || found->arc > kHalfTurn) continue;
    ++wrapped;
    const Vector3 pull = (found->leave - from).normalized();
    const Vector3 normal = found->leave.cwiseQuotient(thorax.radii.cwiseAbs2()).normalized();
    QVERIFY(std::abs(pull.dot(normal)) < kTangent);
    for (int axis = 0; axis < 3; ++axis) {
      const Vector3 step = kPush * Vector3::Unit(axis);
      const double slope =
          (lengthOf(thorax, from + step, to) - lengthOf(thorax, from - step, to)) / (2.0 * kPush);
      QVERIFY2(std::abs(slope + pull[axis]) < kSlope, qPrintable(QString::number(slope + pull[axis])));
    }
  }
  QVERIFY(wrapped > 50);
}

QTEST_APPLESS_MAIN(WrappingTest)
#include "wrapping_test.moc"
