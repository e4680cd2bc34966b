// SPDX-License-Identifier: GPL-3.0-or-later
// A drag that was let go beyond the body's reach comes back to a posture that keeps all laws.
#include <QTest>
#include <cmath>
#include <limits>
#include <vector>

#include "engine/model/model_file.h"
#include "tests/ui/fake_trials.h"
#include "ui/document/suggestions.h"
#include "ui/jobs/drag_session.h"
#include "ui/jobs/live_solver.h"

namespace handhold {

namespace {

constexpr double kReach = 1.0, kFar = 5.0, kGive = 0.3;  // m; of what lies beyond reach the body follows

std::shared_ptr<const Model> human() {
  static const std::shared_ptr<const Model> model =
      loadModel(std::string(HANDHOLD_SOURCE_DIR) + "/resources/models/human55.json");
  return model;
}

enum class Unpulled { KeepsAllLaws, BreaksOne };

/// Whose base goes to where it is pulled, but gives way beyond its reach. What was asked for: not finite
/// without a goal.
struct Reaching {
  Solvers solvers() {
    Solvers solvers;
    solvers.live = [this](const Subject&, const Task&, const Trial& from) -> LiveStep {
      return [this, from](const Task&, const std::optional<Drag>& drag, const PostureOptions&) {
        const double wanted = drag ? drag->goal.x() : std::numeric_limits<double>::quiet_NaN();
        const bool isSame = !asked.empty() && (drag ? asked.back() == wanted : std::isnan(asked.back()));
        if (!isSame) asked.push_back(wanted);  // it is asked again until the nearest posture settles
        const bool isWithin = drag ? wanted <= kReach : unpulled == Unpulled::KeepsAllLaws;
        Trial result = from;
        result.motion.frames[0].tau = VectorX::Zero(human()->velocitySize());
        result.status = isWithin ? PostureStatus::Feasible : PostureStatus::Infeasible;
        result.motion.frames[0].q[0] =
            !drag || isWithin ? std::min(kReach, drag ? wanted : kReach) : kReach + kGive * (wanted - kReach);
        return result;
      };
    };
    return solvers;
  }

  Unpulled unpulled;
  std::vector<double> asked = {};  ///< m, by the solver's thread until its answers are in
};

struct Bench {
  explicit Bench(Unpulled unpulled = Unpulled::KeepsAllLaws) : body{unpulled} {}

  /// To where it is let go, until all answers are in.
  void dragTo(double x) {
    drag.beginSite(human()->findSite("chest"), Vector3::Zero());
    drag.moveTo(Vector3(x, 0.0, 0.0));
    QTRY_VERIFY(!live.isBusy());
    drag.finish();
    QTRY_VERIFY(!drag.isActive());
  }

  Reaching body;
  Document document{newProject(human())};
  LiveSolver live{body.solvers()};
  DragSession drag{document, live};
};

}  // namespace

class DragReturnsTest : public QObject {
  Q_OBJECT

 private slots:
  void itComesBackWithinReach();
  void withinReachNothingMoreIsAsked();
  void whereNoneIsFoundItStaysAndNobodySolvedIt();
};

/// Each time from where the body was pulled to, at last without a pull; all is one step.
void DragReturnsTest::itComesBackWithinReach() {
  Bench bench;
  const VectorX start = bench.document.project().q;
  bench.dragTo(kFar);
  const std::vector<double>& asked = bench.body.asked;
  QCOMPARE(asked.size(), std::size_t(4));
  for (std::size_t k = 1; k + 1 < asked.size(); ++k) QVERIFY(asked[k] < asked[k - 1] && asked[k] > kReach);
  QVERIFY(std::isnan(asked.back()));
  QCOMPARE(bench.document.project().q[0], kReach);
  QVERIFY(bench.document.project().posture);
  QVERIFY(!bench.document.isBeingSolved());
  QCOMPARE(bench.document.history().index(), 1);
  bench.document.undo();
  QVERIFY(bench.document.project().q == start);
}

void DragReturnsTest::withinReachNothingMoreIsAsked() {
  Bench bench;
  bench.dragTo(0.5 * kReach);
  QCOMPARE(bench.body.asked, std::vector<double>{0.5 * kReach});
  QCOMPARE(bench.document.project().q[0], 0.5 * kReach);
}

void DragReturnsTest::whereNoneIsFoundItStaysAndNobodySolvedIt() {
  Bench bench(Unpulled::BreaksOne);
  bench.dragTo(kFar);
  QCOMPARE(bench.body.asked.size(), std::size_t(4));
  QVERIFY(!bench.document.project().posture);
  QVERIFY(!bench.document.isBeingSolved());
  QCOMPARE(bench.document.history().index(), 1);
}

}  // namespace handhold

QTEST_MAIN(handhold::DragReturnsTest)
#include "drag_returns_test.moc"
