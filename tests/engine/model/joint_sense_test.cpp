// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>
#include <filesystem>
#include <map>
#include <sstream>

#include "engine/dynamics/kinematics.h"
#include "engine/model/model_file.h"

using namespace handhold;

namespace {

const std::filesystem::path kModels = std::filesystem::path(HANDHOLD_SOURCE_DIR) / "resources/models";

/// The turn whose effect is looked at (rad), and the least part of the movement that goes where it is said
/// to: more than any other axis could have.
constexpr double kTurn = 1e-3;
constexpr double kLeastPart = 0.71;
/// Of the elbow of an arm that hangs: no limit lets it be straight (rad).
constexpr double kLittleBend = -0.35;

/// What a word of a sense stands for: a place on the body, or a direction fixed to it.
struct Landmark {
  std::vector<std::string> sites;       ///< the first that the model has, "r_" or "l_" before it
  Vector3 direction = Vector3::Zero();  ///< in the site's axes; zero: the place itself
};

const std::map<std::string, Landmark> kLandmarks = {
    {"head", {{"head_top"}}},
    {"face", {{"eyes"}, Vector3::UnitZ()}},
    {"shoulder", {{"shoulder"}}},
    {"arm", {{"elbow"}}},
    {"hand", {{"grip", "fingertip", "wrist"}}},
    {"palm", {{"grip", "fingertip", "wrist"}, Vector3::UnitY()}},
    {"fingers", {{"grip"}, Vector3::UnitX()}},
    {"tips", {{"fingers_tip"}}},
    {"thumb", {{"thumb_tip"}}},
    {"leg", {{"ankle"}}},
    {"legs", {{"ankle", "r_ankle"}}},
    {"foot", {{"ankle"}}},
    {"feet", {{"ankle", "r_ankle"}}},
    {"toes", {{"toe_tip", "ball"}}},
    {"sole", {{"ball"}, -Vector3::UnitY()}}};

/// In world, the person upright and facing z; inward and outward are those of the joint's side.
Vector3 directionOf(const std::string& word, bool isRight) {
  static const std::map<std::string, Vector3> words = {
      {"up", Vector3::UnitY()},     {"down", -Vector3::UnitY()},   {"forward", Vector3::UnitZ()},
      {"back", -Vector3::UnitZ()},  {"left", Vector3::UnitX()},    {"right", -Vector3::UnitX()},
      {"inward", Vector3::UnitX()}, {"outward", -Vector3::UnitX()}};
  const bool isSided = word == "inward" || word == "outward";
  return words.at(word) * (isSided && !isRight ? -1.0 : 1.0);
}

/// "abduction: the leg moves outward": its landmark, and its last word.
struct Sense {
  std::string landmark, direction;
  explicit Sense(const std::string& sentence) {
    std::istringstream words(sentence.substr(std::min(sentence.find(": "), sentence.size() - 2) + 2));
    for (std::string word; words >> word; direction = word)
      if (landmark.empty() && kLandmarks.count(word)) landmark = word;
  }
};

/// The arms hang, are bent or held out as the sentence says; hands of the planar body are held up at zero.
VectorX postureFor(const Model& model, const std::string& sentence) {
  if (sentence.find("held") != std::string::npos) return model.zeroPosition();
  VectorX q = model.relaxedPosition();
  const double bend = sentence.find("bent") != std::string::npos ? -M_PI_2 : kLittleBend;
  for (const std::string side : {"r_", "l_"})
    for (const auto& [name, angle] : {std::pair{"elbow_flexion", bend}, {"shoulder_flexion", 0.0}}) {
      const LinkIndex joint = model.findJoint(side + name);
      if (joint.valid()) q[positionIndex(joint)] = angle;
    }
  return q;
}

SiteIndex siteOf(const Model& model, const Landmark& landmark, const std::string& joint) {
  const std::string side = joint.substr(0, 2) == "l_" ? "l_" : joint.substr(0, 2) == "r_" ? "r_" : "";
  for (const std::string& site : landmark.sites)
    if (model.findSite(side + site).valid()) return model.findSite(side + site);
  return model.findSite("");
}

Vector3 markAt(const Model& model, const VectorX& q, SiteIndex site, const Vector3& direction) {
  Data data(model);
  updateKinematics(model, q, data);
  const Pose X_WS = sitePose(model, data, site);
  return direction.isZero() ? X_WS.p : Vector3(X_WS.R * direction);
}

}  // namespace

class JointSenseTest : public QObject {
  Q_OBJECT

 private slots:
  void everyJointMovesAsItsSenseSays_data();
  void everyJointMovesAsItsSenseSays();
  void subtalarRangesAreEversionAndInversion();
};

void JointSenseTest::everyJointMovesAsItsSenseSays_data() {
  QTest::addColumn<QString>("file");
  QTest::addColumn<int>("joint");
  for (const auto& entry : std::filesystem::directory_iterator(kModels)) {
    const auto model = loadModel(entry.path());
    for (int i = 1; i < model->linkCount(); ++i)
      QTest::newRow((model->name + " " + model->joints[i].name).c_str())
          << QString::fromStdString(entry.path().string()) << i;
  }
}

void JointSenseTest::everyJointMovesAsItsSenseSays() {
  QFETCH(QString, file);
  QFETCH(int, joint);
  const auto model = loadModel(file.toStdString());
  const Joint& told = model->joints[joint];
  QVERIFY2(!told.sense.empty(), "the file does not say what moves where");
  const Sense sense(told.sense);
  const Landmark landmark = kLandmarks.at(sense.landmark);
  const SiteIndex site = siteOf(*model, landmark, told.name);
  QVERIFY2(site.valid(), told.sense.c_str());
  VectorX q = postureFor(*model, told.sense);
  const Vector3 before = markAt(*model, q, site, landmark.direction);
  q[positionIndex(LinkIndex(joint))] += kTurn;
  const Vector3 change = markAt(*model, q, site, landmark.direction) - before;
  const double part = change.normalized().dot(directionOf(sense.direction, told.name.substr(0, 2) == "r_"));
  QVERIFY2(part > kLeastPart, qPrintable(QStringLiteral("%1, but moves by %2 %3 %4")
                                             .arg(told.sense.c_str())
                                             .arg(change.x())
                                             .arg(change.y())
                                             .arg(change.z())));
}

/// 002 Table A.10 prints 10 degrees of eversion and 40 of inversion; in the frames + of the right foot is
/// eversion, of the left one inversion.
void JointSenseTest::subtalarRangesAreEversionAndInversion() {
  constexpr double kEversion = 0.1745, kInversion = 0.6981;
  const auto model = loadModel(kModels / "human55.json");
  const Joint& right = model->joints[model->findJoint("r_subtalar_inversion")];
  const Joint& left = model->joints[model->findJoint("l_subtalar_inversion")];
  QVERIFY(right.sense.starts_with("eversion") && left.sense.starts_with("inversion"));
  QCOMPARE(right.upper, kEversion);
  QCOMPARE(right.lower, -kInversion);
  QCOMPARE(left.upper, kInversion);
  QCOMPARE(left.lower, -kEversion);
}

QTEST_GUILESS_MAIN(JointSenseTest)
#include "joint_sense_test.moc"
