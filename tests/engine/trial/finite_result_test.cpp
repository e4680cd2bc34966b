// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTemporaryDir>
#include <QtTest>
#include <filesystem>
#include <limits>

#include "engine/core/error.h"
#include "engine/task/file/task_file.h"
#include "engine/trial/trial_folder.h"

using namespace handhold;

namespace {

namespace fs = std::filesystem;

const fs::path kResources = HANDHOLD_SOURCE_DIR "/resources";
constexpr double kNan = std::numeric_limits<double>::quiet_NaN();
constexpr double kInfinity = std::numeric_limits<double>::infinity();

}  // namespace

/// What nobody could read again is not written.
class FiniteResultTest : public QObject {
  Q_OBJECT

 private slots:
  void aResultThatIsNotFiniteIsRefused_data();
  void aResultThatIsNotFiniteIsRefused();
};

void FiniteResultTest::aResultThatIsNotFiniteIsRefused_data() {
  QTest::addColumn<double>("place");
  QTest::addColumn<double>("figure");
  QTest::addColumn<QString>("complaint");
  QTest::newRow("as it should be") << 1.0 << 2.0 << "";
  QTest::newRow("a posture") << kNan << 2.0 << "the motion holds a number that is not finite, at 0.5 s";
  QTest::newRow("a figure") << 1.0 << kInfinity << "the figure 'reach_m' is not finite";
}

void FiniteResultTest::aResultThatIsNotFiniteIsRefused() {
  QFETCH(double, place);
  QFETCH(double, figure);
  QFETCH(QString, complaint);
  const OpenedTask opened = openTask(kResources / "tasks/planar_trial_1.json", kResources / "models");
  Trial trial;
  trial.subject = opened.subject;
  MotionFrame frame;
  frame.time = 0.5;
  frame.q = opened.subject.model->relaxedPosition();
  frame.q[0] = place;
  trial.motion.frames.push_back(frame);
  trial.figures.emplace_back("reach_m", figure);
  const QTemporaryDir temporary;
  const fs::path folder = fs::path(temporary.path().toStdString()) / "result";
  try {
    writeTrial(trial, opened, folder);
    QVERIFY2(complaint.isEmpty(), "it was written");
  } catch (const InputError& error) {
    QVERIFY2(!complaint.isEmpty() && QString(error.what()).contains(complaint), error.what());
  }
  QCOMPARE(fs::exists(folder), complaint.isEmpty());
}

QTEST_GUILESS_MAIN(FiniteResultTest)
#include "finite_result_test.moc"
