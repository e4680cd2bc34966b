// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "engine/trial/trial.h"
#include "engine/trial/trial_json.h"
#include "tests/engine/estimation/synthetic_recording.h"

using namespace handhold;

/// That a result is an optimum among its neighbours follows from its status, whatever words its message has.
class OptimumWordsTest : public QObject {
  Q_OBJECT

 private slots:
  void theStatusTellsIt_data();
  void theStatusTellsIt();
};

void OptimumWordsTest::theStatusTellsIt_data() {
  QTest::addColumn<bool>("optimal");
  QTest::addColumn<QString>("message");
  QTest::addColumn<QString>("written");
  QTest::newRow("an optimum") << true << ""
                              << "a local optimum";
  QTest::newRow("with words") << true << "began near a local optimum"
                              << "began near a local optimum; a local optimum";
  QTest::newRow("none") << false << "stopped before a local optimum"
                        << "stopped before a local optimum";
}

void OptimumWordsTest::theStatusTellsIt() {
  QFETCH(const bool, optimal);
  QFETCH(const QString, message);
  QFETCH(const QString, written);
  Trial trial;
  trial.subject = Subject(human());
  trial.origin = Solved();
  trial.status = optimal ? PostureStatus::Optimal : PostureStatus::Feasible;
  trial.message = message.toStdString();
  MotionFrame frame;
  frame.q = trial.subject.model->relaxedPosition();
  frame.v = frame.vdot = frame.tau = VectorX::Zero(trial.subject.model->velocitySize());
  trial.motion.frames = {frame};
  const std::string json = trialToJson(trial);
  const std::string field = "\"message\":\"" + written.toStdString() + "\"";
  QVERIFY2(json.find(field) != std::string::npos, json.substr(0, 600).c_str());
}

QTEST_APPLESS_MAIN(OptimumWordsTest)
#include "optimum_words_test.moc"
