// SPDX-License-Identifier: GPL-3.0-or-later
// What a limb passes on its way from one instant to the next is seen by more instants, not by finer curves
// alone.
#include <QtTest>

#include "engine/model/model_file.h"
#include "engine/planning/solve.h"
#include "engine/task/file/task_file.h"

using namespace handhold;

class DipsTest : public QObject {
  Q_OBJECT

 private slots:
  // A forearm round a pump's edge: curves were refined until the work was spent, and the sample was refused.
  void anArmRoundAnEdgeIsFoundInTheTimeThatIsAskedFor() {
    const std::string resources = std::string(HANDHOLD_SOURCE_DIR) + "/resources";
    const auto model = loadModel(resources + "/models/m50.json");
    SolveOptions options;
    options.wanted = Wanted::Motion;
    options.posture.advising = PostureOptions::Advising::No;
    const Trial trial = solve(model, loadTask(resources + "/tasks/pump_reach.json", *model), options);
    QVERIFY2(trial.solved(), trial.message.c_str());
    QVERIFY(trial.violations.empty());
    QCOMPARE(trial.motion.duration(), 2.0);
  }
};

QTEST_GUILESS_MAIN(DipsTest)
#include "dips_test.moc"
