// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/jobs/further_search.h"

#include <QSignalSpy>
#include <QTest>
#include <atomic>

#include "tests/ui/main_window/window_fixture.h"
#include "ui/document/result_actions.h"
#include "ui/jobs/drag_session.h"
#include "ui/jobs/solve_jobs.h"

namespace handhold {

namespace {

constexpr int kSearch_ms = 20000;  // the pause and a busy machine
constexpr int kYield_ms = 200;     // what the house promises for Cancel
constexpr double kAsked = 10.0, kFurther = 6.0;

/// What one start finds costs more than what many find.
Solvers betterFromFurtherStarts(double further, double asked = kAsked) {
  Solvers solvers;
  solvers.solve = [further, asked](const Subject& subject, const Task& task, const SolveOptions& options) {
    Trial result = fakeResult(subject, task, options.start, PostureStatus::Optimal);
    result.objective = options.posture.starts > 1 ? further : asked;
    return result;
  };
  return solvers;
}

/// Further starts are searched until somebody stops it.
Solvers endlessSearch(std::atomic<int>& searching) {
  Solvers solvers;
  solvers.solve = [&searching](const Subject& subject, const Task& task, const SolveOptions& options) {
    Trial result = fakeResult(subject, task, options.start, PostureStatus::Optimal);
    if (options.posture.starts == 1) return result;
    ++searching;
    while (!options.posture.stop.stop_requested()) std::this_thread::sleep_for(std::chrono::milliseconds(1));
    --searching;
    result.objective = 0.0;  // the best of what it began, which is not worth an interruption
    return result;
  };
  return solvers;
}

struct Fixture {
  explicit Fixture(Solvers given) : solvers(std::move(given)) {}

  void solve() {
    QSignalSpy finished(&runner, &JobRunner::finished);
    solvePostureInBackground(document, runner, solvers, {});
    QVERIFY(finished.wait(kSearch_ms));
  }
  double objective() const { return *document.project().posture->objective; }

  Solvers solvers;
  Document document{samplePull()};
  JobRunner runner;
  FurtherSearch search{document, runner, solvers};
};

}  // namespace

class FurtherSearchTest : public QObject {
  Q_OBJECT

 private slots:
  void aBetterPostureIsOfferedAndTakenAsOneStep();
  void whatIsHardlyBetterIsNotOffered_data();
  void whatIsHardlyBetterIsNotOffered();
  void aDismissedOfferIsGone();
  void anOfferEndsWithItsTask();
  void itYieldsToADragAndBeginsAnew();
  void aRefusalThatADragLeftIsSearchedOnceMore();
  void aPostureThatAHandGaveOutOfReachStands();
  void whatWasOpenedRefusedStands();
  void aKeptRefusalStands();
};

void FurtherSearchTest::aBetterPostureIsOfferedAndTakenAsOneStep() {
  Fixture f(betterFromFurtherStarts(kFurther));
  f.solve();
  QVERIFY(!f.search.offer());
  QTRY_VERIFY_WITH_TIMEOUT(f.search.offer(), kSearch_ms);
  QVERIFY(std::abs(f.search.offer()->gain - (kAsked - kFurther) / kAsked) < 1e-12);
  QCOMPARE(f.objective(), kAsked);  // offered, not taken
  const int steps = f.document.history().index();
  f.search.take();
  QVERIFY(!f.search.offer());
  QCOMPARE(f.objective(), kFurther);
  QCOMPARE(f.document.history().index(), steps + 1);
  f.document.undo();
  QCOMPARE(f.objective(), kAsked);
}

void FurtherSearchTest::whatIsHardlyBetterIsNotOffered_data() {
  QTest::addColumn<double>("asked");
  QTest::addColumn<double>("further");
  QTest::newRow("a small part of much") << kAsked << 0.995 * kAsked;
  QTest::newRow("much of nothing") << 1e-5 << 2e-6;
  QTest::newRow("nothing") << 0.0 << 0.0;
}

void FurtherSearchTest::whatIsHardlyBetterIsNotOffered() {
  QFETCH(const double, asked);
  QFETCH(const double, further);
  Fixture f(betterFromFurtherStarts(further, asked));
  const QSignalSpy changed(&f.search, &FurtherSearch::changed);
  f.solve();
  QTRY_COMPARE_WITH_TIMEOUT(changed.size(), 2, kSearch_ms);  // begun and ended
  QVERIFY(!f.search.offer());
}

void FurtherSearchTest::aDismissedOfferIsGone() {
  Fixture f(betterFromFurtherStarts(kFurther));
  f.solve();
  QTRY_VERIFY_WITH_TIMEOUT(f.search.offer(), kSearch_ms);
  f.search.dismiss();
  QVERIFY(!f.search.offer());
  QCOMPARE(f.objective(), kAsked);
}

void FurtherSearchTest::anOfferEndsWithItsTask() {
  Fixture f(betterFromFurtherStarts(kFurther));
  f.solve();
  QTRY_VERIFY_WITH_TIMEOUT(f.search.offer(), kSearch_ms);
  setGravity(f.document, Vector3(0.0, -1.62, 0.0), QStringLiteral("Moon"));
  QVERIFY(!f.search.offer());
}

void FurtherSearchTest::itYieldsToADragAndBeginsAnew() {
  std::atomic<int> searching = 0;
  Fixture f(endlessSearch(searching));
  f.solve();
  QTRY_VERIFY_WITH_TIMEOUT(searching == 1, kSearch_ms);
  Project dragged = f.document.project();
  dragged.q[0] += 0.01;
  f.document.preview(dragged);
  QVERIFY(!f.search.isSearching());
  QTRY_VERIFY_WITH_TIMEOUT(searching == 0, kYield_ms);
  f.document.dropPreview();
  QTRY_VERIFY_WITH_TIMEOUT(searching == 1, kSearch_ms);
  QVERIFY(!f.search.offer());  // what was interrupted is no answer
}

namespace {

/// The shown posture as a drag leaves it where from the posture before no law could be kept.
Project refused(const Project& now) {
  Project next = now;
  next.posture =
      std::make_shared<const Trial>(fakeResult(now.subject, now.task, now.q, PostureStatus::Infeasible));
  return next;
}

}  // namespace

void FurtherSearchTest::aRefusalThatADragLeftIsSearchedOnceMore() {
  for (const PostureStatus whole : {PostureStatus::Optimal, PostureStatus::Infeasible}) {
    std::atomic<int> asked = 0;
    Solvers solvers;
    solvers.solve = [&](const Subject& subject, const Task& task, const SolveOptions& options) {
      ++asked;
      VectorX q = options.start;
      q[0] += 0.125;
      return fakeResult(subject, task, q, options.posture.starts > 1 ? PostureStatus::Failed : whole);
    };
    Fixture f(solvers);
    const double before = f.document.project().q[0];
    f.document.commit(QStringLiteral("Drag"), refused(f.document.project()));
    const int steps = f.document.history().index();
    QTRY_COMPARE_WITH_TIMEOUT(f.document.project().q[0], before + 0.125, kSearch_ms);
    QVERIFY(f.document.project().posture->status == whole);
    QCOMPARE(f.document.history().index(), steps);  // part of the drag
    QTest::qWait(1000);
    QCOMPARE(f.document.project().q[0], before + 0.125);  // and once
    QCOMPARE(asked.load(), 1);
    f.document.undo();
    QCOMPARE(f.document.project().q[0], before);
  }
}

void FurtherSearchTest::aPostureThatAHandGaveOutOfReachStands() {
  std::atomic<int> asked = 0;
  Solvers solvers;
  solvers.solve = [&](const Subject& subject, const Task& task, const SolveOptions& options) {
    ++asked;
    return fakeResult(subject, task, options.start, PostureStatus::Optimal);
  };
  solvers.live = [](const Subject& subject, const Task&, const Trial& from) -> LiveStep {
    return [subject, q = from.last().q](const Task& task, const std::optional<Drag>& drag,
                                        const PostureOptions&) {
      VectorX bent = q;
      bent.head<3>() = drag->goal;
      return fakeResult(subject, task, bent, PostureStatus::Infeasible);
    };
  };
  Fixture f(solvers);
  LiveSolver live(solvers);
  DragSession drag(f.document, live);
  drag.beginSite(f.document.model().findSite("chest"), Vector3::Zero());
  drag.moveTo(Vector3(5.0, 0.0, 0.0));
  drag.finish();
  QTRY_VERIFY(!drag.isActive());
  QTest::qWait(1000);
  QCOMPARE(asked.load(), 0);
  QCOMPARE(f.document.project().q[0], 5.0);
  QVERIFY(!f.document.project().posture);  // for whoever weighs what nobody solved
}

void FurtherSearchTest::whatWasOpenedRefusedStands() {
  std::atomic<int> asked = 0;
  Solvers solvers;
  solvers.solve = [&](const Subject& subject, const Task& task, const SolveOptions& options) {
    ++asked;
    return fakeResult(subject, task, options.start, PostureStatus::Optimal);
  };
  Fixture f(solvers);
  f.document.amend(refused(f.document.project()));
  QTest::qWait(1000);
  QCOMPARE(asked.load(), 0);
  QVERIFY(!f.document.project().posture->solved());
}

/// Whatever brings it back.
void FurtherSearchTest::aKeptRefusalStands() {
  std::atomic<int> asked = 0;
  Solvers solvers;
  solvers.solve = [&](const Subject& subject, const Task& task, const SolveOptions& options) {
    ++asked;
    return fakeResult(subject, task, options.start, PostureStatus::Optimal);
  };
  Fixture f(solvers);
  applyTrial(f.document, refused(f.document.project()).posture);
  QTest::qWait(1000);
  setGravity(f.document, Vector3(0.0, -1.62, 0.0), QStringLiteral("Moon"));
  f.document.undo();
  QTest::qWait(1000);
  QCOMPARE(asked.load(), 0);
  QVERIFY(!f.document.project().posture->solved());
}

}  // namespace handhold

QTEST_MAIN(handhold::FurtherSearchTest)
#include "further_search_test.moc"
