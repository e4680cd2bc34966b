// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>
#include <filesystem>
#include <numbers>

#include "engine/arm/arm_course.h"
#include "engine/arm/arm_file.h"
#include "engine/arm/arm_findings.h"
#include "engine/arm/hand_presets.h"
#include "engine/core/atomic_file.h"
#include "engine/core/error.h"

namespace handhold {

namespace {

constexpr double kSame = 1e-9;    // m, rad, N, N m
constexpr double kMotion = 1e-4;  // of some hundred J: integrals over 400 frames
const std::filesystem::path kFolder = std::filesystem::path(HANDHOLD_SOURCE_DIR) / "resources/studies/arm";
const std::vector<std::string> kFiles{"model_1", "model_2", "model_3", "life_size"};

ArmModel shipped(const std::string& name) { return readArmFile(kFolder / (name + ".json")); }

std::string refusalOf(const std::string& name, const std::string& part, const std::string& by) {
  std::string text = readFile(kFolder / (name + ".json"));
  const std::size_t at = text.find(part);
  if (at == std::string::npos) return "the file has no " + part;
  text.replace(at, part.size(), by);
  try {
    readArm(JsonDocument(text, "arm.json"));
  } catch (const InputError& error) {
    return error.what();
  }
  return "read";
}

/// Of powers and of what they change, by frame.
double workOf(const ArmModel& model, const std::vector<ArmFrame>& frames) {
  double work = 0.0, before = 0.0;
  for (std::size_t i = 0; i < frames.size(); ++i) {
    const ArmAnswer& at = frames[i].answer;
    double power = 0.0;
    for (int s = 0; s < model.tree.count(); ++s) {
      const std::size_t k = static_cast<std::size_t>(s);
      Vector3 turning = at.motion.omega[k];
      if (model.tree[s].on >= 0) turning -= at.motion.omega[std::size_t(model.tree[s].on)];
      power += at.net[k].moment.dot(turning);
    }
    if (i > 0) work += 0.5 * (power + before) * (frames[i].time - frames[i - 1].time);
    before = power;
  }
  return work;
}

GraspedThing standingPlate() {
  // its axis level, to the side
  return {{-0.05, -0.2, 0.35}, Quaternion(Eigen::AngleAxisd(std::numbers::pi / 2.0, Vector3::UnitY())), 5.0};
}

GraspedThing lyingPlate() {
  return {{-0.05, -0.1, 0.3}, Quaternion(Eigen::AngleAxisd(-std::numbers::pi / 2.0, Vector3::UnitX())), 5.0};
}

}  // namespace

/// The three models of 004 and the arm of a person, from their files.
class ArmModelsTest : public QObject {
  Q_OBJECT

 private slots:
  void everyFileIsReadAndStands();
  void wrongFilesAreRefusedWithTheirPlace();
  void impossibleInertiasAreTold();
  void firstModelHoldsItsWeightAnywhere();
  void secondModelUsesOneMuscle();
  void thirdModelBendsTheWristLeast();
  void outOfReachIsOneSentence();
  void remediesFitTheArm();
  void jointsTellWhatMusclesLeave();
  void strengthAndReliefAreLimits();
  void forearmRollsByTheLeastTurn();
  void rollKeepsItsRange();
  void lifeSizeArmIsThatOfTheHuman();
  void everyPresetIsJudged();
  void plateFromAboveWantsTheHandAbove();
  void presetsKeepTheRangesOfJoints();
  void aWayWithinTheRangesGoesFirst();
  void fingersAreLeavesThatBear();
  void movingArmSpendsItsEnergy();
  void restIsTheEndOfMotion();
  void extraTensionAccelerates();
};

void ArmModelsTest::everyFileIsReadAndStands() {
  for (const std::string& file : kFiles) {
    const ArmModel model = shipped(file);
    const ArmAnswer answer = answerOf(model, askedOf(model));
    QVERIFY2(answer.stands(), file.c_str());
    const Vector3 tip = distalEnd(model.tree, answer.motion, model.fore);
    QVERIFY2((tip - answer.posture.wrist).norm() < kSame, file.c_str());
    QVERIFY((distalEnd(model.tree, answer.motion, model.upper) - answer.posture.elbow).norm() < kSame);
    if (model.muscled.empty()) continue;
    const std::string why = sharingSentence(answer.share, model.tree, model.muscled, {});
    QVERIFY2(answer.share.status == SharingStatus::Shared, (file + why).c_str());
  }
}

void ArmModelsTest::wrongFilesAreRefusedWithTheirPlace() {
  const auto wants = [](const std::string& refusal, const char* words) {
    if (refusal.find(words) == std::string::npos) qWarning("%s", refusal.c_str());
    return refusal.find(words) != std::string::npos;
  };
  QVERIFY(wants(refusalOf("model_2", "\"mass\": 4", "\"mass\": -4"),
                "arm.json:17: segments[1].mass (upper arm)"));
  QVERIFY(wants(refusalOf("model_2", "\"on\": \"upper arm\"", "\"on\": \"uper arm\""),
                "did you mean 'upper arm'"));
  QVERIFY(wants(refusalOf("model_2", "\"ratio\": 0.9", "\"ratios\": 0.9"), "ratio"));
  QVERIFY(wants(refusalOf("model_2", "\"bend\"", "\"bent\""), "is no axis"));
  QVERIFY(wants(refusalOf("model_2", "\"proximal\": {\"segment\": \"upper arm\"",
                          "\"proximal\": {\"segment\": \"forearm\""),
                "over a joint"));
  QVERIFY(wants(refusalOf("model_3", "\"z\": [0, 0, 1]", "\"z\": [1, 0, 1]"), "not across x"));
  QVERIFY(wants(refusalOf("model_3", "\"upper_arm\": \"upper arm\"", "\"upper_arm\": \"hand\""), "shoulder"));
  QVERIFY(wants(refusalOf("model_3", "\"ahead\": [1, 0, 0]", "\"ahead\": [0, 0, 1]"), "along gravity"));
  QVERIFY(wants(refusalOf("model_3", "\"schema\": \"handhold-arm-1\"", "\"schema\": \"arm\""), "not known"));
  QVERIFY(wants(refusalOf("model_1", "\"name\": \"upper arm\",", "\"name\": \"upper arm\", \"mass\": 1,"),
                "arm.json:17:54: the field 'mass' is there twice"));
  QVERIFY(
      wants(refusalOf("life_size", "\"wrist_bend\": {\"least_deg\": 0", "\"wrist_bend\": {\"least_deg\": 50"),
            "ranges.wrist_bend.most_deg"));
  QVERIFY(wants(refusalOf("life_size", "\"mass\": 0.6", "\"mass\": 0.5"), "make one"));
}

/// The document's forearm has moments 6, 2, 1.
void ArmModelsTest::impossibleInertiasAreTold() {
  QCOMPARE(shipped("model_1").remarks.size(), std::size_t(2));
  QVERIFY(shipped("life_size").remarks.empty());
}

/// Whatever the elbow's angle, the shoulder bears all weights, and their moments about it by hand.
void ArmModelsTest::firstModelHoldsItsWeightAnywhere() {
  const ArmModel model = shipped("model_1");
  ArmAsk ask = askedOf(model);
  for (int i = 0; i < 12; ++i) {
    ask.angle = i * std::numbers::pi / 6.0;
    const ArmAnswer answer = answerOf(model, ask);
    const Vector3 elbow = answer.posture.elbow, wrist = answer.posture.wrist;
    Vector3 moment =
        9.81 *
        (4.0 * 0.536 * elbow + 2.0 * (elbow + 0.4 * (wrist - elbow)) + 8.0 * wrist).cross(Vector3::UnitZ());
    QVERIFY((answer.net[std::size_t(model.upper)].force - Vector3(0, 0, 14.0 * 9.81)).norm() < kSame);
    QVERIFY((answer.net[std::size_t(model.upper)].moment - moment).norm() < kSame);
    QVERIFY(answer.share.status == SharingStatus::NoMuscles);
  }
}

void ArmModelsTest::secondModelUsesOneMuscle() {
  const ArmModel model = shipped("model_2");
  ArmAsk ask = askedOf(model);
  for (int i = 0; i < 36; ++i) {
    ask.angle = i * std::numbers::pi / 18.0;
    const ArmAnswer answer = answerOf(model, ask);
    QVERIFY((answer.tension.array() > 0.0).count() == 1);
    QVERIFY((answer.contact[std::size_t(model.upper)].force - answer.net[std::size_t(model.upper)].force)
                .norm() == 0.0);
  }
}

void ArmModelsTest::thirdModelBendsTheWristLeast() {
  const ArmModel model = shipped("model_3");
  ArmAsk ask = askedOf(model);
  const ArmAnswer answer = answerOf(model, ask);
  QVERIFY((answer.posture.wrist - Vector3(1.025, 1.5, 2.0)).norm() < kSame);
  QVERIFY((distalEnd(model.tree, answer.motion, *model.hand) - Vector3(1.525, 1.5, 2.0)).norm() < kSame);
  for (int degree = 1; degree < 360; ++degree) {
    ask.angle = degree * std::numbers::pi / 180.0;
    QVERIFY(postureOf(model, ask).wristBend > answer.posture.wristBend);
  }
}

void ArmModelsTest::outOfReachIsOneSentence() {
  const ArmModel model = shipped("life_size");
  ArmAsk ask = askedOf(model);
  ask.target = {0.0, 0.0, 0.9};
  const ArmAnswer answer = answerOf(model, ask);
  QVERIFY(!answer.stands() && answer.net.empty());
  const std::vector<std::string> told = sentencesOf(model, ask, answer);
  QCOMPARE(told.size(), std::size_t(1));
  QVERIFY(told.front().find("farther than upper arm and forearm reach") != std::string::npos);
}

/// Only a hand can be turned, towards the side that helps, and only where a turn is enough.
void ArmModelsTest::remediesFitTheArm() {
  const auto words = [](const char* file, const Vector3& target) {
    const ArmModel model = shipped(file);
    ArmAsk ask = askedOf(model);
    ask.target = target;
    return findingsOf(model, ask, answerOf(model, ask)).front();
  };
  const ArmFinding bare = words("model_1", {5.0, 0.0, 0.0}), near = words("model_1", {0.1, 0.0, 0.0});
  QVERIFY(bare.limit == "reach" && bare.words.find("turn") == std::string::npos);
  QVERIFY(std::abs(bare.beyond - 1.38) < kSame);
  QVERIFY(near.limit == "reach" && near.words.find("turn") == std::string::npos);
  QVERIFY(words("model_3", {0.0, 3.7, 0.0}).words.ends_with("fingers away from the shoulder"));
  QVERIFY(words("model_3", {0.4, 0.0, 0.0}).words.ends_with("fingers towards the shoulder"));
  QVERIFY(words("model_3", {0.0, 5.0, 0.0}).words.find("turn") == std::string::npos);
}

/// A hand on its side: gravity turns it about an axis that no muscle of this arm has.
void ArmModelsTest::jointsTellWhatMusclesLeave() {
  const ArmModel model = shipped("life_size");
  ArmAsk ask = askedOf(model);
  ask.hand = {Vector3::UnitZ(), Vector3::UnitX()};
  const ArmAnswer answer = answerOf(model, ask);
  QVERIFY(answer.contact[std::size_t(*model.hand)].moment.norm() > 2.0);
  std::string all;
  for (const std::string& one : sentencesOf(model, ask, answer)) all += one + ". ";
  QVERIFY2(all.find("2.7 N m in that of the hand") != std::string::npos, all.c_str());
}

void ArmModelsTest::strengthAndReliefAreLimits() {
  const ArmModel model = shipped("life_size");
  ArmAsk ask = askedOf(model);
  const auto limits = [&] {
    std::vector<std::string> names;
    for (const ArmFinding& finding : findingsOf(model, ask, answerOf(model, ask)))
      if (!finding.isPossible()) names.push_back(finding.limit);
    return names;
  };
  QVERIFY(limits().empty());
  ask.weights.front().mass = 100.0;
  QVERIFY(!limits().empty());
  for (const std::string& sentence : sentencesOf(model, ask, answerOf(model, ask)))
    QVERIFY2(sentence.find("Muscles take") == std::string::npos, sentence.c_str());
  ask = askedOf(model);
  ask.relief = {*model.hand, 10.0};
  QVERIFY(limits() == std::vector<std::string>{"relief"});
  ask = askedOf(model);
  ask.hand = {-Vector3::UnitZ(), Vector3::UnitY()};
  ask.heldAt = 0.0;
  const std::vector<std::string> bent = limits();
  QVERIFY(std::ranges::find(bent, "wrist") != bent.end());
}

/// 4.1 by scanning: no other roll brings the forearm's axes nearer to the hand's.
void ArmModelsTest::forearmRollsByTheLeastTurn() {
  std::srand(41);
  const RollRange free{-std::numbers::pi, std::numbers::pi};
  for (int i = 0; i < 50; ++i) {
    const Quaternion from = Quaternion::UnitRandom(), to = Quaternion::UnitRandom();
    const auto turnAt = [&](double roll) {
      return (from * Quaternion(Eigen::AngleAxisd(roll, Vector3::UnitX()))).angularDistance(to);
    };
    const double least = turnAt(nearestRoll(from, to, free));
    for (int degree = 0; degree < 360; ++degree)
      QVERIFY(turnAt(degree * std::numbers::pi / 180.0) >= least - 1e-7);
  }
}

void ArmModelsTest::rollKeepsItsRange() {
  const Quaternion none = Quaternion::Identity();
  const auto roll = [&](double angle, const RollRange& range) {
    return nearestRoll(none, Quaternion(Eigen::AngleAxisd(angle, Vector3::UnitX())), range);
  };
  QVERIFY(std::abs(roll(0.5, {-1.0, 1.0}) - 0.5) < kSame);
  QVERIFY(std::abs(roll(2.0, {-1.0, 1.0}) - 1.0) < kSame);
  QVERIFY(std::abs(roll(-3.0, {-1.0, 1.0}) + 1.0) < kSame);
  QVERIFY(std::abs(roll(3.0, {-4.0, 0.0}) - (3.0 - 2.0 * std::numbers::pi)) < kSame);
}

void ArmModelsTest::lifeSizeArmIsThatOfTheHuman() {
  const ArmModel model = shipped("life_size");
  QCOMPARE(model.lengths().upper, 0.2608);
  QCOMPARE(model.lengths().fore, 0.232267);
  double handMass = 0.0;
  for (int i = 0; i < model.tree.count(); ++i)
    if (hangsOn(model.tree, i, *model.hand)) handMass += model.tree[i].mass;
  QVERIFY(std::abs(handMass - 0.6) < 1e-4);
  QCOMPARE(model.tree.count(), 18);  // two, the hand, five fingers of three
}

void ArmModelsTest::everyPresetIsJudged() {
  const ArmModel model = shipped("life_size");
  for (const GraspedThing& thing : {standingPlate(), lyingPlate()}) {
    const std::vector<JudgedPreset> judged = judgePresets(model, askedOf(model), thing);
    QCOMPARE(judged.size(), std::size_t(3));
    const int best = bestPreset(judged);
    QVERIFY(best >= 0);
    for (const JudgedPreset& one : judged) {
      if (!one.isPossible) continue;
      const ArmAnswer& answer = one.answer;
      QVERIFY(judged[std::size_t(best)].answer.posture.wristBend <=
              answer.posture.wristBend + std::abs(answer.posture.twistLeft) + kSame);
      // the wrist bears hand and thing however fingers share it
      const double borne = 9.81 * (5.0 + 0.6);
      QVERIFY(std::abs(answer.net[std::size_t(*model.hand)].force.y() - borne) < 1e-3);
      // the thing is where it was asked, at its part of the hand
      const Vector3 place = placeOf(answer.motion, *model.hand, model.tree[*model.hand].at(0.75));
      QVERIFY((place - thing.place).norm() < kSame);
    }
    QVERIFY(judged[0].fingerBend > judged[2].fingerBend);  // a fist and a flat hand
  }
}

void ArmModelsTest::plateFromAboveWantsTheHandAbove() {
  const ArmModel model = shipped("life_size");
  const auto standing = judgePresets(model, askedOf(model), standingPlate());
  const auto lying = judgePresets(model, askedOf(model), lyingPlate());
  QVERIFY(standing[1].isPossible && !lying[1].isPossible);
  const Quaternion hand = standing[1].answer.motion.q[std::size_t(*model.hand)];
  QVERIFY((hand * Vector3::UnitX()).y() < -0.7);
  QVERIFY(lying[2].isPossible);
}

/// Where every way of holding reaches, none is possible to an elbow that does not bend so far.
void ArmModelsTest::presetsKeepTheRangesOfJoints() {
  ArmModel model = shipped("life_size");
  const auto possible = [&] {
    return std::ranges::count_if(judgePresets(model, askedOf(model), standingPlate()),
                                 [](const JudgedPreset& one) { return one.isPossible; });
  };
  QCOMPARE(int(possible()), 3);
  model.ranges.elbow = AngleRange{0.0, 0.1};
  QCOMPARE(int(possible()), 0);
}

/// Whatever way a thing lies: where any way round is possible, one is found.
void ArmModelsTest::aWayWithinTheRangesGoesFirst() {
  ArmModel model = shipped("life_size");
  int unlike = 0;
  for (int lies = 0; lies < 40; ++lies) {
    GraspedThing thing = standingPlate();
    thing.attitude = Quaternion(Eigen::AngleAxisd(0.7 * lies, Vector3(1.0, 0.1 * lies, 0.5).normalized()));
    const std::vector<JudgedPreset> judged = judgePresets(model, askedOf(model), thing);
    for (const JudgedPreset& one : judged) {
      const HandPreset& preset = model.presets[std::size_t(one.preset)];
      if (preset.isFromAbove) continue;
      bool any = false;
      double least = 1e300;  // of bend and twist, whatever joints may do
      for (int i = 0; i < 72; ++i) {
        const Quaternion turn(Eigen::AngleAxisd(std::numbers::pi * i / 36.0, Vector3::UnitZ()));
        const ArmPosture way = postureOf(model, askWith(model, askedOf(model), preset, thing, turn));
        if (!way.circle.canReach()) continue;
        least = std::min(least, std::abs(way.wristBend) + std::abs(way.twistLeft));
        any = any || beyondRanges(model, way).empty();
      }
      if (!any) continue;
      QVERIFY2(one.isPossible, preset.name.c_str());
      const ArmPosture& chosen = one.answer.posture;
      unlike += std::abs(chosen.wristBend) + std::abs(chosen.twistLeft) > least + kSame;
    }
  }
  QVERIFY(unlike > 0);  // what bends least is not always possible
}

void ArmModelsTest::fingersAreLeavesThatBear() {
  const ArmModel model = shipped("life_size");
  const std::vector<int> hierarchy = hierarchyOf(model.tree);
  QCOMPARE(*std::ranges::max_element(hierarchy), 6);
  const JudgedPreset handle = judgePresets(model, askedOf(model), standingPlate()).front();
  const int bone = model.segmentOf("middle 1"), thumb = model.segmentOf("thumb 1");
  const double flesh = model.tree[bone].mass + model.tree[bone + 1].mass + model.tree[bone + 2].mass;
  QVERIFY(std::abs(handle.answer.net[std::size_t(bone)].force.y() - 9.81 * (1.25 + flesh)) < kSame);
  QVERIFY(handle.answer.net[std::size_t(thumb)].force.y() < 1.0);
}

/// The work of all joints is what kinetic and potential energy gain, at half way and at the end.
void ArmModelsTest::movingArmSpendsItsEnergy() {
  for (const std::string& file : kFiles) {
    ArmModel model = shipped(file);
    // where the forearm comes to the end of its roll it stops at once, which no energy pays for
    if (model.roll) model.roll = RollRange{-std::numbers::pi, std::numbers::pi};
    const ArmAsk ask = askedOf(model);
    const double size = model.lengths().upper;
    std::vector<ArmFrame> frames = framesOf(model, ask, {0.2 * size * model.bearings().up, 0.8, 0.6}, 401);
    const auto energyAt = [&](const ArmFrame& frame) {
      return energyOf(model.tree, frame.answer.motion, model.gravity, ask.weights);
    };
    const double begin = energyAt(frames.front()), end = energyAt(frames.back());
    QVERIFY2(std::abs(workOf(model, frames) - (end - begin)) < kMotion * std::max(1.0, std::abs(end)),
             file.c_str());
    frames.resize(201);
    const double middle = energyAt(frames.back());
    QVERIFY2(std::abs(workOf(model, frames) - (middle - begin)) < kMotion * std::max(1.0, std::abs(middle)),
             file.c_str());
  }
}

void ArmModelsTest::restIsTheEndOfMotion() {
  const ArmModel model = shipped("model_3");
  const ArmAsk ask = askedOf(model);
  const ArmCourse course{{0.1, 0.0, 0.2}, 0.5, 0.8};
  const std::vector<ArmFrame> frames = framesOf(model, ask, course, 11);
  const ArmAnswer rest = answerOf(model, askAt(ask, course, 0.8));
  for (int i = 0; i < model.tree.count(); ++i)
    QVERIFY((frames.back().answer.net[std::size_t(i)].moment - rest.net[std::size_t(i)].moment).norm() <
            1e-4);
  // and a course that leaves the circle ends there
  const std::vector<ArmFrame> far = framesOf(model, ask, {{3.0, 0.0, 0.0}, 0.0, 0.8}, 11);
  QVERIFY(far.size() < 11 && !far.back().answer.stands());
}

/// A constant tension beyond rest works: kinetic energy is the tension times what the muscle shortens.
void ArmModelsTest::extraTensionAccelerates() {
  for (const std::string& file : {std::string("model_2"), std::string("life_size")}) {
    const ArmModel model = shipped(file);
    const ArmAsk ask = askedOf(model);
    const int biceps = file == "model_2" ? 0 : 1;
    VectorX extra = VectorX::Zero(Eigen::Index(model.muscles.size()));
    extra[biceps] = 20.0;
    const TreeMotion rest = answerOf(model, ask).motion;
    const auto frames = runFrom(model, ask, rest, {extra, file == "model_2" ? 0.2 : 0.05, 1e-3});
    const ArmMuscle& muscle = model.muscles[std::size_t(biceps)];
    const double shorter =
        lineOf(model.tree, frames.front(), muscle).length - lineOf(model.tree, frames.back(), muscle).length;
    const double kinetic = energyOf(model.tree, frames.back(), Vector3::Zero(), ask.weights);
    QVERIFY2(shorter > 0.0, file.c_str());
    QVERIFY2(std::abs(kinetic - 20.0 * shorter) < 1e-6 * kinetic + 1e-9,
             qPrintable(QString("%1 %2").arg(kinetic).arg(20.0 * shorter)));
    // without any, nothing moves
    const auto still = runFrom(model, ask, rest, {VectorX::Zero(extra.size()), 0.01, 1e-3});
    QVERIFY(energyOf(model.tree, still.back(), Vector3::Zero(), ask.weights) < 1e-15);
  }
}

}  // namespace handhold

QTEST_APPLESS_MAIN(handhold::ArmModelsTest)
#include "arm_models_test.moc"
