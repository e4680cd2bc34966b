// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/strength_curve.h"

#include <QtTest>
#include <filesystem>
#include <functional>

#include "engine/core/atomic_file.h"
#include "engine/core/error.h"
#include "engine/model/model_file.h"
#include "engine/model/varying_limit.h"

using namespace handhold;

namespace {

const std::filesystem::path kModels = std::filesystem::path(HANDHOLD_SOURCE_DIR) / "resources/models";

// Men of 18 to 25 years, knee extension: C2 to C5 of Anderson's table 3.
constexpr StrengthCosine kKnee{1.133, 1.258};
constexpr StrengthSpeeds kKneeSpeeds{1.517, 3.952, 1.1, 2.0, 0.0, 0.25};
// Plantarflexion, which never comes to nothing by itself.
constexpr StrengthSpeeds kAnkleSpeeds{0.987, 3.558, 1.2, 3.0, 11.7646, 0.410591};

StrengthCurve kneeCurve() { return {kKnee, {}, kKneeSpeeds}; }

StrengthCurve everything() {
  StrengthCurve curve{kKnee, StrengthShape{}, kAnkleSpeeds};
  curve.shape->constant = 0.7;
  curve.shape->linear = 0.2;
  curve.shape->square = -0.15;
  return curve;
}

double partAt(const StrengthCurve& curve, double angle, double shortening) {
  return strengthPart(curve, angle, shortening, 0.0).value;
}

std::string textOf(const char* from, const char* to) {
  std::string text = readFile(kModels / "human55.json");
  const std::string joint = "\"name\": \"r_knee_flexion\",";
  std::string with = joint + "\"strength\": " + R"({"lower": {"angle": {"best": 1.1, "turn": 1.2},
    "speed": {"three_quarters": 1.5, "half": 4.0}, "shape": {"constant": 0.9, "with": {"r_hip_flexion": 0.1}}}})" +
                     ",";
  if (const auto at = with.find(from); at != std::string::npos) with.replace(at, std::strlen(from), to);
  return text.replace(text.find(joint), joint.size(), with);
}

}  // namespace

class StrengthCurveTest : public QObject {
  Q_OBJECT

 private slots:
  void speedsAreThoseThatWereToldOf();
  void whatNeverEndsIsKeptDownByHill();
  void stretchingHoldsMoreUpToItsBest();
  void anglesAreBelievedToHalfOfTheBest();
  void speedOnlyWeakensAndNothingVanishes();
  void derivativesMatchDifferences_data();
  void derivativesMatchDifferences();
  void aShapeGoesWithItsNeighbours();
  void aCurveThatIsFlatIsTheConstant();
  void theOtherSideIsItsMirrorImage();
  void aFileIsRead();
  void aWrongFileIsRefused_data();
  void aWrongFileIsRefused();
};

void StrengthCurveTest::speedsAreThoseThatWereToldOf() {
  const StrengthCurve curve{{}, {}, kKneeSpeeds};
  QCOMPARE(partAt(curve, 0.0, 0.0), 1.0);
  QVERIFY(std::abs(partAt(curve, 0.0, kKneeSpeeds.threeQuarters) - 0.75) < 1e-12);
  QVERIFY(std::abs(partAt(curve, 0.0, kKneeSpeeds.half) - 0.5) < 1e-12);
  // 2 C4 C5 / (3 C4 - C5) = 11.990 / 0.599
  QVERIFY(std::abs(speedOfNothing(kKneeSpeeds) - 20.018) < 1e-2);
  QVERIFY(std::abs(partAt(curve, 0.0, speedOfNothing(kKneeSpeeds)) - kLeastSpeed) < 1e-12);
}

void StrengthCurveTest::whatNeverEndsIsKeptDownByHill() {
  QVERIFY(std::isinf(speedOfNothing(kAnkleSpeeds)));
  const StrengthCurve curve{{}, {}, kAnkleSpeeds};
  StrengthCurve alone = curve;
  alone.speeds->top = 0.0;
  QVERIFY(std::abs(partAt(curve, 0.0, kAnkleSpeeds.half) - 0.5) < 1e-12);  // the slower part stays
  QVERIFY(partAt(alone, 0.0, 12.0) > 0.29);
  QVERIFY(partAt(curve, 0.0, 12.0) < kLeastSpeed + 1e-3);
  for (double w = 0.0; w < 15.0; w += 0.1) QVERIFY(partAt(curve, 0.0, w) <= partAt(alone, 0.0, w) + 1e-12);
}

void StrengthCurveTest::stretchingHoldsMoreUpToItsBest() {
  const StrengthCurve curve{{}, {}, kKneeSpeeds};
  QVERIFY(std::abs(partAt(curve, 0.0, -kKneeSpeeds.stretchedAt) - 1.1) < 1e-12);
  QVERIFY(std::abs(partAt(curve, 0.0, -20.0) - 1.1) < 1e-12);
  QVERIFY(std::abs(partAt(curve, 0.0, -1.0) - 1.05) < 1e-12);  // half way, by the step's symmetry
}

void StrengthCurveTest::anglesAreBelievedToHalfOfTheBest() {
  const StrengthCurve curve{kKnee, {}, {}};
  QCOMPARE(partAt(curve, kKnee.best, 3.0), 1.0);
  QVERIFY(std::abs(partAt(curve, kKnee.best + 0.5, 0.0) - std::cos(0.5 * kKnee.turn)) < 1e-12);
  for (const double far : {-2.0, 0.0, 3.0, 6.0}) {
    if (std::abs(kKnee.turn * (far - kKnee.best)) < kToldTurn + 0.06) continue;
    QVERIFY2(std::abs(partAt(curve, far, 0.0) - 0.5) < 1e-12, qPrintable(QString::number(far)));
  }
}

void StrengthCurveTest::speedOnlyWeakensAndNothingVanishes() {
  for (const StrengthSpeeds& speeds : {kKneeSpeeds, kAnkleSpeeds}) {
    const StrengthCurve curve{{}, {}, speeds};
    double before = partAt(curve, 0.0, -40.0);
    for (double w = -40.0; w < 40.0; w += 0.01) {
      const double now = partAt(curve, 0.0, w);
      QVERIFY2(now <= before + 1e-12, qPrintable(QString("%1 at %2").arg(now - before).arg(w)));
      QVERIFY(now >= kLeastSpeed - 1e-12 && now <= speeds.stretched + 1e-12);
      before = now;
    }
  }
}

void StrengthCurveTest::derivativesMatchDifferences_data() {
  QTest::addColumn<bool>("whole");
  QTest::newRow("angle and speed") << false;
  QTest::newRow("everything") << true;
}

/// First and second, through every rounding.
void StrengthCurveTest::derivativesMatchDifferences() {
  QFETCH(bool, whole);
  const StrengthCurve curve = whole ? everything() : kneeCurve();
  const double h = 1e-6;
  const auto at = [&](const Vector3& x) { return strengthPart(curve, x[0], x[1], x[2]); };
  for (double angle = -1.5; angle < 3.5; angle += 0.083)
    for (double w = -4.0; w < 14.0; w += 0.0437)
      for (const double neighbours : {-0.5, 0.03, 0.4}) {
        const Vector3 x(angle, w, neighbours);
        const StrengthPart part = at(x);
        QVERIFY(std::abs(part.value - strengthValue(curve, angle, w, neighbours)) < 1e-15);
        for (int k = 0; k < 3; ++k) {
          const Vector3 d = h * Vector3::Unit(k);
          const StrengthPart up = at(x + d), down = at(x - d);
          const double slope = (up.value - down.value) / (2.0 * h);
          QVERIFY2(std::abs(slope - part.slope[k]) < 1e-7,
                   qPrintable(QString("%1 at %2, %3").arg(k).arg(angle).arg(w)));
          const Vector3 bend = (up.slope - down.slope) / (2.0 * h);
          // the third derivatives of the roundings are some thousands
          QVERIFY2((bend - part.curvature.col(k)).lpNorm<Eigen::Infinity>() < 2e-2,
                   qPrintable(QString("%1 at %2, %3").arg(k).arg(angle).arg(w)));
        }
      }
}

void StrengthCurveTest::aShapeGoesWithItsNeighbours() {
  const StrengthCurve curve{{}, StrengthShape{0.8, 0.1, 0.0, {}}, {}};
  QVERIFY(std::abs(strengthValue(curve, 0.5, 9.0, 0.1) - 0.95) < 1e-12);
  QVERIFY(std::abs(strengthValue(curve, 0.5, 9.0, 0.9) - 1.01) < 1e-12);
  QVERIFY(std::abs(strengthValue(curve, 0.5, 9.0, -3.0) - (kLeastShape - 0.01)) < 1e-12);
}

/// Bit by bit: whoever needs no curve gets what there was.
void StrengthCurveTest::aCurveThatIsFlatIsTheConstant() {
  const auto constant = loadModel(kModels / "human55.json");
  Model flat = *constant;
  StrengthCurve one;
  one.shape = StrengthShape{};
  for (Joint& joint : flat.joints)
    joint.strength = std::make_shared<StrengthCurves>(StrengthCurves{one, one});
  const VectorX q = constant->relaxedPosition(),
                tau = VectorX::LinSpaced(constant->velocitySize(), -70.0, 90.0);
  QCOMPARE(normalizedTorque(flat, tau, q, tau), normalizedTorque(*constant, tau, q, tau));
  for (int i = 1; i < flat.linkCount(); ++i)
    QCOMPARE(torqueLimit(flat, i, TorqueEnd::Lower, q, noRates()), constant->joints[i].torqueLower);
}

void StrengthCurveTest::theOtherSideIsItsMirrorImage() {
  const auto model = loadModel(kModels / "human55.json");
  StrengthCurve curve = everything();
  curve.shape->neighbours = {{model->findJoint("r_hip_flexion"), 0.3},
                             {model->findJoint("l_hip_rotation"), 0.2}};
  const StrengthCurve other = mirrored(*model, curve, -1.0);
  QVERIFY(mirrored(*model, other, -1.0) == curve);
  VectorX q = model->zeroPosition();
  for (int i = 1; i < model->linkCount(); ++i) q[positionIndex(i)] = 0.01 * i;
  const VectorX image = mirrored(*model, q);
  QVERIFY(std::abs(strengthValue(curve, 0.4, 1.0, neighbourSum(curve, q)) -
                   strengthValue(other, -0.4, 1.0, neighbourSum(other, image))) < 1e-12);
}

void StrengthCurveTest::aFileIsRead() {
  const auto model = modelFromJson(textOf("", ""), "own.json");
  const int knee = model->findJoint("r_knee_flexion");
  const StrengthCurve& lower = *model->joints[knee].strength->lower;
  QVERIFY(!model->joints[knee].strength->upper);
  QVERIFY((lower.cosine == StrengthCosine{1.1, 1.2}));
  QCOMPARE(lower.speeds->half, 4.0);
  QCOMPARE(int(lower.shape->neighbours[0].joint), int(model->findJoint("r_hip_flexion")));
  VectorX q = model->zeroPosition(), v = VectorX::Zero(model->velocitySize());
  q[positionIndex(knee)] = 1.1;
  q[positionIndex(model->findJoint("r_hip_flexion"))] = -1.0;
  v[velocityIndex(knee)] = -4.0;  // it straightens, and its extensors shorten
  QVERIFY(std::abs(torqueLimit(*model, knee, TorqueEnd::Lower, q, v) + 80.0 * 0.8 * 0.5) < 1e-9);
  QCOMPARE(torqueLimit(*model, knee, TorqueEnd::Upper, q, v), 80.0);
  // doubtful only beyond 60 degrees of the cosine
  for (const double from : {-0.01, 0.01}) {
    q[positionIndex(knee)] = 1.1 - kToldTurn / 1.2 - from;
    QCOMPARE(isBeyondCurve(*model, knee, TorqueEnd::Lower, q), from > 0.0);
    QVERIFY(!isBeyondCurve(*model, knee, TorqueEnd::Upper, q));
  }
}

void StrengthCurveTest::aWrongFileIsRefused_data() {
  QTest::addColumn<QString>("from");
  QTest::addColumn<QString>("to");
  QTest::addColumn<QString>("told");
  QTest::newRow("unknown end") << "\"lower\""
                               << "\"below\""
                               << "below";
  QTest::newRow("unknown part") << "\"angle\""
                                << "\"angel\""
                                << "angel";
  QTest::newRow("no best") << "\"best\": 1.1, "
                           << ""
                           << "best";
  QTest::newRow("slower than three quarters") << "\"half\": 4.0"
                                              << "\"half\": 1.0"
                                              << "half";
  QTest::newRow("nobody's joint") << "r_hip_flexion\": 0.1"
                                  << "r_hip_bending\": 0.1"
                                  << "r_hip_bending";
  QTest::newRow("itself") << "r_hip_flexion\": 0.1"
                          << "r_knee_flexion\": 0.1"
                          << "the joint itself";
  QTest::newRow("stretched too much") << "\"half\": 4.0"
                                      << "\"half\": 4.0, \"stretched\": 1.5"
                                      << "stretched";
  QTest::newRow("a half without a top") << "\"half\": 4.0"
                                        << "\"half\": 4.0, \"at_half_top\": 0.3"
                                        << "top";
  QTest::newRow("turns nowhere") << "\"turn\": 1.2"
                                 << "\"turn\": 0"
                                 << "turn";
}

void StrengthCurveTest::aWrongFileIsRefused() {
  QFETCH(QString, from);
  QFETCH(QString, to);
  QFETCH(QString, told);
  try {
    modelFromJson(textOf(from.toUtf8().constData(), to.toUtf8().constData()), "own.json");
    QFAIL("nothing was said");
  } catch (const InputError& error) {
    const QString words = QString::fromUtf8(error.what());
    QVERIFY2(words.startsWith("own.json:") && words.contains("strength") && words.contains(told),
             error.what());
  }
}

QTEST_APPLESS_MAIN(StrengthCurveTest)
#include "strength_curve_test.moc"
