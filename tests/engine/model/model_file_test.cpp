// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/model_file.h"
#include "engine/model/person.h"

#include <QRegularExpression>
#include <QtTest>
#include <filesystem>
#include <nlohmann/json.hpp>

#include "engine/core/atomic_file.h"
#include "engine/core/error.h"
#include "engine/dynamics/kinematics.h"

using namespace handhold;

namespace {

const std::filesystem::path kModels = std::filesystem::path(HANDHOLD_SOURCE_DIR) / "resources/models";

/// Positions that are sums of a few printed decimals (m).
constexpr double kRounding = 1e-15;

std::string replaced(std::string text, const std::string& from, const std::string& to) {
  const std::size_t at = text.find(from);
  return at == std::string::npos ? std::string() : text.replace(at, from.size(), to);
}

std::string complaint(const std::string& text) {
  try {
    modelFromJson(text, "m.json");
  } catch (const InputError& error) {
    return error.what();
  }
  return "no complaint";
}

Vector3 siteAt(const Model& model, const VectorX& q, const std::string& site) {
  Data data(model);
  updateKinematics(model, q, data);
  return sitePose(model, data, model.findSite(site)).p;
}

}  // namespace

class ModelFileTest : public QObject {
  Q_OBJECT

 private slots:
  void everyShippedModelLoads();
  void planarBodyIsThatOfTheTable();
  void planarBodyBendsAsDrawn();
  void capsulesOfBothSidesAreMirrored();
  void linkModelsHaveCapsulesToo();
  void complaintsAreExact_data();
  void complaintsAreExact();
  void whatIsNoBodyIsRefused();
  void damagedTextsAreRefusedInOrder();
};

void ModelFileTest::everyShippedModelLoads() {
  int count = 0;
  for (const auto& entry : std::filesystem::directory_iterator(kModels)) {
    const auto model = loadModel(entry.path());
    // people have the skeleton's name and their own
    const auto person = personIn(readFile(entry.path()), entry.path().string());
    QCOMPARE(person ? person->name : model->name, entry.path().stem().string());
    for (int i = 1; i < model->linkCount(); ++i) QVERIFY(model->joints[i].parent < i);
    ++count;
  }
  QVERIFY(count >= 2);
}

void ModelFileTest::planarBodyIsThatOfTheTable() {
  const auto model = loadModel(kModels / "planar9.json");
  QCOMPARE(model->degreesOfFreedom(), 9);
  QCOMPARE(model->jointCount(), 6);
  QCOMPARE(model->baseFree, (std::array<bool, 6>{true, true, false, false, false, true}));
  // 002, text below Table 5.1 and above Table 5.4
  QVERIFY((siteAt(*model, model->zeroPosition(), "r_grip") - Vector3(0.06, 0.17, 0.0)).norm() < kRounding);
  QVERIFY((siteAt(*model, model->zeroPosition(), "l_grip") - Vector3(-0.06, 0.17, 0.0)).norm() < kRounding);
  QVERIFY(std::abs(model->totalMass * 9.80665 - 726.0) < 1e-9);
  for (int i = 1; i < model->linkCount(); ++i) QCOMPARE(model->joints[i].axis, Vector3(Vector3::UnitZ()));
  const Joint& right = model->joints[model->findJoint("r_elbow")];
  const Joint& left = model->joints[right.mirror];
  QCOMPARE(left.name, std::string("l_elbow"));
  QCOMPARE(right.torqueUpper, -left.torqueLower);
}

void ModelFileTest::planarBodyBendsAsDrawn() {
  const auto model = loadModel(kModels / "planar9.json");
  VectorX q = model->zeroPosition();
  q[positionIndex(model->findJoint("r_shoulder"))] = -M_PI_2;
  q[positionIndex(model->findJoint("r_elbow"))] = M_PI_2;
  // upper arm to the right, forearm and hand up
  QVERIFY((siteAt(*model, q, "r_grip") - Vector3(0.14, 0.09, 0.0)).norm() < kRounding);
}

/// Left and right differ by some hundredths of a millimetre in the source's tables.
void ModelFileTest::capsulesOfBothSidesAreMirrored() {
  const auto model = loadModel(kModels / "human55.json");
  QCOMPARE(model->capsules.size(), size_t(16));
  QCOMPARE(model->capsulePairs.size(), size_t(35));
  Data data(*model);
  updateKinematics(*model, model->relaxedPosition(), data);
  const auto place = [&](const Capsule& capsule, const Vector3& point) -> Vector3 {
    return data.p_WL[capsule.link] + data.R_WL[capsule.link] * point;
  };
  for (const Capsule& right : model->capsules) {
    if (!right.name.starts_with("r_")) continue;
    const auto left = std::find_if(model->capsules.begin(), model->capsules.end(),
                                   [&](const Capsule& c) { return c.name == "l_" + right.name.substr(2); });
    QVERIFY(left != model->capsules.end());
    QCOMPARE(left->radius, right.radius);
    const Vector3 flip(-1, 1, 1);
    QVERIFY((place(*left, left->from) - flip.cwiseProduct(place(right, right.from))).norm() < 1e-4);
    QVERIFY((place(*left, left->to) - flip.cwiseProduct(place(right, right.to))).norm() < 1e-4);
  }
}

void ModelFileTest::linkModelsHaveCapsulesToo() {
  const std::string text = readFile(kModels / "planar9.json");
  QVERIFY(loadModel(kModels / "planar9.json")->capsules.empty());
  const auto model = modelFromJson(
      replaced(
          text, "\"links\"",
          R"("capsules": [{"name": "a", "link": "r_forearm", "from": [0, 0, 0], "to": [0, 0.1, 0], "radius": 0.04},
 {"name": "b", "link": "trunk", "from": [0, 0, 0], "to": [0, 0, 0], "radius": 0.1, "clear_of": ["a"]}], "links")"),
      "m.json");
  QCOMPARE(model->capsules.size(), size_t(2));
  QCOMPARE(model->capsulePairs, (std::vector<std::array<int, 2>>{{1, 0}}));
  QCOMPARE(model->joints[model->capsules[0].link].name, std::string("r_elbow"));
  QVERIFY((model->capsules[0].to - Vector3(0, 0.1, 0)).norm() < kRounding);
}

void ModelFileTest::complaintsAreExact_data() {
  QTest::addColumn<QString>("file");
  QTest::addColumn<QString>("from");
  QTest::addColumn<QString>("to");
  QTest::addColumn<QString>("expected");
  const auto row = [](const char* name, const char* from, const char* to, const char* expected) {
    QTest::newRow(name) << "human55" << from << to << expected;
  };
  row("limits", "\"lower\": -0.1222", "\"lower\": 0.1222",
      "joints[0].lower: the limits of spine1_lateral are not in order; put lower below upper");
  row("neutral", "\"neutral\": 0.349", "\"neutral\": 0.35",
      "joints[1].neutral: the neutral angle of spine1_flexion lies outside its limits");
  row("torque sign", "\"torque_lower\": -100", "\"torque_lower\": 100",
      "joints[0].torque_lower: the lower torque limit of spine1_lateral is not below zero; turn its sign");
  row("stiffness", "\"stiffness\": 10", "\"stiffness\": -10",
      "joints[0].stiffness: -10 is out of range; write 0 to 1000000 N m/rad");
  row("mirror", "\"mirror\": \"l_clavicle_elevation\"", "\"mirror\": \"r_clavicle_elevation\"",
      "joints[21].mirror: l_clavicle_elevation mirrors r_clavicle_elevation, which does not mirror it");
  row("mirror name", "\"mirror\": \"l_clavicle_elevation\"", "\"mirror\": \"l_clavicle_elevatio\"",
      "there is no joint 'l_clavicle_elevatio'; did you mean 'l_clavicle_elevation'?");
  row("limb", "\"limb\": \"spine\"", "\"limb\": \"tail\"", "joints[0].limb: 'tail' is not a limb");
  row("mass", "\"name\": \"spine1\", \"frame\": 3, \"mass\": 4.8",
      "\"name\": \"spine1\", \"frame\": 3, \"mass\": -1",
      "bodies[0].mass: -1 is out of range; write 0 to 100000 kg");
  row("inertia", "\"inertia_com\": [0.0239, 0.045401, 0.023901]",
      "\"inertia_com\": [0.0239, 0.145401, 0.023901]",
      "bodies[0].inertia_com: one moment of inertia of spine1 is greater than the sum of the two others");
  row("negative inertia", "\"inertia_com\": [0.0239", "\"inertia_com\": [-0.0239",
      "bodies[0].inertia_com[0]: -0.0239 is out of range");
  row("body twice", "\"name\": \"spine2\"", "\"name\": \"spine1\"",
      "bodies[1].name: the name 'spine1' is there twice");
  row("site's frame", "\"name\": \"chest\", \"frame\": 32", "\"name\": \"chest\", \"frame\": 99",
      "sites[1].frame: frame 99 is not defined before it is used");
  row("left-handed", "\"axes\": [[1, 0, 0], [0, 1, 0], [0, 0, 1]]",
      "\"axes\": [[1, 0, 0], [0, 1, 0], [0, 0, -1]]",
      "the axes are not three right-handed unit vectors at right angles");
  row("frame twice", "\"frame\": 2, \"parent\": 1", "\"frame\": 1, \"parent\": 1",
      "frames[3].frame: the name '1' is there twice");
  row("no such joint", "{\"name\": \"spine1_lateral\"", "{\"name\": \"spine1_laterall\"",
      "joints[0].name: no frame turns with the joint 'spine1_laterall'; did you mean 'spine1_lateral'?");
  row("one joint, two axes", "\"frame\": 22, \"parent\": 11", "\"frame\": 22, \"parent\": 10",
      "spine4_rotation turns about the axis of frame 11 already");
  row("capsule's size", "\"radius\": 0.1", "\"radius\": 0", "capsules[0].radius: ");
  row("capsule's frame", "\"name\": \"waist\", \"frame\": 6", "\"name\": \"waist\", \"frame\": 99",
      "capsules[1].frame: frame 99 is not defined before it is used");
  row("capsule twice", "\"name\": \"waist\"", "\"name\": \"pelvis\"",
      "capsules[1].name: the name 'pelvis' is there twice");
  row("no such capsule", "\"clear_of\": [\"pelvis\"", "\"clear_of\": [\"pelvic\"",
      "there is no capsule 'pelvic'; did you mean 'pelvis'?");
  row("pair twice", "\"clear_of\": [\"pelvis\"", "\"clear_of\": [\"waist\"",
      "capsules[5].clear_of[1]: r_forearm and waist are a pair already; name the pair once");
  row("clear of itself", "\"clear_of\": [\"pelvis\"", "\"clear_of\": [\"r_forearm\"",
      "r_forearm and r_forearm are fixed to each other");
  row("base", "\"base\": \"free\"", "\"base\": \"flying\"", "m.json:5: base: 'flying' is not a base");
  row("unknown field", "\"sites\"", "\"site\"", "site: is not a field here; did you mean 'sites'?");
  row("null", "\"theta_offset\": 1.5707963267948966", "\"theta_offset\": null",
      "frames[2].theta_offset: is null; write a number");
  const auto planar = [](const char* name, const char* from, const char* to, const char* expected) {
    QTest::newRow(name) << "planar9" << from << to << expected;
  };
  planar("type", "\"type\": \"Z\"", "\"type\": \"ZZ\"",
         "links[1].joint.type: 'ZZ' turns twice in a row about one axis; use orthogonal axes");
  planar("degrees", "\"type\": \"Z\"", "\"type\": \"ZY\"",
         "links[1].joint.degrees: r_shoulder has 1 degrees described; describe 2");
  planar("parent", "\"parent\": \"trunk\"", "\"parent\": \"trunc\"",
         "links[1].parent: there is no link 'trunc' before this; did you mean 'trunk'?");
  planar("degree twice", "[{\"name\": \"r_elbow\"", "[{\"name\": \"r_shoulder\"",
         "the name 'r_shoulder' is there twice");
  planar("link twice", "{\"name\": \"r_forearm\"", "{\"name\": \"r_upper_arm\"",
         "links[2].name: the name 'r_upper_arm' is there twice");
  planar("infinite", "\"position\": [0.06", "\"position\": [1e400", "m.json: number overflow");
  planar("two kinds", "\"links\"", "\"frames\": [], \"links\"", "the file has frames too");
}

void ModelFileTest::complaintsAreExact() {
  QFETCH(QString, file);
  QFETCH(QString, from);
  QFETCH(QString, to);
  QFETCH(QString, expected);
  const std::string text = readFile(kModels / (file.toStdString() + ".json"));
  const std::string changed = replaced(text, from.toStdString(), to.toStdString());
  QVERIFY2(!changed.empty(), "the model has changed");
  // a thing with a name is called by it besides: "joints[0].lower (spine1_lateral)"
  static const QRegularExpression name(QStringLiteral(R"((\w|\]) \([^)]+\):)"));
  const QString said = QString::fromStdString(complaint(changed)).replace(name, QStringLiteral("\\1:"));
  QVERIFY2(said.contains(expected), qPrintable(said));
  QVERIFY2(said.startsWith("m.json") && !said.contains('\n'), qPrintable(said));
}

/// Without a joint nothing is to be found, without a mass nothing is where it balances.
void ModelFileTest::whatIsNoBodyIsRefused() {
  const std::string begin =
      R"({"schema": "handhold-model-1", "name": "it", "base": "free", "links": [{"name": "a", "mass": 1,
 "com": [0, 0, 0], "inertia": [1, 1, 1]}])";
  QVERIFY2(complaint(begin + ", \"sites\": []}").find("links: hold no joint") != std::string::npos,
           complaint(begin + ", \"sites\": []}").c_str());
  auto file = nlohmann::json::parse(readFile(kModels / "planar9.json"));
  for (auto& link : file["links"])
    for (const char* field : {"mass", "com", "inertia"}) link.erase(field);
  QVERIFY2(complaint(file.dump()).find("links: have no mass") != std::string::npos,
           complaint(file.dump()).c_str());
}

void ModelFileTest::damagedTextsAreRefusedInOrder() {
  const std::string letters = "\"{}[],:0-9eE.\\n\xff\x01t";
  for (const char* name : {"planar9.json", "human55.json"}) {
    const std::string text = readFile(kModels / name);
    // about 150 places of each file, anything but InputError ends the test
    for (std::size_t at = 0; at < text.size(); at += text.size() / 150) {
      complaint(text.substr(0, at));
      std::string flipped = text;
      flipped[at] = letters[at % letters.size()];
      complaint(flipped);
    }
  }
}

QTEST_GUILESS_MAIN(ModelFileTest)
#include "model_file_test.moc"
