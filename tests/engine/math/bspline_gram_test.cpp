// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/math/bspline_gram.h"

#include <QtTest>
#include <cmath>

using namespace handhold;

namespace {

constexpr double kRounding = 1e-12;

/// The control points of u itself.
VectorX straight(const BsplineBasis& basis) {
  VectorX controls(basis.count());
  for (int i = 0; i < basis.count(); ++i) controls[i] = basis.greville(i);
  return controls;
}

}  // namespace

class BsplineGramTest : public QObject {
  Q_OBJECT

 private slots:
  // Functions sum to 1, and u has slope 1: integrals of 1, of u and of w u' u' on [0.5, 2].
  void integralsAreThoseOfClosedForms() {
    const BsplineBasis basis = BsplineBasis::clamped(5, 11, 0.5, 2.0);
    const VectorX ones = VectorX::Ones(basis.count()), u = straight(basis);
    QVERIFY(std::abs(ones.dot(derivativeGram(basis, 0) * ones) - 1.5) < kRounding);
    QVERIFY(std::abs(u.dot(derivativeGram(basis, 0) * u) - (8.0 - 0.125) / 3.0) < kRounding);
    const auto squared = [](double at) { return at * at; };
    QVERIFY(std::abs(u.dot(derivativeGram(basis, 1, squared) * u) - (8.0 - 0.125) / 3.0) < kRounding);
    QVERIFY(std::abs(u.dot(derivativeGram(basis, 2) * u)) < kRounding);
  }
};

QTEST_GUILESS_MAIN(BsplineGramTest)
#include "bspline_gram_test.moc"
