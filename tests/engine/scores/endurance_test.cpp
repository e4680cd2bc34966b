// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/scores/endurance.h"

#include <QtTest>
#include <cmath>

#include "engine/dynamics/kinematics.h"
#include "engine/model/model_file.h"
#include "engine/model/utilisation.h"
#include "engine/scores/score_tables.h"
#include "engine/scores/scores.h"
#include "engine/trial/csv.h"
#include "engine/trial/trial.h"

using namespace handhold;

namespace {

const QString kResources = QString::fromUtf8(HANDHOLD_SOURCE_DIR) + "/resources/";

const PopulationStrength& people() {
  static const PopulationStrength kPeople((kResources + "scores/strength.csv").toStdString());
  return kPeople;
}

/// The three compartments as Xia and Frey-Law 2008 have them, with their controller (LD = LR = 10 1/s), in
/// small steps; until active and resting muscle together are less than the load (s).
double simulated(const FatigueRates& rates, const std::function<double(double)>& load, double longest) {
  constexpr double kStep = 2e-3, kQuick = 10.0;
  double active = 0.0, resting = 1.0, fatigued = 0.0;
  for (double t = 0.0; t < longest; t += kStep) {
    const double asked = load(t), lack = asked - active;
    if (active + resting < asked) return t;
    const double drive = lack > 0.0 && resting <= lack ? kQuick * resting : kQuick * lack;
    const double recovery = rates.recovery * (asked > 0.0 ? 1.0 : rates.rest);
    const double tired = rates.fatigue * active, fresh = recovery * fatigued;
    active += kStep * (drive - tired);
    resting += kStep * (fresh - drive);
    fatigued += kStep * (tired - fresh);
  }
  return longest;
}

/// A body at rest whose right elbow bears such a share of its strength.
Trial bending(double share) {
  Trial trial;
  trial.subject.model = loadModel((kResources + "models/human55.json").toStdString());
  const Model& model = *trial.subject.model;
  MotionFrame frame;
  frame.q = model.zeroPosition();
  frame.v = frame.vdot = frame.tau = VectorX::Zero(model.velocitySize());
  const int elbow = model.findJoint("r_elbow_flexion");
  frame.tau[velocityIndex(elbow)] = share * model.joints[static_cast<std::size_t>(elbow)].torqueUpper;
  trial.motion.frames = {frame};
  trial.status = PostureStatus::Optimal;
  return trial;
}

RuleVerdict judged(const Trial& trial, const ScoreSettings& settings) {
  return enduranceVerdict(trial, trial.motion, settings, people());
}

}  // namespace

class EnduranceTest : public QObject {
  Q_OBJECT

 private slots:
  void heldForAsLongAsPublished_data() {
    QTest::addColumn<QList<int>>("seconds");  // at 10, 30, 50 and 70 % of strength
    QTest::newRow("ankle") << QList<int>{3748, 450, 179, 74};
    QTest::newRow("trunk") << QList<int>{2993, 352, 140, 58};
    QTest::newRow("grip") << QList<int>{1385, 258, 106, 44};
    QTest::newRow("elbow") << QList<int>{2794, 293, 116, 48};
    QTest::newRow("knee") << QList<int>{1506, 177, 70, 29};
    QTest::newRow("shoulder") << QList<int>{1057, 144, 58, 24};
    QTest::newRow("general") << QList<int>{2044, 272, 108, 45};
  }
  void heldForAsLongAsPublished() {
    QFETCH(QList<int>, seconds);
    const FatigueRates rates = people().fatigue(QTest::currentDataTag());
    for (int i = 0; i < 4; ++i)
      QVERIFY2(std::abs(holdingTime(rates, 0.1 + 0.2 * i) - seconds[i]) < 1.0,
               qPrintable(QString::number(holdingTime(rates, 0.1 + 0.2 * i))));
  }

  void whatIsLightIsHeldForAShift() {
    const FatigueRates rates = people().fatigue("elbow");
    const double endless = rates.recovery / (rates.fatigue + rates.recovery);
    QCOMPARE(holdingTime(rates, 0.99 * endless), kLongestEndurance);
    QVERIFY(holdingTime(rates, 1.05 * endless) < kLongestEndurance);
    QCOMPARE(holdingTime(rates, 0.0), kLongestEndurance);
    QCOMPARE(holdingTime(rates, 1.01), 0.0);
  }

  /// That nothing tires is a row of the table, too.
  void whatDoesNotTireHasARow() {
    const RuleVerdict verdict = judged(bending(0.0), {});
    QVERIFY(verdict.applies() && verdict.worstInstant().parts.empty());
    const CsvTable table(scoresToCsv({verdict}), "scores.csv");
    QCOMPARE(table.rowCount(), 1);
    QCOMPARE(table.text(0, 0), std::string("endurance"));
  }

  void holdingIsARepeatWithoutChange() {
    const FatigueRates rates = people().fatigue("knee");
    for (const double load : {0.2, 0.5, 0.8}) {
      const double once = repeatingTime(rates, {{0.0, 0.01}, {load, load}});
      QVERIFY(std::abs(once - holdingTime(rates, load)) < 0.02);
    }
  }

  /// Pulses over rest, and a wave, against the three compartments themselves.
  void repeatsEndWhereTheCompartmentsEnd() {
    const FatigueRates rates = people().fatigue("shoulder");
    Exertion exertion{{0.0, 4.0}, {0.6, 0.6}, 2.0};
    const auto pulses = [](double t) { return std::fmod(t, 6.0) < 4.0 ? 0.6 : 0.0; };
    const double pulsed = simulated(rates, pulses, 3000.0);
    QVERIFY2(std::abs(repeatingTime(rates, exertion) - pulsed) < 0.05 * pulsed,
             qPrintable(QStringLiteral("%1 %2").arg(repeatingTime(rates, exertion)).arg(pulsed)));
    QVERIFY(pulsed > 1.5 * holdingTime(rates, 0.6));
    exertion = {};
    const auto wave = [](double t) { return 0.4 - 0.3 * std::cos(0.5 * M_PI * t); };
    for (int i = 0; i <= 100; ++i) {
      exertion.times.push_back(0.04 * i);
      exertion.loads.push_back(wave(0.04 * i));
    }
    const double waved = simulated(rates, wave, 3000.0);
    QVERIFY2(std::abs(repeatingTime(rates, exertion) - waved) < 0.05 * waved,
             qPrintable(QStringLiteral("%1 %2").arg(repeatingTime(rates, exertion)).arg(waved)));
  }

  /// Held for a second and let go for one, as a hand does within a motion: at 30, 50 and 70 % of strength.
  void whatHoldsNothingWithinAMotionRests() {
    for (const char* group : {"grip", "shoulder"}) {
      const FatigueRates rates = people().fatigue(group);
      for (const double load : {0.3, 0.5, 0.7}) {
        const Exertion exertion{{0.0, 1.0, 1.0, 2.0}, {load, load, 0.0, 0.0}};
        const double expected = simulated(
            rates, [&](double t) { return std::fmod(t, 2.0) < 1.0 ? load : 0.0; }, 3000.0);
        const double told = std::min(repeatingTime(rates, exertion), 3000.0);
        QVERIFY2(std::abs(told - expected) < 0.05 * expected,
                 qPrintable(QStringLiteral("%1 at %2: %3, %4").arg(group).arg(load).arg(told).arg(expected)));
      }
    }
  }

  void theFirstToTireIsTold() {
    const RuleVerdict verdict = judged(bending(0.5), {});
    QCOMPARE(verdict.worstInstant().value, holdingTime(people().fatigue("elbow"), 0.5));
    QCOMPARE(verdict.worstInstant().parts.size(), std::size_t(1));
    QCOMPARE(verdict.worstInstant().parts[0].name, std::string("right elbow flexion"));
    QVERIFY(verdict.worstInstant().level == ActionLevel::Acceptable);
    ScoreSettings longer;
    longer.held = 120.0;  // 116 s can be had
    QVERIFY(judged(bending(0.5), longer).worstInstant().level == ActionLevel::ChangeNow);
    QCOMPARE(judged(bending(0.01), longer).worstInstant().value, kLongestEndurance);
    QVERIFY(judged(bending(1.2), {}).worstInstant().level == ActionLevel::ChangeNow);
  }

  /// A bar held fixed and a load that is carried, against limits side by side in the hand's axes.
  void handsThatCarryOrHoldFixedTire() {
    Trial trial = bending(0.0);
    const Model& model = *trial.subject.model;
    MotionFrame& frame = trial.motion.frames.front();
    Data data(model);
    updateKinematics(model, frame.q, data);
    const Pose hand = sitePose(model, data, model.findSite("r_grip"));
    const auto told = [&](const char* name) {
      const RuleVerdict verdict = judged(trial, {});
      for (const ScorePart& part : verdict.worstInstant().parts)
        if (part.name == name) return part;
      return ScorePart();
    };
    Task task;
    Load carried;
    carried.site = "r_grip";
    carried.force = 0.6 * 540.0 * hand.R.col(1);  // opens the fingers
    task.loads = {carried};
    task.laws.contactLimits = false;  // tires all the same
    trial.task = std::make_shared<Task>(task);
    QVERIFY(std::abs(told("right hand's load").score - holdingTime(people().fatigue("grip"), 0.6)) < 1e-6);
    Contact bar;
    bar.name = "bar";
    bar.kind = ContactKind::FixedGrip;
    bar.end = ContactEnd::RightHand;
    task.loads.clear();
    task.contacts = {bar};
    trial.task = std::make_shared<Task>(task);
    ContactLoad load;
    load.name = "bar";
    load.kind = "fixed";
    load.contact = 0;
    load.force = 0.4 * 540.0 * hand.R.col(2);
    frame.loads = {load};
    QVERIFY(std::abs(told("bar").score - holdingTime(people().fatigue("grip"), 0.4)) < 1e-6);
    // a limit of zero is exceeded, not infinitely
    task.contacts[0].limits.shear = 0.0;
    trial.task = std::make_shared<Task>(task);
    QCOMPARE(told("bar").score, 0.0);
    QCOMPARE(told("bar").remark, std::string("more than 1000 % of strength"));
  }

  void shouldersAndTheirGirdlesTireAlike() {
    Trial trial = bending(0.0);
    const Model& model = *trial.subject.model;
    const int girdle = model.findJoint("r_clavicle_protraction");
    trial.motion.frames[0].tau[velocityIndex(girdle)] =
        0.5 * model.joints[static_cast<std::size_t>(girdle)].torqueUpper;
    QCOMPARE(judged(trial, {}).worstInstant().value, holdingTime(people().fatigue("shoulder"), 0.5));
  }

  void pausesMakeItLast() {
    Trial trial = bending(0.8);
    trial.motion.frames.push_back(trial.motion.frames.front());
    trial.motion.frames.back().time = 2.0;
    ScoreSettings paced;
    double before = judged(trial, paced).worstInstant().value;
    for (const double perMinute : {20.0, 15.0, 10.0}) {
      paced.perMinute = perMinute;
      const double now = judged(trial, paced).worstInstant().value;
      QVERIFY(now > before);
      before = now;
    }
  }
};

QTEST_GUILESS_MAIN(EnduranceTest)
#include "endurance_test.moc"
