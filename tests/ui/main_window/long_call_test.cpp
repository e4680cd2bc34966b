// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/main_window/long_call.h"

#include <QPushButton>
#include <QTest>
#include <QThread>
#include <QTimer>

#include "engine/core/error.h"

namespace handhold {

namespace {

using Outcome = LongCall::Outcome;

/// Presses the call's Cancel as soon as it stands there.
void pressCancel() {
  QTimer::singleShot(50, [] {
    auto* call = qobject_cast<LongCall*>(QApplication::activeModalWidget());
    if (call) call->findChild<QPushButton*>()->click();
  });
}

void pause() { QThread::msleep(5); }

}  // namespace

class LongCallTest : public QObject {
  Q_OBJECT

 private slots:
  void theWindowAnswersMeanwhile();
  void itTellsHowFarItIs();
  void cancelForgetsAReading();
  void cancelAwaitsAWriting();
  void whatComesToItsEndIsDone();
  void aFailureHasItsReason();
  void anEndThatThrowsClosesIt();
};

void LongCallTest::theWindowAnswersMeanwhile() {
  JobRunner runner;
  LongCall call(runner, "Opening “walk.json”", nullptr);
  int ticks = 0;
  QTimer timer;
  connect(&timer, &QTimer::timeout, this, [&] { ++ticks; });
  timer.start(1);
  std::atomic<bool> isEnough{false};
  QTimer::singleShot(200, [&] { isEnough = true; });
  QThread *worked = nullptr, *ended = nullptr;
  const Outcome outcome = call.wait(
      [&](const JobContext&) -> JobEnd {
        worked = QThread::currentThread();
        while (!isEnough) pause();  // ends by the window's own timer
        return [&] { ended = QThread::currentThread(); };
      },
      CancelledCall::IsForgotten);
  QCOMPARE(outcome, Outcome::Done);
  QVERIFY(ticks > 3);
  QCOMPARE(ended, QThread::currentThread());
  QVERIFY(worked != ended);
  QVERIFY(!call.isVisible());
}

void LongCallTest::itTellsHowFarItIs() {
  JobRunner runner;
  LongCall call(runner, "Saving “walk.json”", nullptr);
  auto* bar = call.findChild<QProgressBar*>();
  std::atomic<bool> isSeen{false};
  QTimer look;
  connect(&look, &QTimer::timeout, this,
          [&] { isSeen = bar->maximum() > 0 && bar->value() == bar->maximum() / 4; });
  look.start(1);
  const Outcome outcome = call.wait(
      [&](const JobContext& job) -> JobEnd {
        tellStage(job.progress, "", 0.25);
        while (!isSeen) pause();
        return [] {};
      },
      CancelledCall::IsAwaited);
  QCOMPARE(outcome, Outcome::Done);
}

void LongCallTest::cancelForgetsAReading() {
  JobRunner runner;
  std::atomic<bool> mayEnd{false};
  bool wasEnded = false;
  LongCall call(runner, "Opening “walk.json”", nullptr);
  pressCancel();
  const Outcome outcome = call.wait(
      [&](const JobContext&) -> JobEnd {
        while (!mayEnd) pause();  // deaf to the wish to stop
        return [&] { wasEnded = true; };
      },
      CancelledCall::IsForgotten);
  QCOMPARE(outcome, Outcome::Cancelled);
  mayEnd = true;
  QTest::qWait(50);
  QVERIFY(!wasEnded);
}

void LongCallTest::cancelAwaitsAWriting() {
  JobRunner runner;
  bool wasAsked = false, wasEnded = false;
  LongCall call(runner, "Saving “walk.json”", nullptr);
  pressCancel();
  const Outcome outcome = call.wait(
      [&](const JobContext& job) -> JobEnd {
        const Watch watch{job.progress, job.stop};
        try {
          for (;;) {
            watch.tell(0.5);
            pause();
          }
        } catch (const Stopped&) {
          wasAsked = true;
          throw;
        }
        return [&] { wasEnded = true; };
      },
      CancelledCall::IsAwaited);
  QCOMPARE(outcome, Outcome::Cancelled);
  QVERIFY(wasAsked && !wasEnded);
}

/// Cancel that comes too late changes nothing about what is on the disk.
void LongCallTest::whatComesToItsEndIsDone() {
  JobRunner runner;
  bool wasEnded = false;
  LongCall call(runner, "Saving “walk.json”", nullptr);
  pressCancel();
  const Outcome outcome = call.wait(
      [&](const JobContext& job) -> JobEnd {
        while (!job.stop.stop_requested()) pause();
        return [&] { wasEnded = true; };
      },
      CancelledCall::IsAwaited);
  QCOMPARE(outcome, Outcome::Done);
  QVERIFY(wasEnded);
}

void LongCallTest::aFailureHasItsReason() {
  JobRunner runner;
  LongCall call(runner, "Opening “walk.json”", nullptr);
  const Outcome outcome = call.wait(
      [](const JobContext&) -> JobEnd { throw InputError("walk.json", "is empty", "choose another"); },
      CancelledCall::IsForgotten);
  QCOMPARE(outcome, Outcome::Failed);
  QVERIFY(call.reason().contains("is empty"));
}

void LongCallTest::anEndThatThrowsClosesIt() {
  JobRunner runner;
  LongCall call(runner, "Opening “walk.json”", nullptr);
  const Outcome outcome = call.wait(
      [](const JobContext&) -> JobEnd {
        return [] { throw InputError("walk.json", "does not fit", "choose another"); };
      },
      CancelledCall::IsForgotten);
  QCOMPARE(outcome, Outcome::Failed);
  QVERIFY(call.reason().contains("does not fit"));
  QVERIFY(!call.isVisible());
}

}  // namespace handhold

QTEST_MAIN(handhold::LongCallTest)
#include "long_call_test.moc"
