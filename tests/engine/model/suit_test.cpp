// SPDX-License-Identifier: GPL-3.0-or-later
// What a suit adds to joints and segments, and what is refused of its file.
#include "engine/model/suit.h"

#include <QTemporaryDir>
#include <QtTest>

#include "engine/core/atomic_file.h"
#include "engine/core/error.h"
#include "engine/dynamics/inverse_dynamics.h"
#include "engine/model/model_file.h"
#include "engine/model/segments.h"

using namespace handhold;

namespace {

const std::filesystem::path kResources = std::filesystem::path(HANDHOLD_SOURCE_DIR) / "resources";

std::string textOf(const std::string& model) { return readFile(kResources / "models" / (model + ".json")); }

const std::string kSuit = R"({"schema": "handhold-suit-1", "name": "tube",
  "pressure": 15000, "reference_pressure": 30000,
  "joints": [
    {"joint": "elbow_flexion", "stiffness": 6, "neutral": -0.8, "friction": 3, "rate": 0.05},
    {"joint": "hip_abduction", "stiffness": 10, "neutral": 0.2},
    {"joint": "r_wrist_flexion", "friction": 1}
  ],
  "masses": {"trunk": 20, "forearm": 1.5}
})";

Model worn(const std::string& suit = kSuit, const std::string& model = "human55") {
  return *modelFromJson(withSuit(textOf(model), model, suit, "suit.json"), model);
}

const Joint& jointOf(const Model& model, const std::string& name) {
  return model.joints[model.findJoint(name)];
}

double massOf(const Model& model, BodySegment segment) {
  const std::vector<BodySegment> segments = segmentsOf(model);
  double mass = 0.0;
  for (const Body& body : model.bodies)
    if (segments[static_cast<std::size_t>(body.link)] == segment) mass += body.mass;
  return mass;
}

}  // namespace

class SuitTest : public QObject {
  Q_OBJECT
 private slots:
  void twoSpringsAreOne();
  void frictionResists();
  void aJointWithoutItsSideIsBoth();
  void massesLieWithTheirSegments();
  void anotherSuitTakesTheFirstOnesPlace();
  void anotherBodyStaysInTheSuit();
  void aPersonNamesASuitBesideThem();
  void theSampleFitsEverybody_data();
  void theSampleFitsEverybody();
  void whatDoesNotFitIsTold_data();
  void whatDoesNotFitIsTold();
};

/// At any angle the joint's own torque and the suit's, at half of its reference pressure.
void SuitTest::twoSpringsAreOne() {
  const Model bare = *modelFromJson(textOf("human55"), "human55"), suited = worn();
  QCOMPARE(suited.suit, std::string("tube"));
  const int at = positionIndex(bare.findJoint("r_elbow_flexion")), row = at - 1;
  for (const double angle : {-2.2, -1.6, -0.8, -0.4}) {
    VectorX q = bare.zeroPosition(), own = VectorX::Zero(bare.velocitySize()), all = own;
    q[at] = angle;
    addStiffness(bare, q, own);
    addStiffness(suited, q, all);
    QVERIFY(std::abs(all[row] - own[row] - 0.5 * 6.0 * (angle + 0.8)) < 1e-12);
  }
}

void SuitTest::frictionResists() {
  const Model suited = worn();
  const int row = velocityIndex(suited.findJoint("l_elbow_flexion"));
  VectorX v = VectorX::Zero(suited.velocitySize()), tau = v;
  v[row] = 0.1;
  addFriction(suited, v, tau);
  QVERIFY(std::abs(tau[row] - 1.5 * std::tanh(2.0)) < 1e-12);
  QCOMPARE(tau.norm(), std::abs(tau[row]));
}

void SuitTest::aJointWithoutItsSideIsBoth() {
  const Model suited = worn();
  const Joint &right = jointOf(suited, "r_hip_abduction"), &left = jointOf(suited, "l_hip_abduction");
  QVERIFY(std::abs(right.stiffness - 35.0) < 1e-12);
  QVERIFY(std::abs(right.neutral - (30.0 * 0.175 + 5.0 * 0.2) / 35.0) < 1e-12);
  QVERIFY(std::abs(left.neutral + right.neutral) < 1e-12);
  QCOMPARE(jointOf(suited, "r_wrist_flexion").friction, 0.5);
  QCOMPARE(jointOf(suited, "l_wrist_flexion").friction, 0.0);
}

void SuitTest::massesLieWithTheirSegments() {
  const Model bare = *modelFromJson(textOf("human55"), "human55"), suited = worn();
  QVERIFY(std::abs(suited.totalMass - bare.totalMass - 23.0) < 1e-9);
  QVERIFY(std::abs(massOf(suited, BodySegment::Trunk) - massOf(bare, BodySegment::Trunk) - 20.0) < 1e-9);
  QVERIFY(std::abs(massOf(suited, BodySegment::Forearm) - massOf(bare, BodySegment::Forearm) - 3.0) < 1e-9);
  QCOMPARE(massOf(suited, BodySegment::Thigh), massOf(bare, BodySegment::Thigh));
}

void SuitTest::anotherSuitTakesTheFirstOnesPlace() {
  const std::string once = withSuit(textOf("human55"), "human55", kSuit, "suit.json");
  QCOMPARE(withSuit(once, "human55", kSuit, "suit.json"), once);
}

void SuitTest::anotherBodyStaysInTheSuit() {
  const auto subjectOf = [](const std::string& file) {
    Subject subject("somebody", modelFromJson(file, "somebody"));
    subject.file = file;
    return subject;
  };
  const Subject bare = subjectOf(textOf("m50"));
  const Subject suited = inSuitOf(subjectOf(withSuit(textOf("f05"), "f05", kSuit, "suit.json")), bare);
  QCOMPARE(suited.model->suit, std::string("tube"));
  QCOMPARE(jointOf(*suited.model, "l_elbow_flexion").friction, 1.5);
  QVERIFY(std::abs(suited.model->totalMass - bare.model->totalMass - 23.0) < 1e-9);
  QVERIFY(isSamePerson(suited, subjectOf(suited.file)));
  QCOMPARE(inSuitOf(subjectOf(textOf("f05")), bare).file, bare.file);
}

void SuitTest::aPersonNamesASuitBesideThem() {
  const QTemporaryDir folder;
  const std::filesystem::path place = folder.path().toStdString();
  auto person = nlohmann::ordered_json::parse(textOf("human55"));
  person["suit"] = "tube.json";
  writeFile(place / "tube.json", kSuit);
  writeFile(place / "me.json", person.dump());
  QCOMPARE(loadModel(place / "me.json")->suit, std::string("tube"));
  person["suit"] = "../tube.json";
  writeFile(place / "me.json", person.dump());
  QVERIFY_EXCEPTION_THROWN(loadModel(place / "me.json"), InputError);
}

void SuitTest::theSampleFitsEverybody_data() {
  QTest::addColumn<QString>("name");
  for (const char* name : {"human55", "f05", "f50", "m50", "m95"}) QTest::newRow(name) << name;
}

void SuitTest::theSampleFitsEverybody() {
  QFETCH(QString, name);
  const std::filesystem::path file = kResources / "suits/assumed_soft_suit.json";
  const Model suited = worn(readFile(file), name.toStdString());
  QVERIFY(suited.suit.find("assumed") != std::string::npos);
  QVERIFY(jointOf(suited, "r_knee_flexion").friction > 0.0);
}

void SuitTest::whatDoesNotFitIsTold_data() {
  QTest::addColumn<QString>("from");
  QTest::addColumn<QString>("to");
  QTest::addColumn<QString>("told");
  const auto row = [](const char* name, const char* from, const char* to, const char* told) {
    QTest::newRow(name) << from << to << told;
  };
  row("schema", "handhold-suit-1", "handhold-task-1", "suit.json:1: schema");
  row("joint", "elbow_flexion", "elbow_flexoin", "suit.json:4: joints[0].joint");
  row("field", "\"rate\"", "\"rates\"", "rates");
  row("pressure alone", "\"pressure\": 15000, ", "", "tells one pressure without the other");
  row("no neutral", ", \"neutral\": -0.8", "", "joints[0]");
  row("beyond the limits", "-0.8", "-6.0", "joints[0].neutral");
  row("twice", "\"hip_abduction\"", "\"r_elbow_flexion\"", "r_elbow_flexion is there twice");
  row("segment", "\"forearm\"", "\"fore_arm\"", "masses");
  row("negative mass", "\"trunk\": 20", "\"trunk\": -20", "masses.trunk");
}

void SuitTest::whatDoesNotFitIsTold() {
  QFETCH(QString, from);
  QFETCH(QString, to);
  QFETCH(QString, told);
  const QString suit = QString::fromStdString(kSuit).replace(from, to);
  try {
    worn(suit.toStdString());
  } catch (const InputError& error) {
    QVERIFY2(QString(error.what()).contains(told), error.what());
    return;
  }
  QFAIL("nothing was refused");
}

QTEST_APPLESS_MAIN(SuitTest)
#include "suit_test.moc"
