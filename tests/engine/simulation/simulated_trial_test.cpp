// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/simulation/simulated_trial.h"

#include <QTest>
#include <filesystem>

#include "engine/task/file/task_file.h"
#include "tests/engine/dynamics/small_models.h"

namespace handhold {

/// What a simulation tells besides its states.
class SimulatedTrialTest : public QObject {
  Q_OBJECT

 private slots:
  void whatIsLeftOutIsTold_data();
  void whatIsLeftOutIsTold();
  void aReasonGoesFirst();

 private:
  static Trial simulated(const QString& sample, const std::string& message) {
    const Subject subject{modelNamed("human55")};
    const std::filesystem::path file =
        std::filesystem::path(HANDHOLD_SOURCE_DIR) / "resources/tasks" / (sample.toStdString() + ".json");
    SimulationResult result;
    result.message = message;
    return toTrial(subject, loadTask(file, *subject.model), result, {});
  }
};

void SimulatedTrialTest::whatIsLeftOutIsTold_data() {
  QTest::addColumn<QString>("sample");
  QTest::addColumn<QString>("told");
  QTest::newRow("a door") << "door_opening"
                          << "Doors and what else turns on hinges stand still";
  QTest::newRow("a flight")
      << "rail_flight"
      << "Nothing that the manoeuvre holds or pushes off is simulated: the body floats free";
  QTest::newRow("a turn without holds") << "turn_left"
                                        << "";
  QTest::newRow("a posture") << "standing_pull"
                             << "";
}

void SimulatedTrialTest::whatIsLeftOutIsTold() {
  QFETCH(QString, sample);
  QFETCH(QString, told);
  QCOMPARE(QString::fromStdString(simulated(sample, "").message), told);
}

void SimulatedTrialTest::aReasonGoesFirst() {
  QCOMPARE(simulated("standing_pull", "stopped").message, std::string("stopped"));
  QCOMPARE(simulated("door_opening", "stopped").message,
           std::string("stopped. Doors and what else turns on hinges stand still"));
}

}  // namespace handhold

QTEST_GUILESS_MAIN(handhold::SimulatedTrialTest)
#include "simulated_trial_test.moc"
