// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/curves/strength_chart.h"

#include <QtTest>

#include "tests/engine/muscles/small_muscles.h"

using namespace handhold;

namespace {

constexpr double kDegrees = 180.0 / M_PI;
constexpr double kSame = 1e-9;

VectorX bent(const Model& model, double elbow) {
  VectorX q = model.neutralPosition();
  q[positionIndex(model.findJoint("r_elbow_flexion"))] = elbow;
  return q;
}

}  // namespace

class StrengthChartTest : public QObject {
  Q_OBJECT

 private slots:
  void musclesStandBesideLimitsOverTheAngle();
  void anotherJointAndAnotherPostureAreTraced();
  void whoHasNoMusclesHasNoCurves();

 private:
  const std::shared_ptr<const MuscledBody> body_ = std::make_shared<const MuscledBody>(human55Muscles());
};

/// Of the elbow until somebody chooses, in the units of the window, with a line where the joint stands.
void StrengthChartTest::musclesStandBesideLimitsOverTheAngle() {
  StrengthChart chart;
  const VectorX q = bent(*body_->model, -1.0);
  chart.setBody(body_);
  chart.setPosture(q);
  chart.show();
  const CurveSet& set = chart.plot().curveSet();
  QCOMPARE(set.curves.size(), 4);
  const LinkIndex elbow = body_->model->findJoint("r_elbow_flexion");
  QCOMPARE(LinkIndex(chart.joint().currentData().toInt()), elbow);
  const auto steps = static_cast<int>(set.curves[0].times.size()) - 1;
  const std::vector<StrengthAtAngle> rows = strengthOverAngle(*body_, q, elbow, steps);
  for (int k = 0; k <= steps; ++k) {
    const StrengthAtAngle& row = rows[std::size_t(k)];
    const double shown[] = {row.muscles.most, row.muscles.least, row.limits.most, row.limits.least};
    for (int curve = 0; curve < 4; ++curve)
      QVERIFY(std::abs(set.curves[curve].values[k] - shown[curve]) < kSame);
    QVERIFY(std::abs(set.curves[0].times[k] - row.angle * kDegrees) < kSame);
  }
  QVERIFY(std::abs(set.marks.at(0).time + 1.0 * kDegrees) < kSame);
  QCOMPARE(chart.joint().count(), int(spannedJoints(*body_).size()));
}

void StrengthChartTest::anotherJointAndAnotherPostureAreTraced() {
  StrengthChart chart;
  chart.setBody(body_);
  chart.setPosture(bent(*body_->model, -1.0));
  chart.show();
  const CurveSet before = chart.plot().curveSet();
  chart.setPosture(bent(*body_->model, -0.5));
  QTRY_VERIFY(chart.plot().curveSet().marks.at(0).time != before.marks.at(0).time);
  QCOMPARE(chart.plot().curveSet().curves[1].values, before.curves[1].values);  // of the joint itself
  const int knee = chart.joint().findData(int(body_->model->findJoint("r_knee_flexion")));
  chart.joint().setCurrentIndex(knee);
  emit chart.joint().activated(knee);
  QVERIFY(chart.plot().curveSet().curves[1].values != before.curves[1].values);
  QCOMPARE(chart.plot().curveSet().curves[2].values.front(), 80.0);
}

void StrengthChartTest::whoHasNoMusclesHasNoCurves() {
  StrengthChart chart;
  chart.setBody(body_);
  chart.setPosture(bent(*body_->model, -1.0));
  chart.show();
  chart.setBody(nullptr);
  QTRY_VERIFY(chart.plot().curveSet().curves.isEmpty());
}

QTEST_MAIN(StrengthChartTest)
#include "strength_chart_test.moc"
