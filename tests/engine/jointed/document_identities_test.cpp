// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>
#include <functional>

#include "engine/jointed/document_quaternion.h"
#include "engine/math/rotation.h"
#include "tests/engine/jointed/random_trees.h"

namespace handhold {

namespace {

using Matrix34 = Eigen::Matrix<double, 3, 4>;
using Matrix44 = Eigen::Matrix4d;

constexpr double kRounding = 1e-13;

/// (D.6), (D.7); linear in q, so that their derivatives are those of q's.
Matrix34 G(const Vector4& q) {
  Matrix34 matrix;
  matrix << -skew(q.head<3>()) + q[3] * Matrix3::Identity(), -q.head<3>();
  return matrix;
}

Matrix34 L(const Vector4& q) {
  Matrix34 matrix;
  matrix << skew(q.head<3>()) + q[3] * Matrix3::Identity(), -q.head<3>();
  return matrix;
}

/// (D.47)
Matrix44 signedMatrix(const Vector3& a, double sign) {
  Matrix44 matrix = Matrix44::Zero();
  matrix.topLeftCorner<3, 3>() = sign * skew(a);
  matrix.topRightCorner<3, 1>() = a;
  matrix.bottomLeftCorner<1, 3>() = -a.transpose();
  return matrix;
}

Matrix44 minus(const Vector3& a) { return signedMatrix(a, -1.0); }
Matrix44 plus(const Vector3& a) { return signedMatrix(a, 1.0); }

/// (B.9)
Vector4 product(const Vector4& a, const Vector4& b) {
  const Vector3 u = a.head<3>(), v = b.head<3>();
  Vector4 c;
  c << a[3] * v + b[3] * u - u.cross(v), a[3] * b[3] - u.dot(v);
  return c;
}

Vector4 pure(const Vector3& v) { return {v.x(), v.y(), v.z(), 0.0}; }

/// A unit quaternion that moves, and what the rotation matrix does by its own definition (2.6), a quadratic
/// form.
struct Moving {
  Vector4 q, first, second;
  Vector3 a, b;
  Matrix3 R, R1, R2;
  Vector3 omega, alpha;  ///< in inertial axes, of R by R' R^T and its derivative

  explicit Moving(unsigned seed) {
    RandomTrees random(seed);
    const auto four = [&random] {
      const Vector3 v = random.vector();
      return Vector4(v.x(), v.y(), v.z(), random.vector().x());
    };
    q = four().normalized();
    first = four();
    first -= q.dot(first) * q;
    second = four();
    second -= (q.dot(second) + first.squaredNorm()) * q;
    a = random.vector();
    b = random.vector();
    const auto twice = [this](const Vector4& p) -> Matrix3 {
      return 0.5 * (documentRotation(q + p) - documentRotation(q - p));
    };
    R = documentRotation(q);
    R1 = twice(first);
    R2 = 2.0 * documentRotation(first) + twice(second);
    omega = vee(R1 * R.transpose());
    alpha = vee(R2 * R.transpose() + R1 * R1.transpose());
  }

  static Vector3 vee(const Matrix3& m) { return {m(2, 1), m(0, 2), m(1, 0)}; }
};

using Error = std::function<double(const Moving&)>;

const std::vector<std::pair<const char*, Error>>& identities() {
  static const std::vector<std::pair<const char*, Error>> all = {
      {"D.4, D.5",
       [](const Moving& m) {
         const Vector4 back(-m.q[0], -m.q[1], -m.q[2], m.q[3]);
         return (product(product(m.q, pure(m.a)), back) - pure(m.R * m.a)).norm();
       }},
      {"D.8", [](const Moving& m) { return (G(m.q) * m.q).norm(); }},
      {"D.9", [](const Moving& m) { return (L(m.q) * m.q).norm(); }},
      {"D.10", [](const Moving& m) { return (G(m.q) * G(m.q).transpose() - Matrix3::Identity()).norm(); }},
      {"D.11", [](const Moving& m) { return (L(m.q) * L(m.q).transpose() - Matrix3::Identity()).norm(); }},
      {"D.15, D.16", [](const Moving& m) { return (G(m.q) * L(m.q).transpose() - m.R).norm(); }},
      {"D.17",
       [](const Moving& m) {
         return (G(m.q).transpose() * G(m.q) + m.q * m.q.transpose() - Matrix44::Identity()).norm();
       }},
      {"D.18",
       [](const Moving& m) {
         return (L(m.q).transpose() * L(m.q) + m.q * m.q.transpose() - Matrix44::Identity()).norm();
       }},
      {"D.24", [](const Moving& m) { return (G(m.first) * m.q + G(m.q) * m.first).norm(); }},
      {"D.25", [](const Moving& m) { return (L(m.first) * m.q + L(m.q) * m.first).norm(); }},
      {"D.28", [](const Moving& m) { return (G(m.first) * m.first).norm(); }},
      {"D.29", [](const Moving& m) { return (L(m.first) * m.first).norm(); }},
      {"D.30",
       [](const Moving& m) {
         return (G(m.q) * L(m.first).transpose() - G(m.first) * L(m.q).transpose()).norm();
       }},
      {"D.31", [](const Moving& m) { return (2.0 * G(m.first) * L(m.q).transpose() - m.R1).norm(); }},
      {"D.33",
       [](const Moving& m) {
         return (skew(m.a) * skew(m.b) - m.b * m.a.transpose() + m.a.dot(m.b) * Matrix3::Identity()).norm();
       }},
      {"D.34",
       [](const Moving& m) {
         return (skew(m.a.cross(m.b)) - m.b * m.a.transpose() + m.a * m.b.transpose()).norm();
       }},
      {"D.35",
       [](const Moving& m) {
         return (skew(m.a.cross(m.b)) - skew(m.a) * skew(m.b) + skew(m.b) * skew(m.a)).norm();
       }},
      {"D.37",
       [](const Moving& m) { return (skew(G(m.q) * m.first) - G(m.q) * G(m.first).transpose()).norm(); }},
      {"D.38",
       [](const Moving& m) { return (skew(L(m.q) * m.first) + L(m.q) * L(m.first).transpose()).norm(); }},
      {"D.39",
       [](const Moving& m) {
         return (G(m.q) * G(m.first).transpose() + G(m.first) * G(m.q).transpose()).norm();
       }},
      {"D.40",
       [](const Moving& m) {
         return (L(m.q) * L(m.first).transpose() + L(m.first) * L(m.q).transpose()).norm();
       }},
      {"D.42", [](const Moving& m) { return std::abs(m.first.squaredNorm() + m.q.dot(m.second)); }},
      {"D.43",
       [](const Moving& m) {
         return (2.0 * G(m.second) * L(m.q).transpose() + 2.0 * G(m.first) * L(m.first).transpose() - m.R2)
             .norm();
       }},
      {"D.45",
       [](const Moving& m) {
         return (G(m.second) * L(m.q).transpose() - G(m.q) * L(m.second).transpose()).norm();
       }},
      {"D.48, G", [](const Moving& m) { return (G(m.q).transpose() * m.a - minus(m.a) * m.q).norm(); }},
      {"D.48, L", [](const Moving& m) { return (L(m.q).transpose() * m.a - plus(m.a) * m.q).norm(); }},
      {"D.49", [](const Moving& m) { return (plus(m.a).transpose() + plus(m.a)).norm(); }},
      {"D.50",
       [](const Moving& m) {
         return (G(m.q) * minus(m.a) + skew(m.a) * G(m.q) - m.a * m.q.transpose()).norm();
       }},
      {"D.51",
       [](const Moving& m) {
         return (L(m.q) * plus(m.a) - skew(m.a) * L(m.q) - m.a * m.q.transpose()).norm();
       }},
      {"D.54", [](const Moving& m) { return (G(m.first).transpose() * m.a - minus(m.a) * m.first).norm(); }},
      {"D.55", [](const Moving& m) { return (L(m.first).transpose() * m.a - plus(m.a) * m.first).norm(); }},
      {"D.57", [](const Moving& m) { return (m.R1 * m.a - 2.0 * G(m.q) * plus(m.a) * m.first).norm(); }},
      {"D.59",
       [](const Moving& m) { return (m.R1.transpose() * m.a - 2.0 * L(m.q) * minus(m.a) * m.first).norm(); }},
      {"D.64",
       [](const Moving& m) { return (G(m.second).transpose() * m.a - minus(m.a) * m.second).norm(); }},
      {"D.65", [](const Moving& m) { return (L(m.second).transpose() * m.a - plus(m.a) * m.second).norm(); }},
      {"D.67",
       [](const Moving& m) {
         return (m.R2 * m.a - 2.0 * G(m.first) * plus(m.a) * m.first - 2.0 * G(m.q) * plus(m.a) * m.second)
             .norm();
       }},
      {"D.68",
       [](const Moving& m) {
         return (m.R2.transpose() * m.a - 2.0 * L(m.q) * minus(m.a) * m.second -
                 2.0 * L(m.first) * minus(m.a) * m.first)
             .norm();
       }},
      {"D.69",
       [](const Moving& m) {
         return ((2.0 * G(m.q) * plus(m.a) + 2.0 * m.a * m.q.transpose()) * m.first - m.R1 * m.a).norm();
       }},
      {"D.75", [](const Moving& m) { return (m.omega + 2.0 * G(m.q) * m.first).norm(); }},
      {"D.76", [](const Moving& m) { return (m.first + 0.5 * G(m.q).transpose() * m.omega).norm(); }},
      {"D.77", [](const Moving& m) { return (m.R.transpose() * m.omega + 2.0 * L(m.q) * m.first).norm(); }},
      {"D.79", [](const Moving& m) { return (m.alpha + 2.0 * G(m.q) * m.second).norm(); }},
      {"D.80", [](const Moving& m) { return (m.R.transpose() * m.alpha + 2.0 * L(m.q) * m.second).norm(); }},
      {"D.81",
       [](const Moving& m) {
         return (m.second + 0.5 * G(m.q).transpose() * m.alpha + 0.25 * m.omega.squaredNorm() * m.q).norm();
       }},
      {"D.85", [](const Moving& m) { return std::abs(4.0 * m.first.squaredNorm() - m.omega.squaredNorm()); }},
      {"6.37", [](const Moving& m) { return (m.first + 0.5 * product(pure(m.omega), m.q)).norm(); }},
      {"6.38",
       [](const Moving& m) {
         return (m.second + 0.5 * (product(pure(m.alpha), m.q) + product(pure(m.omega), m.first))).norm();
       }},
  };
  return all;
}

}  // namespace

/// Appendix D of 003 (and 6.37, 6.38), each against the rotation matrix's own derivatives.
class DocumentIdentitiesTest : public QObject {
  Q_OBJECT

 private slots:
  void identityHolds_data();
  void identityHolds();
  void eqB_40_and_B_41_haveEachOthersSign();
};

void DocumentIdentitiesTest::identityHolds_data() {
  QTest::addColumn<int>("index");
  for (std::size_t i = 0; i < identities().size(); ++i) QTest::newRow(identities()[i].first) << int(i);
}

void DocumentIdentitiesTest::identityHolds() {
  QFETCH(int, index);
  for (unsigned seed = 1; seed < 6; ++seed) {
    const double error = identities()[std::size_t(index)].second(Moving(seed));
    QVERIFY2(error < kRounding, qPrintable(QString::number(error)));
  }
}

/// The last term of B.41, and of C.6 after it, is that of the body's axes, and the other way about.
void DocumentIdentitiesTest::eqB_40_and_B_41_haveEachOthersSign() {
  const Moving m(7);
  const double sine = m.q.head<3>().norm(), theta = 2.0 * std::atan2(sine, m.q[3]);
  const Vector3 n = m.q.head<3>() / sine;
  const double rate = -2.0 * m.first[3] / sine;
  const Vector3 n1 = (m.first.head<3>() - 0.5 * rate * m.q[3] * n) / sine;
  const Vector3 shared = -rate * n - std::sin(theta) * n1, last = (1.0 - std::cos(theta)) * n.cross(n1);
  QVERIFY((shared + last - m.omega).norm() < kRounding);
  QVERIFY((shared - last - m.R.transpose() * m.omega).norm() < kRounding);
  QVERIFY(last.norm() > 0.1);
}

}  // namespace handhold

QTEST_GUILESS_MAIN(handhold::DocumentIdentitiesTest)
#include "document_identities_test.moc"
