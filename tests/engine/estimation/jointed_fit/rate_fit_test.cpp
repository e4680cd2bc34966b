// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/estimation/jointed_fit/rate_fit.h"

#include <QTest>

#include "tests/engine/jointed/random_trees.h"

namespace handhold {

namespace {

constexpr int kBodies = 6;

struct Sample {
  JointedBodies tree;
  JointedMotion truth, guess;
  WholeMotion whole;
};

/// A motion that closes, and it with errors in all rates.
Sample sampleOf(unsigned seed, double error) {
  RandomTrees random(seed);
  Sample sample{random.tree(kBodies), random.motion(kBodies), {}, {}};
  closeJoints(sample.tree, 0, sample.truth);
  sample.whole = wholeMotion(sample.tree, sample.truth);
  sample.guess = sample.truth;
  for (auto* rates :
       {&sample.guess.omega, &sample.guess.velocity, &sample.guess.alpha, &sample.guess.acceleration})
    for (Vector3& value : *rates) value += error * random.vector();
  return sample;
}

double greatestGap(const Sample& sample, const JointedMotion& motion, Rate rate) {
  double greatest = 0.0;
  for (int j = 0; j < std::ssize(sample.tree.joints); ++j)
    greatest = std::max(greatest, jointRateGap(sample.tree, motion, j, rate).norm());
  return greatest;
}

Vector3 momentumError(const Sample& sample, const JointedMotion& motion, Rate rate) {
  const WholeMotion now = wholeMotion(sample.tree, motion);
  return rate == Rate::Velocity ? now.momentum - sample.whole.momentum : now.moment - sample.whole.moment;
}

Vector3 centreError(const Sample& sample, const JointedMotion& motion, Rate rate) {
  const WholeMotion now = wholeMotion(sample.tree, motion);
  return rate == Rate::Velocity ? now.velocity - sample.whole.velocity
                                : now.acceleration - sample.whole.acceleration;
}

/// Twice the kinetic energy of what differs.
double energyBetween(const Sample& sample, const JointedMotion& a, const JointedMotion& b) {
  double energy = 0.0;
  for (std::size_t i = 0; i < kBodies; ++i) {
    const Vector3 turn = a.pose.q[i].conjugate() * (a.omega[i] - b.omega[i]);
    energy += turn.dot(sample.tree.bodies[i].inertia * turn) +
              sample.tree.bodies[i].mass * (a.velocity[i] - b.velocity[i]).squaredNorm();
  }
  return energy;
}

void addRates() {
  QTest::addColumn<Rate>("rate");
  QTest::newRow("velocities") << Rate::Velocity;
  QTest::newRow("accelerations") << Rate::Acceleration;
}

}  // namespace

class RateFitTest : public QObject {
  Q_OBJECT

 private slots:
  void eq6_31_to_6_34_constraintsComeToHold_data() { addRates(); }
  void eq6_31_to_6_34_constraintsComeToHold();
  void theNearestRatesHold_data() { addRates(); }
  void theNearestRatesHold();
  void noRatesThatHoldAreNearer();
  void eq5_21_aGuessThatHoldsStays();
};

/// With twice the weighting iterations of the document, which stops short.
void RateFitTest::eq6_31_to_6_34_constraintsComeToHold() {
  QFETCH(Rate, rate);
  const Sample sample = sampleOf(1, 0.2);
  const PenaltySequence slow{0.01, 2.0}, fast{0.01, 5.0};
  JointedMotion motion = sample.guess;
  const auto sizes = [&](const JointedMotion& now) {
    return std::max({greatestGap(sample, now, rate), momentumError(sample, now, rate).norm(),
                     centreError(sample, now, rate).norm()});
  };
  iterateRates({sample.tree, sample.whole, rate}, {{slow, slow, fast, fast, fast}, {}, {}}, motion);
  const double document = sizes(motion);
  QVERIFY(document < 0.1 * sizes(sample.guess));
  iterateRates({sample.tree, sample.whole, rate}, {{fast, fast, fast, fast, fast}, {400, 12}, {}}, motion);
  QVERIFY(sizes(motion) < 1e-3 * document || sizes(motion) < 1e-6);
}

void RateFitTest::theNearestRatesHold() {
  QFETCH(Rate, rate);
  const Sample sample = sampleOf(2, 0.2);
  JointedMotion motion = sample.guess;
  toNearestRates({sample.tree, sample.whole, rate}, motion);
  QVERIFY(greatestGap(sample, motion, rate) < 1e-11);
  QVERIFY(momentumError(sample, motion, rate).norm() < 1e-10);
  QVERIFY(centreError(sample, motion, rate).norm() < 1e-11);
}

/// Against the truth and what lies between, for all of which the constraints hold, and against the iteration.
void RateFitTest::noRatesThatHoldAreNearer() {
  const Sample sample = sampleOf(3, 0.2);
  const RateProblem problem{sample.tree, sample.whole, Rate::Velocity};
  JointedMotion nearest = sample.guess, moved = sample.guess;
  toNearestRates(problem, nearest);
  const double least = energyBetween(sample, nearest, sample.guess);
  for (const double part : {-1.0, 0.01, 0.5, 1.0}) {
    for (std::size_t i = 0; i < kBodies; ++i) {
      moved.omega[i] = nearest.omega[i] + part * (sample.truth.omega[i] - nearest.omega[i]);
      moved.velocity[i] = nearest.velocity[i] + part * (sample.truth.velocity[i] - nearest.velocity[i]);
    }
    QVERIFY(greatestGap(sample, moved, Rate::Velocity) < 1e-11);
    QVERIFY(energyBetween(sample, moved, sample.guess) > least);
  }
}

void RateFitTest::eq5_21_aGuessThatHoldsStays() {
  const Sample sample = sampleOf(4, 0.0);
  const PenaltySequence penalty{0.01, 5.0};
  JointedMotion motion = sample.guess;
  for (const Rate rate : {Rate::Velocity, Rate::Acceleration})
    iterateRates({sample.tree, sample.whole, rate}, {{penalty, penalty, penalty, penalty, penalty}, {}, {}},
                 motion);
  for (std::size_t i = 0; i < kBodies; ++i) {
    QVERIFY((motion.omega[i] - sample.truth.omega[i]).norm() < 1e-9);
    QVERIFY((motion.velocity[i] - sample.truth.velocity[i]).norm() < 1e-9);
    QVERIFY((motion.alpha[i] - sample.truth.alpha[i]).norm() < 1e-9);
    QVERIFY((motion.acceleration[i] - sample.truth.acceleration[i]).norm() < 1e-9);
  }
}

}  // namespace handhold

QTEST_GUILESS_MAIN(handhold::RateFitTest)
#include "rate_fit_test.moc"
