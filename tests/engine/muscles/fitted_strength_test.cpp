// SPDX-License-Identifier: GPL-3.0-or-later
// Muscles are as strong as their person: beside the torque limits as those of the median man, whose forces
// the set has.
#include "engine/muscles/fitted_strength.h"

#include <QtTest>
#include <cmath>
#include <map>

#include "engine/core/atomic_file.h"
#include "engine/model/scaling.h"
#include "engine/model/suit.h"
#include "engine/muscles/muscle_strength.h"
#include "engine/people/person_model.h"
#include "engine/people/person_strength.h"
#include "tests/engine/muscles/small_muscles.h"

using namespace handhold;

namespace {

/// The shoulders of the people's models differ by some micrometres, which decide whether a path still lies on
/// its wrap at an angle that is looked at (the triceps' long head in adduction: 11.5 and 13.1 mm).
constexpr double kMirror = 5e-3;
constexpr double kRounding = 1e-9;
constexpr double kWrapped = 1e-6;  ///< of lines that are led around surfaces by iteration

const std::shared_ptr<const Model>& standard() {
  static const auto model = human55();
  return model;
}
const MuscleSet& set() {
  static const MuscleSet muscles = readMuscleSet(kShipped / "muscles/human55.json", *standard());
  return muscles;
}
std::shared_ptr<const Model> shipped(const std::string& name) {
  return loadModel(kShipped / "models" / (name + ".json"));
}
const Model& medianMan() {
  static const auto model = shipped("m50");
  return *model;
}

MuscledBody fitted(const std::shared_ptr<const Model>& person, const Model& measured) {
  static const MuscledBody own = muscledBody(set(), *standard(), standard());
  MuscledBody body = muscledBody(set(), *standard(), person);
  fitStrength(body, own, measured);
  return body;
}

MuscledBody fitted(const AskedPerson& asked) {
  static const PeopleTables tables = readPeopleTables(kShipped, "human55");
  return fitted(personSubject(tables, asked).model, medianMan());
}

AskedPerson woman(double age) {
  AskedPerson asked{"somebody", Sex::Female, false, {}};
  asked.age = age;
  return asked;
}

/// At a joint over its range, the limit's greatest in both: what muscles can, and the limit (N m).
struct Sense {
  double muscles = 0.0, limit = 0.0;
  double share() const { return muscles / limit; }
};

/// By "r_knee_flexion -".
std::map<std::string, Sense> sensesOf(const MuscledBody& body) {
  std::map<std::string, Sense> senses;
  const Model& model = *body.model;
  for (const StrengthAtAngle& row : strengthOverAngles(body, standard()->neutralPosition(), 12)) {
    const Joint& joint = model.joints[row.joint];
    Sense &upper = senses[joint.name + " +"], &lower = senses[joint.name + " -"];
    upper.muscles = std::max(upper.muscles, row.muscles.most);
    lower.muscles = std::max(lower.muscles, -row.muscles.least);
    upper.limit = joint.torqueUpper;
    lower.limit = -joint.torqueLower;
  }
  return senses;
}

QString said(const std::string& name, double value) { return QString("%1: %2").arg(name.c_str()).arg(value); }

}  // namespace

class FittedStrengthTest : public QObject {
  Q_OBJECT

 private slots:
  void theSetNamesWhoseStrengthItHas();
  void theStandardBodyKeepsItsForces();
  void aPairOfMusclesGoesWithTheLimits();
  void longerArmsTakeLessForce();
  void musclesStandBesideLimitsAsTheMedianMans_data();
  void musclesStandBesideLimitsAsTheMedianMans();
  void bothSidesAreAlike_data() { musclesStandBesideLimitsAsTheMedianMans_data(); }
  void bothSidesAreAlike();
  void noMuscleIsLeftBehind_data() { musclesStandBesideLimitsAsTheMedianMans_data(); }
  void noMuscleIsLeftBehind();
  void ageAndPercentileFollow();
  void aSuitIsNoMuscle();
};

void FittedStrengthTest::theSetNamesWhoseStrengthItHas() {
  QCOMPARE(set().strengthOf, std::string("m50"));
  QVERIFY(readMuscleSet(kShipped / "muscles/arm4.json", *shipped("arm4")).strengthOf.empty());
}

void FittedStrengthTest::theStandardBodyKeepsItsForces() {
  const MuscledBody body = fitted(standard(), *standard());
  for (std::size_t i = 0; i < body.muscles.size(); ++i)
    QVERIFY2(body.muscles[i].strength == set().muscles[i].strength, body.muscles[i].name.c_str());
}

/// One muscle a sense of one joint: the factor is the limit's.
void FittedStrengthTest::aPairOfMusclesGoesWithTheLimits() {
  const auto arm = shipped("arm4");
  const MuscledBody before = muscledBody(readMuscleSet(kShipped / "muscles/arm4.json", *arm), *arm, arm);
  Model other = *arm;
  Joint& elbow = other.joints[other.findJoint("r_elbow_flexion")];
  elbow.torqueLower *= 2.0;
  elbow.torqueUpper *= 0.25;
  MuscledBody after = before;
  after.model = std::make_shared<const Model>(other);
  fitStrength(after, before, *arm);
  const std::size_t biceps = muscleNamed(before, "r_biceps"), triceps = muscleNamed(before, "r_triceps");
  QVERIFY(std::abs(after.muscles[biceps].strength / before.muscles[biceps].strength - 2.0) < kRounding);
  QVERIFY(std::abs(after.muscles[triceps].strength / before.muscles[triceps].strength - 0.25) < kRounding);
}

void FittedStrengthTest::longerArmsTakeLessForce() {
  BodyScale scale;
  scale.segments.fill(1.1);
  const MuscledBody body = fitted(std::make_shared<const Model>(scaled(*standard(), scale)), *standard());
  for (std::size_t i = 0; i < body.muscles.size(); ++i)
    QVERIFY2(std::abs(body.muscles[i].strength * 1.1 / set().muscles[i].strength - 1.0) < kWrapped,
             body.muscles[i].name.c_str());
}

void FittedStrengthTest::musclesStandBesideLimitsAsTheMedianMans_data() {
  QTest::addColumn<QString>("person");
  for (const char* name : {"f05", "f50", "m50", "m95"}) QTest::newRow(name) << QString(name);
}

/// What the standard body's muscles do over the median man's limits is what the measured strengths left, and
/// no more is left of anybody: least at f05's elbows (0.89), whose strength goes with mass while the biceps
/// serves shoulder and forearm as well, which go with size.
void FittedStrengthTest::musclesStandBesideLimitsAsTheMedianMans() {
  QFETCH(QString, person);
  const std::map<std::string, Sense> own = sensesOf(fitted(shipped(person.toStdString()), medianMan())),
                                     man = sensesOf(muscledBody(set(), *standard(), standard())),
                                     limits = sensesOf(fitted(shipped("m50"), medianMan()));
  QCOMPARE(own.size(), man.size());
  for (const auto& [name, sense] : own) {
    const double ratio = sense.share() / (man.at(name).muscles / limits.at(name).limit);
    QVERIFY2(ratio > 0.88 && ratio < 1.1, qPrintable(said(name, ratio)));
  }
}

void FittedStrengthTest::bothSidesAreAlike() {
  QFETCH(QString, person);
  const MuscledBody body = fitted(shipped(person.toStdString()), medianMan());
  const std::size_t side = body.muscles.size() / 2;
  for (std::size_t i = 0; i < side; ++i) {
    const double ratio = body.muscles[i].strength / body.muscles[side + i].strength;
    QVERIFY2(std::abs(ratio - 1.0) < kMirror, qPrintable(said(body.muscles[i].name, ratio)));
  }
}

/// The factors of single muscles lie no further apart than those of the limits: 0.38 to 0.6 of f05.
void FittedStrengthTest::noMuscleIsLeftBehind() {
  QFETCH(QString, person);
  const MuscledBody body = fitted(shipped(person.toStdString()), medianMan());
  double least = 1e9, most = 0.0;
  for (std::size_t i = 0; i < body.muscles.size(); ++i) {
    const double factor = body.muscles[i].strength / set().muscles[i].strength;
    least = std::min(least, factor), most = std::max(most, factor);
  }
  QVERIFY2(most / least < 1.8, qPrintable(QString("%1 to %2").arg(least).arg(most)));
}

/// Old women's plantarflexion is above young ones' where the limits are from (Anderson 2007), and so are its
/// muscles.
void FittedStrengthTest::ageAndPercentileFollow() {
  AskedPerson weak = woman(30.0);
  weak.strength = scoresAt(5.0);
  const MuscledBody young = fitted(woman(30.0)), old = fitted(woman(70.0)), feeble = fitted(weak);
  for (std::size_t i = 0; i < young.muscles.size(); ++i) {
    const char* name = young.muscles[i].name.c_str();
    QVERIFY2(feeble.muscles[i].strength < 0.98 * young.muscles[i].strength, name);
    if (young.muscles[i].group == "plantarflexors") continue;
    QVERIFY2(old.muscles[i].strength < 0.85 * young.muscles[i].strength, name);
  }
}

void FittedStrengthTest::aSuitIsNoMuscle() {
  const std::string bare = readFile(kShipped / "models/f50.json"),
                    suit = readFile(kShipped / "suits/assumed_soft_suit.json");
  const MuscledBody own = fitted(modelFromJson(bare, "f50"), medianMan()),
                    worn = fitted(modelFromJson(withSuit(bare, "f50", suit, "suit"), "f50"), medianMan());
  for (std::size_t i = 0; i < own.muscles.size(); ++i) {
    QCOMPARE(worn.muscles[i].strength, own.muscles[i].strength);
    QCOMPARE(worn.muscles[i].fibre, own.muscles[i].fibre);
  }
}

QTEST_APPLESS_MAIN(FittedStrengthTest)
#include "fitted_strength_test.moc"
