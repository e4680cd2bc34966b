// SPDX-License-Identifier: GPL-3.0-or-later
// Where contacts take hold or let go loads are handed over in a time in which muscles can follow.
#include <QtTest>
#include <algorithm>
#include <cmath>
#include <random>

#include "engine/model/model_file.h"
#include "engine/planning/prediction/load_takeover.h"
#include "engine/planning/solve.h"
#include "engine/task/file/task_file.h"

using namespace handhold;

namespace {

const std::string kResources = std::string(HANDHOLD_SOURCE_DIR) + "/resources";
constexpr double kForceUnit = 100.0;   // N, of the unknowns
constexpr double kEarthly = 9.80665;   // m/s^2
constexpr double kDifference = 1e-7;   // of slopes of a quadratic form
constexpr double kIntegration = 0.01;  // of integrals over a kink between Gauss' points
/// Knees of people who jump as hard as they can change their torque by 1000 to 1500 N m in a second; nobody
/// does so to sit down.
constexpr double kFastestTorque = 1000.0;  // N m/s

std::shared_ptr<const Model> person() {
  static const auto model = loadModel(kResources + "/models/m50.json");
  return model;
}

Task sample(const std::string& name) { return loadTask(kResources + "/tasks/" + name + ".json", *person()); }

std::vector<MatrixX> nothing(const MotionLayout& layout) {
  std::vector<MatrixX> controls;
  for (const SignalGroup& group : layout.groups)
    controls.push_back(MatrixX::Zero(group.width(), group.basis.count()));
  return controls;
}

std::vector<MatrixX> of(const VectorX& x, const MotionLayout& layout) {
  std::vector<MatrixX> controls = nothing(layout);
  for (size_t g = 0; g < layout.groups.size(); ++g)
    for (int i = 0; i < layout.groups[g].basis.count(); ++i)
      if (layout.groups[g].first[i] >= 0)
        controls[g].col(i) = x.segment(layout.groups[g].first[i], layout.groups[g].width());
  return controls;
}

VectorX random(Eigen::Index size) {
  std::mt19937 source(5);
  std::normal_distribution<double> normal;
  return VectorX::NullaryExpr(size, [&] { return normal(source); });
}

/// The group of loads that a contact has.
size_t groupOf(const Task& task, const MotionLayout& layout, const std::string& contact) {
  for (size_t g = 1; g < layout.groups.size(); ++g)
    if (task.contacts[layout.groups[g].loads.front().contact].name == contact) return g;
  return 0;
}

Trial moved(const std::string& name) {
  SolveOptions options;
  options.wanted = Wanted::Motion;
  options.posture.advising = PostureOptions::Advising::No;
  return solve(person(), sample(name), options);
}

/// The fastest change of any joint's torque (N m/s).
double fastestTorque(const Motion& motion) {
  double most = 0.0;
  for (size_t k = 0; k + 1 < motion.frames.size(); ++k) {
    const MotionFrame &now = motion.frames[k], &next = motion.frames[k + 1];
    const VectorX rate = (next.tau - now.tau) / (next.time - now.time);
    most = std::max(most, rate.tail(rate.size() - 6).lpNorm<Eigen::Infinity>());
  }
  return most;
}

}  // namespace

class LoadTakeoverTest : public QObject {
  Q_OBJECT

 private slots:
  // The closed form of a load that begins with its contact and grows evenly: half of the time within reach
  // counts.
  void aLoadThatGrowsEvenlyCostsItsSquaredRate() {
    const Task task = sample("sit_down");
    const MotionLayout layout(*person(), task);
    std::vector<MatrixX> controls = nothing(layout);
    const size_t g = groupOf(task, layout, "seat");
    QVERIFY(g > 0);
    const SignalGroup& seat = layout.groups[g];
    const auto normal =
        std::ranges::find_if(seat.loads, [](const LoadSignal& load) { return load.component == 0; });
    QVERIFY(normal != seat.loads.end());
    const double rate = 700.0;  // N/s
    for (int i = 0; i < seat.basis.count(); ++i)
      controls[g](normal - seat.loads.begin(), i) =
          rate / kForceUnit * (seat.basis.greville(i) - seat.basis.begin()) * task.motion.duration;
    const double weights = rate / (person()->totalMass * kEarthly);
    const double expected =
        LoadTakeover::kWeight * weights * weights * 0.5 * LoadTakeover::kNear / task.motion.duration;
    const double value = LoadTakeover(*person(), task, layout).value(controls);
    QVERIFY2(std::abs(value - expected) < kIntegration * expected,
             qPrintable(QString("%1 and %2").arg(value).arg(expected)));
  }

  void slopesMatchDifferences() {
    const Task task = sample("walk");
    const MotionLayout layout(*person(), task);
    const LoadTakeover takeover(*person(), task, layout);
    const VectorX x = random(layout.size);
    VectorX gradient = VectorX::Zero(layout.size);
    takeover.addGradient(of(x, layout), gradient);
    const VectorX d = random(layout.size).reverse();
    const double slope = 0.5 * (takeover.value(of(x + d, layout)) - takeover.value(of(x - d, layout)));
    QVERIFY(std::abs(slope) > 0.0);
    QVERIFY(std::abs(slope - gradient.dot(d)) < kDifference * (1.0 + std::abs(slope)));
    // quadratic: its curvature times x is its gradient
    BorderedBand K(layout.bandSize, layout.bandwidth, layout.size - layout.bandSize);
    K.setZero();
    takeover.addCurvature(1.0, K);
    const VectorX diagonal = K.diagonal();
    for (int k = 0; k < layout.bandSize; k += 97) {
      VectorX unit = VectorX::Zero(layout.size), column = unit;
      unit[k] = 1.0;
      takeover.addGradient(of(unit, layout), column);
      QVERIFY(std::abs(diagonal[k] - column[k]) < kDifference * (1.0 + std::abs(column[k])));
    }
  }

  void whereAllContactsLastNothingCosts() {
    Task task = sample("sit_down");
    task.motion.holds.clear();
    const MotionLayout layout(*person(), task);
    QCOMPARE(LoadTakeover(*person(), task, layout).value(of(random(layout.size), layout)), 0.0);
  }

  void nobodyIsDroppedOntoASeatOrTornOffIt_data() {
    QTest::addColumn<QString>("name");
    for (const char* name : {"sit_down", "stand_up"}) QTest::newRow(name) << name;
  }
  void nobodyIsDroppedOntoASeatOrTornOffIt() {
    QFETCH(QString, name);
    const Trial trial = moved(name.toStdString());
    QVERIFY2(trial.solved(), trial.message.c_str());
    const double fastest = fastestTorque(trial.motion);
    QVERIFY2(fastest < kFastestTorque, qPrintable(QString::number(fastest)));
  }
};

QTEST_GUILESS_MAIN(LoadTakeoverTest)
#include "load_takeover_test.moc"
