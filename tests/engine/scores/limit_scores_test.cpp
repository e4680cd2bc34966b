// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/scores/limit_scores.h"

#include <QtTest>
#include <cmath>

#include "engine/dynamics/inverse_dynamics.h"
#include "engine/dynamics/jacobian.h"
#include "engine/dynamics/kinematics.h"
#include "engine/model/model_file.h"
#include "engine/scores/body_support.h"
#include "engine/scores/low_back.h"
#include "engine/scores/score_words.h"
#include "engine/scores/scores.h"
#include "engine/trial/trial.h"

using namespace handhold;

namespace {

constexpr double kNewton = 1e-6;   ///< sums of forces and moments (N, N m)
constexpr double kRounding = 1.0;  ///< of optima printed in whole N m (N m)
const Vector3 kEarth(0.0, -9.80665, 0.0);
const QString kResources = QString::fromUtf8(HANDHOLD_SOURCE_DIR) + "/resources/";

PopulationStrength people() { return PopulationStrength((kResources + "scores/strength.csv").toStdString()); }

std::shared_ptr<const Model> human() { return loadModel((kResources + "models/human55.json").toStdString()); }

ContactLoad loadAt(const Model& model, const Data& data, const char* site, const Vector3& force) {
  ContactLoad load;
  load.name = site;
  load.kind = "load";
  const SiteIndex at = model.findSite(site);
  load.link = model.sites[static_cast<std::size_t>(at)].link;
  load.point = sitePose(model, data, at).p;
  load.force = force;
  return load;
}

/// At rest with such loads, torques of muscles alone.
MotionFrame resting(const Model& model, const VectorX& q, const std::vector<ContactLoad>& loads) {
  MotionFrame frame;
  frame.q = q;
  frame.v = frame.vdot = VectorX::Zero(model.velocitySize());
  frame.loads = loads;
  std::vector<LinkWrench> wrenches;
  for (const ContactLoad& load : loads) wrenches.push_back({load.link, load.point, load.force, load.moment});
  Data data(model);
  inverseDynamics(model, q, frame.v, frame.vdot, kEarth, wrenches, data, frame.tau);
  return frame;
}

/// Whether a link hangs on the spine.
bool isAbove(const Model& model, LinkIndex link, LinkIndex lowest) {
  while (link.valid() && link != lowest) link = model.joints[static_cast<std::size_t>(link)].parent;
  return link == lowest;
}

}  // namespace

class LimitScoresTest : public QObject {
  Q_OBJECT

 private slots:
  void lowBackBearsWhatIsAboveIt() {
    const auto model = human();
    const std::vector<LinkIndex> spine = lowestSpine(*model);
    QCOMPARE(spine.size(), std::size_t(3));
    VectorX q = model->relaxedPosition();
    q.segment<4>(3) << std::cos(0.3), std::sin(0.3), 0.0, 0.0;  // leaning forward by 0.6
    Data data(*model);
    updateKinematics(*model, q, data);
    const std::vector<ContactLoad> loads{loadAt(*model, data, "r_grip", Vector3(10.0, -150.0, 40.0)),
                                         loadAt(*model, data, "chest", Vector3(0.0, -50.0, 0.0))};
    const LowBackLoad load = lowBackLoad(*model, data, resting(*model, q, loads), kEarth, spine);
    // by hand: weights and loads about the joint
    const Vector3 origin = data.p_WL[static_cast<std::size_t>(spine[0])];
    Vector3 force = Vector3::Zero(), moment = Vector3::Zero();
    for (const Body& body : model->bodies) {
      if (!isAbove(*model, body.link, spine[0])) continue;
      force += body.mass * kEarth;
      moment += (linkPose(data, body.link) * body.com - origin).cross(body.mass * kEarth);
    }
    for (const ContactLoad& each : loads)
      force += each.force, moment += (each.point - origin).cross(each.force);
    const Vector3 up = data.R_WL[static_cast<std::size_t>(spine.back())].col(1);
    QVERIFY(std::abs(load.along - -force.dot(up)) < kNewton);
    QVERIFY(std::abs(load.shear - (force - force.dot(up) * up).norm()) < kNewton);
    QVERIFY(std::abs(load.bending - (moment - moment.dot(up) * up).norm()) < kNewton);
    QVERIFY(std::abs(load.compression() - (load.bending / 0.06 + load.along)) < kNewton);
  }

  void legsAreAsStrongAsTheTableOfOptimaSays_data() {
    // strength.md: isometric optimum of 18 to 25 years for ANSUR II's medians, computed by its author
    QTest::addColumn<QString>("movement");
    QTest::addColumn<double>("men");
    QTest::addColumn<double>("menAt");
    QTest::addColumn<double>("women");
    QTest::addColumn<double>("womenAt");
    QTest::newRow("hip extension") << "hip extension" << 234.0 << 53.0 << 193.0 << 71.0;
    QTest::newRow("hip flexion") << "hip flexion" << 165.0 << -12.0 << 135.0 << -20.0;
    QTest::newRow("knee extension") << "knee extension" << 237.0 << 65.0 << 169.0 << 73.0;
    QTest::newRow("knee flexion") << "knee flexion" << 127.0 << 30.0 << 85.0 << 36.0;
    QTest::newRow("plantarflexion") << "ankle plantarflexion" << 138.0 << 23.0 << 111.0 << 24.0;
    QTest::newRow("dorsiflexion") << "ankle dorsiflexion" << 48.0 << -11.0 << 29.0 << -17.0;
  }
  void legsAreAsStrongAsTheTableOfOptimaSays() {
    QFETCH(QString, movement);
    QFETCH(double, men);
    QFETCH(double, menAt);
    QFETCH(double, women);
    QFETCH(double, womenAt);
    const PopulationStrength strength = people();
    const auto mean = [&](Population sex, double degree) {
      const std::string joint = movement.section(' ', 0, 0).toStdString(),
                        way = movement.section(' ', 1).toStdString();
      return strength.of(joint, way, sex, degree * M_PI / 180.0)->mean;
    };
    QVERIFY2(std::abs(mean(Population::Men, menAt) - men) < kRounding,
             qPrintable(QString::number(mean(Population::Men, menAt))));
    QVERIFY2(std::abs(mean(Population::Women, womenAt) - women) < kRounding,
             qPrintable(QString::number(mean(Population::Women, womenAt))));
    QVERIFY(mean(Population::Men, menAt + 40.0) < men && mean(Population::Men, menAt - 40.0) < men);
  }

  void beyondItsCurveStrengthIsHeldAndDoubted() {
    const PopulationStrength strength = people();
    // women's knee extension, C2 1.187, C3 1.274 rad: half of its best at C3 - 60 degrees / C2
    const double edge = 1.274 - M_PI / 3.0 / 1.187;
    const auto at = [&](double angle) { return *strength.of("knee", "extension", Population::Women, angle); };
    const double best = at(1.274).mean;
    QVERIFY(!at(edge + 0.01).isBeyond && at(edge - 0.01).isBeyond);
    QVERIFY(std::abs(at(edge + 1e-9).mean - 0.5 * best) < 1e-6);
    QVERIFY(std::abs(at(edge - 0.5).mean - 0.5 * best) < 1e-6);
    QVERIFY(at(edge - 0.5).deviation > 0.0);
  }

  void aPartIsNamedByTheMovementOfItsTorque() {
    const auto model = human();
    MotionFrame frame;
    frame.q = model->zeroPosition();
    frame.tau = VectorX::Zero(model->velocitySize());
    const int ankle = model->findJoint("r_ankle_plantarflexion");
    for (const double torque : {20.0, -20.0}) {
      frame.tau[velocityIndex(ankle)] = torque;
      const InstantScore score = capableInstant(*model, frame, people());
      QCOMPARE(score.parts.size(), std::size_t(1));
      QCOMPARE(score.parts[0].name,
               std::string(torque > 0.0 ? "ankle plantarflexion" : "ankle dorsiflexion"));
    }
  }

  /// What was measured is isometric.
  void aJointThatMovesIsDoubted() {
    const auto model = human();
    MotionFrame frame;
    frame.q = model->zeroPosition();
    frame.v = frame.tau = VectorX::Zero(model->velocitySize());
    const int knee = velocityIndex(model->findJoint("r_knee_flexion"));
    frame.tau[knee] = 20.0;
    const auto moves = [&](double rate) {
      frame.v[knee] = rate;
      return capableInstant(*model, frame, people()).parts[0].remark.find("the joint moves") !=
             std::string::npos;
    };
    QVERIFY(!moves(0.0) && !moves(0.19) && moves(0.21) && moves(-0.21));
  }

  void sharesAreOfANormalSpread() {
    QCOMPARE(shareCapable({100.0, 20.0, 30.0}, 100.0), 0.5);
    QVERIFY(std::abs(shareCapable({100.0, 20.0, 30.0}, 100.0 - 1.6448536 * 20.0) - 0.95) < 1e-6);
    QVERIFY(std::abs(shareCapable({100.0, 20.0, 30.0}, 100.0 + 1.6448536 * 30.0) - 0.05) < 1e-6);
    // the share is that of those above whom strengthAt says to have it
    for (const double score : {-3.0, -1.2, -0.1, 0.4, 2.9})
      for (const StrengthSpread& spread :
           {StrengthSpread{100.0, 20.0, 30.0}, {100.0, 30.0, 20.0}, {75.0, 15.8, 52.3}})
        QVERIFY(std::abs(shareCapable(spread, strengthAt(spread, score)) -
                         0.5 * std::erfc(score / std::sqrt(2.0))) < 1e-9);
    const auto share = [](const char* joint, const char* way, Population sex, double moment) {
      return shareCapable(*people().of(joint, way, sex, 0.0), moment);
    };
    // 95 % can what the 5th percentile can, and 5 % what the 95th can (Stobbe 1982: men's shoulder adduction
    // 35 67 115 N m, women's 13 30 54)
    QVERIFY(std::abs(share("shoulder", "vertical_adduction", Population::Men, 35.0) - 0.95) < 1e-9);
    QVERIFY(std::abs(share("shoulder", "vertical_adduction", Population::Women, 54.0) - 0.05) < 1e-9);
    QVERIFY(people().isDoubtful("shoulder", "vertical_adduction") &&
            !people().isDoubtful("knee", "extension"));
  }

  /// Lategan and Krueger 2003, 199 young men: 0.78 (0.12) N m/kg of flexion, 0.67 (0.13) of extension. Women
  /// have of it what they grip, 331.4 and 537.3 N at 66.8 and 84.6 kg.
  void elbowsAreStrongByMass() {
    const StrengthSpread his = *people().ofMass("elbow", "extension", Population::Men),
                         hers = *people().ofMass("elbow", "extension", Population::Women);
    QCOMPARE(his.mean, 0.67);
    QCOMPARE(his.deviation, 0.13);
    QVERIFY(std::abs(hers.mean - 0.67 * (331.4 / 66.8) / (537.3 / 84.6)) < 1e-12);
    QVERIFY(std::abs(hers.deviation / hers.mean - 0.13 / 0.67) < 1e-12);
    const StrengthSpread flexion = *people().of("elbow", "flexion", Population::Men, 0.0);
    QVERIFY(std::abs(flexion.mean - 0.78 * 84.6) < 1e-9 && flexion.isOfSize);
    QVERIFY(!people().isDoubtful("elbow", "flexion"));
    QVERIFY(!people().ofMass("shoulder", "vertical_adduction", Population::Men));
  }

  /// Anderson's deviations are of people of one mass times stature; capable are people of all.
  void legsSpreadWithSizeToo() {
    const auto model = human();
    MotionFrame frame;
    frame.q = model->zeroPosition();
    frame.tau = VectorX::Zero(model->velocitySize());
    const int knee = model->findJoint("r_knee_flexion");
    // women's knee extension at its best, C1 0.159 (0.028), sizes 66.8 kg 1.626 m
    const double best = 0.159 * 9.81 * 66.8 * 1.626, size = sizeVariationOf(Population::Women);
    frame.q[positionIndex(knee)] = 1.274;
    for (const double share : {0.6, 1.3}) {
      frame.tau[velocityIndex(knee)] = -share * best;
      const InstantScore score = capableInstant(*model, frame, people());
      QCOMPARE(score.parts.size(), std::size_t(1));
      const double own = 0.028 / 0.159,
                   deviation = std::sqrt(own * own + size * size + own * own * size * size);
      QVERIFY2(std::abs(score.value - 0.5 * std::erfc((share - 1.0) / deviation / std::sqrt(2.0))) < 1e-9,
               qPrintable(QString::number(score.value)));
    }
    const StrengthSpread ofAll = *people().of("shoulder", "vertical_adduction", Population::Women, 0.0);
    QCOMPARE(ofAllSizes(ofAll, Population::Women).deviation, ofAll.deviation);
  }

  void heavierLoadsLeaveFewerCapable() {
    const auto model = human();
    const VectorX q = model->relaxedPosition();
    Data data(*model);
    updateKinematics(*model, q, data);
    double before = 1.1;
    for (const double weight : {0.0, 150.0, 300.0, 600.0}) {
      const InstantScore score = capableInstant(
          *model, resting(*model, q, {loadAt(*model, data, "r_grip", {0.0, -weight, 0.0})}), people());
      QVERIFY(score.value < before);
      before = score.value;
    }
  }

  /// 87 % of women are enough; then men's 98 % broke it.
  void whoseLimitIsBrokenIsTold() {
    const auto said = [](double women, ActionLevel level) {
      return QString::fromStdString(meaningOf(Rule::Capable, women, level));
    };
    QVERIFY(said(0.87, ActionLevel::ChangeSoon).endsWith("enough women, but fewer than 99 % of men can"));
    QVERIFY(said(0.74, ActionLevel::ChangeSoon).endsWith("fewer than 75 % of women can"));
    QVERIFY(said(0.02, ActionLevel::ChangeNow).endsWith("fewer than 25 % of men can"));
    QVERIFY(said(0.005, ActionLevel::ChangeNow).endsWith("fewer than 1 % of women can"));
    QCOMPARE(valueWords(Rule::Capable, 0.87, UnitChoice()), std::string("87 % of women"));
  }

  void hardwareBearsWhatItIsMadeFor() {
    const auto model = human();
    Data data(*model);
    updateKinematics(*model, model->zeroPosition(), data);
    MotionFrame frame;
    ContactLoad hand = loadAt(*model, data, "r_grip", Vector3(250.0, 0.0, 0.0));
    hand.kind = "grip";
    frame.loads = {hand};
    QVERIFY(std::abs(crewLoadInstant(*model, frame).value - 250.0 / 556.0) < 1e-12);
    ContactLoad foot = loadAt(*model, data, "r_ball", Vector3(0.0, 100.0, 0.0));
    foot.kind = "restraint";
    foot.moment = Vector3(0.0, 0.0, 500.0);
    frame.loads = {hand, foot};
    const InstantScore score = crewLoadInstant(*model, frame);
    QVERIFY(std::abs(score.value - 250.0 / 200.0) < 1e-12);
    QCOMPARE(score.driver, 0);
    QCOMPARE(score.level, ActionLevel::ChangeNow);
    QVERIFY(std::abs(score.parts[1].score - 500.0 / 475.0) < 1e-12);
  }

  /// The hand is to be 40 degrees below ahead; in weightlessness one looks 25 degrees below.
  void sightOfTheWorkIsAnAngle() {
    Trial trial;
    trial.subject = Subject(human());
    const Model& model = *trial.subject.model;
    MotionFrame frame;
    frame.q = model.zeroPosition();
    trial.motion.frames = {frame};
    Data data(model);
    updateKinematics(model, frame.q, data);
    Task task;
    Target target;
    target.site = "r_grip";
    const double angle = 40.0 * M_PI / 180.0;
    target.position = sitePose(model, data, model.findSite("eyes")) *
                      Vector3(0.0, -0.5 * std::sin(angle), 0.5 * std::cos(angle));
    task.targets = {target};
    trial.task = std::make_shared<const Task>(task);
    const InstantScore score = reachInstant(trial, frame, data, true);
    QCOMPARE(score.parts.size(), std::size_t(1));
    QCOMPARE(score.parts[0].name, std::string("sight of the work"));
    QVERIFY(std::abs(*score.parts[0].amount - 15.0 * M_PI / 180.0) < 1e-9);
    QCOMPARE(score.level, ActionLevel::Acceptable);
    // nobody who only holds on has work to look at
    trial.task = std::make_shared<const Task>(Task());
    QVERIFY(reachInstant(trial, frame, data, true).parts.empty());
  }

  void rulesOfWeightAreSilentWhereNothingWeighs() {
    Trial trial;
    trial.subject = Subject(human());
    trial.motion.frames = {resting(*trial.subject.model, trial.subject.model->relaxedPosition(), {})};
    for (const RuleVerdict& verdict : scoresOf(trial, Vector3::Zero(), rulesOf(""), {}, people())) {
      const bool isOfWeight = verdict.rule == Rule::Rula || verdict.rule == Rule::Reba ||
                              verdict.rule == Rule::Owas || verdict.rule == Rule::Lifting;
      QCOMPARE(verdict.applies(), !isOfWeight);
    }
    for (const RuleVerdict& verdict : scoresOf(trial, kEarth, rulesOf("rula,crew-load"), {}, people()))
      QCOMPARE(verdict.applies(), verdict.rule == Rule::Rula);
    trial.motion.frames.clear();
    QVERIFY(!scoresOf(trial, kEarth, rulesOf("rula"), {}, people()).front().applies());
  }

  void platesBearAndAreNotCarried() {
    const auto model = human();
    Data data(*model);
    updateKinematics(*model, model->zeroPosition(), data);
    MotionFrame frame;
    frame.loads = {loadAt(*model, data, "r_ball", {0.0, 900.0, 50.0}),
                   loadAt(*model, data, "l_ball", {0.0, 20.0, 0.0}),
                   loadAt(*model, data, "chest", {0.0, -30.0, 40.0})};
    const BodySupport support = SupportMeter(*model).at(frame, data, Vector3::UnitY());
    QVERIFY(support.isTold && support.feet[0] && !support.feet[1]);
    QVERIFY(std::abs(support.carried - 50.0) < kNewton);
    // without any load feet stand where they are low
    frame.loads.clear();
    QVERIFY(SupportMeter(*model).at(frame, data, Vector3::UnitY()).isBalanced());
  }

  /// Hips go at 0.5 m/s over feet that stand, over one that bears nothing, with the whole body.
  void whoStandsOnBothFeetDoesNotWalk() {
    Trial trial;
    trial.subject = Subject(human());
    const Model& model = *trial.subject.model;
    Data data(model);
    MotionFrame frame = resting(model, model.zeroPosition(), {});
    updateKinematics(model, frame.q, data);
    const ContactLoad right = loadAt(model, data, "r_ball", {0.0, 350.0, 0.0}),
                      left = loadAt(model, data, "l_ball", {0.0, 350.0, 0.0});
    frame.v[2] = 0.5;
    // both ankles stand while the hips go forward: the hips' flexion turns the legs back
    VectorX standing = frame.v;
    const auto ankle = [&](const char* site, const VectorX& v) {
      const SiteIndex at = model.findSite(site);
      return Vector3(pointVelocity(model, data, v, model.sites[static_cast<std::size_t>(at)].link,
                                   sitePose(model, data, at).p)
                         .tail<3>());
    };
    for (const char* side : {"r_", "l_"}) {
      const std::string name = side;
      VectorX unit = VectorX::Zero(model.velocitySize());
      const int hip = velocityIndex(model.findJoint((name + "hip_flexion").c_str()));
      unit[hip] = 1.0;
      standing[hip] = -0.5 / ankle((name + "ankle").c_str(), unit).z();
      QVERIFY(ankle((name + "ankle").c_str(), standing).norm() < 0.05);
    }
    const auto legsAre = [&](const VectorX& v, const std::vector<ContactLoad>& loads) {
      frame.v = v;
      frame.loads = loads;
      trial.motion.frames = {frame, frame};
      trial.motion.frames.back().time = 1.0;
      const RuleVerdict verdict = scoresOf(trial, kEarth, rulesOf("owas"), {}, people()).front();
      return QString::fromStdString(verdict.worstInstant().parts[2].remark);
    };
    QCOMPARE(legsAre(standing, {right, left}), QString("standing on both legs"));
    QCOMPARE(legsAre(standing, {right}), QString("walking"));
    QCOMPARE(legsAre(0.5 * VectorX::Unit(model.velocitySize(), 2), {right, left}), QString("walking"));
  }

  void twoHandsLiftAndOneDoesNot() {
    Trial trial;
    trial.subject = Subject(human());
    const Model& model = *trial.subject.model;
    VectorX q = model.relaxedPosition();
    Data data(model);
    updateKinematics(model, q, data);
    const std::vector<Rule> lifting = rulesOf("lifting");
    const Vector3 weight(0.0, -5.0 * 9.80665, 0.0);
    trial.motion.frames = {resting(model, q, {loadAt(model, data, "r_grip", weight)})};
    QVERIFY(!scoresOf(trial, kEarth, lifting, {}, people()).front().applies());
    trial.motion.frames = {
        resting(model, q, {loadAt(model, data, "r_grip", weight), loadAt(model, data, "l_grip", weight)})};
    const RuleVerdict verdict = scoresOf(trial, kEarth, lifting, {}, people()).front();
    QVERIFY2(verdict.applies(), verdict.reason.c_str());
    const InstantScore& score = verdict.worstInstant();
    double product = 1.0;
    for (int i = 0; i < 6; ++i) product *= score.parts[static_cast<std::size_t>(i)].score;
    QVERIFY(std::abs(score.value - 10.0 / (23.0 * product)) < 1e-9);
    // 30 kg on the Moon weigh as 4.96 kg here, by their loads and as told
    constexpr double kMoon = 1.62;
    const Vector3 light(0.0, -15.0 * kMoon, 0.0);
    ScoreSettings told;
    told.mass = 30.0;
    trial.motion.frames = {
        resting(model, q, {loadAt(model, data, "r_grip", light), loadAt(model, data, "l_grip", light)})};
    for (const ScoreSettings& settings : {ScoreSettings(), told}) {
      const auto moon = scoresOf(trial, kMoon / kEarth.norm() * kEarth, lifting, settings, people()).front();
      QVERIFY(std::abs(moon.worstInstant().value - 30.0 * kMoon / 9.80665 / (23.0 * product)) < 1e-9);
      QVERIFY(std::abs(*moon.worstInstant().parts[6].amount - 30.0) < 1e-9);
      QCOMPARE(moon.assumed.size(), verdict.assumed.size() + 1);
    }
    // hands beside the body of 1.56 m hang at 60 to 75 cm
    QVERIFY(*score.parts[1].amount > 0.5 && *score.parts[1].amount < 0.8);
  }

  void sharesOfTimeAddUp() {
    RuleVerdict verdict;
    const auto at = [](double time, double value, ActionLevel level) {
      InstantScore score;
      score.time = time, score.value = value, score.level = level;
      return score;
    };
    verdict.curve = {at(0.0, 1.0, ActionLevel::Acceptable), at(1.0, 5.0, ActionLevel::ChangeSoon),
                     at(4.0, 3.0, ActionLevel::Investigate)};
    sumUp(verdict);
    QCOMPARE(verdict.worst, std::size_t(1));
    QCOMPARE(verdict.shares[0], 0.125);
    QCOMPARE(verdict.shares[2], 0.5);
    QCOMPARE(verdict.shares[1], 0.375);
    QCOMPARE(verdict.mean, (0.5 * 1.0 + 2.0 * 5.0 + 1.5 * 3.0) / 4.0);
  }

  void anUnknownRuleIsTold() {
    try {
      rulesOf("rula,rebba");
      QFAIL("taken");
    } catch (const std::exception& error) {
      QVERIFY(QString::fromUtf8(error.what()).contains("did you mean 'reba'"));
    }
  }
};

QTEST_GUILESS_MAIN(LimitScoresTest)
#include "limit_scores_test.moc"
